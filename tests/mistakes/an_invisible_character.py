"""An invisible character came along with a copied word."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Con una palabra copiada ha venido un carácter invisible."
CHECK = "forbidden-character"
FOLDERS = ("scenarios", "units", "cards", "terrain", "variants")


def make(file: Written, chance: Random) -> Mistake:
    line = chance.randrange(2, len(file.lines) + 1)
    at = chance.randrange(len(file.lines[line - 1]))
    before = file.lines[line - 1]
    seen = chance.choice("\u200b\u202e\u2060\ufeff\u00ad")
    return file.mistake(file.with_lines(line, line, before[:at] + seen + before[at:]), line)
