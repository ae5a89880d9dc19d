"""What a static rule may change, forbid or ignore, whose it is when the rule does not say, and who is known then."""

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
    ("forbid", "react"): "side",
    ("forbid", "sight"): "attacker",
    ("ignore", "protection"): "attacker",
    ("ignore", "penalty"): "attacker",
    ("ignore", "sight"): "attacker",
    ("ignore", "retreats"): "target",
    ("ignore", "stop"): "unit",
    ("ignore", "hold_fire"): "unit",
    ("ignore", "units"): "unit",
}
_MORE: dict[tuple[str, str], tuple[str, ...]] = {
    ("change", "dice"): ("target", "distance"),
    ("change", "retreat"): ("target", "hex", "distance"),
    ("change", "faces"): ("target", "hex", "distance"),
    ("forbid", "attack"): ("attacker", "target", "distance"),
    ("forbid", "retreat"): ("target",),
    ("forbid", "leave_board"): ("hex",),
    ("forbid", "sight"): ("target", "distance"),
    ("ignore", "protection"): ("target", "distance"),
    ("ignore", "penalty"): ("target", "distance"),
    ("ignore", "sight"): ("target", "distance"),
    ("ignore", "retreats"): ("unit", "attacker", "distance"),
    ("ignore", "stop"): ("hex",),
    ("ignore", "hold_fire"): ("hex",),
    ("ignore", "units"): ("other",),
}
ASKED: dict[tuple[str, str], tuple[str, ...]] = {
    word: (subject, *_MORE.get(word, ()), "turn") for word, subject in SUBJECT.items()
}
"""The roles and numbers that are known when a word is asked about; dice that come from no unit have no attacker."""
FREE = ("attacker", "distance")
"""What is not known of dice that come from no unit."""
