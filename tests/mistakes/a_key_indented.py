"""An outermost key is indented."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Una clave del nivel exterior está sangrada."
CHECK = "yaml-syntax"


def make(file: Written, chance: Random) -> Mistake:
    line = file.key_line((chance.choice(["rules", "board", "first", "hand", "victory"]),))
    return file.mistake(file.with_lines(line, line, "  " + file.lines[line - 1]), line)
