"""A hex in a row that the board does not have."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un hexágono de una fila que el tablero no tiene."
CHECK = "no-such-hex"


def make(file: Written, chance: Random) -> Mistake:
    one = chance.choice([*file.units, *file.grounds])
    return file.mistake(file.value(one.route, f"{chance.choice('HIJ')}{one.hex[1:]}"), file.line(one.route))
