"""A player that takes any legal action, each as likely as the next."""

from __future__ import annotations

from hothkit.engine import Game
from hothkit.players.view import View
from hothkit.position.actions import Action
from hothkit.position.chance import below, streams

# The battle's own dice come from the first streams of the bare seed.
_OWN = 0x5DEECE66D1CE4E5B


class Random:
    """Chooses by a stream of its own, so that the battle's chance does not depend on it."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self._streams = [streams(seed ^ _OWN, 1 + seat)[seat]]

    def choose(self, view: View) -> Action:
        """Any legal action."""
        actions = view.legal_actions
        return actions[below(self._streams, 0, len(actions))]
