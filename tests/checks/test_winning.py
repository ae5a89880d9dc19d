"""Whether each side can win: targets, marked hexes, rules of sudden death, and what is won before it begins (row W)."""

from __future__ import annotations

from pathlib import Path

import pytest

from hothkit.checks.run import run
from hothkit.checks.winning.earnings import earnings
from hothkit.checks.winning.outlook import outlook
from hothkit.diagnostics import Diagnostic
from hothkit.pack.loading import load
from tests.checks.packs import BATTLE, brief, found, of_battle

LIBRARY = load(left_out=("ruling",))

ISLAND = "terrain: {serac: [A9, B8, B9]}\n"
"""A10 is cut off by A9 and B9; B8 lies beside."""


def findings(folder: Path, *changes: tuple[str, str], more: str = "") -> list[Diagnostic]:
    text = BATTLE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return found(folder, {"scenarios/ford.yaml": text + more})


def names(finding: Diagnostic, text: str) -> list[str]:
    """What the file says where the finding points beside its place."""
    lines = text.splitlines()
    return [lines[at.line - 1][at.column - 1 :].split(",")[0].split("]")[0] for at in finding.related]


def earned(battle: str) -> dict[str, tuple[int, int, int, int] | None]:
    """All that each side of a bundled battle can earn: for units, structures, hexes, by rules."""
    view = outlook(LIBRARY, LIBRARY.find_scenario(battle))
    assert view is not None
    all_ = {side: earnings(view, number) for number, side in enumerate(view.position.setting.sides)}
    return {side: one and (one.units, one.structures, one.hexes, one.rules) for side, one in all_.items()}


@pytest.mark.parametrize(
    ("battle", "rebel", "empire"),
    [
        ("1", (5 * 1 + 2 * 2, 0, 0, 0), (7, 0, 0, 0)),  # two probe droids of 2 medals each
        ("4", (4 + 2, 0, 1, 0), (1 + 7, 0, 1, 0)),  # a hex that either side may hold
        ("5", (5, 0, 2, 0), (1 + 4, 0, 2, 0)),  # artillery and droids are worth nothing
        ("6", None, (1 + 5, 0, 0, 0)),  # a medal each turn
        ("7", (6 + 2, 0, 0, 0), (7 + 2, 0, 1, 0)),  # two squadrons come in once
        ("10", (6 + 3, 0, 0, 0), (0, 0, 0, 0)),  # nothing for rebels, nor for their generators
        ("11", (6 + 1, 0, 0, 7), (7, 0, 0, 0)),  # one for each of seven that may leave
        ("12", (6 + 2, 0, 0, 0), (2 + 5, 0, 1, 0)),  # five hexes that count together
        ("13", None, (0, 0, 0, 0)),  # troops land again and again
        ("14", None, (0, 0, 0, 0)),  # the cannon charges for ever
        ("15", (0, 0, 0, 8), (1 + 8, 0, 0, 0)),  # infantry alone may leave
        ("17", (6 + 2, 0, 0, 7), (7, 0, 2, 0)),  # the artillery never gets to its exit
    ],
)
def test_all_that_can_be_earned_in_a_battle(
    battle: str, rebel: tuple[int, ...] | None, empire: tuple[int, ...] | None
) -> None:
    assert earned(battle) == {"rebel": rebel, "empire": empire}


@pytest.mark.parametrize("variant", [None, *sorted(LIBRARY.of_kind("variants"))])
def test_nothing_is_wrong_with_any_battle_under_any_variant(variant: str | None) -> None:
    library = LIBRARY.with_variants([LIBRARY.variant(variant)] if variant else [])
    assert run(library, library.of_kind("scenarios").values()) == []


def test_a_target_is_not_above_all_that_can_be_earned(tmp_path: Path) -> None:
    (finding,) = findings(tmp_path, ("rebel: 3,", "rebel: 4,"))
    assert brief(finding) == "6:27 target-out-of-reach" and finding.is_error
    assert {key: finding.values[key] for key in ("target", "most", "units", "hexes", "rules")} == {
        "target": 4, "most": 3, "units": 3, "hexes": 0, "rules": 0
    }  # fmt: skip
    assert of_battle(tmp_path / "2", ("rebel: 3, empire: 2", "rebel: 4, empire: 3")) == [
        "6:27 target-out-of-reach",
        "6:38 target-out-of-reach",
    ]


@pytest.mark.parametrize(
    ("more", "most"),
    [
        ("changes: {units: {at-at: {medals: 3}}}\n", 5),
        ("medal_hexes: [{at: [D5], kind: permanent, medals: 2}]\n", 5),
        ("medal_hexes: [{at: [D5], side: empire, kind: permanent, medals: 2}]\n", 3),
        ("medal_hexes: [{at: [D3, D4], kind: temporary, together: any}]\n", 4),
        ("medal_hexes: [{at: [D3, D4], kind: temporary, together: all, medals: 5}]\n", 8),
        ("medal_hexes: [{at: [D3, D4, D5, D6], side: rebel, kind: temporary}]\n", 5),  # two units hold two hexes
        ("medal_hexes: [{at: [D3, D4, D5, D6], side: rebel, kind: permanent}]\n", 7),
        ("structures: {ion-cannon: {side: empire, at: [A9], target: true}}\n", 3),
        ("structures: {ion-cannon: {side: empire, at: [A9], target: true}}\n"
         "changes: {structures: {ion-cannon: {medals: 2}}}\n", 5),
        ("structures: {ion-cannon: {side: empire, at: [A9]}}\nchanges: {structures: {ion-cannon: {medals: 2}}}\n", 3),
        ("special_rules: {a: {when: turn_started, if: {side: rebel, turn: 3}, "
         "then: [{gain_medals: {side: rebel, number: 2}}]}}\n", 5),
        ("special_rules: {a: {when: turn_started, if: {turn: {at_least: 3, at_most: 4}}, "
         "then: [{gain_medals: {side: rebel, number: 1}}]}}\n", 7),
        ("special_rules: {a: {when: unit_arrived, once_per: battle, "
         "then: [{gain_medals: {side: rebel, number: 2}}]}}\n", 5),
        ("special_rules: {a: {when: unit_eliminated, if: {unit: {kind: at-at}}, "
         "then: [{gain_medals: {side: rebel, number: 2}}]}}\n", 5),
        ("exits: {rebel: [A9]}\nspecial_rules: {a: {when: unit_left_board, if: {unit: {side: rebel}}, "
         "then: [{gain_medals: {side: rebel, number: 1}}]}}\n", 5),
        ("special_rules: {a: {when: turn_started, if: {side: empire}, once_per: battle, "
         "then: [{place: {unit: snowtroopers, at: [A9, A10], number: 2}}]}}\n", 5),
        # The box has three walkers: one is set up, and keeps its miniature as a medal.
        ("special_rules: {a: {when: turn_started, if: {side: empire}, once_per: battle, "
         "then: [{place: {unit: at-at, at: [A7, A8, A9, A10], number: 4}}]}}\n", 5),
        # A lost unit's other miniatures come in again: of 32, 2 mark medals, and so may 12 new ones.
        ("special_rules: {a: {when: turn_started, if: {side: empire, turn: {at_most: 40}}, "
         "then: [{place: {unit: snowtroopers, at: {baseline: empire}}}]}}\n", 15),
        ("special_rules: {a: {when: turn_started, if: {side: empire, turn: {at_most: 40}}, "
         "then: [{place: {unit: at-at, at: {baseline: empire}}}]}}\n", 5),
        ("changes: {units: {at-at: {miniatures: 2}}}\n"
         "special_rules: {a: {when: turn_started, if: {side: empire, turn: {at_most: 40}}, "
         "then: [{place: {unit: at-at, at: {baseline: empire}}}]}}\n", 4),
        ("special_rules: {a: {when: turn_started, if: {turn: 9, side: empire}, "
         "then: [{place: {unit: {each: {side: empire, type: infantry, eliminated: true}}, at: {baseline: empire}}}]}}\n",
         5),
    ],
)  # fmt: skip
def test_every_source_counts_once(tmp_path: Path, more: str, most: int) -> None:
    just, over = (("rebel: 3,", f"rebel: {target},") for target in (most, most + 1))
    assert of_battle(tmp_path / "1", just, more=more) == []
    (finding,) = findings(tmp_path / "2", over, more=more)
    assert (finding.check, finding.values["most"]) == ("target-out-of-reach", most)


@pytest.mark.parametrize(
    "more",
    [
        "special_rules: {a: {when: turn_started, then: [{gain_medals: {side: rebel, number: 1}}]}}\n",
        "special_rules: {a: {when: unit_arrived, then: [{gain_medals: {side: own, number: 1}}]}}\n",
        "special_rules: {a: {when: turn_ended, if: {turn: {at_least: 4}}, "
        "then: [{gain_medals: {side: rebel, number: 1}}]}}\n",
        "special_rules: {a: {when: turn_ended, then: [{place: {unit: snowtroopers, at: {baseline: empire}}}]}}\n",
        "special_rules: {a: {when: turn_ended, "
        "then: [{place: {unit: {each: {type: infantry, eliminated: true}}, at: {baseline: empire}}}]}}\n",
        "special_rules: {a: {when: turn_started, if: {turn: 1}, "
        "then: [{roll: {dice: 3, results: {blast: [{gain_medals: {side: rebel, number: 1}}]}}}]}}\n",
        "special_rules: {a: {when: turn_started, if: {turn: 1}, "
        "then: [{roll: {dice: 3, results: {blast: [{place: {unit: snowtroopers, at: {baseline: empire}}}]}}}]}}\n",
    ],
)
def test_a_source_that_never_runs_dry_is_enough_for_any_target(tmp_path: Path, more: str) -> None:
    assert of_battle(tmp_path, ("rebel: 3,", "rebel: 100,"), more=more) == []


def test_a_card_that_gives_medals_may_be_played_again_and_again(tmp_path: Path) -> None:
    card = "name: {en: Loot}\nthen: [{gain_medals: {side: own, number: 1}}]\n"
    battle = BATTLE.replace("rebel: 3,", "rebel: 50,")
    assert found(tmp_path, {"cards/loot.yaml": card, "scenarios/x.yaml": battle}) == []


def test_a_variant_may_put_a_target_out_of_reach(tmp_path: Path) -> None:
    variant = "name: {en: Cheap walkers}\nchanges: {units: {at-at: {medals: 0}}}\n"
    assert found(tmp_path, {"variants/cheap.yaml": variant, "scenarios/x.yaml": BATTLE}) == []
    library = load([tmp_path], ("ruling",))
    changed = library.with_variants([library.variant("cheap")])
    assert [brief(one) for one in run(changed, [changed.find_scenario("x")])] == ["6:27 target-out-of-reach"]


@pytest.mark.parametrize(
    ("victory", "more", "told"),
    [
        ("{medals: {rebel: 3}}", "", []),  # the last unit of the other side decides
        ("{}", "", []),
        ("{medals: {rebel: 3}}", "changes: {turn: {no_unit_left: plays_on}}\n", ["6:11 no-way-to-win"]),
        ("{}", "changes: {turn: {no_unit_left: plays_on}}\n", ["6:1 no-way-to-win"]),
        (
            "{medals: {rebel: 3}}",
            "changes: {turn: {no_unit_left: plays_on}}\n"
            "special_rules: {a: {when: turn_ended, if: {turn: 9}, then: [{win: empire}]}}\n",
            [],
        ),
        (
            "{medals: {rebel: 3}}",
            "changes: {turn: {no_unit_left: plays_on}}\n"
            "special_rules: {a: {when: turn_ended, if: {turn: 0}, then: [{win: empire}]}}\n",
            ["14:50 impossible-win/turn"],
        ),
    ],
)
def test_each_side_has_a_way_to_win(tmp_path: Path, victory: str, more: str, told: list[str]) -> None:
    assert of_battle(tmp_path, ("{medals: {rebel: 3, empire: 2}}", victory), more=more) == told


def test_sides_that_cannot_win_are_told_of_together(tmp_path: Path) -> None:
    more = "changes: {turn: {no_unit_left: plays_on}}\n"
    (finding,) = findings(tmp_path, ("{medals: {rebel: 3, empire: 2}}", "{}"), more=more)
    assert finding.values["sides"] == "empire, rebel"


def test_a_medal_hex_can_be_reached(tmp_path: Path) -> None:
    more = ISLAND + "medal_hexes: [{at: [D5, A10], side: rebel, kind: permanent}]\n"
    (finding,) = findings(tmp_path, more=more)
    assert brief(finding) == "14:25 unreachable-hex"
    assert (finding.values["hex"], finding.values["units"]) == ("A10", "echo-base-troopers")
    assert finding.values["cut"] == "A9, B9 (serac)"
    assert names(finding, BATTLE + more) == ["A9", "B9"]


@pytest.mark.parametrize(
    "more",
    [
        "medal_hexes: [{at: [A10], kind: permanent}]\nterrain: {serac: [A9]}\n",  # a gap
        "medal_hexes: [{at: [A2], kind: permanent}]\nterrain: {serac: [A3, B1, B2]}\n",  # a unit begins inside
        "medal_hexes: [{at: [A10, D5], side: rebel, kind: permanent, together: any}]\n" + ISLAND,
        "medal_hexes: [{at: [A10], side: rebel, kind: permanent}]\n"
        + ISLAND
        + "special_rules: {a: {when: turn_started, "
        "then: [{place: {unit: {each: {side: rebel, eliminated: true}}, at: {baseline: empire}}}]}}\n",
        "medal_hexes: [{at: [A10], side: rebel, kind: permanent}]\n"
        + ISLAND
        + "special_rules: {a: {when: turn_started, "
        "if: {turn: 6}, then: [{place: {unit: snowspeeders, at: [A10]}}]}}\n",
        "medal_hexes: [{at: [D5], side: rebel, kind: permanent}]\n"
        "structures: {ion-cannon: {side: empire, at: [D5], target: true}}\n",
        "medal_hexes: [{at: [A10], side: rebel, kind: permanent}]\nterrain: {crevasse: [A9, B9]}\n"
        "changes: {terrain: {crevasse: {retreat_entry: true}}}\n",  # one may retreat over it
        "medal_hexes: [{at: [A10], side: rebel, kind: permanent}]\nterrain: {crevasse: [A9, B9]}\n"
        "badges: {wings: [G1]}\n",
    ],
)
def test_a_hex_that_somebody_may_come_to_is_in_order(tmp_path: Path, more: str) -> None:
    badge = {"badges/wings.yaml": "name: {en: Wings}\ncode: X\nfits: {type: infantry}\ntraits: [flying]\n"}
    assert found(tmp_path, {**badge, "scenarios/x.yaml": BATTLE + more}) == []


def test_flyers_alone_reach_an_island(tmp_path: Path) -> None:
    more = "medal_hexes: [{at: [A10], side: rebel, kind: permanent}]\nterrain: {crevasse: [A9, B9]}\n"
    assert of_battle(tmp_path / "1", ("echo-base-troopers", "snowspeeders"), more=more) == []
    assert of_battle(tmp_path / "2", more=more) == ["13:21 unreachable-hex"]


def test_a_hex_whose_ground_is_closed_to_all_it_is_meant_for(tmp_path: Path) -> None:
    more = "medal_hexes: [{at: [D5], side: rebel, kind: permanent}]\nterrain: {serac: [D5, C4]}\n"
    (finding,) = findings(tmp_path, more=more)
    assert brief(finding) == "13:21 unreachable-hex/closed" and finding.values["cut"] == "D5 (serac)"
    safe = "medal_hexes: [{at: [D5], kind: permanent}]\nstructures: {ion-cannon: {side: empire, at: [D5]}}\n"
    (finding,) = findings(tmp_path / "2", more=safe)
    assert brief(finding) == "13:21 unreachable-hex/closed" and finding.values["cut"] == "D5 (ion-cannon)"


def test_of_all_that_lies_behind_a_wall_the_first_is_told(tmp_path: Path) -> None:
    wall = "terrain: {crevasse: [A8, B8, C9, C10], serac: [D5]}\n"
    more = wall + "medal_hexes:\n  - {at: [A9, A10, B9, D5], side: rebel, kind: permanent}\nexits: {rebel: [A10]}\n"
    assert of_battle(tmp_path, more=more) == ["15:11 unreachable-hex", "15:24 unreachable-hex/closed"]


def test_all_hexes_that_count_together_can_be_reached(tmp_path: Path) -> None:
    more = ISLAND + "medal_hexes: [{at: [D5, A10], side: rebel, kind: temporary, together: all}]\n"
    assert of_battle(tmp_path, more=more) == ["14:25 unreachable-hex"]


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ("side: rebel, kind: temporary, together: all", []),
        ("side: empire, kind: temporary, needs: {type: vehicle}, together: all", ["unreachable-hex/together"]),
        ("side: empire, kind: permanent, needs: {type: vehicle}, together: all", ["unreachable-hex/together"]),
        ("side: empire, kind: temporary, needs: {type: vehicle}, together: any", []),
        ("side: empire, kind: temporary, needs: {type: vehicle}", []),
        ("kind: temporary, needs: {has: elite}, together: all", ["unreachable-hex/together"]),  # one on each side
        ("kind: temporary, needs: {type: infantry}, together: all", []),
    ],
)
def test_hexes_that_count_together_are_no_more_than_the_units_that_count(
    tmp_path: Path, entry: str, told: list[str]
) -> None:
    more = f"badges: {{elite: [G1, A1]}}\nmedal_hexes: [{{at: [D5, D7], {entry}}}]\n"
    assert [one.split()[1] for one in of_battle(tmp_path, more=more)] == told


def test_a_medal_hex_is_meant_for_somebody(tmp_path: Path) -> None:
    entry = "medal_hexes: [{at: [D5], side: rebel, kind: permanent, needs: {type: TYPE}}]\n"
    assert of_battle(tmp_path / "1", more=entry.replace("TYPE", "infantry")) == []
    assert of_battle(tmp_path / "2", more=entry.replace("TYPE", "vehicle")) == ["13:56 unreachable-hex/nobody"]
    assert of_battle(tmp_path / "3", more=entry.replace("{type: TYPE}", "{has: scout}")) == [
        "13:56 unreachable-hex/nobody"
    ]


def test_one_exit_at_least_can_be_reached(tmp_path: Path) -> None:
    assert of_battle(tmp_path / "1", more=ISLAND + "exits: {rebel: [A10, A1]}\n") == []
    more = ISLAND + "exits: {rebel: [A10]}\nspecial_rules: {a: {when: unit_left_board, then: [{win: rebel}]}}\n"
    (finding,) = findings(tmp_path / "2", more=more)  # the rule only waits for the exit
    assert brief(finding) == "14:17 unreachable-hex"
    forbidden = "exits: {rebel: [A10]}\nspecial_rules: {a: {while: {unit: {type: infantry}}, forbid: [leave_board]}}\n"
    assert of_battle(tmp_path / "3", more=forbidden) == ["13:9 unreachable-hex/nobody"]


@pytest.mark.parametrize(
    ("asked", "column"),
    [
        ("when: unit_arrived, if: {there_is: {side: rebel, at: A10}}", 74),
        ("when: unit_arrived, if: {there_is: {side: rebel, at: [D5, A10], number: 2}}", 79),
        ("when: unit_entered, if: {unit: {side: rebel}, hex: A10}", 72),
        ("when: unit_arrived, if: {unit: {side: rebel, at: [A10, C2]}}", None),
    ],
)
@pytest.mark.parametrize("effect", ["win: rebel", "gain_medals: {side: rebel, number: 1}"])
def test_a_rule_asks_for_hexes_that_can_be_reached(tmp_path: Path, asked: str, column: int | None, effect: str) -> None:
    more = ISLAND + f"special_rules: {{a: {{{asked}, then: [{{{effect}}}]}}}}\n"
    told = [f"14:{column} unreachable-hex"] if column else []
    assert of_battle(tmp_path, more=more) == told


def test_a_rule_of_the_enemy_on_the_island_is_in_order(tmp_path: Path) -> None:
    rule = "special_rules: {a: {when: unit_arrived, if: {there_is: {at: A10}}, then: [{win: rebel}]}}\n"
    assert of_battle(tmp_path, ("at-at: [A4]", "at-at: [A10]"), more=ISLAND + rule) == []


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        ("when: turn_started, if: {turn: 0}, then: [{win: rebel}]", "turn"),
        ("when: turn_started, if: {turn: 1000}, then: [{win: rebel}]", "turn"),
        ("when: turn_started, if: {turn: 200, side: rebel}, then: [{win: rebel}]", None),
        ("when: unit_arrived, if: {there_is: {side: rebel, baseline: empire, number: 3}}, then: [{win: rebel}]", "number"),
        ("when: unit_arrived, if: {there_is: {side: rebel, at: [D1, D2], number: {at_least: 3}}}, then: [{win: rebel}]",
         "number"),
        ("when: unit_arrived, if: {there_is: {side: rebel, type: vehicle, at: D5}}, then: [{win: rebel}]", "nobody"),
        ("when: unit_eliminated, if: {there_is: {kind: snowtroopers, eliminated: true, number: 3}}, then: [{win: rebel}]",
         "number"),
        ("when: unit_eliminated, if: {there_is: {kind: snowtroopers, eliminated: true, number: 2}}, then: [{win: rebel}]",
         None),
        ("when: unit_eliminated, if: {unit: {kind: probe-droids}}, then: [{win: rebel}]", "nobody"),
        ("when: unit_eliminated, if: {unit: {kind: at-at}, attacker: {has: flying}}, then: [{win: rebel}]", "nobody"),
        ("when: unit_left_board, then: [{win: rebel}]", "exit"),
        ("when: unit_left_board, if: {unit: {side: rebel}}, then: [{win: rebel}]", "exit"),
        ("when: structure_destroyed, then: [{win: rebel}]", "nothing"),
        ("when: structure_destroyed, if: {structure: {side: empire}}, then: [{win: rebel}]", "nobody"),
        ("when: attack_ended, if: {attacker: {type: special}}, then: [{win: rebel}]", "nobody"),
        ("when: attack_ended, if: {target: {type: vehicle}, hex: D5}, then: [{win: rebel}]", None),
        ("when: turn_ended, if: {side: rebel, there_is: {side: own, not: {side: enemy}, at: D5}}, then: [{win: own}]",
         None),
        ("when: turn_ended, if: {there_is: {kind: ion-cannon, number: 0}}, then: [{win: rebel}]", None),
    ],
)  # fmt: skip
def test_a_rule_of_sudden_death_can_come_in(tmp_path: Path, rule: str, told: str | None) -> None:
    lines = of_battle(tmp_path, more=f"special_rules: {{a: {{{rule}}}}}\n")
    wanted = {None: [], "nobody": ["impossible-win"]}.get(told, [f"impossible-win/{told}"])
    assert [line.split()[1] for line in lines] == wanted


def test_the_place_of_an_impossible_rule_is_what_its_author_would_change(tmp_path: Path) -> None:
    rule = "special_rules:\n  a:\n    when: unit_arrived\n    if:\n      there_is:\n        side: rebel\n        number: 5\n"
    (finding,) = findings(tmp_path, more=rule + "    then: [{win: rebel}]\n")
    assert brief(finding) == "19:17 impossible-win/number"
    assert (finding.values["needed"], finding.values["most"]) == (5, 2)


def test_units_that_come_in_again_may_be_as_many_as_a_rule_asks_for(tmp_path: Path) -> None:
    rules = (
        "special_rules:\n"
        "  a: {when: turn_ended, then: [{place: {unit: snowtroopers, at: {adjacent_to: {kind: at-at}}}}]}\n"
        "  b: {when: unit_arrived, if: {there_is: {kind: snowtroopers, number: 4}}, then: [{win: empire}]}\n"
    )
    assert of_battle(tmp_path, ("rebel: 3,", "rebel: 30,"), more=rules) == []


def test_a_structure_that_is_no_target_is_destroyed_by_a_rule_alone(tmp_path: Path) -> None:
    cannon = "structures: {ion-cannon: {side: rebel, at: [G5]}}\n"
    rule = "  a: {when: structure_destroyed, if: {structure: {kind: ion-cannon}}, then: [{win: empire}]}\n"
    bombs = (
        "  b: {when: turn_ended, if: {turn: 9}, then: [{lose: {unit: {each: {type: structure}}, miniatures: all}}]}\n"
    )
    assert of_battle(tmp_path / "1", more=cannon + "special_rules:\n" + rule) == ["15:39 impossible-win"]
    assert of_battle(tmp_path / "2", more=cannon + "special_rules:\n" + rule + bombs) == []


def test_what_follows_from_a_rule_that_never_comes_in_is_not_told_again(tmp_path: Path) -> None:
    rule = "special_rules: {a: {when: turn_started, if: {turn: 0}, then: [{gain_medals: {side: rebel, number: 9}}]}}\n"
    assert of_battle(tmp_path, ("rebel: 3,", "rebel: 9,"), more=rule) == ["13:52 impossible-win/turn"]
    hex = ISLAND + "medal_hexes: [{at: [A10], side: rebel, kind: permanent}]\n"
    assert of_battle(tmp_path / "2", ("rebel: 3,", "rebel: 4,"), more=hex) == ["14:21 unreachable-hex"]


def test_a_rule_that_gives_no_medals_hides_no_target(tmp_path: Path) -> None:
    rule = "special_rules: {a: {when: turn_started, if: {turn: 0}, then: [{win: rebel}]}}\n"
    assert of_battle(tmp_path, ("rebel: 3,", "rebel: 4,"), more=rule) == [
        "6:27 target-out-of-reach",
        "13:52 impossible-win/turn",
    ]


def test_a_battle_is_not_decided_as_it_is_set_up(tmp_path: Path) -> None:
    held = "medal_hexes: [{at: [G1, G2, G3], side: rebel, kind: temporary, medals: 2}]\n"
    (finding,) = findings(tmp_path, more=held)
    assert brief(finding) == "6:27 decided-at-set-up"
    assert (finding.values["medals"], finding.values["target"]) == (4, 3)
    assert names(finding, BATTLE + held) == ["G1", "G2"]
    assert of_battle(tmp_path / "2", ("rebel: 3,", "rebel: 5,"), more=held) == []
    kept = held.replace("temporary", "permanent")  # who begins there has not come there
    assert of_battle(tmp_path / "3", more=kept) == []
    earns = "changes: {turn: {permanent_medals: {starting_unit: earns}}}\n"
    assert of_battle(tmp_path / "4", more=kept + earns) == ["6:27 decided-at-set-up"]


def test_hexes_that_are_needed_together_may_be_held_from_the_set_up_on(tmp_path: Path) -> None:
    group = "medal_hexes: [{at: [G1, HEX], side: rebel, kind: permanent, together: all, medals: 3}]\n"
    assert of_battle(tmp_path / "1", more=group.replace("HEX", "G2")) == ["6:27 decided-at-set-up"]
    assert of_battle(tmp_path / "2", more=group.replace("HEX", "G3")) == []


@pytest.mark.parametrize(
    ("asked", "is_told"),
    [
        ("there_is: {side: rebel, at: G1}", True),
        ("side: rebel", True),
        ("turn: 1, side: rebel", True),
        ("turn: 2, there_is: {side: rebel, at: G1}", False),
        ("side: empire", False),  # the rebels have had their turn by then
        ("there_is: {side: rebel, at: G3}", False),
        ("there_is: {side: rebel, not: {marker: officer}}", False),  # it may be taken up at the set-up
    ],
)
def test_no_rule_ends_the_battle_as_the_first_turn_starts(tmp_path: Path, asked: str, is_told: bool) -> None:
    rule = f"special_rules: {{a: {{when: turn_started, if: {{{asked}}}, then: [{{win: rebel}}]}}}}\n"
    told = ["13:17 decided-at-set-up/rule"] if is_told else []
    assert of_battle(tmp_path, more=rule) == told


@pytest.mark.parametrize(
    ("asked", "more", "is_told"),
    [
        ("side: rebel, there_is: {side: rebel}", "", True),
        ("there_is: {side: own}", "", True),
        ("side: empire, there_is: {side: enemy, number: {at_least: 1}}", "", True),
        ("side: rebel, there_is: {side: rebel, number: {at_least: 2}}", "", False),
        ("side: rebel, there_is: {side: rebel, number: 1}", "", False),
        ("side: rebel, there_is: {side: rebel, type: infantry}", "", False),
        ("side: rebel, turn: 1, there_is: {side: rebel}", "", False),  # a battle of one turn
        ("side: rebel", "", False),
        ("side: rebel, there_is: {side: rebel}", "exits: {rebel: [G5]}\n", False),
        ("side: rebel, there_is: {side: rebel}", "changes: {turn: {no_unit_left: plays_on}}\n", False),
    ],
)
def test_no_rule_must_win_the_battle_in_the_first_turn(tmp_path: Path, asked: str, more: str, is_told: bool) -> None:
    rule = f"{more}special_rules: {{a: {{when: turn_ended, if: {{{asked}}}, then: [{{win: rebel}}]}}}}\n"
    told = [one.split()[1] for one in of_battle(tmp_path, more=rule)]
    assert told == (["decided-at-set-up/first-turn"] if is_told else [])


def test_an_author_may_mean_it(tmp_path: Path) -> None:
    allowed = ("empire: 2}}", "empire: 9}}  # hothkit: allow target-out-of-reach")
    assert of_battle(tmp_path, allowed) == []


@pytest.mark.parametrize(
    "changes",
    [
        [("[A1, A2]", "[A1]"), ("    at-at: [A4]\n", ""), ("rebel: 3,", "rebel: 1,")],  # one against two
        [("{medals: {rebel: 3, empire: 2}}", "{medals: {rebel: 1}}")],
        [("echo-base-troopers: [G1, G2]", "rebel-artillery: [G1, G2]"), ("rebel: 3, empire: 2", "rebel: 3")],
        [("hand: {rebel: 4, empire: 4}", "hand: {rebel: 4, empire: 0}")],
    ],
)
def test_unusual_battles_are_in_order(tmp_path: Path, changes: list[tuple[str, str]]) -> None:
    assert of_battle(tmp_path, *changes) == []
