"""A side has no units."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un bando no tiene unidades."
CHECK = "side-without-units"


def make(file: Written, chance: Random) -> Mistake | None:
    bare = [side for side in file.sides if not file.badged & {one.hex for one in file.units if one.side == side}]
    if not bare:
        return None
    side = chance.choice(bare)
    line = file.key_line(("units", side))
    last = max(file.line(one.route) for one in file.units if one.side == side)
    return file.mistake(file.with_lines(line, last, f"  {side}: {{}}\n"), line)
