"""A marked hex lies on ground that nobody can enter."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un hexágono marcado está en un terreno en el que nadie puede entrar."
CHECK = "unreachable-hex"


def make(file: Written, chance: Random) -> Mistake | None:
    if "medal_hexes" in file.data:
        return None
    hex = chance.choice(file.free)
    file = file.with_block(f"medal_hexes:\n  - {{at: [{hex}], kind: temporary}}\n")
    ids = [id for id, ground in file.library.of_kind("terrain").items() if ground.data.get("entry") is False]
    line = file.line(("medal_hexes", 0, "at"))
    there = [one for one in file.grounds if one.id in ids]
    if there:
        return file.mistake(file.value(there[0].route, hex), line)
    last = file.block("terrain")[1]
    return file.mistake(file.with_lines(last + 1, last, f"  {ids[0]}: [{hex}]\n"), line + 1)
