"""Games of battles for `hothkit check`: told of at a terminal while they are played, and ended calmly."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

import click

from hothkit.balance.findings import Tally, findings, tallies
from hothkit.balance.games import battles, outcomes, sound
from hothkit.checks.run import Played
from hothkit.pack.library import Library, Thing
from hothkit.prose import Phrases

if TYPE_CHECKING:
    from click._termui_impl import ProgressBar


def games_of(library: Library, asked: Sequence[Thing], games: int, words: Phrases) -> tuple[Played, bool]:
    """What so many games of each sound battle say of it, as far as they were played, and whether all of them were."""
    able = sound(library, asked)
    if refused := len(battles(asked)) - len(able):
        click.echo(words.say("check.games.refused", number=refused), err=True)
    wanted, done, known = games * len(able), 0, dict[Thing, Tally]()
    try:
        with _progress(wanted, words) as bar:
            for battle, tally in tallies(outcomes(library, able, games)):
                known[battle] = tally
                done += 1
                if bar is not None:
                    bar.update(1)
    except KeyboardInterrupt:
        click.echo(words.say("check.games.stopped", done=done, wanted=wanted), err=True)
    return {battle: tuple(findings(battle, tally)) for battle, tally in known.items()}, done == wanted


def _progress(wanted: int, words: Phrases) -> AbstractContextManager[ProgressBar[int] | None]:
    """A bar that fills up at a terminal; elsewhere nothing."""
    if sys.stderr is None or not sys.stderr.isatty():
        return nullcontext()
    return click.progressbar(length=wanted, label=words.say("check.games.progress"), file=sys.stderr, show_pos=True)
