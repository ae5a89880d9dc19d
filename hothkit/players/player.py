"""What a player is."""

from __future__ import annotations

from typing import Protocol

from hothkit.players.view import View
from hothkit.position.actions import Action


class Player(Protocol):
    """Somebody who sits at a side and chooses."""

    def choose(self, view: View) -> Action:
        """One of the view's legal actions; asked only when there are two or more."""
