"""A line is indented with a tab."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Una línea está sangrada con un tabulador."
CHECK = "yaml-syntax"


def make(file: Written, chance: Random) -> Mistake:
    line = file.line(chance.choice([*file.units, *file.grounds]).route)
    return file.mistake(file.with_lines(line, line, "\t" + file.lines[line - 1].lstrip()), line)
