"""Packs among one another: what one stands on, and what two of them change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.runs import data, run
from tests.pack.of_packs import UNIT, pack

DICE = "  units: {at-at: {attack: [4, 3, 2]}}\n"


def told(*packs: Path) -> list[tuple[str, str, int]]:
    """What is said of packs that are used together: the check, the pack and the line."""
    given = [part for path in packs for part in ("--pack", path)]
    found: list[dict[str, Any]] = data("check", *given)
    return [(one["check"], Path(one["file"]).parent.name, one["line"]) for one in found]


def test_two_packs_that_set_a_value_otherwise_conflict_at_both_origins(tmp_path: Path) -> None:
    one, other = pack(tmp_path / "a", DICE), pack(tmp_path / "b", "  units:\n    at-at: {attack: [1]}\n")
    assert told(one, other) == [("conflicting-packs", "b", 9)]
    assert told(other, one) == [("conflicting-packs", "a", 8)]
    (finding,) = data("check", "--pack", one, "--pack", other)
    assert [(Path(place["file"]).parent.name, place["line"]) for place in finding["related"]] == [("a", 8)]


@pytest.mark.parametrize(
    "changes", [DICE, "  units: {at-at: {move: {most: 2}}}\n", "  units: {snowspeeders: {attack: [1]}}\n"]
)
def test_the_same_value_or_another_one_is_no_conflict(tmp_path: Path, changes: str) -> None:
    assert told(pack(tmp_path / "a", DICE), pack(tmp_path / "b", changes)) == []


def test_who_says_that_it_comes_after_has_the_last_word(tmp_path: Path) -> None:
    one = pack(tmp_path / "a", DICE)
    other = pack(tmp_path / "b", "  units: {at-at: {attack: [1]}}\n", more="after: [a]\n")
    for order in ((one, other), (other, one)):
        assert told(*order) == []
        given = [part for path in order for part in ("--pack", path)]
        assert data("where", "units/at-at.attack", *given)["value"] == [1]


@pytest.mark.parametrize(
    "changes", ["  units: {at-at: {traits: [flying]}}\n", "  units: {at-at: {move: {most: 2}, traits: [flying]}}\n"]
)
def test_what_one_removes_and_another_changes_is_an_error(tmp_path: Path, changes: str) -> None:
    gone, kept = pack(tmp_path / "a", "  removed: [units/at-at.traits]\n"), pack(tmp_path / "b", changes)
    assert told(gone, kept) == [("removed-and-changed", "b", 8)]
    assert told(kept, gone) == [("removed-and-changed", "a", 8)]
    assert run("play", "2", "--pack", gone, "--pack", kept).exit_code == 1


def test_both_may_remove_the_same(tmp_path: Path) -> None:
    gone = "  removed: [units/at-at.traits]\n"
    assert told(pack(tmp_path / "a", gone), pack(tmp_path / "b", gone)) == []


def test_two_packs_with_a_thing_of_one_name_conflict(tmp_path: Path) -> None:
    one = pack(tmp_path / "a", units__raider=UNIT)
    other = pack(tmp_path / "b", units__raider=UNIT.replace("miniatures: 3", "miniatures: 4"))
    assert told(one, other) == [("conflicting-packs", "units", 1)]
    assert told(one, pack(tmp_path / "c", units__raider=UNIT)) == []


@pytest.mark.parametrize(
    ("more", "check"),
    [
        ("requires: {hotth: '>=1'}", "missing-pack"),
        ("requires: {hoth: '>=7'}", "wrong-version"),
        ("", "incomplete-game"),
    ],
)
def test_a_pack_says_what_it_stands_on_and_gets_one_finding_if_that_is_not_so(
    tmp_path: Path, more: str, check: str
) -> None:
    root = pack(tmp_path / "a", units__raider=UNIT.replace("empire", "nobody") if check != "wrong-version" else UNIT)
    head = (root / "pack.yaml").read_text().replace('requires: {hoth: ">=1,<2"}', more)
    (root / "pack.yaml").write_text(head)
    assert [one["check"] for one in data("check", root)] == [check]


def test_packs_beside_one_another_do_not_meet(tmp_path: Path) -> None:
    pack(tmp_path / "all" / "a", DICE)
    pack(tmp_path / "all" / "b", "  units: {at-at: {attack: [1]}}\n")
    assert data("check", tmp_path / "all") == []


def test_a_pack_finds_what_it_stands_on_beside_it(tmp_path: Path) -> None:
    pack(tmp_path / "all" / "base", units__raider=UNIT)
    over = pack(tmp_path / "all" / "over", "  units: {raider: {attack: [1]}}\n")
    text = (over / "pack.yaml").read_text().replace('">=1,<2"}', '">=1,<2", base: ">=1"}')
    (over / "pack.yaml").write_text(text)
    assert data("check", tmp_path / "all") == []
    assert [one["check"] for one in data("check", over)] == ["missing-pack"]
