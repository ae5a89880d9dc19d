"""Plays a battle: the steps of a turn in the rulebook's order, with tables that the judge fills; never prints."""

from hothkit.engine.game import Game, IllegalAction

__all__ = ["Game", "IllegalAction"]
