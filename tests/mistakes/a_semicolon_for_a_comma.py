"""A semicolon stands for a comma."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Hay un punto y coma en lugar de una coma."
CHECK = "wrong-value"


def make(file: Written, chance: Random) -> Mistake | None:
    those = [one for one in [*file.units, *file.grounds] if one.route[-1]]
    one = chance.choice(those)
    line = file.line(one.route)
    return file.mistake(file.replaced(line, f", {one.hex}", f"; {one.hex}"), line)
