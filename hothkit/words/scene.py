"""The scene that a rule looks at: a position, and who plays which role in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hothkit.position.position import Position, Standing

EVERYBODY = -1


@dataclass(frozen=True, slots=True)
class Scene:
    """Roles with their standings (a hex alone has no piece); `owner` is the side that `own` means.

    `sees` says whether one hex sees another; judge gives it, since sight is its to decide.
    """

    position: Position
    roles: Mapping[str, Standing]
    sees: Callable[[int, int], bool]
    this: Standing | None = None
    owner: int = EVERYBODY
    numbers: Mapping[str, int] = field(default_factory=dict)

    def role(self, name: str) -> Standing | None:
        """Who plays this role, if anybody."""
        return self.this if name == "this" else self.roles.get(name)


def hex_alone(hex: int) -> Standing:
    """A hex in a role, with no piece."""
    return Standing(-1, -1, hex)


def side_of(value: str, scene: Scene) -> int:
    """The side that a rule names: own, enemy, or by its id."""
    sides = scene.position.setting.sides
    if value in ("own", "enemy"):
        return scene.owner if value == "own" else (scene.owner + 1) % len(sides)
    return sides.index(value)
