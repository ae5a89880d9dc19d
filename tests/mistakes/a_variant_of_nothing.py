"""A variant changes something that does not exist."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "Una variante cambia algo que no existe."
CHECK = "unknown-change"
FOLDERS = ("variants",)


def make(file: Written, chance: Random) -> Mistake | None:
    things = [(folder, id) for folder, ids in file.data["changes"].items() for id in ids]
    folder, id = chance.choice(things)
    route = ("changes", folder, id)
    return file.mistake(file.key(route, misspelt(id, chance)), file.key_line(route))
