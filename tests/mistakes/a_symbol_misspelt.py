"""The name of a symbol is misspelt."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "El nombre de un símbolo está mal escrito."
CHECK = "unknown-symbol"
FOLDERS = ("units", "terrain", "badges", "markers", "structures")


def make(file: Written, chance: Random) -> Mistake | None:
    if not isinstance(file.data.get("symbol"), str):
        return None
    return file.mistake(file.value(("symbol",), misspelt(file.data["symbol"], chance)), file.line(("symbol",)))
