"""Whether a unit may attack a target, and with how many dice: the check before rolling."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.judge.dice import DiceCount, dice
from hothkit.judge.in_force import in_force
from hothkit.judge.sight import Sight, sight
from hothkit.position.position import Position
from hothkit.text import NO_TEXT, Text


@dataclass(frozen=True, slots=True)
class Attack:
    """The verdict on an attack; `refused` names the first thing that forbids it.

    Refused: structure, own-unit, not-a-target, forbidden (with the rule), out-of-range, out-of-sight, no-dice.
    """

    refused: str
    rule: str
    rule_name: Text
    distance: int
    in_range: bool
    sight: Sight
    dice: DiceCount

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
    refused, rule, name = "", "", NO_TEXT
    roles = {"unit": a, "attacker": a, "target": t}
    forbidding = in_force(position, "forbid", "attack", roles, {"distance": distance})
    if from_.is_structure:
        refused = "structure"
    elif from_.side == to.side:
        refused = "own-unit"
    elif not to.is_target:
        refused = "not-a-target"
    elif forbidding:
        refused, rule, name = "forbidden", forbidding[0].bound.id, forbidding[0].bound.name
    elif not in_range:
        refused = "out-of-range"
    elif not seen.visible:
        refused = "out-of-sight"
    elif count.total == 0:
        refused = "no-dice"
    return Attack(refused, rule, name, distance, in_range, seen, count)
