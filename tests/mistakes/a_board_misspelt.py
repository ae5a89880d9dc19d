"""The name of the board is misspelt."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "El nombre del tablero está mal escrito."
CHECK = "unknown-board"


def make(file: Written, chance: Random) -> Mistake:
    return file.mistake(file.value(("board",), misspelt(file.data["board"], chance)), file.line(("board",)))
