"""The type of a unit is misspelt."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "El tipo de una unidad está mal escrito."
CHECK = "unknown-type"
FOLDERS = ("units",)


def make(file: Written, chance: Random) -> Mistake:
    return file.mistake(file.value(("type",), misspelt(file.data["type"], chance)), file.line(("type",)))
