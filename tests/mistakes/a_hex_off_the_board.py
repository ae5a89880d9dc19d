"""A hex beyond the end of its row."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un hexágono más allá del final de su fila."
CHECK = "no-such-hex"


def make(file: Written, chance: Random) -> Mistake:
    one = chance.choice([*file.units, *file.grounds])
    return file.mistake(file.value(one.route, f"{one.hex[0]}{chance.randrange(11, 20)}"), file.line(one.route))
