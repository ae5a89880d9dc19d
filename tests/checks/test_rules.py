"""Rules that do nothing, undo one another or never end: told where it is sure, and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.packs import BATTLE, brief, found

NAME = "name: {en: X}\n"
# Battle `ford`: two infantry units a side, and one vehicle of the Empire.
IDLE = [
    ("when: marker_placed, then: [{draw: {cards: 1}}]", "idle-rule"),
    ("when: unit_left_board, then: [{draw: {cards: 1}}]", "idle-rule"),
    ("when: structure_destroyed, then: [{draw: {cards: 1}}]", "idle-rule"),
    ("when: turn_started, if: {turn: 0}, then: [{draw: {cards: 1}}]", "idle-rule/no-turn"),
    ("while: {distance: 0}, change: {dice: 1}", "idle-rule/no-distance"),
    ("while: {distance: {at_least: 4}}, change: {dice: 1}", "idle-rule/out-of-range"),
    ("while: {attacker: {kind: snowspeeders}}, change: {dice: 1}", "idle-rule/nobody-battle"),
    ("while: {unit: {type: special}}, change: {move: 1}", "idle-rule/nobody-battle"),
    ("while: {unit: {side: rebel, type: vehicle}}, change: {move: 1}", "idle-rule/together-battle"),
    ("while: {unit: {type: infantry, kind: at-at}}, change: {move: 1}", "idle-rule/together-battle"),
    ("while: {unit: {has: flying}}, change: {move: 1}", "idle-rule/nobody-battle"),
    ("while: {unit: {has: commando}}, change: {move: 1}", "idle-rule/nobody-battle"),
    ("while: {unit: {at: ridge}}, change: {move: 1}", "idle-rule/nobody-battle"),
    ("while: {unit: D3}, change: {move: 1}", "idle-rule/nobody-battle"),
    ("while: {unit: {not: {side: [rebel, empire]}}}, change: {move: 1}", "idle-rule/nobody-battle"),
    ("while: {unit: {miniatures: {at_least: 5}}}, change: {move: 1}", "idle-rule/nobody-battle"),
    ("while: {unit: {kind: at-at, miniatures: 2}}, change: {move: 1}", "idle-rule/together-battle"),
    ("while: {unit: {marker: officer}}, change: {move: 1}", "idle-rule/nobody-battle"),
    ("while: {unit: {left_board: true}}, change: {move: 1}", "idle-rule/nobody-battle"),
    ("while: {unit: {adjacent_to: {kind: snowspeeders}}}, change: {move: 1}", "idle-rule/nobody-battle"),
    ("while: {unit: {in_sight_of: {type: special}}}, change: {move: 1}", "idle-rule/nobody-battle"),
    ("while: {attacker: {side: enemy}}, change: {dice: 1}", "idle-rule/itself"),
    ("while: {target: {side: own}}, ignore: {protection: all}", "idle-rule/own-side"),
    ("when: turn_started, if: {side: enemy}, then: [{draw: {cards: 1}}]", "idle-rule/itself"),
    ("when: unit_eliminated, if: {unit: {side: enemy}}, then: [{draw: {cards: 1}}]", "idle-rule/itself"),
    ("while: {attacker: {side: rebel}, target: {side: rebel}}, change: {dice: 1}", "idle-rule/own-side"),
    ("while: {attacker: {side: rebel}, target: {side: own}}, change: {dice: 1}", "idle-rule/own-side"),
    ("when: attack_ended, if: {attacker: {type: vehicle}, target: {side: empire}}, then: [{draw: {cards: 1}}]",
     "idle-rule/own-side"),
    ("when: turn_ended, if: {there_is: {side: rebel, number: 3}}, then: [{draw: {cards: 1}}]", "idle-rule/there-is"),
    ("when: turn_ended, if: {there_is: {kind: at-at, number: {at_least: 2}}}, then: [{draw: {cards: 1}}]",
     "idle-rule/there-is"),
    ("when: turn_ended, if: {there_is: {type: structure}}, then: [{draw: {cards: 1}}]", "idle-rule/there-is"),
    ("when: unit_arrived, if: {hex: {at: rocks}}, then: [{draw: {cards: 1}}]", "idle-rule/nobody-battle"),
    ("when: attack_declared, then: [{this_attack: {while: {target: {kind: snowspeeders}}, change: {dice: 1}}}]",
     "idle-rule/nobody-battle"),
]  # fmt: skip
LIVE = [
    "while: {distance: 3}, change: {dice: 1}",
    "while: {unit: {not: {type: special}}}, change: {move: 1}",
    "while: {unit: {at: D3}}, change: {move: 1}",
    "while: {unit: {section: left, baseline: rebel}}, change: {move: 1}",
    "while: {unit: {at: [ridge, snow]}}, change: {move: 1}",
    "while: {unit: {type: infantry, kind: [at-at, snowtroopers]}}, change: {move: 1}",
    "while: {target: {side: enemy}}, change: {dice: 1}",
    "while: {target: {side: enemy}}, ignore: {protection: all}",
    "while: {target: {side: own, in_sight_of: {type: vehicle}}}, ignore: {retreats: 1}",
    "when: attack_ended, if: {target: {side: own}}, then: [{draw: {cards: 1}}]",
    "when: attack_ended, if: {hex: {empty: true}}, then: [{draw: {cards: 1}}]",
    "when: turn_ended, if: {there_is: {side: enemy, number: 3}}, then: [{draw: {cards: 1}}]",
    "when: turn_ended, if: {there_is: {kind: at-at, number: 0}}, then: [{draw: {cards: 1}}]",
    "when: turn_ended, if: {there_is: {type: infantry, eliminated: true, number: 2}}, then: [{draw: {cards: 1}}]",
    "when: unit_entered, if: {unit: {adjacent_to: D3}, hex: {at: snow}}, then: [{draw: {cards: 1}}]",
    "when: unit_retreated, if: {attacker: {kind: at-at}}, then: [{draw: {cards: 1}}]",
    "while: {unit: {not: {marker: officer}}}, change: {move: 1}",
]  # fmt: skip


def told(folder: Path, rules: str, more: str = "") -> list[str]:
    text = f"{BATTLE}{more}special_rules:\n  r: {{{rules}}}\n"
    wings = {"badges/wings.yaml": f"{NAME}code: X\nfits: {{type: infantry}}\ntraits: [flying]\n"}
    return [brief(one).split()[1] for one in found(folder, {**wings, "scenarios/ford.yaml": text})]


@pytest.mark.parametrize(("rule", "expected"), IDLE)
def test_a_rule_of_a_battle_that_can_never_come_in(tmp_path: Path, rule: str, expected: str) -> None:
    assert told(tmp_path, rule) == [expected]


@pytest.mark.parametrize("rule", LIVE)
def test_a_rule_of_a_battle_that_may_come_in(tmp_path: Path, rule: str) -> None:
    assert told(tmp_path, rule) == []


BROUGHT = [
    ("exits: {rebel: [G1]}\n", "when: unit_left_board, then: [{draw: {cards: 1}}]", ""),
    ("exits: {rebel: [G1]}\n", "when: unit_left_board, if: {hex: A1}, then: [{draw: {cards: 1}}]",
     "idle-rule/nobody-battle"),
    ("exits: {rebel: [G1]}\n", "when: unit_left_board, if: {unit: {side: empire}}, then: [{draw: {cards: 1}}]",
     "idle-rule/no-exit"),
    ("markers: {officer: [C3]}\n", "while: {unit: {marker: officer}}, change: {move: 1}", ""),
    ("markers: {officer: [C3]}\n", "while: {unit: {side: empire, marker: officer}}, change: {move: 1}",
     "idle-rule/together-battle"),
    ("markers: {officer: [C3]}\n", "while: {unit: {marker: {officer: 2}}}, change: {move: 1}",
     "idle-rule/nobody-battle"),
    ("structures: {ion-cannon: {side: rebel, at: [D5]}}\n", "when: structure_destroyed, then: [{draw: {cards: 1}}]", ""),
    ("structures: {ion-cannon: {side: rebel, at: [D5]}}\n",
     "when: turn_ended, if: {there_is: {kind: ion-cannon, at: D6}}, then: [{draw: {cards: 1}}]", "idle-rule/there-is"),
    ("badges: {commando: [G1]}\n", "while: {unit: {has: commando}}, change: {move: 1}", ""),
    ("badges: {commando: [G1]}\n", "while: {unit: {side: empire, has: commando}}, change: {move: 1}",
     "idle-rule/together-battle"),
    ("terrain: {ridge: [D4]}\n", "while: {unit: {at: ridge}}, change: {move: 1}", ""),
    ("terrain: {ridge: [D1]}\n", "while: {unit: {at: ridge, section: center}}, change: {move: 1}",
     "idle-rule/together-battle"),
    ("terrain: {serac: [D5]}\n", "while: {target: {at: serac}}, change: {dice: -1}", "idle-rule/nobody-battle"),
    ("terrain: {serac: [D5]}\n", "while: {target: {at: D5}}, change: {dice: -1}", "idle-rule/nobody-battle"),
    ("terrain: {serac: [D5]}\n", "while: {target: {not: {at: serac}}}, change: {dice: -1}", ""),
    ("terrain: {serac: [D5]}\n", "while: {attacker: {adjacent_to: serac}}, change: {dice: -1}", ""),
    ("terrain: {crevasse: [D5]}\n", "while: {target: {type: infantry, at: crevasse}}, change: {dice: -1}",
     "idle-rule/nobody-battle"),
    ("terrain: {crevasse: [D5]}\nbadges: {wings: [G1]}\n",
     "while: {target: {type: infantry, at: crevasse}}, change: {dice: -1}", ""),
    ("terrain: {serac: [D5]}\n", "when: turn_started, then: [{place: {unit: snowtroopers, at: [D5]}}]",
     "idle-effect/closed"),
    ("terrain: {serac: [D5]}\n", "when: turn_started, then: [{place: {unit: snowtroopers, at: [D5, D6]}}]", ""),
    ("terrain: {ridge: [D5]}\n", "when: turn_started, then: [{place: {unit: at-at, at: {at: ridge}}}]",
     "idle-effect/closed"),
    ("changes: {units: {at-at: {attack: [3]}}}\n",
     "while: {attacker: {type: vehicle}, distance: {at_least: 2}}, change: {dice: 1}", "idle-rule/out-of-reach"),
    ("changes: {units: {at-at: {attack: [3]}}}\n",
     "when: attack_ended, if: {attacker: {kind: at-at}, distance: 2}, then: [{draw: {cards: 1}}]",
     "idle-rule/out-of-reach"),
    ("changes: {units: {at-at: {attack: [3]}}}\n", "while: {attacker: {side: empire}, distance: 2}, change: {dice: 1}", ""),
    ("changes: {units: {at-at: {attack: [3]}}}\n", "while: {target: {kind: at-at}, distance: 2}, change: {dice: 1}", ""),
    ("changes: {units: {at-at: {traits: [flying]}}}\n", "while: {unit: {has: flying}}, change: {move: 1}", ""),
]  # fmt: skip


@pytest.mark.parametrize(("more", "rule", "expected"), BROUGHT)
def test_what_a_battle_brings_makes_the_difference(tmp_path: Path, more: str, rule: str, expected: str) -> None:
    assert told(tmp_path, rule, more) == ([expected] if expected else [])


def test_what_other_rules_bring_makes_the_difference(tmp_path: Path) -> None:
    bring = "special_rules:\n  a: {when: turn_started, then: [{place: {%s, at: [C3]}}]}\n  b: {%s}\n"
    pairs = [
        ("unit: snowspeeders", "while: {unit: {kind: snowspeeders}}, change: {move: 1}"),
        (
            "unit: snowspeeders",
            "when: turn_ended, if: {there_is: {type: vehicle, number: 7}}, then: [{draw: {cards: 1}}]",
        ),
        ("marker: ion-charge", "when: marker_placed, if: {hex: {marker: {ion-charge: 3}}}, then: [{draw: {cards: 1}}]"),
    ]
    for placed, rule in pairs:
        text = BATTLE + bring % (placed, rule)
        assert found(tmp_path, {"scenarios/ford.yaml": text}) == []


PACKS = [
    ("traits/x.yaml", "rules: {a: {while: {this: {type: infantry, kind: at-at}}, change: {move: 1}}}", "together-pack"),
    ("traits/x.yaml", "rules: {a: {while: {target: this, attacker: {side: own}}, change: {dice: 1}}}", "own-side"),
    ("traits/x.yaml", "rules: {a: {when: turn_ended, if: {side: own, turn: 0}, then: [{win: own}]}}", "no-turn"),
    ("cards/x.yaml", "order: [{up_to: 1}]\nbonus: {while: {unit: D3}, change: {move: 1}}", "nobody-pack"),
    ("traits/x.yaml", "rules: {a: {while: {this: {has: flying, type: infantry}}, change: {move: 1}}}", ""),
    ("traits/x.yaml", "rules: {a: {while: {target: this, attacker: {side: enemy}}, change: {dice: 1}}}", ""),
    ("traits/x.yaml", "rules: {a: {when: marker_placed, if: {hex: {marker: officer}}, then: [{win: own}]}}", ""),
    ("traits/x.yaml", "rules: {a: {while: {distance: 9}, change: {dice: 1}}}", ""),
    ("units/at-at.yaml", "rules: {a: {while: {unit: {is: this, kind: snowtroopers}}, change: {move: 1}}}", "together"),
    ("units/at-at.yaml", "rules: {a: {while: {attacker: {is: this, type: infantry}}, change: {dice: 1}}}", "together"),
    ("units/at-at.yaml", "rules: {a: {while: {attacker: {is: this, type: vehicle}}, change: {dice: 1}}}", ""),
]  # fmt: skip


@pytest.mark.parametrize(("file", "rule", "expected"), PACKS)
def test_a_rule_of_a_pack_is_idle_only_if_no_battle_could_bring_what_it_waits_for(
    tmp_path: Path, file: str, rule: str, expected: str
) -> None:
    unit = "side: empire\ntype: vehicle\nminiatures: 1\nmove: {most: 1}\nattack: [3]\n" if "units" in file else ""
    finding = [brief(one).split()[1] for one in found(tmp_path, {file: f"{NAME}{unit}{rule}\n"})]
    assert [one.partition("/")[2][: len(expected)] for one in finding] == ([expected] if expected else [])


def test_a_changed_rule_is_judged_with_what_carries_it(tmp_path: Path) -> None:
    rule = "changes: {units: {at-at: {rules: {a: {while: {unit: this, this: {side: %s}}, change: {move: 1}}}}}}\n"
    for side, expected in (("rebel", ["idle-rule"]), ("empire", [])):
        findings = found(tmp_path, {"scenarios/ford.yaml": BATTLE + rule % side})
        assert [one.check for one in findings] == expected


def test_a_unit_cannot_attack_after_more_hexes_than_it_moves(tmp_path: Path) -> None:
    unit = f"{NAME}side: empire\ntype: vehicle\nminiatures: 1\nmove: {{most: 2, still_attack: %d}}\nattack: [3]\n"
    for number, expected in ((2, []), (3, ["5:31 idle-still-attack"])):
        assert [brief(one) for one in found(tmp_path / str(number), {"units/crawlers.yaml": unit % number})] == expected
    text = BATTLE + "changes: {units: {at-at: {move: {most: 1, still_attack: 2}}}}\n"
    (finding,) = (
        one for one in found(tmp_path / "battle", {"scenarios/ford.yaml": text}) if one.check == "idle-still-attack"
    )
    assert finding.values == {"number": 2, "most": 1}


ENDLESS = [
    ("a: {when: attack_ended, may: [{order: {unit: attacker}}]}", "a → a"),
    ("a: {when: unit_arrived, then: [{order: {unit: unit}}]}", "a → a"),
    ("a: {when: unit_arrived, if: {unit: {type: infantry}}, then: [{order: {unit: unit}}]}", "a → a"),
    ("a: {when: unit_left, then: [{choose: {side: own}}, {order: {unit: chosen}}]}", "a → a"),
    ("a: {when: attack_ended, then: [{order: {unit: {each: {side: own}}}}]}", "a → a"),
    ("a: {when: unit_arrived, then: [{place: {marker: officer, at: [D5]}}]}\n"
     "  b: {when: marker_placed, may: [{order: {unit: {each: {side: own}}}}]}", "a → b → a"),
    ("a: {when: unit_arrived, then: [{order: {unit: unit}}], once_per: turn}", ""),
    ("a: {when: attack_ended, then: [{order: {unit: {each: {side: enemy}}}}]}", ""),
    ("a: {when: attack_ended, then: [{order: {unit: target}}]}", ""),
    ("a: {when: attack_ended, if: {attacker: {type: infantry}}, then: [{order: {unit: {each: {type: vehicle}}}}]}", ""),
    ("a: {when: attack_ended, if: {attacker: {miniatures: 1}}, then: [{order: {unit: attacker}}]}", ""),
    ("a: {when: unit_arrived, if: {hex: {at: snow}}, then: [{order: {unit: unit}}]}", ""),
    ("a: {when: unit_eliminated, then: [{order: {unit: attacker}}]}", ""),
    # What is only placed and never moves arrives once.
    ("a: {when: unit_arrived, if: {unit: {kind: rebel-artillery}}, then: [{order: {unit: unit}}]}\n"
     "  b: {when: turn_started, then: [{place: {unit: rebel-artillery, at: {baseline: rebel}}}]}", ""),
    ("a: {when: unit_arrived, if: {unit: {kind: snowspeeders}}, then: [{order: {unit: unit}}]}\n"
     "  b: {when: turn_started, then: [{place: {unit: snowspeeders, at: {baseline: rebel}}}]}", "a → a"),
    ("a: {when: unit_left, then: [{order: {unit: {each: {kind: rebel-artillery}}}}]}\n"
     "  b: {when: turn_started, then: [{place: {unit: rebel-artillery, at: {baseline: rebel}}}]}", ""),
    ("a: {when: attack_ended, if: {attacker: {kind: rebel-artillery}}, then: [{order: {unit: attacker}}]}\n"
     "  b: {when: turn_started, then: [{place: {unit: rebel-artillery, at: {baseline: rebel}}}]}", "a → a"),
    ("a: {when: unit_ordered, then: [{order: {unit: unit}}]}", ""),
    ("a: {when: attack_ended, then: [{attack: {attacker: attacker}}]}", ""),
    ("a: {when: attack_ended, then: [{attack: {target: target, dice: 1}}]}", ""),
    ("a: {when: marker_placed, then: [{place: {marker: officer, at: [D5]}}]}\n"
     "  b: {when: turn_started, then: [{place: {marker: officer, at: [D5]}}]}", ""),
    ("a: {when: unit_entered, then: [{lose: {unit: unit, miniatures: 1}}]}", ""),
    ("a: {when: attack_declared, then: [{attack: {attacker: target}}]}", ""),
    ("a: {when: turn_started, then: [{draw: {cards: 5}}]}", ""),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "circle"), ENDLESS)
def test_rules_that_can_go_on_for_ever_in_one_turn(tmp_path: Path, rules: str, circle: str) -> None:
    findings = found(tmp_path, {"scenarios/ford.yaml": f"{BATTLE}special_rules:\n  {rules}\n"})
    assert [(one.check, one.values["circle"]) for one in findings] == ([("endless-rules", circle)] if circle else [])


def test_a_card_that_is_played_is_soon_gone_but_its_rules_are_in_force_all_turn(tmp_path: Path) -> None:
    at_its_moment = "when: attack_ended\nif: {attacker: {side: own}}\nthen: [{order: {unit: attacker}}]\n"
    all_turn = "order: [{up_to: 1}]\nrules: {a: {when: attack_ended, then: [{order: {unit: attacker}}]}}\n"
    findings = found(tmp_path, {"cards/x.yaml": NAME + at_its_moment, "cards/y.yaml": NAME + all_turn})
    assert [(one.check, Path(one.place.file).name) for one in findings] == [("endless-rules", "y.yaml")]


EFFECTS = [
    ("when: attack_declared, then: [{reroll: {up_to: 1}}]", "mistimed-effect"),
    ("when: attack_ended, then: [{cancel: {hits: all}}]", "mistimed-effect"),
    ("when: turn_started, then: [{this_attack: {change: {dice: 1}}}]", "mistimed-effect"),
    ("when: attack_rolled, then: [{draw: {cards: {count: hits}}}]", "mistimed-effect"),
    ("when: attack_declared, then: [{draw: {cards: {count: {dice: miss}}}}]", "mistimed-effect"),
    ("when: turn_ended, then: [{draw: {cards: {count: {dice: miss}}}}]", "mistimed-effect"),
    ("when: attack_rolled, then: [{draw: {cards: {count: {dice: miss}}}}]", ""),
    ("when: attack_rolled, then: [{reroll: {up_to: 1}}]", ""),
    ("when: hits_scored, then: [{cancel: {hits: 1}}, {draw: {cards: {count: hits}}}]", ""),
    ("when: attack_declared, then: [{this_attack: {change: {dice: 1}}}]", ""),
    ("when: unit_retreated, then: [{this_attack: {change: {dice: 1}}}]", ""),
    ("when: turn_ended, then: [{choose: {side: own}}]", "idle-effect/choose"),
    ("when: turn_ended, then: [{choose: {empty: true}}, {lose: {unit: chosen, miniatures: 1}}]",
     "idle-effect/nobody-battle"),
    ("when: turn_ended, then: [{choose: {eliminated: true}}, {lose: {unit: chosen, miniatures: 1}}]",
     "idle-effect/nobody-battle"),
    ("when: turn_ended, then: [{restore: {unit: {each: {type: special}}, miniatures: 1}}]",
     "idle-effect/nobody-battle"),
    ("when: turn_ended, then: [{draw: {cards: {count: {kind: snowspeeders}}}}]", "idle-effect/nobody-battle"),
    ("change: {dice: {count: {type: special}}}", "idle-effect/nobody-battle"),
    ("change: {dice: 0}", "idle-effect/zero"),
    ("when: turn_ended, then: [{place: {unit: {each: {side: own}}, at: {baseline: own}}}]", "idle-effect/on-board"),
    ("when: turn_ended, then: [{place: {unit: {each: {eliminated: true}}, at: {baseline: own}}}]", ""),
    ("when: unit_entered, then: [{lose: {unit: hex, miniatures: 1}}]", "idle-effect/no-piece"),
    ("when: turn_ended, then: [{lose: {unit: side, miniatures: 1}}]", "idle-effect/no-piece"),
    ("when: attack_ended, then: [{move: {unit: attacker, to: attacker}}]", "idle-effect/no-way"),
    ("when: turn_ended, then: [{order: {unit: {each: {type: structure}}}}]", "idle-effect/structure"),
    ("when: unit_entered, then: [{lose: {unit: unit, miniatures: 0}}]", "idle-effect/zero"),
    ("when: turn_ended, then: [{roll: {dice: all, results: {blast: [{draw: {cards: 1}}]}}}]", "idle-effect/all"),
    ("when: turn_ended, then: [{draw: {cards: {count: discarded}}}]", "idle-effect/discarded"),
    ("when: turn_ended, then: [{discard: {up_to: 2}}, {draw: {cards: {count: discarded}}}]", ""),
    ("when: turn_ended, then: [{roll: {dice: 2, results: {blast: [{choose: {side: own}}, "
     "{lose: {unit: chosen, miniatures: 1}}]}}}]", ""),
    ("when: turn_ended, then: [{roll: {dice: 2, results: {blast: [{choose: {side: own}}]}}}]", "idle-effect/choose"),
    ("when: turn_ended, then: [{choose: {side: enemy}}, {attack: {target: chosen, dice: 33}}]", "too-many-dice"),
    ("while: {distance: 1}, change: {dice: 50}", "too-many-dice"),
    ("while: {distance: 1}, change: {dice: 32}", ""),
    ("when: attack_declared, then: [{this_attack: {change: {dice: 33}}}]", "too-many-dice"),
    ("while: {unit: {miniatures: {at_least: 3, at_most: 2}}}, change: {move: 1}", "empty-range"),
    ("when: turn_started, if: {turn: {at_least: 5, at_most: 3}}, then: [{win: rebel}]", "empty-range"),
    ("when: turn_ended, if: {there_is: {side: own, number: {at_least: 2, at_most: 1}}}, then: [{win: rebel}]",
     "empty-range"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "expected"), EFFECTS)
def test_an_effect_that_never_does_anything(tmp_path: Path, rule: str, expected: str) -> None:
    if "structure" in expected:
        structure = "structures: {ion-cannon: {side: rebel, at: [D5]}}\n"
        assert told(tmp_path, rule, structure) == [expected]
    else:
        assert told(tmp_path, rule) == ([expected] if expected else [])


def test_the_ground_of_a_terrain_is_no_piece(tmp_path: Path) -> None:
    rule = "rules: {a: {when: unit_entered, if: {unit: {at: this}}, then: [{lose: {unit: %s, miniatures: 1}}]}}\n"
    for unit, expected in (("this", ["idle-effect"]), ("unit", [])):
        findings = found(tmp_path, {"terrain/x.yaml": f"{NAME}code: XX\n{rule % unit}"})
        assert [one.check for one in findings] == expected


CARDS = [
    ("", "idle-card"),
    ("bonus: {change: {dice: 1}}\n", "idle-card/bonus"),
    ("then: [{draw: {cards: 1}}]\nbonus: {change: {dice: 1}}\n", "idle-card/bonus"),
    ("then: [{order: {unit: {each: {side: own}}}}]\nbonus: {change: {dice: 1}}\n", ""),
    ("then: [{play: {from: hand}}]\nbonus: {change: {dice: 1}}\n", ""),
    ("order: [{up_to: 1}]\n", ""),
    ("then: [{draw: {cards: 1}}]\n", ""),
    ("rules: {a: {when: turn_ended, then: [{draw: {cards: 1}}]}}\n", ""),
]


@pytest.mark.parametrize(("card", "expected"), CARDS)
def test_a_card_that_does_nothing(tmp_path: Path, card: str, expected: str) -> None:
    findings = [brief(one).split()[1] for one in found(tmp_path, {"cards/x.yaml": NAME + card})]
    assert findings == ([expected] if expected else [])


PAIRS = [
    ("change: {dice: 1}", "change: {dice: -1}", "cancelling-rules"),
    ("while: {distance: 1}, change: {dice: 1}", "change: {dice: -1}, while: {distance: 1}", "cancelling-rules"),
    ("while: {unit: {type: infantry}}, forbid: [move]", "while: {unit: {type: infantry}}, change: {move: 1}",
     "cancelling-rules/forbidden"),
    ("while: {unit: {type: infantry}}, ignore: {stop: all}", "while: {unit: {type: infantry}}, forbid: [move]",
     "cancelling-rules/forbidden"),
    ("change: {dice: 1}", "change: {dice: -2}", ""),
    ("change: {dice: 1}", "change: {move: -1}", ""),
    ("change: {dice: 1, move: 1}", "change: {dice: -1}", ""),
    ("while: {distance: 1}, change: {dice: 1}", "while: {distance: 2}, change: {dice: -1}", ""),
    ("change: {dice: 1}, once_per: attack", "change: {dice: -1}", ""),
    ("while: {unit: {type: infantry}}, forbid: [move]", "while: {unit: {type: vehicle}}, change: {move: 1}", ""),
    ("forbid: [move]", "change: {dice: 1, move: 1}", ""),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other", "expected"), PAIRS)
def test_two_rules_that_undo_one_another(tmp_path: Path, one: str, other: str, expected: str) -> None:
    text = f"{NAME}rules:\n  a: {{{one}}}\n  b: {{{other}}}\n"
    findings = found(tmp_path, {"traits/x.yaml": text})
    assert [brief(one) for one in findings] == ([f"4:3 {expected}"] if expected else [])
    assert all([place.line for place in one.related] == [3] for one in findings)


CHANGES = [
    ("units: {at-at: {medals: 1}}", ["idle-change"]),
    ("units: {at-at: {medals: 2}}", []),
    ("units: {at-at: {medals: 1, miniatures: 1, move: {most: 2}}}", ["idle-change", "idle-change"]),
    ("turn: {draw: 1}", ["idle-change"]),
    ("badges: {elite: {rules: {hardened: {while: {unit: this}, change: {still_attack: 2}}}}}", []),
    ("traits: {immobile: {rules: {never-moves: {while: {unit: this}, forbid: [move]}}}}", ["idle-change"]),
]


@pytest.mark.parametrize(("changes", "expected"), CHANGES)
def test_a_change_that_changes_nothing(tmp_path: Path, changes: str, expected: list[str]) -> None:
    texts = {
        "variants/x.yaml": f"{NAME}changes: {{{changes}}}\n",
        "scenarios/f.yaml": f"{BATTLE}changes: {{{changes}}}\n",
    }
    for file, text in texts.items():
        assert [one.check for one in found(tmp_path / file[0], {file: text})] == expected
