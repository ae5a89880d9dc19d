"""A side needs no more medals than it has at the set-up."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un bando no necesita más medallas de las que ya tiene al empezar."
CHECK = "decided-at-set-up"


def make(file: Written, chance: Random) -> Mistake | None:
    if "medal_hexes" in file.data:
        return None
    side, needed = chance.choice(list(file.data["victory"]["medals"].items()))
    hex = chance.choice([one.hex for one in file.units if one.side == side])
    medals = chance.randrange(1, needed)
    file = file.with_block(f"medal_hexes:\n  - {{at: [{hex}], kind: temporary, medals: {medals}}}\n")
    route = ("victory", "medals", side)
    return file.mistake(file.value(route, str(medals)), file.line(route))
