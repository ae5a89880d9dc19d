"""A seat's view: a player sees its own hand and the board, and neither the other hand, the decks nor chance."""

from hothkit.engine import Game
from hothkit.pack.loading import load
from hothkit.players.match import play
from hothkit.players.random_ import Random
from hothkit.players.view import View, view_of
from hothkit.position.actions import Action
from hothkit.position.setting import Setting
from hothkit.position.state import State

GAME = Game(Setting.of(*load().battle("2")))


class Watching(Random):
    """A random player that notes what it is shown."""

    def __init__(self, game: Game, side: int, seed: int) -> None:
        super().__init__(game, side, seed)
        self.side, self.views = side, list[View]()

    def choose(self, view: View) -> Action:
        self.views.append(view)
        return super().choose(view)


def watched(seed: int) -> list[Watching]:
    players = [Watching(GAME, side, seed) for side in range(2)]
    play(GAME, players, seed)
    return players


def test_a_player_only_sees_its_seat_s_view() -> None:
    for player in watched(3):
        assert player.views
        for view in player.views:
            assert view.side == player.side
            assert set(view.state.hands[1 - view.side]) <= {-1} and -1 not in view.hand
            assert all(set(deck) <= {-1} for deck in view.state.decks)
            assert view.state.streams == []


def test_a_view_says_how_many_cards_are_hidden_and_keeps_all_that_is_open() -> None:
    state, _ = GAME.new(4)
    view = view_of(GAME, state, 0)
    assert [len(hand) for hand in view.state.hands] == [len(hand) for hand in state.hands]
    assert [len(deck) for deck in view.state.decks] == [len(deck) for deck in state.decks]
    hidden = ("hands", "decks", "streams")
    for slot in State.__slots__:
        assert slot in hidden or getattr(view.state, slot) == getattr(state, slot)
    assert view.legal_actions == GAME.legal_actions(state)


def test_what_is_hidden_makes_no_difference_to_a_view() -> None:
    state, _ = GAME.new(5)
    other = state.copy()
    other.options, other.streams = state.options, [1, 2, 3]
    other.hands[1], other.decks[1] = state.decks[1][: len(state.hands[1])], state.decks[1][::-1]
    assert view_of(GAME, state, 0) == view_of(GAME, other, 0)
