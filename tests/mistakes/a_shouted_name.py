"""A name is all capitals."""

from __future__ import annotations

import re
from random import Random

from tests.written import Mistake, Written

ES = "Un nombre está todo en mayúsculas."
CHECK = "shouted-name"
FOLDERS = ("scenarios", "cards", "terrain")


def make(file: Written, chance: Random) -> Mistake | None:
    route = ("name", chance.choice(["en", "es"]))
    word = file.word(route).upper()
    # Short ones may be abbreviations.
    return file.mistake(file.value(route, word), file.line(route)) if re.search(r"[^\W\d_]{5}", word) else None
