"""How many dice an attack rolls: base, every modifier with its reason, and the total."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hothkit.judge.in_force import in_force
from hothkit.judge.scene import scene
from hothkit.model.condition import ALWAYS
from hothkit.position.bound import Bound
from hothkit.position.position import Position, Standing
from hothkit.position.state import NOBODY, OFF_BOARD, lent_rules
from hothkit.text import Text
from hothkit.words.conditions import holds
from hothkit.words.scene import hex_alone

PROTECTION, PENALTY, CHANGE = "protection", "penalty", "change"


@dataclass(frozen=True, slots=True)
class DiceModifier:
    """Dice added or taken: by what kind of rule, its full name, and the name of what carries it.

    `is_for_some`: the ground asks who attacks or who is attacked. `counted`: the pieces that a rule counts, if it does.
    """

    dice: int
    kind: str
    rule: str
    name: Text
    ignored_by: Bound | None = None
    is_for_some: bool = False
    counted: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class DiceCount:
    """The dice of an attack."""

    base: int
    modifiers: tuple[DiceModifier, ...]
    total: int


def dice(position: Position, attacker: Standing, target: Standing, among: Sequence[Bound] | None = None) -> DiceCount:
    """The dice of one standing attacking another, range and sight left aside; never below 0, never above the cap.

    `among`: of the rules that change dice only these are asked.
    """
    setting = position.setting
    distance = setting.grid.distance(attacker.hex, target.hex)
    row = setting.profiles[attacker.profile].attack
    base = row[distance - 1] if 0 < distance <= len(row) else 0
    roles = {"attacker": attacker, "target": target}
    numbers = {"distance": distance}
    modifiers = [
        DiceModifier(a.amount or 0, CHANGE, a.bound.id, a.bound.name, counted=a.counted)
        for a in in_force(position, "change", "dice", roles, numbers, among)
    ]
    modifiers += ground_modifiers(position, attacker, target)
    total = base + sum(m.dice for m in modifiers if not m.ignored_by)
    return DiceCount(base, tuple(modifiers), max(0, min(total, setting.content.dice.most)))


def free_dice(position: Position, number: int, target: Standing) -> DiceCount:
    """So many dice that come from no unit: no range, no sight, but the target's ground protects it unless ignored.

    Of rules only those count that were given to these dice.
    """
    nobody = Standing(NOBODY, NOBODY, OFF_BOARD)
    given = in_force(position, "change", "dice", {"target": target}, among=lent_rules(position.state))
    modifiers = [DiceModifier(a.amount or 0, CHANGE, a.bound.id, a.bound.name) for a in given]
    modifiers += ground_modifiers(position, nobody, target)
    total = number + sum(m.dice for m in modifiers if not m.ignored_by)
    return DiceCount(number, tuple(modifiers), max(0, min(total, position.setting.content.dice.most)))


def ground_modifiers(position: Position, attacker: Standing, target: Standing) -> list[DiceModifier]:
    """What the target's ground protects and the attacker's ground costs, marked if a rule ignores it."""
    setting = position.setting
    roles, numbers = {"target": target}, dict[str, int]()
    grounds = [(PROTECTION, target.hex)]
    if attacker.hex >= 0:
        roles["attacker"] = attacker
        numbers["distance"] = setting.grid.distance(attacker.hex, target.hex)
        grounds.append((PENALTY, attacker.hex))
    found = []
    for kind, hex in grounds:
        ground = position.ground(hex)
        ignoring = in_force(position, "ignore", kind, roles, numbers)
        # Free dice come from no unit: what asks about the attacker does not count against them.
        subject = attacker if attacker.profile >= 0 else target
        seen = scene(position, roles, hex_alone(hex), setting.profiles[subject.profile].side, numbers)
        for number, modifier in enumerate(getattr(ground, kind)):
            asks_attacker = attacker.hex < 0 and modifier.attacker != ALWAYS
            if asks_attacker or not holds(modifier.attacker, seen, attacker):
                continue
            if holds(modifier.target, seen, target):
                rule = f"terrain/{ground.head.id}/{kind}/{number + 1}"
                by = ignoring[0].bound if ignoring else None
                asks = (modifier.attacker, modifier.target) != (ALWAYS, ALWAYS)
                found.append(DiceModifier(modifier.dice, kind, rule, ground.head.name, by, asks))
    return found
