"""A side needs more medals than it can earn."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un bando necesita más medallas de las que puede ganar."
CHECK = "target-out-of-reach"


def make(file: Written, chance: Random) -> Mistake | None:
    sides = [side for side in file.data["victory"]["medals"] if not _has_no_end(file, side)]
    if not sides:
        return None
    route = ("victory", "medals", chance.choice(sides))
    return file.mistake(file.value(route, "90"), file.line(route))


def _has_no_end(file: Written, side: str) -> bool:
    """Whether a rule gives the side medals, or the other side units to lose, again and again."""
    for rule in file.data.get("special_rules", {}).values():
        for effect in rule.get("then", ()):
            if effect.get("gain_medals", {}).get("side") == side:
                return True
            if "unit" in effect.get("place", {}) and rule["if"]["side"] != side:
                return True
    return False
