"""Two spaces stand between two words of a name."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Hay dos espacios entre dos palabras de un nombre."
CHECK = "loose-spaces"
FOLDERS = ("scenarios", "cards")


def make(file: Written, chance: Random) -> Mistake | None:
    routes = [("name", lang) for lang in ("en", "es") if " " in file.data["name"][lang]]
    if not routes:
        return None
    route = chance.choice(routes)
    return file.mistake(file.value(route, file.word(route).replace(" ", "  ", 1)), file.line(route))
