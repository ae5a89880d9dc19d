"""What happened, told in plain sentences."""

from hothkit.story.teller import Teller, tell

__all__ = ["Teller", "tell"]
