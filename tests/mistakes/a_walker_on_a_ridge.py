"""A unit stands on ground that is closed to it."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Una unidad está en un terreno al que no puede entrar."
CHECK = "closed-ground"


def make(file: Written, chance: Random) -> Mistake | None:
    known, taken = file.library.of_kind("units"), set(file.standing)
    shut = {id for id, ground in file.library.of_kind("terrain").items() if ground.data.get("entry") is False}
    ways = [
        (one, ground.hex)
        for one in file.units
        for ground in file.grounds
        if ground.id in shut | set(known[one.id].data.get("cannot_enter", ()))
        and one.hex not in file.badged
        and ground.hex not in taken
    ]
    if not ways:
        return None
    one, hex = chance.choice(ways)
    return file.mistake(file.value(one.route, hex), file.line(one.route))
