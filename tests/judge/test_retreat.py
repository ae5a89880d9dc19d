"""Retreats: rows F1, F2, F3, F4, F5, X8, and cases 5 and 7."""

from __future__ import annotations

from typing import Any

import pytest

from hothkit.judge.reach import reach
from hothkit.judge.retreat import Retreat, may_ignore, retreat
from hothkit.position.position import Position
from hothkit.position.state import NOBODY
from tests.battles import battle, names, piece_on, start


def back(position: Position, hex: str, far: int) -> Retreat:
    return retreat(position, piece_on(position, hex), far)


def paths(position: Position, found: Retreat) -> list[list[str]]:
    return [names(position, path) for path in found.paths]


def refused(position: Position, found: Retreat) -> list[tuple[str | None, str]]:
    return [(None if r.hex is None else position.setting.grid.names[r.hex], r.why) for r in found.refused]


def rebels(*hexes: str, terrain: dict[str, list[str]] | None = None, **more: Any) -> Position:
    units = {"rebel": {"echo-base-troopers": list(hexes)}, "empire": {"snowtroopers": ["B5"]}}
    return start(battle(units, terrain, **more))


def test_f1_each_retreat_is_one_hex_toward_the_own_baseline() -> None:
    position = rebels("E5")
    assert paths(position, back(position, "E5", 1)) == [["F4"], ["F5"]]
    assert paths(position, back(position, "B5", 1)) == [["A5"], ["A6"]]


def test_f1_the_owner_chooses_among_all_longest_ways() -> None:
    position = rebels("E5")
    found = back(position, "E5", 2)
    assert paths(position, found) == [["F4", "G4"], ["F4", "G5"], ["F5", "G5"], ["F5", "G6"]]
    assert (found.lost, found.refused) == (0, ())


def test_case_7_own_units_bar_the_second_hex() -> None:
    position = rebels("E5", "G4", "G5", "G6")
    found = back(position, "E5", 2)
    assert paths(position, found) == [["F4"], ["F5"]]
    assert found.lost == 1
    assert sorted(refused(position, found)) == [("G4", "occupied"), ("G5", "occupied"), ("G6", "occupied")]


def test_f2_an_enemy_bars_the_way_as_well() -> None:
    units = {"rebel": {"echo-base-troopers": ["E5"]}, "empire": {"snowtroopers": ["F4", "F5"]}}
    position = start(battle(units))
    found = back(position, "E5", 2)
    assert (paths(position, found), found.lost) == ([[]], 2)


def test_f2_closed_ground_bars_the_way() -> None:
    position = rebels("E5", terrain={"serac": ["F4"], "crevasse": ["F5"]})
    found = back(position, "E5", 1)
    assert (paths(position, found), found.lost) == ([[]], 1)
    assert refused(position, found) == [("F4", "ground"), ("F5", "ground")]


def test_f2_a_retreat_never_leaves_the_board() -> None:
    position = rebels("F5")
    found = back(position, "F5", 3)
    assert (paths(position, found), found.lost) == ([["G5"], ["G6"]], 2)
    assert (None, "off-board") in refused(position, found)


def test_f2_no_more_is_lost_than_there_is() -> None:
    position = rebels("G5")
    position.state.miniatures[piece_on(position, "G5")] = 2
    assert back(position, "G5", 3).lost == 2
    assert back(position, "G5", 10**9).lost == 2


def test_f3_the_longest_way_counts_over_the_whole_length() -> None:
    # F4 leads nowhere, F5 leads on to G6: the first hex alone cannot tell.
    position = rebels("E5", "G4", "G5")
    found = back(position, "E5", 2)
    assert (paths(position, found), found.lost) == ([["F5", "G6"]], 0)


def test_f3_no_miniature_is_given_up_by_choice() -> None:
    position = rebels("D4", terrain={"serac": ["E4", "F4", "F5"]})
    found = back(position, "D4", 3)
    # E5 goes on nowhere, E4 is closed: one hex is all there is, and two miniatures are lost.
    assert (paths(position, found), found.lost) == ([["E5"]], 2)


def test_f2_rough_ground_does_not_end_a_retreat() -> None:
    position = rebels("E5", terrain={"rocks": ["F4", "F5"]})
    assert back(position, "E5", 2).lost == 0


def test_an_at_at_may_not_retreat_onto_a_ridge() -> None:
    units = {"rebel": {}, "empire": {"at-at": ["C5"]}}
    position = start(battle(units, {"ridge": ["B4", "B5"]}, changes={"units": {"at-at": {"traits": []}}}))
    assert back(position, "C5", 1).lost == 1


CASE_5: dict[str, Any] = {
    "things": {
        "terrain": {
            "mire": {
                "name": {"en": "Mire", "es": "Cieno"},
                "code": "MI",
                "symbol": "none",
                "colour": "#000000",
                "retreat_entry": False,
            }
        }
    },
    "terrain": {"mire": ["F4", "F5"]},
}


def test_case_5_ground_that_may_be_entered_but_not_in_a_retreat() -> None:
    position = rebels("E5", **CASE_5)
    found = back(position, "E5", 1)
    assert (paths(position, found), found.lost) == ([[]], 1)
    assert refused(position, found) == [("F4", "ground"), ("F5", "ground")]
    reachable = names(position, reach(position, piece_on(position, "E5")).ways)
    assert {"F4", "F5", "G5"} <= set(reachable)


def ignored(position: Position, hex: str, attacker: str = "") -> int | None:
    by = piece_on(position, attacker) if attacker else NOBODY
    return may_ignore(position, by, piece_on(position, hex))[0]


def test_case_5_ignoring_retreats_is_another_matter() -> None:
    steadfast = {"units": {"echo-base-troopers": {"traits": ["unshaken"]}}}
    assert ignored(rebels("E5", changes=steadfast, **CASE_5), "E5") is None


@pytest.mark.parametrize(("ground", "number"), [("trench", 1), ("snow", 0), ("ridge", 0)])
def test_f4_infantry_in_a_trench_may_ignore_one(ground: str, number: int) -> None:
    assert ignored(rebels("E5", terrain={ground: ["E5"]}), "E5", "B5") == number


def test_f4_only_infantry_and_only_the_unit_in_the_trench() -> None:
    units = {"rebel": {"snowspeeders": ["E5"], "echo-base-troopers": ["E7"]}, "empire": {"snowtroopers": ["D5"]}}
    position = start(battle(units, {"trench": ["E5", "E6"]}))
    assert ignored(position, "E5", "D5") == 0
    assert ignored(position, "E7", "D5") == 0


def test_f4_two_trenches_do_not_add_up() -> None:
    units = {"rebel": {"echo-base-troopers": ["E5", "E6"]}, "empire": {"snowtroopers": ["D5"]}}
    assert ignored(start(battle(units, {"trench": ["E5", "E6", "D5"]})), "E5", "D5") == 1


@pytest.mark.parametrize(("unit", "side"), [("rebel-artillery", "rebel"), ("at-at", "empire")])
def test_f5_a6_u10_who_ignores_all_retreats(unit: str, side: str) -> None:
    units: dict[str, dict[str, list[str]]] = {"rebel": {}, "empire": {}, side: {unit: ["D5"]}}
    position = start(battle(units))
    number, rules = may_ignore(position, NOBODY, piece_on(position, "D5"))
    assert number is None and [rule.bound.id for rule in rules] == ["traits/unshaken/steadfast"]


def test_f5_switch_artillery_loses_a_miniature_for_each_retreat() -> None:
    units = {"rebel": {"rebel-artillery": ["D5"]}, "empire": {}}
    position = start(battle(units, variants=["artillery-loses-miniatures"]))
    found = back(position, "D5", 1)
    assert (paths(position, found), found.lost, refused(position, found)) == ([[]], 1, [("D5", "forbidden")])
    assert ignored(position, "D5") == 0


def test_p1_may_not_beats_may_within_a_rank_and_a_higher_rank_beats_both() -> None:
    stand = {"while": {"unit": {"kind": "echo-base-troopers"}}, "forbid": ["retreat"]}
    brave = {"while": {"target": {"kind": "echo-base-troopers"}}, "ignore": {"retreats": "all"}}
    both = {"units": {"echo-base-troopers": {"rules": {"stand": stand, "brave": brave}}}}
    assert ignored(rebels("E5", changes=both), "E5") == 0
    rooted = {"units": {"echo-base-troopers": {"rules": {"stand": stand}}}}
    assert ignored(rebels("E5", changes=rooted, special_rules={"brave": brave}), "E5") is None
