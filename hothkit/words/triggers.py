"""The triggers: what may happen, and the roles that it binds."""

from __future__ import annotations

ROLES: dict[str, tuple[str, ...]] = {
    "turn_started": ("side",),
    "turn_ended": ("side",),
    "unit_entered": ("unit", "hex"),
    "unit_arrived": ("unit", "hex"),
    "unit_left": ("unit", "hex"),
    "unit_retreated": ("unit", "hex", "attacker"),
    "unit_eliminated": ("unit", "hex", "attacker"),
    "attack_declared": ("attacker", "target", "hex"),
    "attack_rolled": ("attacker", "target", "hex"),
    "hits_scored": ("attacker", "target", "hex"),
    "attack_ended": ("attacker", "target", "hex"),
}
