"""What happened, told in plain sentences."""

from hothkit.story.teller import Teller

__all__ = ["Teller"]
