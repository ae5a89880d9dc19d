"""A value is named with an anchor of YAML."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un valor lleva un ancla de YAML."
CHECK = "yaml-anchor"


def make(file: Written, chance: Random) -> Mistake:
    route = chance.choice([*file.units, *file.grounds]).route[:-1]
    line = file.line(route)
    return file.mistake(file.replaced(line, "[", "&hexes ["), line)
