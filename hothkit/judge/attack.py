"""Whether a unit may attack a target, and with how many dice: the check before rolling."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.judge.dice import DiceCount, dice
from hothkit.judge.in_force import change, in_force
from hothkit.judge.line_of_sight import Sight
from hothkit.judge.sight import sight
from hothkit.position.bound import Bound
from hothkit.position.position import Position
from hothkit.words.scene import hex_alone


@dataclass(frozen=True, slots=True)
class Attack:
    """The verdict on an attack; `refused` names the first thing that forbids it, `by` the rule if one does.

    `longer_retreat` is what rules add to a retreat that it rolls.
    Refused: structure, own-unit, not-a-target, forbidden, out-of-range, out-of-sight, no-dice.
    """

    refused: str
    by: Bound | None
    distance: int
    in_range: bool
    sight: Sight
    dice: DiceCount
    longer_retreat: int

    @property
    def is_allowed(self) -> bool:
        """Whether nothing forbids it."""
        return not self.refused


def attack(position: Position, attacker: int, target: int) -> Attack:
    """The attack of one piece on another from where they stand, as if the attacker had an order."""
    a, t = position.standing(attacker), position.standing(target)
    from_, to = position.profile(attacker), position.profile(target)
    distance = position.setting.grid.distance(a.hex, t.hex)
    seen, count = sight(position, a.hex, t.hex), dice(position, a, t)
    in_range = 0 < distance <= len(from_.attack)
    refused, by = "", None
    roles = {"unit": a, "attacker": a, "target": t}
    forbidding = in_force(position, "forbid", "attack", roles, {"distance": distance})
    longer = change(position, "retreat", {"attacker": a, "target": t, "hex": hex_alone(t.hex)}, {"distance": distance})
    if from_.is_structure:
        refused = "structure"
    elif from_.side == to.side:
        refused = "own-unit"
    elif not to.is_target:
        refused = "not-a-target"
    elif forbidding:
        refused, by = "forbidden", forbidding[0].bound
    elif not in_range:
        refused = "out-of-range"
    elif not seen.visible:
        refused = "out-of-sight"
    elif count.total == 0:
        refused = "no-dice"
    return Attack(refused, by, distance, in_range, seen, count, longer)
