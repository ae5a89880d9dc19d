"""The name of a side is misspelt."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "El nombre de un bando está mal escrito."
CHECK = "unknown-side"


def make(file: Written, chance: Random) -> Mistake:
    places = [("hand",), ("victory", "medals"), ("units",), ("exits",), ("first",)]
    place = chance.choice([place for place in places if place[0] in file.data])
    if place == ("first",):
        return file.mistake(file.value(place, misspelt(file.data["first"], chance)), file.line(place))
    inside = file.data
    for step in place:
        inside = inside[step]
    side = chance.choice(list(inside))
    return file.mistake(file.key((*place, side), misspelt(side, chance)), file.key_line((*place, side)))
