"""A line is indented by a space too many."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Una línea lleva un espacio de más en la sangría."
CHECK = "yaml-syntax"


def make(file: Written, chance: Random) -> Mistake | None:
    those = [one for one in file.units if one.id != next(iter(file.data["units"][one.side]))]
    if not those:
        return None
    line = file.line(chance.choice(those).route)
    return file.mistake(file.with_lines(line, line, " " + file.lines[line - 1]), line)
