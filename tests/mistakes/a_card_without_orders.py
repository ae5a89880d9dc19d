"""What a card does has been taken out."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Se ha quitado lo que hace una carta."
CHECK = "idle-card"
FOLDERS = ("cards",)


def make(file: Written, chance: Random) -> Mistake | None:
    if "when" in file.data or "rules" in file.data:
        return None
    keep = list(file.lines)
    for key in ("then", "bonus", "order"):
        if key in file.data:
            first, last = file.block(key)
            del keep[first - 1 : last]
    return file.mistake("".join(keep), 2)
