"""A turn, row by row: T1 to T6, A1, A3, A4, A6, F1, F3 to F5, M4, X2, X8, and cases 5, 6, 7 and 10."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playing import Table

FACING: dict[str, dict[str, list[str]]] = {
    "rebel": {"echo-base-troopers": ["E5", "G1"]},
    "empire": {"snowtroopers": ["D5", "A9"]},
}


def lost(table: Table) -> list[tuple[Any, ...]]:
    return [event for event in table.events if event[0] == "miniatures_lost"]


# -- the five steps --------------------------------------------------------------------------------------------


def test_t1_the_five_steps_in_their_order() -> None:
    table = Table(FACING, cards={"rebel": ["direct-from-hq", "recon-left"] * 3, "empire": "direct-from-hq"})
    assert table.can() == ["play direct-from-hq", "play recon-left"]
    table.do("play direct-from-hq")
    assert table.can() == ["order E5", "order G1", "done"]
    table.do("order E5", "done")
    assert {words.split()[0] for words in table.can()} == {"move", "done"}
    assert {words.split()[1] for words in table.can() if words != "done"} == {"E5"}
    table.do("done")
    assert table.can() == ["attack E5 D5", "done"]
    hand = len(table.state.hands[table.state.active])
    mine = table.state.active
    table.do("attack E5 D5")
    assert len(table.state.hands[mine]) == hand + 1
    assert table.turn() == ("empire", 2)
    order = [
        "turn_started",
        "card_played",
        "unit_ordered",
        "attack_declared",
        "dice_rolled",
        "turn_ended",
        "card_drawn",
    ]
    dealt = 8
    # The empire has one card in hand four times over, so that its own turn begins with that card on the table.
    assert table.kinds()[dealt:] == [*order, "turn_started", "card_played"]


def test_t1_moving_and_attacking_are_optional() -> None:
    table = Table(FACING)
    table.do("order E5", "done", "done", "done")
    assert table.turn()[0] == "empire"


def test_t1_units_move_and_attack_in_any_order() -> None:
    units = {"rebel": {"echo-base-troopers": ["E5", "E6"]}, "empire": {"snowtroopers": ["D5", "A9"]}}
    table = Table(units)
    table.do("order E5", "order E6")
    assert {"move E5 E4", "move E6 E7"} <= set(table.can())
    table.do("move E6 E7", "move E5 E4")
    # Both have moved, so the attacks have begun by themselves.
    assert table.can() == ["attack E4 D5", "attack E7 D5", "done"]
    table.do("attack E7 D5", "attack E4 D5")
    assert [event[2] for event in table.events if event[0] == "attack_declared"] == ["E7", "E4"]


def test_t2_a_unit_without_an_order_does_nothing() -> None:
    table = Table(FACING)
    table.do("order G1", "done")
    assert {words.split()[1] for words in table.can() if words != "done"} == {"G1"}
    table.do("done")
    assert table.turn()[0] == "empire"


def test_t2_after_two_hexes_infantry_does_not_attack() -> None:
    table = Table({"rebel": {"echo-base-troopers": ["F5"]}, "empire": {"snowtroopers": ["C5", "A1"]}})
    table.do("order F5", "move F5 D4")
    assert table.turn()[0] == "empire"


def test_t3_no_unit_in_the_section_orders_nothing_and_draws() -> None:
    table = Table({"rebel": {"echo-base-troopers": ["E5"]}, "empire": {"snowtroopers": ["A5"]}}, cards={
        "rebel": "assault-right",
        "empire": "direct-from-hq",
    })  # fmt: skip
    first = [event for event in table.events if event[0] != "card_drawn"]
    assert first[:4] == [
        ("turn_started", "rebel", 1),
        ("card_played", "rebel", "assault-right"),
        ("turn_ended", "rebel"),
        ("turn_started", "empire", 2),
    ]
    assert ("card_drawn", "rebel", "assault-right") in table.events[table.events.index(("turn_ended", "rebel")) :]


def test_t4_more_orders_than_units_are_lost() -> None:
    table = Table({"rebel": {"echo-base-troopers": ["E5"]}, "empire": {"snowtroopers": ["A5"]}})
    table.do("order E5")
    assert {words.split()[0] for words in table.can()} == {"move", "done"}


def test_t5_the_discards_become_the_deck_when_it_is_empty() -> None:
    cards = {"rebel": ["direct-from-hq"] * 5, "empire": "direct-from-hq"}
    table = Table(FACING, cards=cards)
    assert len(table.state.decks[table.state.active]) == 1
    for _ in range(4):
        while table.turn()[0] == "rebel":
            table.do("done")
        while table.turn()[0] == "empire":
            table.do("done")
    shuffled = [event for event in table.events if event[0] == "deck_shuffled"]
    assert shuffled and shuffled[0] == ("deck_shuffled", "rebel")


def test_t5_case_16_with_both_empty_nothing_is_drawn_and_the_turn_goes_on() -> None:
    table = Table(FACING, cards={"rebel": [], "empire": "direct-from-hq"})
    assert [event for event in table.events if event[0] != "card_drawn"][:4] == [
        ("turn_started", "rebel", 1),
        ("no_card_played", "rebel"),
        ("turn_ended", "rebel"),
        ("turn_started", "empire", 2),
    ]
    assert table.turn()[0] == "empire" and table.state.hands[1] == ()


@pytest.mark.parametrize("hex", ["E5", "G1"])
def test_t6_case_10_a_card_for_a_missing_type_orders_one_unit_of_choice_without_bonus(hex: str) -> None:
    table = Table(FACING, cards={"rebel": "artillery-barrage", "empire": "direct-from-hq"})
    assert ("orders_replaced", "rebel", "artillery-barrage") in table.events
    assert table.can() == ["order E5", "order G1", "done"]
    table.do(f"order {hex}")
    assert {words.split()[1] for words in table.can() if words != "done"} == {hex}
    table.do("done")
    if hex == "E5":
        assert table.do("attack E5 D5")[0][-1] == 3
    assert table.turn()[0] == "empire"


def test_t6_case_10_one_that_can_do_nothing_still_binds_the_card() -> None:
    units = {"rebel": {"echo-base-troopers": ["E5"], "rebel-artillery": ["G1"]}, "empire": FACING["empire"]}
    table = Table(units, cards={"rebel": "artillery-barrage", "empire": "direct-from-hq"})
    assert table.can() == ["order G1", "done"]
    table.do("order G1")
    assert table.turn()[0] == "empire"


def test_a_card_for_a_section_asks_which_one() -> None:
    units = {"rebel": {"echo-base-troopers": ["E5", "G1"]}, "empire": FACING["empire"]}
    table = Table(units, cards={"rebel": "trooper-assault-rebel", "empire": "direct-from-hq"})
    assert sorted(table.can()) == ["section 0", "section 1"]
    assert [event[2] for event in table.do("section 0") if event[0] == "unit_ordered"] == ["G1"]


# -- attacks ---------------------------------------------------------------------------------------------------


def attack(dice: str, *more: str, **content: Any) -> Table:
    """E5 attacks D5 with three dice."""
    table = Table(content.pop("units", FACING), dice=(dice, *more), **content)
    table.do("order E5", "done", "done", "attack E5 D5")
    return table


@pytest.mark.parametrize(
    ("roll", "number"),
    [("infantry", 1), ("infantry infantry blast", 3), ("vehicle", 0), ("miss", 0), ("blast vehicle", 1)],
)
def test_a4_infantry_is_hit_by_its_symbol_and_a_blast_one_miniature_a_hit(roll: str, number: int) -> None:
    table = attack(roll)
    assert sum(event[-1] for event in lost(table)) == number


@pytest.mark.parametrize("face", ["infantry", "vehicle", "blast"])
def test_a4_special_units_are_hit_by_blasts_only(face: str) -> None:
    units = {**FACING, "empire": {"probe-droids": ["D5"], "snowtroopers": ["A9"]}}
    assert bool(lost(attack(face, units=units))) is (face == "blast")


def test_a4_vehicles_are_hit_by_their_symbol() -> None:
    units = {"rebel": {"snowspeeders": ["C5"]}, "empire": {"snowtroopers": ["D5"]}}
    for face, number in (("vehicle", 1), ("infantry", 0), ("blast", 1)):
        table = Table(units, dice=(face,), first="empire")
        table.do("order D5", "done", "attack D5 C5")
        assert sum(event[-1] for event in lost(table)) == number


def test_a3_all_dice_go_at_one_target() -> None:
    units = {"rebel": {"echo-base-troopers": ["E5"]}, "empire": {"snowtroopers": ["D4", "D5"]}}
    table = Table(units, dice=("infantry infantry infantry",))
    table.do("order E5", "done", "attack E5 D4")
    assert [event[2] for event in lost(table)] == ["D4"]
    assert table.turn()[0] == "empire"


def test_a1_hits_come_before_retreats() -> None:
    table = attack("infantry retreat")
    assert table.can() == ["retreat 0 C5", "retreat 0 C6"]
    table.do("retreat 0 C6")
    kinds = table.kinds()
    assert kinds.index("miniatures_lost") < kinds.index("unit_retreated")


def test_a1_case_8_who_is_eliminated_does_not_retreat() -> None:
    units = {**FACING, "empire": {"probe-droids": ["D5"], "snowtroopers": ["A9"]}}
    table = attack("blast blast retreat", units=units, changes={"units": {"probe-droids": {"medals": 1}}})
    kinds = table.kinds()
    assert (kinds.count("unit_eliminated"), kinds.count("medals_gained")) == (1, 1)
    assert not {"unit_retreated", "retreat_blocked", "retreats_ignored"} & set(kinds)


AT_AT = {**FACING, "empire": {"at-at": ["D5"], "snowtroopers": ["A9"]}}


def test_a6_each_hit_on_an_at_at_is_rolled_again_and_a_blast_there_eliminates_it() -> None:
    table = attack("blast vehicle", "vehicle blast", units=AT_AT)
    assert ("rule_rolled", "traits/confirmed-kill/confirmation", ["vehicle", "blast"]) in table.events
    assert ("unit_eliminated", "at-at", "D5") in table.events
    assert ("medals_gained", "rebel", 1) in table.events


@pytest.mark.parametrize("again", ["vehicle vehicle", "infantry miss", "retreat retreat"])
def test_a6_without_a_blast_nothing_happens(again: str) -> None:
    table = attack("blast vehicle retreat", again, units=AT_AT)
    assert not lost(table) and "unit_eliminated" not in table.kinds()
    assert ("retreats_ignored", "at-at", "D5", 1) in table.events
    assert "unit_retreated" not in table.kinds()


def test_a6_without_a_hit_nothing_is_rolled_again() -> None:
    assert "rule_rolled" not in attack("miss infantry", units=AT_AT).kinds()


def test_x8_a_structure_is_destroyed_by_one_blast_and_gives_no_medal() -> None:
    structures = {"ion-cannon": {"side": "empire", "at": ["D5"], "target": True}}
    units = {"rebel": FACING["rebel"], "empire": {"snowtroopers": ["A9"]}}
    missed = attack("infantry vehicle retreat", units=units, structures=structures)
    assert not lost(missed) and "retreats_ignored" not in missed.kinds()
    hit = attack("blast", units=units, structures=structures)
    assert ("structure_destroyed", "ion-cannon", "D5") in hit.events
    assert "medals_gained" not in hit.kinds() and hit.state.medals == [0, 0]


def test_case_3_an_attack_without_dice_is_not_offered() -> None:
    units = {"rebel": {"snowspeeders": ["D3"]}, "empire": {"snowtroopers": ["D5", "A9"]}}
    table = Table(units, {"rocks": ["D5"]})
    table.do("order D3", "done")
    assert table.turn()[0] == "empire"


# -- retreats --------------------------------------------------------------------------------------------------


def test_f1_the_owner_of_the_target_chooses() -> None:
    table = attack("retreat")
    assert table.game.setting.sides[table.game.player_to_act(table.state)] == "empire"
    assert table.can() == ["retreat 0 C5", "retreat 0 C6"]


def test_f1_a_single_way_resolves_itself() -> None:
    table = attack("retreat", units={**FACING, "empire": {"snowtroopers": ["D5", "C5"]}})
    assert ("unit_retreated", "snowtroopers", ["D5", "C6"]) in table.events
    assert table.turn()[0] == "empire"


def test_f2_case_7_what_is_missing_of_a_retreat_costs_miniatures() -> None:
    units = {"rebel": {"echo-base-troopers": ["E5", "G4", "G5", "G6"]}, "empire": {"snowtroopers": ["D5"]}}
    table = Table(units, dice=("retreat retreat",), first="empire")
    table.do("order D5", "done", "attack D5 E5")
    assert table.can() == ["retreat 0 F4", "retreat 0 F5"]
    events = table.do("retreat 0 F5")
    assert ("retreat_blocked", "echo-base-troopers", "F5", 1) in events
    assert ("miniatures_lost", "echo-base-troopers", "F5", 1) in events


def test_f2_a_unit_may_be_eliminated_by_its_retreat() -> None:
    units = {"rebel": {"echo-base-troopers": ["E5"]}, "empire": {"probe-droids": ["A5"], "snowtroopers": ["A1"]}}
    units["rebel"]["echo-base-troopers"] = ["B5"]
    table = Table(units, dice=("retreat retreat",))
    table.do("order B5", "done", "attack B5 A5")
    assert ("unit_eliminated", "probe-droids", "A5") in table.events


@pytest.mark.parametrize(("choice", "kind"), [("retreat 1", "retreats_ignored"), ("retreat 0 F4", "unit_retreated")])
def test_f4_infantry_in_a_trench_chooses_whether_to_ignore_one(choice: str, kind: str) -> None:
    table = Table(FACING, {"trench": ["E5"]}, dice=("retreat",), first="empire")
    table.do("order D5", "done", "done", "attack D5 E5")
    assert table.can() == ["retreat 0 F4", "retreat 0 F5", "retreat 1"]
    assert table.do(choice)[0][0] == kind


def test_f5_artillery_ignores_retreats_or_by_a_switch_loses_a_miniature_for_each() -> None:
    units = {"rebel": {"rebel-artillery": ["E5"], "echo-base-troopers": ["G1"]}, "empire": FACING["empire"]}
    for variants, kind in (((), "retreats_ignored"), (("artillery-loses-miniatures",), "unit_eliminated")):
        table = Table(units, dice=("retreat",), first="empire", variants=variants)
        table.do("order D5", "done", "done", "attack D5 E5")
        assert kind in table.kinds()


# -- moves -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "to", "may"), [
    ("imperial-assault", "C5", True), ("imperial-assault", "D5", False), ("direct-from-hq", "C5", False),
])  # fmt: skip
def test_m4_case_6_how_far_it_went_decides_whether_it_may_attack(card: str, to: str, may: bool) -> None:
    units = {"rebel": {"echo-base-troopers": ["E5"]}, "empire": {"snowtroopers": ["A5"]}}
    table = Table(units, cards={"rebel": "direct-from-hq", "empire": card}, first="empire")
    table.do("order A5", f"move A5 {to}")
    assert (f"attack {to} E5" in table.can()) is may


def test_x2_who_enters_rocks_does_not_attack_but_may_next_time() -> None:
    units = {"rebel": {"echo-base-troopers": ["F5"]}, "empire": {"snowtroopers": ["D5"]}}
    table = Table(units, {"rocks": ["E5"]})
    table.do("order F5", "move F5 E5")
    assert table.turn()[0] == "empire"
    table.do("done", "order E5")
    table.do("done")
    assert table.can() == ["attack E5 D5", "done"]


def test_a_card_lets_vehicles_move_after_the_attack() -> None:
    units = {"rebel": {"snowspeeders": ["E5"]}, "empire": {"snowtroopers": ["D5"]}}
    table = Table(units, cards={"rebel": "speeder-assault", "empire": "direct-from-hq"})
    table.do("order E5", "done", "attack E5 D5")
    assert set(table.can()) == {"done", *(f"move E5 {hex}" for hex in ("D4", "E4", "E6", "F4", "F5"))}
    table.do("move E5 F5")
    assert table.turn()[0] == "empire"


def test_rules_that_never_come_to_an_end_are_cut_off() -> None:
    results: list[object] = [{"draw": {"side": "own", "cards": 1}}]
    for _ in range(6):
        results = [{"roll": {"dice": 30, "results": dict.fromkeys(("infantry", "miss"), results)}}]
    boom = {"when": "turn_started", "then": results}
    table = Table({"rebel": {"snowspeeders": ["G1"]}, "empire": {"at-at": ["A1"]}}, special_rules={"boom": boom})
    assert table.kinds().count("rules_cut_off") == 1 and table.can()


def test_a_rule_rolls_no_more_dice_than_an_attack_may() -> None:
    boom = {"when": "turn_started", "then": [{"roll": {"dice": 1000, "results": {"blast": [{"win": "rebel"}]}}}]}
    table = Table({"rebel": {"snowspeeders": ["G1"]}, "empire": {"at-at": ["A1"]}}, special_rules={"boom": boom})
    (rolled,) = [event for event in table.events if event[0] == "rule_rolled"]
    assert len(rolled[2]) == table.game.setting.content.dice.most


# ------------------------------------------------------------------ found by somebody who tried to break it


def test_a_unit_that_strikes_back_is_its_owner_s_to_command() -> None:
    riposte = {
        "when": "attack_ended",
        "if": {"target": {"side": "rebel"}},
        "then": [{"attack": {"attacker": "target"}}],
    }
    units = {"rebel": {"echo-base-troopers": ["D5", "G1"]}, "empire": {"snowtroopers": ["C5", "A9"]}}
    table = Table(
        units,
        special_rules={"riposte": riposte},
        first="empire",
        cards={"empire": "recon-center", "rebel": "recon-left"},
    )
    table.do("order C5", "done", "attack C5 D5")
    assert table.can() == ["attack D5 C5", "done"]
    assert table.game.setting.sides[table.game.player_to_act(table.state)] == "rebel"


def test_the_rules_of_a_hex_come_before_the_hexes_behind_it() -> None:
    mine = {
        "when": "unit_entered",
        "if": {"hex": {"at": ["D4", "D5"]}},
        "then": [{"lose": {"unit": "unit", "miniatures": "all"}}],
    }
    units = {"rebel": {"snowspeeders": ["E5"], "echo-base-troopers": ["G1"]}, "empire": {"snowtroopers": ["A9"]}}
    table = Table(
        units,
        special_rules={"mine": mine},
        medal_hexes=[{"at": ["C5"], "kind": "temporary", "medals": 4}],
        cards={"rebel": "recon-center", "empire": "recon-left"},
    )
    told = table.do("order E5", "move E5 C5")
    assert ("unit_moved", "snowspeeders", ["E5", "D4"]) in told
    assert ("unit_eliminated", "snowspeeders", "D4") in told
    assert not any(event[0] in ("hex_medals_gained", "battle_won") for event in told)


def test_a_unit_goes_on_when_the_rules_of_a_hex_are_done() -> None:
    thorns = {
        "when": "unit_entered",
        "if": {"hex": {"at": ["D4", "D5"]}},
        "then": [{"lose": {"unit": "unit", "miniatures": 1}}],
    }
    units = {"rebel": {"snowspeeders": ["E5"], "echo-base-troopers": ["G1"]}, "empire": {"snowtroopers": ["A9"]}}
    table = Table(units, special_rules={"thorns": thorns}, cards={"rebel": "recon-center", "empire": "recon-left"})
    told = [event for event in table.do("order E5", "move E5 C5") if event[0].startswith(("unit_m", "miniatures"))]
    assert told == [
        ("unit_moved", "snowspeeders", ["E5", "D4"]),
        ("miniatures_lost", "snowspeeders", "D4", 1),
        ("unit_moved", "snowspeeders", ["D4", "C5"]),
    ]


def test_m5_a_unit_that_leaves_neither_holds_its_exit_nor_arrives_there() -> None:
    units = {"rebel": {"snowspeeders": ["E5"], "echo-base-troopers": ["G1"]}, "empire": {"snowtroopers": ["A9"]}}
    table = Table(
        units,
        exits={"rebel": ["D5"]},
        medal_hexes=[{"at": ["D5"], "kind": "temporary", "medals": 4}],
        special_rules={"there": {"when": "unit_arrived", "then": [{"win": "empire"}]}},
        cards={"rebel": "recon-center", "empire": "recon-left"},
    )
    kinds = [event[0] for event in table.do("order E5", "leave E5 D5")]
    assert "unit_left_board" in kinds and "hex_medals_gained" not in kinds and "battle_won" not in kinds


def test_an_attack_whose_attacker_is_gone_lapses_whole() -> None:
    boom = {"when": "attack_rolled", "then": [{"lose": {"unit": "attacker", "miniatures": "all"}}]}
    units = {"rebel": {"echo-base-troopers": ["D5", "G1"]}, "empire": {"snowtroopers": ["C5", "A9"]}}
    table = Table(units, special_rules={"boom": boom}, dice=("blast retreat retreat",), first="empire",
                  cards={"empire": "recon-center", "rebel": "recon-left"})  # fmt: skip
    kinds = [event[0] for event in table.do("order C5", "done", "attack C5 D5")]
    assert "unit_eliminated" in kinds and not {"unit_retreated", "retreat_blocked"} & set(kinds)
    assert [event for event in table.events if event[0] == "miniatures_lost"] == [
        ("miniatures_lost", "snowtroopers", "C5", 4)
    ]
