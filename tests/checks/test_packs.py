"""Packs among one another: what one stands on, and what two of them change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.checks.packs import BATTLE
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


def test_packs_beside_one_another_may_not_go_round_in_a_circle(tmp_path: Path) -> None:
    for id, other in (("a", "b"), ("b", "c"), ("c", "a"), ("d", "a")):
        pack(tmp_path / "all" / id, more=f"after: [{other}]\n")
    found = [(one["check"], Path(one["file"]).parent.name, one["line"]) for one in data("check", tmp_path / "all")]
    assert found == [("circular-packs", id, 6) for id in "abc"]
    assert data("check", tmp_path / "all" / "a") == []


def test_a_pack_finds_what_it_stands_on_beside_it(tmp_path: Path) -> None:
    pack(tmp_path / "all" / "base", units__raider=UNIT)
    over = pack(tmp_path / "all" / "over", "  units: {raider: {attack: [1]}}\n")
    text = (over / "pack.yaml").read_text().replace('">=1,<2"}', '">=1,<2", base: ">=1"}')
    (over / "pack.yaml").write_text(text)
    assert data("check", tmp_path / "all") == []
    assert [one["check"] for one in data("check", over)] == ["missing-pack"]


@pytest.mark.parametrize(
    ("changes", "check", "at"),
    [
        ("  removed: [units/at-at.move]\n", "unknown-change", "8:13"),
        ("  removed: [units/at-at.move.most]\n", "unknown-change", "8:13"),
        ("  removed: [dice]\n", "unknown-change", "8:13"),
        ("  removed: [units]\n", "unknown-change", "8:13"),
        ("  removed: [units/nobody]\n", "unknown-change", "8:13"),
        ("  units: {at-at: {move: 3}}\n", "wrong-type", "8:25"),
        ("  units: {at-at: {name: text}}\n", "wrong-type", "8:25"),
        ("  decks: {rebel: {cards: true}}\n", "wrong-type", "8:26"),
    ],
)
def test_a_change_that_leaves_no_whole_thing_is_told_once_and_spoils_nothing(
    tmp_path: Path, changes: str, check: str, at: str
) -> None:
    root = pack(tmp_path / "a", changes)
    found = [(one["check"], f"{one['line']}:{one['column']}") for one in data("check", root)]
    assert found == [(check, at)]
    for command in (("show", "2"), ("diff", root), ("list", "units")):
        done = run(*command, "--pack", root)
        assert done.exit_code in (0, 1) and "internal-error" not in done.output


def test_what_a_change_breaks_elsewhere_is_told_at_the_changes(tmp_path: Path) -> None:
    root = pack(tmp_path / "a", "  removed: [cards/recon-in-force]\n")
    (finding,) = data("check", root)
    assert (finding["check"], finding["line"]) == ("broken-elsewhere", 7)
    both = pack(tmp_path / "b", "  removed: [decks/rebel.cards.recon-in-force, cards/recon-in-force]\n")
    assert data("check", both) == [] and run("show", "2", "--pack", both).exit_code == 0


def test_a_printed_battle_can_be_changed_by_a_pack_and_taken_away(tmp_path: Path) -> None:
    battle = "hoth/02-snowspeeder-counter-attack"
    root = pack(tmp_path / "a", f"  scenarios: {{{battle}: {{victory: {{medals: {{rebel: 6}}}}}}}}\n")
    assert "Medals: 0 of 6" in run("show", "2", "--pack", root).stdout
    assert data("where", f"scenarios/{battle}.victory.medals.rebel", "--pack", root)["value"] == 6
    gone = pack(tmp_path / "b", f"  removed: [scenarios/{battle}]\n")
    assert run("show", "2", "--pack", gone).exit_code == 2


def test_two_games_are_never_mixed(tmp_path: Path) -> None:
    root = pack(tmp_path / "a", DICE)
    done = run("show", "skirmish/old-bridge", "--pack", root)
    assert done.exit_code == 2 and "skirmish" in done.stderr
    (root / "pack.yaml").write_text((root / "pack.yaml").read_text().replace('">=1,<2"}', '">=1", skirmish: ">=1"}'))
    assert "incomplete-game" in {one["check"] for one in data("check", root)}


def test_two_packs_of_one_id_are_refused_with_both_places(tmp_path: Path) -> None:
    one, other = pack(tmp_path / "x" / "a", DICE), pack(tmp_path / "y" / "a", DICE)
    done = run("show", "2", "--pack", one, "--pack", other)
    assert done.exit_code == 2 and str(one) in done.stderr and str(other) in done.stderr


def test_who_plays_with_two_packs_is_told_of_their_conflict(tmp_path: Path) -> None:
    one, other = pack(tmp_path / "a", DICE), pack(tmp_path / "b", "  units: {at-at: {attack: [1]}}\n")
    done = run("show", "2", "--pack", one, "--pack", other)
    assert done.exit_code == 0 and "[conflicting-packs]" in done.stderr


def test_a_battle_name_that_two_packs_have_is_asked_back(tmp_path: Path) -> None:
    one, other = pack(tmp_path / "a", scenarios__ford=BATTLE), pack(tmp_path / "b", scenarios__ford=BATTLE)
    done = run("show", "ford", "--pack", one, "--pack", other)
    assert done.exit_code == 2 and "b/ford, a/ford" in done.stderr
    assert run("show", "b/ford", "--pack", one, "--pack", other).exit_code == 0


def test_a_record_knows_its_pack_by_its_id(tmp_path: Path) -> None:
    root, record, zipped = pack(tmp_path / "a", DICE), tmp_path / "one.record", tmp_path / "renamed" / "a.zip"
    assert run("play", "2", "--pack", root, "--limit", 2, "--record", record).exit_code == 0
    zipped.parent.mkdir()
    assert run("pack", root, "--out", zipped).exit_code == 0
    assert run("replay", record, "--pack", zipped).exit_code == 0
    assert run("replay", record).exit_code == 2
