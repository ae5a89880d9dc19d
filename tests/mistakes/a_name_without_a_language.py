"""A name is given without its language."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un nombre no dice en qué idioma está."
CHECK = "wrong-type"


def make(file: Written, chance: Random) -> Mistake:
    line = file.line(("name",))
    return file.mistake(file.with_lines(line, line, "name: The last pass\n"), line)
