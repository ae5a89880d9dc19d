"""`hothkit bench`: how many games and turns a second the computer players play."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Any

import click

from hothkit.cli.approximate import marked, marks
from hothkit.cli.common import fail, library_with, options, print_json, setting_of, words_in
from hothkit.cli.language import told
from hothkit.engine import Game
from hothkit.pack.library import Library
from hothkit.players.match import play
from hothkit.players.registry import PLAYERS

_WARM_UP = 1_000_000  # a seed that no measured game has


@click.command(help=told("commands.bench.help"))
@click.option(
    "--games", type=click.IntRange(1, 1_000_000), default=20, show_default=True, help=told("commands.bench.games")
)
@click.option("--battle", "battles", multiple=True, metavar="SCENARIO", help=told("commands.bench.battle"))
@click.option("--player", "players", multiple=True, metavar="NAME", help=told("commands.bench.player"))
@options(formats=("text", "json"), variants=True)
def command(
    games: int, battles: tuple[str, ...], players: tuple[str, ...], form: str, lang: str, packs: tuple[Path, ...],
    variants: tuple[str, ...],
) -> None:  # fmt: skip
    """Measure and print."""
    library, words = library_with(packs, about=battles), words_in(lang)
    for name in players:
        if name not in PLAYERS:
            fail(words.say("bench.no_player", name=name, names=", ".join(sorted(PLAYERS))))
    found = []
    for battle in battles or _numbered(library):
        game = Game(setting_of(library, battle, variants, words))
        for name in players or sorted(PLAYERS):
            found.append(marked(measured(game, name, games), game.setting, words))
            if form == "text":
                click.echo(words.say("bench.line", **found[-1]))
        for line in marks(game.setting, words) if form == "text" else ():
            click.echo(line)
    if form == "json":
        print_json(found)


def measured(game: Game, name: str, games: int) -> dict[str, Any]:
    """The speed of a player on all sides; the first game, which fills the tables, is not counted."""
    sides = range(len(game.setting.sides))
    play(game, [PLAYERS[name](game, side, _WARM_UP) for side in sides], _WARM_UP)
    turns, start = 0, perf_counter()
    for seed in range(games):
        turns += play(game, [PLAYERS[name](game, side, seed) for side in sides], seed).turn
    spent = perf_counter() - start
    scenario = game.setting.scenario
    return {
        "battle": scenario.head.id if scenario.number is None else scenario.number,
        "player": name,
        "games_per_second": round(games / spent, 1),
        "turns_per_second": round(turns / spent, 1),
    }


def _numbered(library: Library) -> tuple[str, ...]:
    """All battles that have a number, in its order."""
    data = {id: thing.data for id, thing in library.of_kind("scenarios").items() if thing.is_usable}
    return tuple(sorted((id for id in data if "number" in data[id]), key=lambda id: (data[id]["number"], id)))
