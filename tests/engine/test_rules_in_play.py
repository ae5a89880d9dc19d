"""Rules that cause one another, cards that wait, and who is asked: what a tester once broke."""

from __future__ import annotations

from typing import Any

import pytest

from hothkit.engine import Game
from hothkit.engine.progress import MOST_IN_A_TURN
from hothkit.players.greedy import Greedy
from hothkit.players.match import play, play_on
from hothkit.players.random_ import Random
from hothkit.players.view import seat_state
from hothkit.position.actions import DONE, Action
from hothkit.position.agreement import Agreement
from hothkit.position.events import Event
from hothkit.position.setting import Setting
from hothkit.position.state import State
from tests.battles import bundled


def ruled(rule: dict[str, Any], limit: int = 20) -> Game:
    """Battle 2 with one special rule of its own."""
    scenario, content, _ = bundled().battle("2")
    data = {**bundled().of_kind("scenarios")["hoth/02-snowspeeder-counter-attack"].data, "special_rules": {"r": rule}}
    return Game(Setting.of(type(scenario).of("x", data), content, limit=limit))


@pytest.mark.parametrize("kind", [Random, Greedy])
@pytest.mark.parametrize(
    "rule",
    [
        {"when": "attack_ended", "then": [{"attack": {"attacker": "attacker"}}]},
        {"when": "attack_ended", "then": [{"attack": {"target": "target", "dice": 1}}]},
        {"when": "attack_rolled", "then": [{"attack": {"attacker": "attacker"}}]},
        {"when": "attack_declared", "then": [{"attack": {"attacker": "target"}}]},
        {"when": "attack_ended", "may": [{"order": {"unit": "attacker"}}]},
        {"when": "unit_ordered", "then": [{"order": {"unit": "unit"}}]},
    ],
)
def test_a_rule_is_not_woken_by_what_it_caused_so_every_game_ends(rule: dict[str, Any], kind: type) -> None:
    of = ruled(rule)
    decisions: list[Action | None] = []

    def kept(action: Action | None, events: list[Event], state: State) -> None:
        decisions.append(action)
        assert len(decisions) < 5000

    assert play(of, [kind(of, seat, 1) for seat in range(2)], 1, kept).is_over


def test_units_off_the_board_are_never_chosen_by_a_hex() -> None:
    of = ruled({"when": "turn_started", "then": [{"choose": {"side": "own", "eliminated": True}}, {"win": "rebel"}]})
    state = play(of, [Random(of, seat, 1) for seat in range(2)], 1)
    assert state.won_how != "sudden_death"


def test_an_order_to_the_other_side_is_carried_out_by_its_owner() -> None:
    of = ruled(
        {"when": "turn_ended", "if": {"side": "rebel"}, "then": [{"order": {"unit": {"each": {"side": "enemy"}}}}]}
    )
    asked: set[int] = set()
    seen: list[State] = []
    play(of, [Random(of, seat, 1) for seat in range(2)], 1, lambda a, e, state: seen.append(state))
    for state in seen:
        for action in () if state.is_over else state.options:
            if action.verb in ("move", "attack"):
                piece = state.on_hex[action.args[0]]
                side = of.setting.profiles[of.setting.pieces[piece][0]].side
                assert of.setting.seats[of.player_to_act(state)].side == side
                asked.add(side)
    assert asked == {0, 1}


def test_a_waiting_card_is_no_longer_offered_when_it_has_left_the_hand_and_never_seen_by_the_other_side() -> None:
    agreed = Agreement(campaign=(("rebel", "air-support"), ("rebel", "reserve-forces"), ("empire", "scout")))
    of = Game(Setting.of(*bundled().battle("2"), agreement=agreed))

    def looked(action: Action | None, events: list[Event], state: State) -> None:
        for seat in () if state.is_over else range(2):
            for frame in seat_state(of.setting, state, seat).stack:
                held = dict(frame[4]).get("seat", seat) if frame[0] == "rule" else seat
                assert held == seat
        for option in state.options:
            if option.verb == "play":
                assert option.args[0] in state.hands[of.player_to_act(state)]

    for seed in range(10):
        play(of, [Random(of, seat, seed) for seat in range(2)], seed, looked)


def test_what_one_rule_discards_another_does_not_count() -> None:
    things = bundled().of_kind("scenarios")["hoth/02-snowspeeder-counter-attack"].data
    rules = {
        "a": {"when": "turn_started", "then": [{"discard": {"cards": 1}}]},
        "b": {"when": "turn_started", "then": [{"draw": {"cards": {"count": "discarded"}}}]},
    }
    scenario, content, _ = bundled().battle("2")
    of = Game(Setting.of(type(scenario).of("x", {**things, "special_rules": rules}), content))
    state, _ = of.new(1)
    hand = len(state.hands[of.player_to_act(state)])
    state, events = of.apply(state, state.options[0])
    assert sum(event.kind == "card_discarded" for event in events) == 1
    assert not any(event.kind == "card_drawn" for event in events) and len(state.hands[state.seat]) == hand - 1


def test_units_placed_by_a_face_of_a_roll_are_known_beforehand() -> None:
    place = {"place": {"unit": "probe-droids", "at": {"baseline": "empire"}}}
    of = ruled({"when": "turn_started", "then": [{"roll": {"dice": 6, "results": {"infantry": [place]}}}]}, limit=3)
    told: list[Event] = []
    play(of, [Random(of, seat, 1) for seat in range(2)], 1, lambda a, events, s: told.extend(events))
    assert any(event.kind == "unit_placed" for event in told)


def test_what_is_given_to_free_dice_counts() -> None:
    attack = {"attack": {"target": "chosen", "dice": 1, "change": {"dice": 3}, "ignore": {"protection": "all"}}}
    of = ruled({"when": "turn_started", "then": [{"choose": {"side": "enemy"}}, attack]}, limit=1)
    told: list[Event] = []
    play_on(of, [Random(of, seat, 1) for seat in range(2)], of.new(1)[0], lambda a, events, s: told.extend(events))
    assert [event.get("number") for event in told if event.kind == "free_dice_declared"] == [4, 4]


def waking(number: int) -> Game:
    """Battle 2 with so many rules of which each wakes all others, after a turn has begun."""
    lay = [{"place": {"marker": "ion-charge", "at": ["D5"]}}]
    rules = {f"r{n}": {"when": "marker_placed", "then": lay} for n in range(number)}
    scenario, content, _ = bundled().battle("2")
    data = bundled().of_kind("scenarios")["hoth/02-snowspeeder-counter-attack"].data
    rules["start"] = {"when": "turn_started", "then": lay}
    return Game(Setting.of(type(scenario).of("x", {**data, "special_rules": rules}), content, limit=3))


@pytest.mark.parametrize(
    ("number", "applied", "is_cut"), [(2, 4, False), (6, 64, False), (7, 100, True), (30, 100, True)]
)
def test_rules_that_wake_one_another_come_in_a_hundred_times_after_one_action(
    number: int, applied: int, is_cut: bool
) -> None:
    of = waking(number)
    state, events = of.new(1)
    assert sum(event.kind == "rule_applied" for event in events) == applied
    cuts = [event.values for event in events if event.kind == "rules_cut_off"]
    assert cuts == ([(100,)] if is_cut else [])
    assert of.legal_actions(state) and of.new(1)[1] == events


def test_rules_are_silent_for_the_rest_of_a_turn_in_which_a_thousand_have_come_in() -> None:
    of = ruled({"when": "attack_ended", "may": [{"order": {"unit": "attacker"}}]}, limit=1)
    state, events = of.new(1)
    state.begun = MOST_IN_A_TURN - 1
    kinds = []

    def attacks(state: State) -> Action:
        wanted = [one for one in state.options if one.verb in ("use", "attack")]
        return wanted[0] if wanted else next((one for one in state.options if one != DONE), DONE)

    while state.turn == 1 and len(kinds) < 2000:
        state, events = of.apply(state, attacks(state))
        kinds += [event.kind for event in events]
    assert kinds.count("rule_applied") == 1 and kinds.count("rules_silenced") <= 1
    assert state.turn == 2 and state.begun == 0
