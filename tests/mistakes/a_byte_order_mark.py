"""An editor has put a mark of the byte order before the text."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un editor ha puesto una marca de orden de bytes delante del texto."
CHECK = "byte-order-mark"
IS_FIXED = True
FOLDERS = ("scenarios", "units", "cards")


def make(file: Written, chance: Random) -> Mistake:
    return file.mistake("\ufeff" + file.text, 1)
