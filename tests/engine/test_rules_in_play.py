"""Rules that cause one another, cards that wait, and who is asked: what a tester once broke."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hothkit.engine import Game
from hothkit.engine.progress import MOST_IN_A_TURN
from hothkit.engine.triggered import frames_for
from hothkit.players.greedy import Greedy
from hothkit.players.match import play, play_on
from hothkit.players.random_ import Random
from hothkit.players.view import seat_state
from hothkit.position.actions import DONE, Action
from hothkit.position.agreement import Agreement
from hothkit.position.events import Event
from hothkit.position.setting import Setting
from hothkit.position.state import State
from tests.battles import battle, bundled, hex_of, piece_on, start


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


def told_by(setting: Setting) -> list[tuple[Any, ...]]:
    """What happens up to the first decision, rules by their names."""
    names = {bound.id: bound.name.say("en") for bound in setting.triggered}
    _, events = Game(setting).new(1)
    return [(event.kind, *(names.get(value, value) for value in event.values)) for event in events]


def renamed(rules: dict[str, Any], ids: Iterable[str]) -> dict[str, Any]:
    """The same rules with names to know them by, under other ids."""
    return {
        id: {"name": dict.fromkeys(("en", "es"), name), **rule}
        for id, (name, rule) in zip(ids, rules.items(), strict=True)
    }


def laying(on: str, *hexes: str) -> dict[str, Any]:
    """A rule that lays a marker on hexes when one is laid on a hex."""
    return {
        "when": "marker_placed",
        "if": {"hex": on},
        "then": [{"place": {"marker": "ion-charge", "at": [hex]}} for hex in hexes],
    }


ALL_LOSE = [{"lose": {"unit": {"each": {"side": "empire"}}, "miniatures": 1}}]


@pytest.mark.parametrize("ids", [*permutations("abc")])
def test_a_rule_that_waits_is_woken_by_what_another_causes_whatever_it_is_called(ids: tuple[str, ...]) -> None:
    rules = {
        "drop": {"when": "turn_started", "then": [{"place": {"marker": "ion-charge", "at": ["D5"]}}]},
        "spread": laying("D5", "D6"),
        "tell": {"when": "marker_placed", "if": {"hex": "D6"}, "then": ALL_LOSE},
    }
    units = {"rebel": {"snowspeeders": ["G8"]}, "empire": {"snowtroopers": ["B4", "B5"]}}
    told = told_by(battle(units, special_rules=renamed(rules, ids)))
    assert [event[1] for event in told if event[0] == "rule_applied"] == ["drop", "spread", "tell"]
    assert sum(event[0] == "miniatures_lost" for event in told) == 2
    assert told == told_by(battle(units, special_rules=renamed(rules, "abc")))


@pytest.mark.parametrize("ids", [*permutations("abc")])
def test_each_of_the_units_that_a_rule_eliminates_wakes_the_other_rules(ids: tuple[str, ...]) -> None:
    rules = {
        "fall": {
            "when": "turn_started",
            "then": [{"lose": {"unit": {"each": {"at": "D3"}}, "miniatures": "all"}}],
        },
        "shock": {
            "when": "unit_eliminated",
            "then": [{"lose": {"unit": {"each": {"adjacent_to": "hex"}}, "miniatures": "all"}}],
        },
        "spoils": {
            "when": "unit_eliminated",
            "if": {"unit": {"side": "empire"}},
            "then": [{"draw": {"side": "rebel", "cards": 1}}],
        },
    }
    units = {"rebel": {"echo-base-troopers": ["D3", "G8"]}, "empire": {"snowtroopers": ["C3", "C4", "C6", "A1"]}}
    told, usual = (told_by(battle(units, special_rules=renamed(rules, some), medals=None)) for some in (ids, "abc"))
    assert sum(event[0] == "unit_eliminated" for event in told) == 3
    assert sorted(event[1] for event in told if event[0] == "rule_applied") == ["fall", "shock", "spoils", "spoils"]
    assert sorted(told) == sorted(usual)


@pytest.mark.parametrize("ids", [*permutations("abc")])
def test_a_rule_comes_in_once_for_each_event_whatever_it_is_called(ids: tuple[str, ...]) -> None:
    rules = {
        "drop": {"when": "turn_started", "then": [{"place": {"marker": "ion-charge", "at": ["D5"]}}]},
        "again": laying("D5", "D5"),
        "tell": {"when": "marker_placed", "if": {"hex": "D5"}, "then": ALL_LOSE},
    }
    units = {"rebel": {"snowspeeders": ["G8"]}, "empire": {"snowtroopers": ["B4"]}}
    told = told_by(battle(units, special_rules=renamed(rules, ids)))
    assert sorted(event[1] for event in told if event[0] == "rule_applied") == ["again", "drop", "tell", "tell"]


@pytest.mark.parametrize("ids", [*permutations("abc")])
def test_a_rule_that_is_woken_twice_keeps_its_limit(ids: tuple[str, ...]) -> None:
    rules = {
        "drop": {"when": "turn_started", "then": [{"place": {"marker": "ion-charge", "at": ["D5"]}}]},
        "spread": laying("D5", "D6", "D7"),
        "tell": {"when": "marker_placed", "then": ALL_LOSE, "once_per": "turn"},
    }
    units = {"rebel": {"snowspeeders": ["G8"]}, "empire": {"snowtroopers": ["B4"]}}
    told = told_by(battle(units, special_rules=renamed(rules, ids)))
    assert sorted(event[1] for event in told if event[0] == "rule_applied") == ["drop", "spread", "tell"]


_LAID = st.sampled_from(["D4", "D5", "D6", "D7"])


@settings(max_examples=40)
@given(
    st.lists(st.tuples(_LAID, st.lists(_LAID, min_size=1, max_size=2)), min_size=1, max_size=4),
    st.permutations("abcde"),
)
def test_which_rules_come_in_does_not_depend_on_what_they_are_called(
    chain: list[tuple[str, list[str]]], ids: list[str]
) -> None:
    start = {"when": "turn_started", "then": [{"place": {"marker": "ion-charge", "at": ["D5"]}}]}
    rules = {"start": start, **{f"rule {n}": laying(on, *hexes) for n, (on, hexes) in enumerate(chain)}}
    units = {"rebel": {"snowspeeders": ["G8"]}, "empire": {"snowtroopers": ["B4"]}}
    ways = [told_by(battle(units, special_rules=renamed(rules, some[: len(rules)]))) for some in ("abcde", ids)]
    if not any(event[0] == "rules_cut_off" for told in ways for event in told):
        one, other = ({event[1] for event in told if event[0] == "rule_applied"} for told in ways)
        assert one == other


def test_a_rule_at_work_is_not_woken_though_its_unit_has_moved_meanwhile() -> None:
    chase = {"when": "attack_ended", "if": {"attacker": "this"}, "then": [{"move": {"unit": "attacker", "to": "hex"}}]}
    units = {"rebel": {"snowspeeders": ["D5"]}, "empire": {"snowtroopers": ["B4"]}}
    position = start(battle(units, changes={"units": {"snowtroopers": {"rules": {"chase": chase}}}}))
    attacker = position.standing(piece_on(position, "B4"))
    (waiting,) = frames_for(position, "attack_ended", {"attacker": attacker}, {})
    position.state.stack.append((*waiting[:-1], 1))
    moved = attacker._replace(hex=hex_of(position, "C4"))
    assert frames_for(position, "attack_ended", {"attacker": moved}, {}) == []
    position.state.stack[-1] = waiting
    assert len(frames_for(position, "attack_ended", {"attacker": moved}, {})) == 1


def waking(number: int) -> Game:
    """Battle 2 with so many rules of which each wakes all others, after a turn has begun."""
    lay = [{"place": {"marker": "ion-charge", "at": ["D5"]}}]
    rules = {f"r{n}": {"when": "marker_placed", "then": lay} for n in range(number)}
    scenario, content, _ = bundled().battle("2")
    data = bundled().of_kind("scenarios")["hoth/02-snowspeeder-counter-attack"].data
    rules["start"] = {"when": "turn_started", "then": lay}
    return Game(Setting.of(type(scenario).of("x", {**data, "special_rules": rules}), content, limit=3))


@pytest.mark.parametrize(("number", "applied", "is_cut"), [(2, 5, False), (6, 100, True), (30, 100, True)])
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
