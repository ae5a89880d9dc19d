"""How a battle ends: rows W1, W2, W5, W7, W8, W10, and cases 14 and 15."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playing import Table

DUEL: dict[str, dict[str, list[str]]] = {
    "rebel": {"echo-base-troopers": ["E5", "G1"]},
    "empire": {"snowtroopers": ["D5", "A9"]},
}
KILL = "infantry infantry infantry"


def strike(table: Table) -> Table:
    table.do("order E5", "done", "done", "attack E5 D5")
    return table


def weak(table: Table, **left: int) -> Table:
    """The same table with so many miniatures on these hexes."""
    for hex, number in left.items():
        piece = table.state.on_hex[table.game.setting.grid.number[hex]]
        table.state.miniatures[piece] = number
    return table


def duel(dice: str = KILL, units: Any = DUEL, **more: Any) -> Table:
    return Table(units, dice=(dice,), **more)


def test_w7_the_last_miniature_is_a_medal_and_one_of_four_is_none() -> None:
    table = strike(duel("infantry"))
    assert "medals_gained" not in table.kinds()
    table = strike(weak(duel("infantry"), D5=1))
    told = table.kinds()
    assert told.index("miniatures_lost") < told.index("unit_eliminated") < told.index("medals_gained")
    assert ("medals_gained", "rebel", 1) in table.events


@pytest.mark.parametrize(("medals", "gained"), [(None, []), (2, [("medals_gained", "rebel", 2)])])
def test_w8_probe_droids_give_no_medal_unless_the_battle_says_so(medals: int | None, gained: list[Any]) -> None:
    changes = {"units": {"probe-droids": {"medals": medals}}} if medals else {}
    units = {"rebel": DUEL["rebel"], "empire": {"probe-droids": ["D5"], "snowtroopers": ["A9"]}}
    table = strike(duel("blast blast", units, changes=changes))
    assert "unit_eliminated" in table.kinds()
    assert [event for event in table.events if event[0] == "medals_gained"] == gained


def test_w8_artillery_gives_no_medal() -> None:
    units = {"rebel": {"rebel-artillery": ["E5"], "echo-base-troopers": ["G1"]}, "empire": DUEL["empire"]}
    table = duel("blast", units, first="empire")
    table.do("order D5", "done", "done", "attack D5 E5")
    assert ("unit_eliminated", "rebel-artillery", "E5") in table.events
    assert "medals_gained" not in table.kinds()


def test_w1_the_target_wins_at_once_with_no_answer() -> None:
    table = strike(weak(duel(medals=1), D5=3))
    assert table.events[-1] == ("battle_won", "rebel", "medals")
    assert (table.can(), table.state.is_over) == ([], True)
    assert "turn_ended" not in table.kinds()


def test_w1_a_battle_may_name_no_target() -> None:
    table = strike(weak(duel(medals=None), D5=3))
    assert not table.state.is_over and table.state.medals[1] == 1


@pytest.mark.parametrize(("variants", "is_over"), [((), True), (("battle-goes-on",), False)])
def test_w10_switch_a_side_without_units_loses_at_once(variants: tuple[str, ...], is_over: bool) -> None:
    units = {"rebel": DUEL["rebel"], "empire": {"snowtroopers": ["D5"]}}
    table = strike(weak(duel(units=units, variants=variants), D5=3))
    assert table.state.is_over is is_over
    if is_over:
        assert table.events[-1] == ("battle_won", "rebel", "no_unit_left")


def test_w10_a_structure_is_no_unit() -> None:
    structures = {"ion-cannon": {"side": "empire", "at": ["A1"]}}
    units = {"rebel": DUEL["rebel"], "empire": {"snowtroopers": ["D5"]}}
    table = strike(weak(duel(units=units, structures=structures), D5=3))
    assert table.events[-1] == ("battle_won", "rebel", "no_unit_left")


def test_w10_the_medal_that_wins_goes_before_the_last_unit() -> None:
    units = {"rebel": DUEL["rebel"], "empire": {"snowtroopers": ["D5"]}}
    assert strike(weak(duel(units=units, medals=1), D5=3)).events[-1] == ("battle_won", "rebel", "medals")


SUDDEN = {
    "breakthrough": {
        "when": "unit_arrived",
        "if": {"unit": {"side": "rebel"}, "hex": "D4"},
        "then": [{"win": "rebel"}],
    }
}


def test_w5_sudden_death_wins_at_once() -> None:
    table = Table(DUEL, special_rules=SUDDEN)
    table.do("order E5", "done", "move E5 D4")
    assert table.events[-1] == ("battle_won", "rebel", "sudden_death")
    assert table.can() == []


def test_w5_only_the_named_side_and_only_its_condition() -> None:
    table = Table(DUEL, special_rules=SUDDEN, first="empire")
    table.do("order D5", "done", "move D5 D4")
    assert not table.state.is_over
    other = Table(DUEL, special_rules=SUDDEN)
    other.do("order E5", "done", "move E5 E4")
    assert not other.state.is_over


def test_w5_a_rule_at_the_start_of_a_turn() -> None:
    rule = {"time-is-up": {"when": "turn_started", "if": {"turn": {"at_least": 2}}, "then": [{"win": "empire"}]}}
    table = Table(DUEL, special_rules=rule)
    table.do("done")
    assert not table.state.is_over
    table.do("done")
    assert table.events[-1] == ("battle_won", "empire", "sudden_death")


def test_w2_a_rule_of_the_battle_may_give_medals() -> None:
    rule = {"flag": {**SUDDEN["breakthrough"], "then": [{"gain_medals": {"side": "rebel", "number": 2}}]}}
    table = Table(DUEL, special_rules=rule)
    table.do("order E5", "done", "move E5 D4")
    assert ("medals_gained", "rebel", 2) in table.events
    won = Table(DUEL, special_rules=rule, medals=2)
    won.do("order E5", "done", "move E5 D4")
    assert won.events[-1] == ("battle_won", "rebel", "medals")


def both(order: tuple[str, str], **more: Any) -> Table:
    """One event gives both sides their last medal."""
    effects = [{"gain_medals": {"side": side, "number": 4}} for side in order]
    rule = {"draw": {"when": "unit_arrived", "if": {"hex": "D4"}, "then": effects}}
    return Table(DUEL, special_rules=rule, **more)


@pytest.mark.parametrize("order", [("rebel", "empire"), ("empire", "rebel")])
@pytest.mark.parametrize(("variants", "active_wins"), [((), True), (("other-side-reaches-first",), False)])
@pytest.mark.parametrize("active", ["rebel", "empire"])
def test_w1_case_15_both_reach_their_target_in_one_event(
    order: tuple[str, str], variants: tuple[str, ...], active_wins: bool, active: str
) -> None:
    table = both(order, variants=variants, first=active)
    start = "E5" if active == "rebel" else "D5"
    table.do(f"order {start}", "done", f"move {start} D4")
    other = "empire" if active == "rebel" else "rebel"
    assert table.events[-1] == ("battle_won", active if active_wins else other, "medals")


def test_the_limit_of_turns_ends_a_battle_without_a_winner() -> None:
    table = Table(DUEL, limit=2)
    for _ in range(4):
        table.do("done")
    assert table.events[-1] == ("battle_unresolved", 4)
    assert table.can() == [] and table.state.winner == -1


def test_w10_a_side_that_begins_without_a_unit_has_lost_at_once() -> None:
    table = Table({"rebel": {}, "empire": {"snowtroopers": ["D5"]}})
    assert table.state.won_how == "no_unit_left" and table.kinds()[-1] == "battle_won" and not table.can()
    changes = {"turn": {"no_unit_left": "plays_on"}}
    assert not Table({"rebel": {}, "empire": {"snowtroopers": ["D5"]}}, changes=changes).state.is_over
