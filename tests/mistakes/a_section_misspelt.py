"""The section that a card orders is misspelt."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "El sector al que da órdenes una carta está mal escrito."
CHECK = "unknown-section"
FOLDERS = ("cards",)


def make(file: Written, chance: Random) -> Mistake | None:
    places = [(route, value) for route, value in file.routes(str) if route[-1] == "section"]
    if not places:
        return None
    route, section = chance.choice(places)
    return file.mistake(file.value(route, misspelt(section, chance)), file.line(route))
