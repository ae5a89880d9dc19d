"""Scenes for the words to look at: a position and its roles, with eyes to see it."""

from __future__ import annotations

from collections.abc import Mapping

from hothkit.judge.line_of_sight import line_of_sight
from hothkit.position.position import Position, Standing
from hothkit.words.scene import EVERYBODY, Scene


def scene(
    position: Position,
    roles: Mapping[str, Standing],
    this: Standing | None = None,
    owner: int = EVERYBODY,
    numbers: Mapping[str, int] | None = None,
) -> Scene:
    """The scene; what a word sees is the bare line of sight, for rules that ignore it may ask for sight themselves."""
    return Scene(position, roles, lambda a, b: line_of_sight(position, a, b).visible, this, owner, numbers or {})
