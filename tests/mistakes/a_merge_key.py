"""A file takes over another part of itself."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un archivo retoma otra parte de sí mismo."
CHECK = "merge-key"


def make(file: Written, chance: Random) -> Mistake:
    line = file.line(("hand",))
    return file.mistake(file.replaced(line, "{", "{<<: {}, "), line)
