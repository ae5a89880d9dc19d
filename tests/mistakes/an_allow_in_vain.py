"""A comment allows what nobody finds."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un comentario permite lo que nadie encuentra."
CHECK = "unused-allow"
FOLDERS = ("scenarios", "units", "cards")


def make(file: Written, chance: Random) -> Mistake:
    line = file.key_line((chance.choice(list(file.data)),))
    check = chance.choice(["no-such-hex", "closed-ground", "unknown-unit"])
    return file.mistake(file.replaced(line, "\n", f" # hothkit: allow {check}\n"), line)
