"""`hothkit play`: a battle between players, told as it goes, and recorded if asked."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path

import click

from hothkit import __version__
from hothkit.cli import agreement
from hothkit.cli.common import fail, library_with, options, setting_of, words_in
from hothkit.cli.language import told
from hothkit.cli.playing import Playing
from hothkit.diagnostics import excerpt
from hothkit.engine import Game
from hothkit.notation import Head
from hothkit.pack.fingerprint import fingerprint, versions
from hothkit.paths import is_file
from hothkit.players.registry import HUMAN, NAMES
from hothkit.position.setting import Setting
from hothkit.prose import Phrases
from hothkit.prose.fidelity import approximate
from hothkit.text import plain

_DEFAULT = "greedy"
_LIMIT = 200
_MOST_TURNS = 10_000


@click.command(help=told("commands.play.help"))
@click.argument("scenario", required=False)
@click.option("--player", "players", multiple=True, metavar="SIDE=NAME", help=told("commands.play.player"))
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), help=told("commands.play.seed"))
@click.option("--limit", type=click.IntRange(1, _MOST_TURNS), help=told("commands.play.limit"))
@click.option("--record", type=click.Path(path_type=Path), help=told("commands.play.record"))
@click.option("--resume", type=click.Path(path_type=Path), help=told("commands.play.resume"))
@agreement.options
@options(formats=("text", "json"), variants=True)
def command(
    scenario: str | None, players: tuple[str, ...], seed: int | None, limit: int | None, record: Path | None,
    resume: Path | None, leaders: tuple[str, ...], campaign: tuple[str, ...], teams: tuple[str, ...], form: str,
    lang: str, packs: tuple[Path, ...], variants: tuple[str, ...],
) -> None:  # fmt: skip
    """Play a battle."""
    words = words_in(lang)
    if resume is not None:
        fixed = (scenario, seed, limit, record)
        if any(one is not None for one in fixed) or variants or leaders or campaign or teams:
            fail(words.say("commands.play.resume_alone"))
        _resume(packs, resume, players, form, words)
        return
    if scenario is None:
        fail(words.say("commands.play.what"))
    library = library_with(packs, about=(scenario,))
    setting = setting_of(library, scenario, variants, words, agreement.Asked(leaders, campaign, teams))
    if limit is not None:
        setting = replace(setting, limit=limit)
    names = _names(players, setting, dict.fromkeys((seat.name for seat in setting.seats), _DEFAULT), words)
    _only_text_for_humans(names, form, words)
    head = Head(
        _lasting_name(scenario, setting),
        1 if seed is None else seed,
        variants,
        names,
        fingerprint(library, scenario, variants, setting.uses) | versions(library),
        setting.scenario.fidelity,
        __version__,
        limit,
        tuple(plain(str(path)) for path in packs),
        setting.agreement.leaders,
        setting.agreement.campaign,
        setting.agreement.teams,
        " ".join(approximate(setting.scenario, words_in("en"))),
    )
    Playing(Game(setting), head, form, words).begin(record)


def _resume(packs: tuple[Path, ...], path: Path, players: tuple[str, ...], form: str, words: Phrases) -> None:
    """Go on with an interrupted record; who plays may change."""
    from hothkit.cli.positions import fail_record, record_at, replay_of
    from hothkit.players.replaying import FollowingStreams

    if not is_file(path):
        fail(words.say("commands.no_such_path", path=plain(str(path))))
    record = record_at(path, words)
    library = library_with(packs, about=(record.head.battle,))
    game, found = replay_of(library, record, words, FollowingStreams)
    if found.problem is not None:
        fail_record(found.problem, path, words)
    default = {seat.name: record.head.players.get(seat.name, _DEFAULT) for seat in game.setting.seats}
    names = _names(players, game.setting, default, words)
    _only_text_for_humans(names, form, words)
    Playing(game, record.head, form, words, names).take_up(path, record, found)


def _names(players: tuple[str, ...], setting: Setting, names: dict[str, str], words: Phrases) -> dict[str, str]:
    """Who plays at each seat; who is named for the side of a team plays at both."""
    known = tuple(seat.name for seat in setting.seats)
    asked = [pair for one in players for pair in _seated(one, setting)]
    for side, count in Counter(side for side, _ in asked).items():
        if count > 1 and side in known:
            fail(words.say("commands.play.side_twice", side=side))
    for side, name in [*names.items(), *asked]:
        if side not in known:
            text = excerpt(f"{side}={name}" if name else side)
            said = words.say("commands.play.no_side", text=text, sides=", ".join(known))
            _fail_like(said, side, known, words)
        if name not in NAMES:
            said = words.say("commands.play.no_player", name=excerpt(name), names=", ".join(NAMES))
            _fail_like(said, name, NAMES, words)
        names[side] = name
    return names


def _seated(player: str, setting: Setting) -> list[tuple[str, str]]:
    side, _, name = player.partition("=")
    seats = [seat.name for seat in setting.seats if setting.sides[seat.side] == side]
    return [(seat, name) for seat in seats or [side]]


def _fail_like(message: str, text: str, known: tuple[str, ...], words: Phrases) -> None:
    if close := get_close_matches(text, known, 1, 0.5):
        message += " " + words.say("commands.did_you_mean", names=close[0])
    fail(message)


def _only_text_for_humans(names: dict[str, str], form: str, words: Phrases) -> None:
    if form != "text" and HUMAN in names.values():
        fail(words.say("commands.play.human_needs_text"))


def _lasting_name(scenario: str, setting: Setting) -> str:
    """How a record names its battle: by its id, for numbers may change; a loose battle by its path."""
    return scenario if Path(scenario).suffix in (".yaml", ".yml") else setting.scenario.head.id
