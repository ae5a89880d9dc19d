"""Findings about games: from made-up results at both sides of the bands, and from battles that were played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from hothkit.balance.findings import Tally, findings, played
from tests.balance.battles import EVEN, STUCK, UNEVEN, read


def said(folder: Path, tally: Tally) -> list[tuple[str, int, dict[str, object]]]:
    _, (battle,) = read(folder, EVEN)
    return [(one.check, one.place.line, dict(one.values)) for one in findings(battle, tally)]


@pytest.mark.parametrize(
    ("rebel", "empire", "is_told"),
    [(35, 0, True), (34, 0, False), (0, 35, True), (50, 0, True), (49, 1, False), (96, 4, True), (95, 5, False)],
)
def test_a_battle_is_uneven_only_if_the_whole_interval_lies_outside(
    tmp_path: Path, rebel: int, empire: int, is_told: bool
) -> None:
    found = said(tmp_path, Tally(Counter(rebel=rebel, empire=empire)))
    assert [check for check, _, _ in found] == ["uneven-battle"] * is_told


@pytest.mark.parametrize(
    ("unresolved", "won", "is_told"), [(1, 0, False), (2, 0, True), (19, 31, True), (18, 32, False)]
)
def test_a_battle_is_unresolved_only_if_the_whole_interval_lies_outside(
    tmp_path: Path, unresolved: int, won: int, is_told: bool
) -> None:
    found = said(tmp_path, Tally(Counter(rebel=won // 2, empire=won - won // 2), unresolved))
    assert [check for check, _, _ in found] == ["unresolved-battle"] * is_told


def test_figures_are_told_at_the_line_of_victory(tmp_path: Path) -> None:
    assert said(tmp_path, Tally(Counter(rebel=2, empire=58))) == []
    figures = {"side": "empire", "won": 60, "games": 60, "low": 93, "high": 100}
    one = ("uneven-battle", 6, figures)
    assert said(tmp_path, Tally(Counter(empire=60))) == [one]
    # Games without a winner are no side's, and are another matter.
    other = ("unresolved-battle", 6, {"unresolved": 40, "games": 100, "low": 30, "high": 50})
    assert said(tmp_path, Tally(Counter(empire=60), 40)) == [one, other]


def test_no_game_says_nothing(tmp_path: Path) -> None:
    assert said(tmp_path, Tally()) == []


def test_battles_that_are_played(tmp_path: Path) -> None:
    library, (even, uneven, stuck) = read(tmp_path, EVEN, UNEVEN, STUCK)
    found = played(library, [even, uneven, stuck], 36)
    checks = {battle: [finding.check for finding in found[battle]] for battle in found}
    assert checks == {even: [], uneven: ["uneven-battle"], stuck: ["unresolved-battle"]}
    assert found[uneven][0].values["side"] == "empire"
