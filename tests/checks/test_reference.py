"""Names that nothing has: at the exact place, with the name that was meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.packs import BATTLE, brief, found, of_battle

NAME = "name: {en: X}\n"
UNIT = NAME + "side: rebel\ntype: infantry\nminiatures: 4\nmove: {most: 2}\nattack: [3, 2]\n"


def test_a_sound_battle_has_no_finding(tmp_path: Path) -> None:
    assert of_battle(tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("rules: hoth", "rules: hot", "2:8 unknown-pack ?hoth"),
        ("board: standard", "board: standrad", "3:8 unknown-board ?standard"),
        ("first: rebel", "first: rebels", "4:8 unknown-side ?rebel"),
        ("    snowtroopers", "    snow-troper", "11:5 unknown-unit ?snowtroopers"),
    ],
)
def test_a_battle_names_what_is_not_there(tmp_path: Path, old: str, new: str, expected: str) -> None:
    assert of_battle(tmp_path, (old, new)) == [expected]


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ("decks: {rebel: rebbel}\n", "13:16 unknown-deck ?rebel"),
        ("terrain: {rigde: [C3]}\n", "13:11 unknown-terrain ?ridge"),
        ("structures: {ion-canon: {side: rebel, at: [C3]}}\n", "13:14 unknown-structure ?ion-cannon"),
        ("structures: {ion-cannon: {side: rebell, at: [C3]}}\n", "13:33 unknown-side ?rebel"),
    ],
)
def test_a_battle_with_more_names(tmp_path: Path, more: str, expected: str) -> None:
    assert of_battle(tmp_path, more=more) == [expected]


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("units/x.yaml", UNIT + "traits: [flyin]\n", "7:10 unknown-trait ?flying"),
        ("units/x.yaml", UNIT.replace("infantry", "infantri"), "3:7 unknown-type ?infantry"),
        ("units/x.yaml", UNIT + "cannot_enter: [rock]\n", "7:16 unknown-terrain ?rocks"),
        ("decks/x.yaml", NAME + "side: rebel\ncards: {raid-lef: 1}\n", "3:9 unknown-card ?raid-left"),
        ("structures/x.yaml", NAME + "hit_by: [blas]\n", "2:10 unknown-face ?blast"),
        ("variants/x.yaml", NAME + "changes: {sight: {corner: side}}\nexcludes: [flyers-stops]\n",
         "3:12 unknown-variant ?flyers-stop"),
        ("terrain/x.yaml", NAME + "entry: {not: {has: flyng}}\n", "2:20 unknown-trait ?flying"),
        ("terrain/x.yaml", NAME + "protection: [{dice: -1, attacker: [{at: rigde}]}]\n", "2:41 unknown-name/place ?ridge"),
        ("units/x.yaml", UNIT + "symbol: walkr\n", "7:9 unknown-symbol ?walker"),
        ("cards/x.yaml", NAME + "order: [{up_to: 1, kind: at-att}]\n", "2:26 unknown-name/piece ?at-at"),
        ("traits/x.yaml", NAME + "rules: {a: {when: attack_rolled, then: [{draw: {cards: {count: {dice: mis}}}}]}}\n",
         "2:71 unknown-face ?miss"),
        ("cards/x.yaml", NAME + "order: [{up_to: 1, section: [left, centre]}]\n", "2:36 unknown-section ?center"),
        ("cards/x.yaml", NAME + "order: [{up_to: 1, type: [infantry, vehicel]}]\n", "2:37 unknown-type ?vehicle"),
        ("cards/x.yaml",
         NAME + "order: [{up_to: 1}]\nbonus: {while: {attacker: {side: rebell}}, change: {dice: 1}}\n",
         "3:34 unknown-side ?rebel"),
        ("traits/x.yaml", NAME + "rules: {a: {while: {target: thiss}, change: {dice: 1}}}\n", "2:29 unknown-name ?this"),
        ("traits/x.yaml",
         NAME + "rules: {a: {when: hits_scored, then: [{roll: {dice: 1, results: {blats: [{win: own}]}}}]}}\n",
         "2:66 unknown-face ?blast"),
        ("traits/x.yaml", NAME + "rules: {a: {when: turn_started, then: [{win: rebell}]}}\n", "2:46 unknown-side ?rebel"),
    ],
)  # fmt: skip
def test_a_file_names_what_is_not_there(tmp_path: Path, name: str, text: str, expected: str) -> None:
    assert [brief(finding) for finding in found(tmp_path, {name: text})] == [expected]


FACES = """\
changes:
  removed: [dice.faces]
  dice:
    faces:
      blast: {name: {en: blast}, count: 4, hits: all}
      panic: {name: {en: panic}, count: 2, retreats: 2}
special_rules: {a: {change: {faces: {%s: blast}}}}
"""


@pytest.mark.parametrize(("face", "expected"), [("panic", []), ("panik", ["19:38 unknown-face ?panic"])])
def test_a_battle_may_name_the_faces_that_it_gives_the_die(tmp_path: Path, face: str, expected: list[str]) -> None:
    assert of_battle(tmp_path, more=FACES % face) == expected


def test_a_face_that_a_battle_takes_off_the_die_is_not_there(tmp_path: Path) -> None:
    assert of_battle(tmp_path, more=FACES % "miss") == ["19:38 unknown-face"]


@pytest.mark.parametrize(
    ("path", "phrase"),
    [
        ("M 1 1 L 2.2.2 2", ""),
        ("M 1 1 Z L 3 3", "/start"),
        ("M 1 1 Q 2 2", "/count"),
        ("M 1 1 L -2 2", "/box"),
        ("M 0 0" + " L 1 1" * 200, "/points"),
    ],
)
def test_a_path_that_cannot_be_drawn(tmp_path: Path, path: str, phrase: str) -> None:
    """Of things of every kind that is drawn, and of what a battle changes about them."""
    symbol = f'symbol: {{path: "{path}"}}'
    texts = {f"{kind}/x.yaml": f"{NAME}{symbol}\n" for kind in ("structures", "terrain", "markers")}
    texts |= {"units/y.yaml": f"{symbol}\n{UNIT}", "badges/x.yaml": f"{NAME}{symbol}\nfits: {{type: infantry}}\n"}
    texts |= {"scenarios/ford.yaml": f"{BATTLE}changes: {{units: {{at-at: {{{symbol}}}}}}}\n"}
    marks = [(place, f"undrawable-path{phrase}") for place in ("2:16", "2:16", "13:42", "2:16", "2:16", "1:16")]
    assert [tuple(brief(one).split()) for one in found(tmp_path, texts)] == marks


def test_a_sign_for_the_unknown_keeps_nobody_from_playing(tmp_path: Path) -> None:
    (finding,) = found(tmp_path, {"units/x.yaml": UNIT + "symbol: mine\n"})
    assert (brief(finding), finding.severity) == ("7:9 unknown-symbol", "warning")


def test_words_that_mean_no_file_are_known(tmp_path: Path) -> None:
    rule = "rules: {a: {when: hits_scored, if: {target: {type: structure, side: enemy, at: C3}}, then: [{win: own}]}}\n"
    assert found(tmp_path, {"traits/x.yaml": NAME + rule}) == []


def test_a_pack_of_ones_own_is_known_with_its_names(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    texts = {
        "pack.yaml": 'format: 2\nid: mine\nname: {en: Mine}\nversion: "0.1"\nrequires: {hoth: ">=1"}\n',
        "units/pirates.yaml": UNIT,
        "scenarios/ford.yaml": BATTLE.replace("hoth", "mine").replace("echo-base-troopers", "pirates"),
    }
    assert found(pack, texts) == []


def test_what_has_a_mistake_of_shape_is_still_there_by_name(tmp_path: Path) -> None:
    texts = {"units/x.yaml": UNIT.replace("4", "four"), "scenarios/b.yaml": BATTLE.replace("snowtroopers", "x")}
    assert [brief(finding) for finding in found(tmp_path, texts)] == ["4:13 wrong-type/integer"]


def test_a_change_of_what_is_not_there(tmp_path: Path) -> None:
    assert of_battle(tmp_path, more="changes: {units: {at-att: {medals: 2}}}\n") == ["13:19 unknown-change ?at-at"]
    assert of_battle(tmp_path, more="changes: {units: {at-at: {medal: 2}}}\n") == ["13:27 unknown-change/field ?medals"]
    assert of_battle(tmp_path, more="changes: {sight: {corners: side}}\n") == ["13:19 unknown-change/field ?corner"]


def test_what_is_removed_twice(tmp_path: Path) -> None:
    for names, column in (("units/at-at.traits, units/at-at.traits", 41), ("units/at-at, units/at-at.traits", 34)):
        told = of_battle(tmp_path, ("    at-at: [A4]\n", ""), more=f"changes: {{removed: [{names}]}}\n")
        assert told == [f"12:{column} unknown-change/gone"]


def test_the_last_deck_of_a_side_is_removed(tmp_path: Path) -> None:
    ground = "changes: {removed: [decks/rebel]}\n"
    pack = "format: 2\nid: x\nname: {en: X}\nversion: '1.0.0'\nrequires: {hoth: '>=1'}\nlicence: MIT\nlanguages: [en]\n"
    (told,) = found(tmp_path / "a", {"pack.yaml": pack + ground})
    assert brief(told) == "8:21 unknown-change/last_deck" and told.values["side"] == "rebel"
    deck = "name: {en: D}\nside: rebel\ncards: {rebel-own: 5}\n"
    card = "name: {en: Own}\norder: [{up_to: 1}]\n"
    assert (
        found(tmp_path / "b", {"pack.yaml": pack + ground, "decks/other.yaml": deck, "cards/rebel-own.yaml": card})
        == []
    )
    assert of_battle(tmp_path / "c", more=ground) == ["13:21 unknown-change/last_deck"]


@pytest.mark.parametrize(
    ("variants", "expected"),
    [
        ({"a": "excludes: [b, a]"}, ["a 2:15 contradictory-variant"]),
        ({"a": "requires: [b, a]"}, ["a 2:15 contradictory-variant/itself"]),
        ({"a": "requires: [b]", "b": "excludes: [a]"}, ["a 2:12 contradictory-variant"]),
        ({"a": "excludes: [b]\nrequires: [b]"}, ["a 3:12 contradictory-variant"]),
        ({"a": "requires: [d, b]", "b": "requires: [c]", "c": "excludes: [a]"}, ["a 2:15 contradictory-variant"]),
        ({"a": "requires: [b]", "b": "requires: [a]", "c": "excludes: [a]"}, []),
    ],
)  # fmt: skip
def test_a_variant_that_can_never_be_used(tmp_path: Path, variants: dict[str, str], expected: list[str]) -> None:
    change = "changes: {units: {at-at: {medals: 2}}}\n"
    texts = dict.fromkeys("abcd", "") | variants
    told = found(tmp_path, {f"variants/{id}.yaml": f"{NAME}{text}\n{change}" for id, text in texts.items()})
    assert [f"{Path(one.place.file).stem} {brief(one)}" for one in told] == expected


def test_a_new_value_must_have_the_shape_of_its_file(tmp_path: Path) -> None:
    assert of_battle(tmp_path, more="changes: {units: {at-at: {medals: two}}}\n") == ["13:35 wrong-type/integer"]
    assert of_battle(tmp_path, more="changes: {turn: {draw: -1}}\n") == ["13:24 out-of-range"]
    assert of_battle(tmp_path, more="changes: {units: {at-at: {rules: {a: {when: now}}}}}\n") == [
        "13:38 missing-key/one-of",
        "13:45 wrong-value",
    ]


@pytest.mark.parametrize("field", ["traits: [Fly ing]", "type: Foot men", "cannot_enter: [R1]"])
def test_a_name_that_has_no_shape_of_one_is_told_of_once(tmp_path: Path, field: str) -> None:
    (told,) = of_battle(tmp_path, more=f"changes: {{units: {{at-at: {{{field}}}}}}}\n")
    assert told.partition(" ?")[0].endswith("wrong-value/id")


def test_a_new_value_names_only_what_is_there(tmp_path: Path) -> None:
    assert of_battle(tmp_path, more="changes: {units: {at-at: {traits: [flyin]}}}\n") == ["13:36 unknown-trait ?flying"]


@pytest.mark.parametrize("text", ["{a: {when: [1]}}", "{a: [1]}", "[a]", "{a: {while: 3, if: [x], then: {b: 1}}}"])
def test_a_change_of_any_shape_brings_nothing_down(tmp_path: Path, text: str) -> None:
    changes = f"changes: {{traits: {{flying: {{rules: {text}}}}}, terrain: {{rocks: {{entry: 3, rules: {text}}}}}}}\n"
    assert of_battle(tmp_path, more=changes)


def test_a_trigger_binds_only_its_roles(tmp_path: Path) -> None:
    rule = "special_rules:\n  a: {when: turn_started, if: {WHO}, then: [{win: own}]}\n"
    assert of_battle(tmp_path, more=rule.replace("WHO", "side: rebel, turn: 3")) == []
    assert of_battle(tmp_path, more=rule.replace("WHO", "target: {at: C3}")) == ["14:32 unbound-role"]
    rule = rule.replace("turn_started", "unit_left")
    assert of_battle(tmp_path, more=rule.replace("WHO", "unit: {not: {is: attacker}}")) == ["14:46 unbound-role"]


def test_nothing_on_the_board_carries_a_rule_of_a_battle(tmp_path: Path) -> None:
    rule = "when: unit_left, then: [{lose: {unit: this, miniatures: 1}}]"
    assert of_battle(tmp_path, more=f"special_rules:\n  a: {{{rule}}}\n") == ["14:45 unbound-role"]
    assert found(tmp_path / "t", {"traits/x.yaml": NAME + f"rules: {{a: {{{rule}}}}}\n"}) == []


def test_an_id_that_a_unit_and_a_structure_share(tmp_path: Path) -> None:
    unit = "name: {en: Gun}\nside: rebel\ntype: infantry\nminiatures: 3\nmove: {most: 2}\nattack: [2]\n"
    packs = {
        "units/gun.yaml": unit,
        "structures/gun.yaml": "name: {en: Gun}\n",
        "traits/hero.yaml": "name: {en: Hero}\n",
        "badges/hero.yaml": "name: {en: Hero}\ncode: H\nfits: {type: infantry}\n",
    }
    told = [(one.check, one.place.file.lstrip("/"), one.phrase) for one in found(tmp_path, packs)]
    assert told == [("shared-id", "badges/hero.yaml", "badges"), ("shared-id", "structures/gun.yaml", None)]


LEADER = "name: {en: L}\nside: rebel\ncards: [CARDS]\n"


@pytest.mark.parametrize("folder", ["leaders", "campaigns"])
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("diversion, recon-left, rebel-spearhead, orbital-strike", []),  # of no deck, of both, of its own, of a leader
        ("pressing-forward", ["3:9 foreign-card"]),
        ("diversion, assistance, diversion", ["3:32 repeated-card"]),
    ],
)
def test_a_leader_brings_cards_of_the_own_side_once(
    tmp_path: Path, folder: str, cards: str, expected: list[str]
) -> None:
    text = LEADER.replace("CARDS", cards)
    assert [brief(finding) for finding in found(tmp_path, {f"{folder}/x.yaml": text})] == expected


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("{rebel-spearhead: 1, recon-left: 1}", []),
        ("{rebel-spearhead: 1, pressing-forward: 1}", ["3:29 wrong-side/card"]),
    ],
)
def test_a_deck_has_cards_of_its_own_side(tmp_path: Path, cards: str, expected: list[str]) -> None:
    text = f"name: {{en: Night}}\nside: rebel\ncards: {cards}\n"
    assert [brief(finding) for finding in found(tmp_path, {"decks/night.yaml": text})] == expected


def test_two_decks_of_one_pack_may_share_a_card(tmp_path: Path) -> None:
    deck = "name: {en: NAME}\nside: SIDE\ncards: {snowfall: 1}\n"
    texts = {
        f"decks/{side}-night.yaml": deck.replace("SIDE", side).replace("NAME", side) for side in ("rebel", "empire")
    }
    card = "name: {en: Snowfall}\norder: [{up_to: 1}]\n"
    assert found(tmp_path, {**texts, "cards/snowfall.yaml": card}) == []


def test_a_side_has_units_and_a_deck_of_its_own(tmp_path: Path) -> None:
    units = ("at-at: [A4]", "at-at: [A4]\n    snowspeeders: [A6]")
    assert of_battle(tmp_path, units) == ["13:5 wrong-side"]
    changed = "changes: {units: {snowspeeders: {side: empire}}}\n"
    assert of_battle(tmp_path, units, more=changed) == []
    swapped = "decks: {rebel: empire, empire: rebel}\n"
    assert of_battle(tmp_path, more=swapped) == ["13:16 wrong-side/deck", "13:32 wrong-side/deck"]


SKIERS = "name: {en: U}\nside: rebel\ntype: infantry\nminiatures: 3\nmove: {most: 1}\nattack: [1]\n"


@pytest.mark.parametrize(
    ("name", "code", "expected"),
    [
        ("units/skiers", "code: SK\n", []),
        ("units/skiers", "code: EB\n", ["7:7 shared-code"]),
        ("units/skiers", "code: SG\n", []),  # a structure's, which stands in brackets
        ("units/stalkers", "", ["1:1 shared-code"]),
        ("units/echo-base-troopers", "code: EB\n", []),  # takes the place of the other
    ],
)
def test_maps_show_no_two_units_alike(tmp_path: Path, name: str, code: str, expected: list[str]) -> None:
    assert [brief(finding) for finding in found(tmp_path, {f"{name}.yaml": SKIERS + code})] == expected


STANDING = [
    ("while: {unit: {at: ridge}}, change: {dice: 1}", "unbound-role/standing"),
    ("while: {attacker: {side: own}}, change: {move: 1}", "unbound-role/standing"),
    ("while: {turn: 3}, change: {dice: 1}", ""),
    ("while: {distance: 1}, change: {dice: 1, move: 1}", "unbound-role/standing"),
    ("while: {target: {in_sight_of: unit}}, ignore: {protection: all}", "unbound-role/standing"),
    ("while: {hex: {at: ridge}}, forbid: [move]", "unbound-role/standing"),
    ("while: {unit: {adjacent_to: chosen}}, forbid: [move]", "unbound-role/standing"),
    ("change: {dice: {count: {adjacent_to: unit}}}", "unbound-role/standing"),
    ("while: {unit: this}, change: {move: 1}", "unbound-role/standing"),
    ("when: attack_ended, if: {attacker: {at: unit}}, then: [{win: own}]", "unbound-role"),
    ("when: attack_ended, then: [{this_attack: {while: {unit: {at: ridge}}, change: {dice: 1}}}]",
     "unbound-role/standing"),
    ("when: turn_ended, then: [{choose: {side: enemy}}, {attack: {target: chosen, dice: 2, "
     "change: {dice: {count: {adjacent_to: attacker}}}}}]", "unbound-role/standing"),
    ("when: attack_declared, if: {target: {side: enemy}}, then: [{this_attack: {while: {target: {at: ridge}}, "
     "ignore: {protection: all}}}]", ""),
    ("while: {unit: {at: ridge}, target: {side: enemy}}, forbid: [attack]", ""),
    ("while: {hex: C1, unit: {side: rebel}}, forbid: [leave_board]", ""),
    ("while: {other: {side: own}}, ignore: {units: all}", ""),
    ("while: {target: {at: hex}}, change: {retreat: 1}", ""),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "expected"), STANDING)
def test_a_battles_rule_speaks_of_those_who_take_part(tmp_path: Path, rule: str, expected: str) -> None:
    more = f"exits: {{rebel: [A1]}}\nspecial_rules: {{r: {{{rule}}}}}\n"
    told = [line.split()[1] for line in of_battle(tmp_path, ("[A1, A2]", "[A2]"), more=more)]
    assert [one for one in told if one.startswith("unbound")] == ([expected] if expected else [])


def test_what_carries_a_rule_takes_part_in_it(tmp_path: Path) -> None:
    rule = "rules: {a: {while: {this: {at: ridge}, unit: {adjacent_to: this}}, change: {move: 1}}}\n"
    changed = f"{BATTLE}changes: {{units: {{at-at: {{{rule.strip()}}}}}}}\n"
    bonus = "order: [{up_to: 1}]\nbonus: {while: {this: {at: ridge}}, change: {move: 1}}\n"
    texts = {"traits/x.yaml": NAME + rule, "scenarios/ford.yaml": changed, "cards/x.yaml": NAME + bonus}
    assert [brief(one) for one in found(tmp_path, texts) if one.check == "unbound-role"] == []
    turn = "variants/x.yaml", NAME + "changes: {turn: {rules: {a: {while: {unit: this}, change: {move: 1}}}}}\n"
    told = [brief(one) for one in found(tmp_path, dict([turn])) if one.check == "unbound-role"]
    assert told == ["2:44 unbound-role/standing"]
