"""A whole game: what holds at every moment of any battle (hypothesis), whatever is played."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hothkit.engine import Game, IllegalAction
from hothkit.judge import objectives
from hothkit.position.actions import DONE, Action
from hothkit.position.chance import below
from hothkit.position.events import Event
from hothkit.position.position import Position
from hothkit.position.setting import RESERVE, Setting
from hothkit.position.state import NOBODY, OFF_BOARD, State
from tests.battles import bundled
from tests.random_battles import settings_of_battles

Moment = tuple[State, list[Event]]
MOST_ACTIONS = 120


def played(game: Game, seed: int, most: int = MOST_ACTIONS) -> list[Moment]:
    """The states of a random game with the events that led to each."""
    stream = [seed]
    found = [game.new(seed)]
    while len(found) < most and not found[-1][0].is_over:
        state = found[-1][0]
        options = game.legal_actions(state)
        found.append(game.apply(state, options[below(stream, 0, len(options))]))
    return found


GAMES = st.tuples(settings_of_battles().map(Game), st.integers(0, 2**32))
BUNDLED = pytest.mark.parametrize("number", ["1", "2", "3", "4", "5"])


def bundled_game(number: str) -> Game:
    return Game(Setting.of(*bundled().battle(number)))


def pieces_are_where_they_are(game: Game, moments: list[Moment]) -> None:
    for state, _ in moments:
        there = [hex for hex in state.hex_of if hex >= 0]
        assert len(there) == len(set(there))
        assert {hex: piece for hex, piece in enumerate(state.on_hex) if piece != NOBODY} == {
            hex: piece for piece, hex in enumerate(state.hex_of) if hex >= 0
        }
        gone = (OFF_BOARD, RESERVE)
        assert all((left == 0) == (hex in gone) for left, hex in zip(state.miniatures, state.hex_of, strict=True))


def miniatures_and_medals_add_up(game: Game, moments: list[Moment]) -> None:
    lost: Counter[int] = Counter()
    medals: Counter[int] = Counter()
    placed: set[int] = set()
    for state, events in moments:
        for event in events:
            if event.kind in ("miniatures_lost", "miniatures_restored"):
                unit, number = event.get("unit"), event.get("number")
                assert isinstance(unit, int) and isinstance(number, int)
                lost[unit] += number if event.kind == "miniatures_lost" else -number
            if event.kind == "unit_placed":
                unit = event.get("unit")
                assert isinstance(unit, int)
                placed.add(unit)
            if event.kind in ("medals_gained", "hex_medals_gained", "hex_medals_lost"):
                side, number = event.get("side"), event.get("number")
                assert isinstance(side, int) and isinstance(number, int)
                medals[side] += -number if event.kind == "hex_medals_lost" else number
        full = [
            game.setting.profiles[profile].miniatures if start >= 0 or piece in placed else 0
            for piece, (profile, start) in enumerate(game.setting.pieces)
        ]
        assert full == [left + lost[piece] for piece, left in enumerate(state.miniatures)]
        assert state.medals == [medals[side] for side in range(len(game.setting.sides))]


def cards_stay_the_same(game: Game, moments: list[Moment]) -> None:
    for state, _ in moments:
        for side, deck in enumerate(game.setting.decks):
            played = [card for seat, card in state.in_play if seat == side]
            assert sorted((*state.hands[side], *state.decks[side], *state.discards[side], *played)) == sorted(deck)


def held_medals_are_those_of_the_marked_hexes(game: Game, moments: list[Moment]) -> None:
    for state, _ in moments:
        position = Position(game.setting, state)
        assert state.held == [objectives.holder(position, n) for n in range(len(game.setting.objectives))]
        for number, objective in enumerate(game.setting.objectives):
            if not objective.is_permanent and state.held[number] != NOBODY:
                there = {position.profile(state.on_hex[hex]).side for hex in objective.hexes if state.on_hex[hex] >= 0}
                assert state.held[number] in there


CHECKS = [
    held_medals_are_those_of_the_marked_hexes,
    pieces_are_where_they_are,
    miniatures_and_medals_add_up,
    cards_stay_the_same,
]


@settings(max_examples=40)
@given(GAMES)
def test_m1_w2_w7_t5_pieces_miniatures_medals_and_cards_add_up(game_and_seed: tuple[Game, int]) -> None:
    game, seed = game_and_seed
    moments = played(game, seed)
    for check in CHECKS:
        check(game, moments)


@BUNDLED
@pytest.mark.parametrize("seed", range(4))
def test_m1_w2_w7_t5_the_same_in_the_bundled_battles(number: str, seed: int) -> None:
    game = bundled_game(number)
    moments = played(game, seed, most=600)
    for check in CHECKS:
        check(game, moments)


@settings(max_examples=25)
@given(GAMES, st.randoms(use_true_random=False))
def test_apply_takes_nothing_that_is_not_listed(game_and_seed: tuple[Game, int], random: object) -> None:
    game, seed = game_and_seed
    moments = played(game, seed, most=40)
    number = len(game.setting.grid)
    every = [DONE, Action("use")]
    every += [Action(verb, (a,)) for verb in ("play", "order", "section") for a in range(number)]
    stream = [seed]
    for state, _ in moments:
        before = state.copy(), game.legal_actions(state)
        a, b = below(stream, 0, number), below(stream, 0, number)
        candidates = [*every, *(Action(verb, (a, b)) for verb in ("move", "attack", "retreat")), Action("win", (0,))]
        for action in candidates:
            if action not in game.legal_actions(state):
                with pytest.raises(IllegalAction):
                    game.apply(state, action)
        assert same(state, before[0]) and game.legal_actions(state) == before[1]


def same(one: State, other: State) -> bool:
    """Whether two states are equal; a copy leaves the options out, since it is made to be changed."""
    return all(getattr(one, name) == getattr(other, name) for name in State.__slots__ if name != "options")


@settings(max_examples=25)
@given(GAMES)
def test_a_state_that_was_handed_out_never_changes(game_and_seed: tuple[Game, int]) -> None:
    game, seed = game_and_seed
    state, _ = game.new(seed)
    stream = [seed]
    for _ in range(40):
        if state.is_over:
            break
        copy, options = state.copy(), game.legal_actions(state)
        game.player_to_act(state)
        for action in options:
            game.apply(state, action)
            assert same(state, copy) and game.legal_actions(state) == options
        state, _ = game.apply(state, options[below(stream, 0, len(options))])


@settings(max_examples=25)
@given(GAMES)
def test_the_same_action_in_the_same_state_does_the_same(game_and_seed: tuple[Game, int]) -> None:
    game, seed = game_and_seed
    again = Game(game.setting)
    for (one, events), (other, same_events) in zip(played(game, seed), played(again, seed), strict=True):
        assert one == other and events == same_events


@settings(max_examples=25)
@given(GAMES)
def test_t2_each_ordered_unit_moves_and_attacks_once_and_all_moves_come_first(game_and_seed: tuple[Game, int]) -> None:
    game, seed = game_and_seed
    ordered: set[int] = set()
    moved: Counter[int] = Counter()
    attacked: Counter[int] = Counter()
    moves_again = False
    for _, events in played(game, seed):
        for event in events:
            if event.kind == "turn_started":
                ordered, moved, attacked, moves_again = set(), Counter(), Counter(), False
            elif event.kind == "card_played":
                # Only a card that lets a unit move after its attack has moves among the attacks.
                card = event.get("card")
                assert isinstance(card, int)
                bonus = game.setting.cards[card].bonus
                moves_again = bonus is not None and "move_after_attack" in dict(bonus.change)
            elif event.kind == "unit_ordered":
                unit = event.get("unit")
                assert isinstance(unit, int)
                ordered.add(unit)
            elif event.kind in ("unit_moved", "attack_declared"):
                unit = event.get("unit")
                assert isinstance(unit, int) and unit in ordered
                (moved if event.kind == "unit_moved" else attacked)[unit] += 1
                assert event.kind == "attack_declared" or moves_again or not attacked
                # A rule of the battle and a card may each give one attack more.
                assert moved[unit] <= 1 + moves_again and attacked[unit] <= 3


@settings(max_examples=15)
@given(GAMES)
def test_w1_nothing_happens_after_the_end(game_and_seed: tuple[Game, int]) -> None:
    game, seed = game_and_seed
    moments = played(game, seed, most=400)
    told = [event.kind for _, events in moments for event in events]
    if moments[-1][0].is_over:
        assert told[-1] in ("battle_won", "battle_unresolved")
        assert game.legal_actions(moments[-1][0]) == ()
    assert told.count("battle_won") + told.count("battle_unresolved") <= 1
