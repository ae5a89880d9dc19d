"""What a set-up and a deck need, and what one box holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from hothkit.diagnostics import Diagnostic
from tests.checks.packs import BATTLE, brief, found, of_battle

GROUNDS = """\
terrain:
  ridge: [C1, C2, C3, C4, C5, C6, C7, C8, C9]
  rocks: [D1, D2, D3, D4, D5, D6, D7, D8, D9]
"""
DECK = "name: {en: D}\nside: rebel\ncards:\n"


def said(finding: Diagnostic) -> tuple[object, ...]:
    return tuple(finding.values[key] for key in ("needed", "there", "boxes"))


def one(folder: Path, *changes: tuple[str, str], more: str = "") -> Diagnostic:
    text = BATTLE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (finding,) = found(folder, {"scenarios/ford.yaml": text + more})
    return finding


def test_the_box_has_so_many_miniatures_of_a_unit(tmp_path: Path) -> None:
    # 24 troopers are 8 units of 3.
    eight = "G1, G2, G3, G4, G5, G6, G7, G8"
    assert of_battle(tmp_path / "1", ("G1, G2", eight)) == []
    finding = one(tmp_path / "2", ("G1, G2", f"{eight}, G9, G10"))
    assert brief(finding) == "9:58 too-many-pieces/miniatures" and not finding.is_error
    assert said(finding) == (30, 24, 2)


def test_the_units_of_both_sides_come_out_of_one_box(tmp_path: Path) -> None:
    finding = one(
        tmp_path, ("    echo-base-troopers: [G1, G2]\n", "    at-at: [G4, G6]  # hothkit: allow wrong-side\n"),
        ("[A4]", "[A4, A6]"),
        ("empire: 2", "empire: 1"),
    )  # fmt: skip
    assert said(finding) == (4, 3, 2) and brief(finding) == "12:17 too-many-pieces/miniatures"


def test_a_change_of_the_miniatures_counts(tmp_path: Path) -> None:
    changed = "changes: {units: {snowtroopers: {miniatures: 17}}}\n"
    finding = one(tmp_path / "1", more=changed)
    assert said(finding) == (34, 32, 2) and brief(finding) == "11:24 too-many-pieces/miniatures"


def test_another_box_may_hold_none(tmp_path: Path) -> None:
    box = {"components.yaml": "miniatures: {at-at: 0, snowtroopers: {count: 8}}\n"}
    (finding,) = found(tmp_path, {**box, "scenarios/x.yaml": BATTLE})
    assert said(finding) == (1, 0, 0) and brief(finding) == "12:13 too-many-pieces/none"


def test_a_badge_may_say_how_many_miniatures_a_unit_has(tmp_path: Path) -> None:
    speeders = ("echo-base-troopers: [G1, G2]", "snowspeeders: [G1, G2, G3, G4]")
    assert said(one(tmp_path / "1", speeders)) == (12, 9, 2)
    assert of_battle(tmp_path / "2", speeders, more="badges: {elite-squadron: [G1, G2, G3]}\n") == []


def test_the_box_has_so_many_tiles_of_a_ground(tmp_path: Path) -> None:
    finding = one(tmp_path, more="terrain: {serac: [C1, C3, C5, C7, C9]}\n")
    assert brief(finding) == "13:35 too-many-pieces/terrain" and said(finding) == (5, 4, 2)


def test_the_tiles_are_19_altogether(tmp_path: Path) -> None:
    assert of_battle(tmp_path / "1", more=GROUNDS + "  trench: [E1]\n") == []
    finding = one(tmp_path / "2", more=GROUNDS + "  trench: [E1, E2, E3]\n")
    assert brief(finding) == "16:16 too-many-pieces/tiles" and said(finding) == (21, 19, 2)


def test_of_one_ground_too_much_the_whole_is_not_told_too(tmp_path: Path) -> None:
    more = GROUNDS + "  serac: [E1, E2, E3, E4, E5]\n"
    assert of_battle(tmp_path, more=more) == ["16:27 too-many-pieces/terrain"]


def test_the_box_has_so_many_structures_and_badges(tmp_path: Path) -> None:
    finding = one(tmp_path / "1", more="structures: {ion-cannon: {side: rebel, at: [G4, G6]}}\n")
    assert brief(finding) == "13:49 too-many-pieces/structures" and said(finding) == (2, 1, 2)
    finding = one(tmp_path / "2", more="badges: {e-web: [G1, A1, A2]}\n")
    assert brief(finding) == "13:22 too-many-pieces/badges" and said(finding) == (3, 1, 3)


def test_of_what_no_box_lists_there_is_enough(tmp_path: Path) -> None:
    unit = "name: {en: S}\nside: rebel\ntype: infantry\nminiatures: 9\nmove: {most: 1}\nattack: [1]\ncode: XY\n"
    ground = 'name: {en: I}\ncode: IC\ncolour: "#ffffff"\n'
    battle = BATTLE.replace("echo-base-troopers: [G1, G2]", "skiers: [G1, G2, G3, G4, G5, G6, G7, G8, G9]")
    more = GROUNDS + "  ice: [E1, E2, E3, E4, E5]\n"
    files = {"units/skiers.yaml": unit, "terrain/ice.yaml": ground, "scenarios/x.yaml": battle + more}
    assert found(tmp_path, files) == []


def test_what_comes_in_later_needs_no_miniatures_at_the_set_up(tmp_path: Path) -> None:
    rule = "special_rules: {a: {when: turn_ended, then: [{place: {unit: at-at, at: [A8, A9], number: 20}}]}}\n"
    assert of_battle(tmp_path, more=rule) == []


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("  recon-left: 2\n  raid-left: 2\n", []),  # one in each of the two decks
        ("  recon-left: 3\n  direct-from-hq: 5\n", [("4:15", 3, 2, 2), ("5:19", 5, 2, 3)]),
        ("  diversion: 2\n", [("4:14", 2, 1, 2)]),  # a leader's
        ("  my-card: 40\n", []),
    ],
)
def test_a_deck_has_no_more_copies_of_a_card_than_were_printed(
    tmp_path: Path, cards: str, expected: list[tuple[object, ...]]
) -> None:
    card = "name: {en: C}\norder: [{up_to: 1}]\n"
    told = found(tmp_path, {"decks/d.yaml": DECK + cards, "cards/my-card.yaml": card})
    assert [(brief(f).split()[0], *said(f)) for f in told] == expected


def test_the_decks_of_a_battle_are_put_together_from_one_box(tmp_path: Path) -> None:
    deck = {"decks/scouts.yaml": DECK + "  recon-left: 2\n  raid-left: 1\n  our-last-hope: 1\n"}
    files = {**deck, "scenarios/x.yaml": BATTLE.replace("hand: {rebel: 4,", "decks: {rebel: scouts}\nhand: {rebel: 4,")}
    (finding,) = found(tmp_path, files)
    assert brief(finding) == "5:16 too-many-cards/battle"
    assert (finding.values["card"], *said(finding)) == ("recon-left", 3, 2, 2)
    less = files["scenarios/x.yaml"] + "without: {empire: [recon-left]}\n"
    assert found(tmp_path, {**deck, "scenarios/x.yaml": less}) == []


def test_what_a_deck_alone_needs_too_much_is_not_told_of_its_battle(tmp_path: Path) -> None:
    deck = {"decks/scouts.yaml": DECK + "  recon-left: 4\n"}
    battle = BATTLE.replace("hand: {rebel: 4,", "decks: {rebel: scouts}\nhand: {rebel: 4,")
    assert [brief(f) for f in found(tmp_path, {**deck, "scenarios/x.yaml": battle})] == ["4:15 too-many-cards/deck"]
