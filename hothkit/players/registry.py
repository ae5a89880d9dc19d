"""The computer players by name."""

from __future__ import annotations

from typing import Protocol

from hothkit.engine import Game
from hothkit.players.greedy import Greedy
from hothkit.players.player import Player
from hothkit.players.random_ import Random


class Factory(Protocol):
    """Makes a player for one seat of one battle."""

    def __call__(self, game: Game, seat: int, seed: int) -> Player:
        """The player."""


PLAYERS: dict[str, Factory] = {
    "greedy": Greedy,
    "random": Random,
}
HUMAN = "human"
NAMES = tuple(sorted((*PLAYERS, HUMAN)))
