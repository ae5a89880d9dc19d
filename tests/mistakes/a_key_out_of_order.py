"""Two keys stand in an unusual order."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Dos claves están en un orden poco habitual."
CHECK = "key-order"
IS_FIXED = True
FOLDERS = ("scenarios", "units", "cards", "terrain", "variants", "badges")


def make(file: Written, chance: Random) -> Mistake | None:
    keys = list(file.data)
    at = chance.randrange(1, len(keys))
    (first, middle), (_, last) = file.block(keys[at - 1]), file.block(keys[at])
    swapped = "".join([*file.lines[middle:last], *file.lines[first - 1 : middle]])
    return file.mistake(file.with_lines(first, last, swapped), first + last - middle)
