"""Three hyphens part the file in two."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Tres guiones parten el archivo en dos."
CHECK = "several-documents"


def make(file: Written, chance: Random) -> Mistake:
    line = file.key_line((chance.choice(["board", "first", "units"]),))
    return file.mistake(file.with_lines(line, line - 1, "---\n"), line)
