"""A single word stands in brackets."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Una sola palabra está entre corchetes."
CHECK = "wrong-type"


def make(file: Written, chance: Random) -> Mistake:
    key = chance.choice(["board", "first", "rules"])
    return file.mistake(file.value((key,), f"[{file.data[key]}]"), file.line((key,)))
