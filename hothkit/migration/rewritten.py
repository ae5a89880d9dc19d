"""What a migration makes of a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hothkit.pack.library import Library, Thing
from hothkit.yaml_source import Data


class Rewritten(NamedTuple):
    """The new text of a file, and the data that it must turn out to hold when it is read again."""

    text: str
    data: Data


Migrate = Callable[[Library, Thing, str], Rewritten]
"""A library of the earlier format, a thing of it and its text -> the same in the next format."""
