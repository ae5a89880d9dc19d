"""The triggers: what may happen, the roles that it binds, and the numbers that it tells."""

from __future__ import annotations

ROLES: dict[str, tuple[str, ...]] = {
    "turn_started": ("side",),
    "turn_ended": ("side",),
    "unit_ordered": ("unit",),
    "unit_entered": ("unit", "hex"),
    "unit_arrived": ("unit", "hex"),
    "unit_left": ("unit", "hex"),
    "unit_retreated": ("unit", "hex", "attacker"),
    "unit_left_board": ("unit", "hex"),
    "unit_eliminated": ("unit", "hex", "attacker"),
    "structure_destroyed": ("structure", "hex", "attacker"),
    "marker_placed": ("hex",),
    "attack_declared": ("attacker", "target", "hex"),
    "attack_rolled": ("attacker", "target", "hex"),
    "hits_scored": ("attacker", "target", "hex"),
    "attack_ended": ("attacker", "target", "hex"),
}
NUMBERS: dict[str, tuple[str, ...]] = {
    "turn_started": ("turn",),
    "turn_ended": ("turn",),
    "attack_declared": ("distance",),
    "attack_rolled": ("distance",),
    "hits_scored": ("distance",),
    "attack_ended": ("distance",),
}
THIS = "this"
"""What carries the rule: a role in every rule but those of a battle or a card, which nothing on the board carries."""
THERE_IS = "there_is"
"""Not a role but the whole board; any rule may ask for it."""
CHOSEN = "chosen"
"""Whom the owner of a rule has chosen: a role in the effects that follow."""
EVERY_ROLE = ("this", "unit", "structure", "attacker", "target", "other", "hex", "side", CHOSEN)
