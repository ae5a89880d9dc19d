"""What the faces of the die count as in an attack, and what they do to the target."""

from __future__ import annotations

from collections.abc import Mapping

from hothkit.judge.in_force import in_force
from hothkit.judge.scene import scene
from hothkit.model.amount import Faces
from hothkit.model.rule import StaticRule
from hothkit.position.position import Position, Standing
from hothkit.words.conditions import holds


def meanings(
    position: Position, roles: Mapping[str, Standing], numbers: Mapping[str, int] | None = None
) -> dict[int, int]:
    """Each face that rules make count as another one; of several that speak of it the strongest is heard."""
    ids = [face.id for face in position.setting.content.dice.faces]
    found: dict[int, int] = {}
    for applied in in_force(position, "change", "faces", roles, numbers):
        assert isinstance(applied.bound.rule, StaticRule)
        for _, said in applied.bound.rule.change:
            for face, other in said.pairs if isinstance(said, Faces) else ():
                found.setdefault(ids.index(face), ids.index(other))
    return found


def is_hit(position: Position, face: int, owner: int, target: int) -> bool:
    """Whether a face of the die, rolled for a side, hits the target."""
    profile = position.profile(target)
    if profile.hit_by:
        return position.setting.content.dice.faces[face].id in profile.hit_by
    return holds(position.setting.hits(face), scene(position, {}, None, owner), position.standing(target))
