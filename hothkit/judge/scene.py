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
    *,
    is_about_sight: bool = False,
) -> Scene:
    """The scene; what a word sees is the line of sight, as far as no rule forbids it.

    Rules about sight may ask for sight themselves, and see the bare line; so do those that ignore it.
    """
    # Sight asks for the rules in force, and those for scenes.
    from hothkit.judge.sight import forbidden_by

    def sees(a: int, b: int) -> bool:
        return line_of_sight(position, a, b).visible and (is_about_sight or forbidden_by(position, a, b) is None)

    return Scene(position, roles, sees, this, owner, numbers or {})
