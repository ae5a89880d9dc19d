"""More units stand on the board than the box has miniatures for."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Hay más unidades en el tablero que miniaturas en la caja."
CHECK = "too-many-pieces"


def make(file: Written, chance: Random) -> Mistake | None:
    id = chance.choice(file.units).id
    unit = file.library.of_kind("units")[id].data
    box = file.library.of_kind("components")[""].data["miniatures"][id]["count"]
    there = [one for one in file.units if one.id == id]
    wanted = box // unit["miniatures"] + 1 - len(there)
    if wanted > len(file.free):
        return None
    more = ", ".join(chance.sample(file.free, wanted))
    return file.mistake(file.value(there[0].route, f"{there[0].hex}, {more}"), file.line(there[0].route))
