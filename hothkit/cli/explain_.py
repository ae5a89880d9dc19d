"""`hothkit explain`: why one hex sees another, and what a unit may do."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click

from hothkit.cli.approximate import marked, marks
from hothkit.cli.common import F, fail, library_with, options, print_json, words_in
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
    """The four questions."""


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


def _position(scenario: str, packs: tuple[Path, ...], lang: str, variants: tuple[str, ...]) -> tuple[Position, Phrases]:
    words = words_in(lang)
    return resolve(library_with(packs), scenario, variants, words), words


def _card(position: Position, name: str, words: Phrases) -> int:
    """The card of this id."""
    ids = [card.head.id for card in position.setting.cards]
    if name.lower() in ids:
        return ids.index(name.lower())
    message = words.say("commands.explain.no_card", name=excerpt(name))
    if close := get_close_matches(name.lower(), ids, 3, 0.5):
        message += " " + words.say("commands.did_you_mean", names=", ".join(close))
    fail(message)


def _print(position: Position, words: Phrases, form: str, data: dict[str, Any], sentences: list[str]) -> None:
    if form == "json":
        print_json(marked(data, position.setting, words))
    else:
        click.echo("\n".join((*sentences, *marks(position.setting, words))))
