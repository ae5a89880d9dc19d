"""A name is given in one language only."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un nombre está en un solo idioma."
CHECK = "missing-language"
FOLDERS = ("scenarios", "units", "cards", "terrain", "badges")


def make(file: Written, chance: Random) -> Mistake:
    line = file.line(("name",))
    return file.mistake(file.with_lines(line, line, f"name: {{en: {file.word(('name', 'en'))}}}\n"), line)
