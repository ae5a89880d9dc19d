"""The name of the pack is misspelt."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "El nombre del paquete está mal escrito."
CHECK = "unknown-pack"


def make(file: Written, chance: Random) -> Mistake:
    return file.mistake(file.value(("rules",), misspelt(file.data["rules"], chance)), file.line(("rules",)))
