"""Games of battles: always the same ones, and none that cannot be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from hothkit.balance import games
from hothkit.balance.findings import played, tallies
from hothkit.balance.games import outcomes, sound
from hothkit.pack.files import files
from hothkit.pack.library import library_of, read_thing
from tests.balance.battles import EVEN, STUCK, UNEVEN, read


def test_any_number_of_processes_plays_the_same_games(tmp_path: Path) -> None:
    library, things = read(tmp_path, EVEN, UNEVEN)
    alone = list(outcomes(library, things, 6, workers=1))
    assert [thing for thing, _ in alone] == [things[0]] * 6 + [things[1]] * 6
    assert {winner for thing, winner in alone if thing is things[0]} == {"rebel", "empire"}
    for workers in (2, 3):
        assert list(outcomes(library, things, 6, workers)) == alone


def test_more_games_begin_with_the_fewer(tmp_path: Path) -> None:
    library, things = read(tmp_path, EVEN)
    assert list(outcomes(library, things, 8, workers=1))[:3] == list(outcomes(library, things, 3, workers=1))


def test_a_game_in_which_nobody_can_attack_ends_at_the_limit_of_the_engine(tmp_path: Path) -> None:
    library, things = read(tmp_path, STUCK)
    assert [winner for _, winner in outcomes(library, things, 1)] == [None]


def test_only_battles_without_errors_are_played(tmp_path: Path) -> None:
    library, (good, bad) = read(tmp_path, EVEN, EVEN.replace("[A1]", "[A99]"))
    unit = next(thing for thing in library.all if thing.file.kind == "unit")
    assert sound(library, [unit, bad, good]) == [good]
    assert sound(library, [unit]) == []


def test_where_the_rules_have_an_error_nothing_is_played(tmp_path: Path) -> None:
    library, (battle,) = read(tmp_path, EVEN)
    ghost = tmp_path / "units" / "ghost.yaml"
    ghost.parent.mkdir()
    ghost.write_text("name: {en: Ghost}\n", encoding="utf-8")
    broken = read_thing(next(files(ghost, ghost.name)))
    assert sound(library_of([*library.all, broken]), [battle]) == []


def test_nothing_asked_is_nothing_played(tmp_path: Path) -> None:
    library, _ = read(tmp_path, EVEN)
    assert list(outcomes(library, [], 5)) == []


def test_an_error_in_play_is_one_finding_and_the_other_games_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library, (battle,) = read(tmp_path, EVEN)
    real = games.play

    def sometimes(game, players, seed):  # type: ignore[no-untyped-def]
        if seed in (1, 3):
            raise ZeroDivisionError(f"seed {seed}")
        return real(game, players, seed)

    monkeypatch.setattr(games, "play", sometimes)
    tally = dict(tallies(outcomes(library, [battle], 5, workers=1)))[battle]
    assert tally.won.total() + tally.unresolved == 3
    (finding,) = played(library, [battle], 5)[battle]
    assert finding.check == "internal-error" and "seed 1" in str(finding.values["what"])
    assert finding.place.file == battle.source.file


def test_a_battle_that_cannot_be_made_ready_takes_no_other_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library, (first, second) = read(tmp_path, EVEN, EVEN)
    real = games.Setting.of

    def of(scenario, content):  # type: ignore[no-untyped-def]
        if scenario.head.id == first.file.id:
            raise RecursionError
        return real(scenario, content)

    monkeypatch.setattr(games.Setting, "of", of)
    whole = dict(tallies(outcomes(library, [first, second], 2, workers=1)))
    assert whole[first].bug is not None and whole[second].bug is None and whole[second].won.total() == 2
