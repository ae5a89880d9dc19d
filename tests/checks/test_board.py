"""What stands where: hexes that do not exist, two on one hex, ground that is closed (rows B1, B2, X)."""

from __future__ import annotations

from pathlib import Path

import pytest

from hothkit.checks.board import large_hand
from hothkit.checks.run import run
from hothkit.pack.library import library_of
from hothkit.pack.loading import load
from tests.checks.packs import BATTLE, BUNDLED, brief, found, of_battle


def test_b1_a_hex_must_exist_on_the_board(tmp_path: Path) -> None:
    (finding,) = found(tmp_path, {"scenarios/x.yaml": BATTLE.replace("A2]", "B10]")})
    assert brief(finding) == "11:24 no-such-hex"
    assert (finding.values["row"], finding.values["hexes"]) == ("B", 9)
    assert of_battle(tmp_path / "2", ("A2]", "H1]")) == ["11:24 no-such-hex/row"]
    assert of_battle(tmp_path / "3", more="terrain: {ridge: [G11]}\n") == ["13:19 no-such-hex"]


def test_a_rule_of_a_battle_names_a_hex_that_exists(tmp_path: Path) -> None:
    rule = "special_rules: {a: {while: {attacker: {at: HEX}}, change: {dice: 1}}}\n"
    assert of_battle(tmp_path, more=rule.replace("HEX", "G10")) == []
    assert of_battle(tmp_path, more=rule.replace("HEX", "F10")) == ["13:44 no-such-hex"]


def test_two_pieces_never_share_a_hex(tmp_path: Path) -> None:
    (finding,) = found(tmp_path, {"scenarios/x.yaml": BATTLE.replace("[A4]", "[A2]")})
    assert brief(finding) == "12:13 two-on-a-hex"
    assert [(place.line, place.column) for place in finding.related] == [(11, 24)]
    assert (finding.values["one"], finding.values["other"]) == ("snowtroopers", "at-at")


def test_a_unit_and_a_structure_never_share_a_hex(tmp_path: Path) -> None:
    structure = "structures: {ion-cannon: {side: rebel, at: [G3, G2]}}\n"
    assert of_battle(tmp_path, more=structure) == ["13:49 two-on-a-hex"]


def test_the_same_hex_twice_in_one_list(tmp_path: Path) -> None:
    assert of_battle(tmp_path, ("[A1, A2]", "[A1, A1]")) == ["11:24 two-on-a-hex"]
    assert of_battle(tmp_path, ("[A1, A2]", "[B10, B10]")) == ["11:20 no-such-hex", "11:25 no-such-hex"]


def test_a_hex_has_one_ground(tmp_path: Path) -> None:
    terrain = "terrain:\n  rocks: [D4, D5]\n  ridge: [D5]\n"
    assert of_battle(tmp_path, more=terrain) == ["15:11 two-grounds-on-a-hex"]


@pytest.mark.parametrize(
    ("old", "terrain", "expected"),
    [
        ("[A4]", "{ridge: [A4]}", ["12:13 closed-ground"]),  # cannot_enter
        ("[A4]", "{serac: [A1]}", ["11:20 closed-ground"]),  # closed to all
        ("[A4]", "{crevasse: [G1]}", ["9:26 closed-ground"]),  # open to flyers
        ("[A4]", "{ridge: [A1], rocks: [A4]}", []),
    ],
)
def test_x_a_unit_stands_on_ground_that_is_open_to_it(
    tmp_path: Path, old: str, terrain: str, expected: list[str]
) -> None:
    assert of_battle(tmp_path, more=f"terrain: {terrain}\n") == expected


def test_x_a_flyer_may_begin_on_a_crevasse(tmp_path: Path) -> None:
    assert of_battle(tmp_path, ("echo-base-troopers", "snowspeeders"), more="terrain: {crevasse: [G1]}\n") == []


def test_a_change_opens_and_closes_ground(tmp_path: Path) -> None:
    opened = "terrain: {ridge: [A4]}\nchanges: {units: {at-at: {cannot_enter: []}}}\n"
    closed = "terrain: {rocks: [A4]}\nchanges: {terrain: {rocks: {entry: {type: infantry}}}}\n"
    assert of_battle(tmp_path, more=opened) == []
    assert of_battle(tmp_path, more=closed) == ["12:13 closed-ground"]


def test_the_other_mistakes_of_a_battle_do_not_hide_closed_ground(tmp_path: Path) -> None:
    assert of_battle(
        tmp_path, ("snowtroopers", "snowtropers"), ("rebel: 4, ", ""), more="terrain: {ridge: [A4]}\n"
    ) == [
        "5:7 missing-side",
        "11:5 unknown-unit ?snowtroopers",
        "12:13 closed-ground",
    ]


def test_a_hand_is_dealt_from_the_deck_as_the_battle_changes_it(tmp_path: Path) -> None:
    cards = sum(load().of_kind("decks")["rebel"].data["cards"].values())
    large = ("hand: {rebel: 4", f"hand: {{rebel: {cards + 5}")
    assert of_battle(tmp_path / "a", large) == ["5:15 large-hand"]
    more = "changes: {decks: {rebel: {cards: {raid-left: 9}}}}\n"
    assert of_battle(tmp_path / "b", large, more=more) == []


def test_a_hand_needs_a_deck() -> None:
    library = library_of(thing for thing in BUNDLED if thing.folder != "decks")
    told = large_hand.check(library, library.find_scenario("1"))
    assert [(one.phrase, one.values["side"]) for one in told] == [("none", "rebel"), ("none", "empire")]


def test_each_side_of_the_board_has_a_hand(tmp_path: Path) -> None:
    assert of_battle(tmp_path, ("hand: {rebel: 4, empire: 4}", "hand: {rebel: 4}")) == ["5:7 missing-side"]
    assert of_battle(tmp_path, ("hand: {rebel: 4, empire: 4}", "hand: {rebel: 4, empir: 4}")) == [
        "5:18 unknown-side ?empire"
    ]


def test_a_side_without_a_baseline_takes_no_part(tmp_path: Path) -> None:
    side = {"sides/pirates.yaml": 'name: {en: P}\nadjective: {en: p}\ncode: P\ncolour: "#ffffff"\n'}
    battle = BATTLE.replace("first: rebel", "first: pirates")
    told = [brief(finding) for finding in found(tmp_path, {**side, "scenarios/x.yaml": battle})]
    assert told == ["4:8 missing-side/no-baseline"]


def test_a_baseline_is_an_outer_row(tmp_path: Path) -> None:
    board = (
        "name: {en: X}\nrows: {A: 3, B: 2, C: 3}\nground: snow\n"
        "baselines: {empire: A, rebel: B}\nsection_lines: [1, 2]\n"
    )
    assert [brief(finding) for finding in found(tmp_path, {"boards/x.yaml": board})] == ["4:31 no-such-row"]


def test_a_battle_on_a_broken_board_is_not_judged_on_it(tmp_path: Path) -> None:
    board = "name: {en: X}\nrows: {A: 0}\nground: snow\nbaselines: {empire: A, rebel: A}\nsection_lines: [1, 2]\n"
    battle = BATTLE.replace("board: standard", "board: x")
    found_all = found(tmp_path, {"boards/x.yaml": board, "scenarios/x.yaml": battle})
    assert {finding.check for finding in found_all} == {"out-of-range"}


def test_bundled_content_is_clean() -> None:
    everything = load()
    assert run(everything, everything.all) == []


def test_a_side_without_units_is_a_warning(tmp_path: Path) -> None:
    text = BATTLE.replace("  rebel:\n    echo-base-troopers: [G1, G2]\n", "")
    (finding,) = found(tmp_path / "2", {"scenarios/x.yaml": text})
    assert brief(finding) == "7:1 side-without-units" and not finding.is_error
    assert of_battle(tmp_path / "3", ("    echo-base-troopers: [G1, G2]\n", ""), ("  rebel:\n", "  rebel: {}\n")) == [
        "8:3 side-without-units"
    ]


LANDING = "special_rules: {a: {when: turn_started, then: [{place: {unit: %s, at: {baseline: own}}}]}}\n"
PLAYS_ON = "changes: {turn: {no_unit_left: plays_on}}\n"


@pytest.mark.parametrize(
    ("more", "is_told"),
    [
        (PLAYS_ON + LANDING % "snowspeeders", False),
        (LANDING % "snowspeeders", True),  # the battle is over before they come
    ],
)
def test_a_side_may_begin_without_units_if_they_come_in_while_the_battle_goes_on(
    tmp_path: Path, more: str, is_told: bool
) -> None:
    told = of_battle(tmp_path, ("    echo-base-troopers: [G1, G2]\n", ""), ("  rebel:\n", "  rebel: {}\n"), more=more)
    assert ("8:3 side-without-units" in told) is is_told


def test_a_hand_is_never_larger_than_its_deck(tmp_path: Path) -> None:
    assert of_battle(tmp_path, ("{rebel: 4, empire: 4}", "{rebel: 16, empire: 17}")) == ["5:27 large-hand"]


def test_a_card_that_is_taken_out_was_in(tmp_path: Path) -> None:
    assert of_battle(tmp_path, more="without: {rebel: [recon-left, raid-left]}\n") == []
    twice = "without: {rebel: [recon-left, recon-left, pincer-move]}\n"
    assert of_battle(tmp_path / "2", more=twice) == ["13:31 card-not-in-deck", "13:43 card-not-in-deck"]
    assert of_battle(tmp_path / "3", more="without: {rebel: [recon-leff]}\n") == ["13:19 unknown-card ?recon-left"]


@pytest.mark.parametrize(
    ("badges", "expected"),
    [
        ("{scout: [G1], commando: [A1, A2]}", []),
        ("{scout: [F1]}", ["13:18 misplaced-badge"]),
        ("{scout: [G1], elite: [G1]}", ["13:31 misplaced-badge/second"]),
        ("{elite-squadron: [A4], e-web: [A4]}", ["13:40 misplaced-badge/second"]),
        ("{elite: [A4]}", ["13:18 misplaced-badge/unfit"]),
        ("{scout: [G11]}", ["13:18 no-such-hex"]),
        ("{scoot: [G1]}", ["13:10 unknown-badge ?scout"]),
    ],
)
def test_a_badge_lies_on_one_unit_that_it_fits(tmp_path: Path, badges: str, expected: list[str]) -> None:
    assert of_battle(tmp_path, more=f"badges: {badges}\n") == expected


def test_a_strength_belongs_to_a_unit(tmp_path: Path) -> None:
    assert of_battle(tmp_path, more="miniatures: {G1: 2, A1: 6}\n") == []
    told = of_battle(tmp_path / "2", more="miniatures: {F1: 5, G11: 2}\n")
    assert told == ["13:14 misplaced-strength", "13:26 no-such-hex"]


def test_marked_hexes_and_exits_exist_and_name_sides(tmp_path: Path) -> None:
    more = "medal_hexes: [{at: [B10], side: rebbel, kind: permanent}]\nexits: {empire: [A1], rebels: [H1]}\n"
    assert of_battle(tmp_path, more=more) == [
        "13:21 no-such-hex",
        "13:33 unknown-side ?rebel",
        "14:23 unknown-side ?rebel",
        "14:32 no-such-hex/row",
    ]


def test_a_marked_hex_stands_once_in_its_list(tmp_path: Path) -> None:
    more = "medal_hexes: [{at: [D3, D3], kind: temporary}, {at: [D3], kind: permanent}]\nexits: {rebel: [A1, A2, A1]}\n"
    assert of_battle(tmp_path, more=more) == ["13:25 repeated-hex", "14:25 repeated-hex"]


def test_a_hex_that_does_not_exist_is_told_of_once(tmp_path: Path) -> None:
    assert of_battle(tmp_path, more="exits: {rebel: [Z1, Z1]}\n") == ["13:17 no-such-hex/row", "13:21 no-such-hex/row"]


def test_a_hex_where_units_come_in_exists(tmp_path: Path) -> None:
    rule = "special_rules: {a: {when: turn_started, then: [{place: {unit: snowtroopers, at: [A1, D10]}}]}}\n"
    assert of_battle(tmp_path, more=rule) == ["13:86 no-such-hex"]


def test_m5_an_exit_inside_the_board_is_warned_of(tmp_path: Path) -> None:
    more = "exits: {empire: [D5, A1]}\nmarkers: {officer: [Z9, A3, A3], ofcer: [A4]}\n"
    told = [line.split()[1] for line in of_battle(tmp_path, more=more)]
    assert told == ["inner-exit", "no-such-hex/row", "unknown-marker"]


BOARD = (
    "name: {en: X}\nrows: {A: 4, B: 3, C: 4}\nground: snow\nbaselines: {empire: A, rebel: C}\nsection_lines: [1, 3]\n"
)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("[1, 3]", "[1, 2]", []),
        ("[1, 3]", "[3, 1]", ["5:20 misplaced-section-line/order"]),
        ("[1, 3]", "[2, 2]", ["5:20 misplaced-section-line/order"]),
        ("[1, 3]", "[1, 4]", ["5:20 misplaced-section-line"]),
        ("[1, 3]", "[9, 2]", ["5:17 misplaced-section-line", "5:20 misplaced-section-line/order"]),
        ("[1, 3]", "[1]", ["5:16 misplaced-section-line/number"]),
        ("[1, 3]", "[]", []),
        ("section_lines: [1, 3]\n", "", []),
        ("[1, 3]", "[1, 2, 3]\nsections: [left, center, right]", ["6:11 misplaced-section-line/number"]),
        ("[1, 3]", "[1]\nsections: [left, right]\nsections_seen: on_the_map", []),
        ("[1, 3]", "[1]\nsections: [left, rigt]", ["6:18 unknown-section ?right"]),
        ("rebel: C", "rebel: A", ["4:31 shared-baseline"]),
        ("rebel: C", "rebel: B", ["4:31 no-such-row"]),
    ],
)
def test_a_board_has_two_baselines_and_as_many_sections_as_lines_make(
    tmp_path: Path, old: str, new: str, expected: list[str]
) -> None:
    assert [brief(one) for one in found(tmp_path, {"boards/x.yaml": BOARD.replace(old, new)})] == expected


@pytest.mark.parametrize(
    ("entry", "is_told"),
    [
        ("{at: [D4, D3], kind: temporary}", True),
        ("{at: [D4, D3], kind: temporary, medals: 2}", True),
        ("{at: [D4, D3], kind: permanent}", False),
        ("{at: [D4, D3], kind: temporary, side: rebel}", False),
        ("{at: [D4, D3], kind: temporary, together: all}", False),
        ("{at: [D4, D3], kind: temporary, needs: {type: infantry}}", False),
    ],
)
def test_two_entries_never_mark_a_hex_in_the_same_way(tmp_path: Path, entry: str, is_told: bool) -> None:
    more = f"medal_hexes:\n  - {{at: [D3], kind: temporary}}\n  - {entry}\n"
    assert of_battle(tmp_path, more=more) == (["15:15 repeated-hex/entry"] if is_told else [])


def test_a_hand_is_dealt_from_what_is_left_of_the_deck(tmp_path: Path) -> None:
    without = "without: {rebel: [recon-left, raid-left, raid-left]}\n"
    hand = ("{rebel: 4, empire: 4}", "{rebel: 15, empire: 16}")
    assert of_battle(tmp_path, hand, more=without) == ["5:15 large-hand", "13:42 card-not-in-deck"]
    assert of_battle(tmp_path / "2", ("rebel: 4", "rebel: 14"), more=without.replace(", raid-left]", "]")) == []


def test_the_deck_of_a_side_is_its_namesake(tmp_path: Path) -> None:
    deck = {"decks/a-few.yaml": "name: {en: D}\nside: rebel\ncards: {recon-left: 1}\n"}
    assert found(tmp_path, {**deck, "scenarios/x.yaml": BATTLE}) == []


def test_a_badge_may_open_ground_to_the_unit_that_wears_it(tmp_path: Path) -> None:
    badge = {"badges/wings.yaml": "name: {en: W}\ncode: X\nfits: {not: {has: flying}}\ntraits: [flying]\n"}
    battle = BATTLE + "terrain: {crevasse: [G1]}\nbadges: {wings: [G1]}\n"
    assert found(tmp_path, {**badge, "scenarios/x.yaml": battle}) == []


def test_a_card_places_units_of_a_side_that_takes_no_part(tmp_path: Path) -> None:
    files = {
        "sides/pirates.yaml": 'name: {en: P}\nadjective: {en: p}\ncode: P\ncolour: "#ffffff"\n',
        "units/raiders.yaml": "name: {en: R}\nside: pirates\ntype: infantry\nminiatures: 2\nmove: {most: 1}\n"
        "attack: [1]\ncode: RX\n",
        "cards/raid.yaml": "name: {en: R}\nthen: [{place: {unit: raiders, at: [A9]}}]\n",
    }
    assert found(tmp_path, {**files, "scenarios/x.yaml": BATTLE}) == []


RULING = """\
title: {en: T}
rows: [W3]
position:
  drawn: |
    A ..   ..   ..   ..   ..   ..   ..   ..   ..   ST4
    B    ..   ..   ..   ..   ..   ..   ..   ..   ..
    C ..   ..   ..   ..   ..   ..   ..   ..   ..   ..
    D    ..   ..   ..   ..   CR:ST4  ..   ..   ..   ..
    E ..   ..   ..   ..   EB3  ..   ..   ..   ..   ..
    F    ..   ..   ..   ..   ..   ..   ..   ..   ..
    G ..   ..   ..   ..   ..   ..   ..   ..   ..   EB3
"""


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ("badges: {commando: [E5, D5], scout: [G10]}", []),
        ("badges: {commando: [E6]}", ["12:23 misplaced-badge"]),
        ("badges: {elite-squadron: [E5]}", ["12:29 misplaced-badge/unfit"]),
        ("structures: {ion-cannon: {side: rebel, at: [G1, G10]}}", ["12:51 two-on-a-hex"]),
        ("medal_hexes: [{at: [D10, C5, C5], kind: permanent}]", ["12:23 no-such-hex", "12:32 repeated-hex"]),
        ("exits: {rebel: [A1]}", []),
    ],
)
def test_a_drawn_position_is_laid_out_like_a_battle(tmp_path: Path, more: str, expected: list[str]) -> None:
    assert [brief(one) for one in found(tmp_path, {"rulings/x.yaml": f"{RULING}  {more}\n"})] == expected


def test_a_position_points_at_its_drawing(tmp_path: Path) -> None:
    cannon = "  structures: {ion-cannon: {side: rebel, at: [G10]}}\n"
    (finding,) = found(tmp_path, {"rulings/x.yaml": RULING + cannon})
    assert [(place.line, place.column) for place in finding.related] == [(11, 52)]


@pytest.mark.parametrize(
    "text",
    [
        RULING.replace("EB3", "XX3", 1),
        RULING.replace("EB3", "?", 1),
        RULING.replace("    A ", "    A"),
        RULING.replace("  drawn", "  rules_of: 99\n  drawn"),
    ],
)
def test_what_cannot_be_drawn_is_not_judged(tmp_path: Path, text: str) -> None:
    told = found(tmp_path, {"rulings/x.yaml": text + "  badges: {commando: [E6]}\n"})
    assert told == []


def test_a_drawing_in_one_line_is_pointed_at_as_a_whole(tmp_path: Path) -> None:
    text = "title: {en: T}\nrows: [W3]\nposition:\n  structures: {ion-cannon: {side: rebel, at: [A1]}}\n"
    told = found(tmp_path, {"rulings/x.yaml": text + '  drawn: "A EB3"\n'})
    assert [brief(one) for one in told] == ["5:10 two-on-a-hex"]
