"""Rulings: positions with their questions and answers, run as tests and shown as examples."""

from hothkit.rulings.run import Outcome, run
from hothkit.rulings.show import show

__all__ = ["Outcome", "run", "show"]
