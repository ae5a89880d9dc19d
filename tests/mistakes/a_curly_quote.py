"""A word stands in curly quotes."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Una palabra va entre comillas tipográficas."
CHECK = "wrong-value"
IS_FIXED = True


def make(file: Written, chance: Random) -> Mistake:
    return file.mistake(file.value(("first",), f"“{file.data['first']}”"), file.line(("first",)))
