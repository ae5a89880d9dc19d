"""What a static rule may change, forbid or ignore, and whose it is when the rule does not say."""

from __future__ import annotations

SUBJECT: dict[tuple[str, str], str] = {
    ("change", "dice"): "attacker",
    ("change", "retreat"): "attacker",
    ("change", "move"): "unit",
    ("change", "still_attack"): "unit",
    ("change", "move_after_attack"): "unit",
    ("change", "attacks"): "unit",
    ("change", "faces"): "attacker",
    ("forbid", "attack"): "unit",
    ("forbid", "move"): "unit",
    ("forbid", "retreat"): "unit",
    ("forbid", "leave_board"): "unit",
    ("forbid", "draw"): "side",
    ("ignore", "protection"): "attacker",
    ("ignore", "penalty"): "attacker",
    ("ignore", "sight"): "attacker",
    ("ignore", "retreats"): "target",
    ("ignore", "stop"): "unit",
    ("ignore", "hold_fire"): "unit",
    ("ignore", "units"): "unit",
}
