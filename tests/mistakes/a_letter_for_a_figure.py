"""The letter l or O where a hex has the figure 1 or 0."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "La letra l u O donde un hexágono lleva la cifra 1 o 0."
CHECK = "wrong-value"


def make(file: Written, chance: Random) -> Mistake | None:
    those = [one for one in [*file.units, *file.grounds] if set(one.hex) & {"1", "0"}]
    if not those:
        return None
    one = chance.choice(those)
    return file.mistake(file.value(one.route, one.hex.replace("1", "l").replace("0", "O")), file.line(one.route))
