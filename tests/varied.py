"""Sound battles made from the bundled ones: the changes that an author would make without a mistake."""

from __future__ import annotations

from random import Random

from tests.written import Written


def varied(file: Written, chance: Random) -> Written:
    """The battle with units elsewhere, other hands, another side to begin, and other medals to win."""
    for one in [one for one in file.units if one.hex not in file.badged]:
        if chance.random() < 0.5:
            file = file.again(file.value(one.route, chance.choice(file.free)))
    for side, medals in file.data["victory"]["medals"].items():
        file = file.again(file.value(("victory", "medals", side), str(chance.randrange(medals - 1, medals + 1))))
    for side in file.sides:
        file = file.again(file.value(("hand", side), str(chance.randrange(2, 7))))
    return file.again(file.value(("first",), chance.choice(file.sides)))
