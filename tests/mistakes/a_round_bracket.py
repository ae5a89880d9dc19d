"""A list stands in round brackets."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Una lista está entre paréntesis."
CHECK = "wrong-type"


def make(file: Written, chance: Random) -> Mistake:
    one = chance.choice([*file.units, *file.grounds])
    line = file.line(one.route)
    return file.mistake(file.with_lines(line, line, file.lines[line - 1].replace("[", "(").replace("]", ")")), line)
