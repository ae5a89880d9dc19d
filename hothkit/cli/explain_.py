"""`hothkit explain`: why one hex sees another, what a unit may do, and what a check looks for."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click

from hothkit.cli.approximate import marked, marks
from hothkit.cli.common import F, fail, options, print_json, words_in
from hothkit.cli.language import told
from hothkit.cli.positions import hex_at, piece_at, resolve, two_hexes
from hothkit.diagnostics import excerpt
from hothkit.position.position import Position
from hothkit.prose import Phrases
from hothkit.text import LANGUAGES

_FORMATS = ("text", "json")
_MOST_RETREATS = 100


def _between_hexes(function: F) -> F:
    """What a question about two hexes of a battle is asked with."""
    for argument in (click.argument("to"), click.argument("from_", metavar="FROM"), click.argument("scenario")):
        function = argument(function)
    return options(formats=_FORMATS, variants=True)(function)


@click.group(help=told("commands.explain.about"))
@click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False, help=told("commands.lang"))
def command() -> None:
    """The questions."""


@command.command(help=told("commands.explain.sight"))
@_between_hexes
def sight(scenario: str, from_: str, to: str, form: str, **common: Any) -> None:
    """From one hex to another, whoever stands there."""
    from hothkit.reports.explain import sight_data, sight_sentences

    position, words = _position(scenario, **common)
    a, b = two_hexes(position, from_, to, words)
    _print(position, words, form, sight_data(position, a, b), sight_sentences(position, a, b, words))


@command.command(help=told("commands.explain.attack"))
@_between_hexes
def attack(scenario: str, from_: str, to: str, form: str, **common: Any) -> None:
    """From the attacker's hex to the target's."""
    from hothkit.reports.explain import attack_data, attack_sentences

    position, words = _position(scenario, **common)
    a, t = (piece_at(position, hex, words) for hex in two_hexes(position, from_, to, words))
    _print(position, words, form, attack_data(position, a, t, words), attack_sentences(position, a, t, words))


@command.command(help=told("commands.explain.move"))
@click.argument("scenario")
@click.argument("hex")
@options(formats=_FORMATS, variants=True)
def move(scenario: str, hex: str, form: str, **common: Any) -> None:
    """All moves of the unit on a hex."""
    from hothkit.reports.explain import move_data, move_sentences

    position, words = _position(scenario, **common)
    piece = piece_at(position, hex_at(position, hex, words), words)
    _print(position, words, form, move_data(position, piece), move_sentences(position, piece, words))


@command.command(help=told("commands.explain.retreat"))
@click.argument("scenario")
@click.argument("hex")
@click.argument("number", metavar="N", type=int)
@options(formats=_FORMATS, variants=True)
def retreat(scenario: str, hex: str, number: int, form: str, **common: Any) -> None:
    """The retreat of the unit on a hex, so many hexes far."""
    from hothkit.reports.explain import retreat_data, retreat_sentences

    position, words = _position(scenario, **common)
    piece = piece_at(position, hex_at(position, hex, words), words)
    if not 1 <= number <= _MOST_RETREATS:
        fail(words.say("commands.explain.number", number=number, most=_MOST_RETREATS))
    _print(
        position, words, form, retreat_data(position, piece, number), retreat_sentences(position, piece, number, words)
    )


@command.command(help=told("commands.explain.order"))
@click.argument("scenario")
@click.argument("card")
@options(formats=_FORMATS, variants=True)
def order(scenario: str, card: str, form: str, **common: Any) -> None:
    """Whom a card orders."""
    from hothkit.reports.explain import order_data, order_sentences

    position, words = _position(scenario, **common)
    number = _card(position, card, words)
    _print(position, words, form, order_data(position, number, words), order_sentences(position, number, words))


@command.command(help=told("commands.explain.check"))
@click.argument("name")
@options(formats=_FORMATS, packs=False)
def check(name: str, form: str, lang: str) -> None:
    """What a check looks for."""
    from hothkit.balance.findings import played
    from hothkit.checks.registry import CHECKS
    from hothkit.reports.explain import check_data, check_lines

    words = words_in(lang)
    if name not in CHECKS:
        fail(_none(name, "check", CHECKS, words))
    if form == "json":
        print_json(check_data(name, words, played))
    else:
        click.echo("\n".join(check_lines(name, words, played)))


def _position(scenario: str, packs: tuple[Path, ...], lang: str, variants: tuple[str, ...]) -> tuple[Position, Phrases]:
    words = words_in(lang)
    return resolve(packs, scenario, variants, words), words


def _card(position: Position, name: str, words: Phrases) -> int:
    """The card of this id."""
    ids = [card.head.id for card in position.setting.cards]
    if name.lower() in ids:
        return ids.index(name.lower())
    fail(_none(name, "card", ids, words))


def _none(name: str, sort: str, known: Iterable[str], words: Phrases) -> str:
    """That there is no such thing, and what is called like it."""
    message = words.say(f"commands.explain.no_{sort}", name=excerpt(name))
    if close := get_close_matches(name.lower(), known, 3, 0.5):
        message += " " + words.say("commands.did_you_mean", names=", ".join(close))
    return message


def _print(position: Position, words: Phrases, form: str, data: dict[str, Any], sentences: list[str]) -> None:
    if form == "json":
        print_json(marked(data, position.setting, words))
    else:
        click.echo("\n".join((*sentences, *marks(position.setting, words))))
