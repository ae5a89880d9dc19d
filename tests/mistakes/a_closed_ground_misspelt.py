"""The ground that a unit cannot enter is misspelt."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "El terreno en el que una unidad no puede entrar está mal escrito."
CHECK = "unknown-terrain"
FOLDERS = ("units",)


def make(file: Written, chance: Random) -> Mistake:
    if "cannot_enter" not in file.data:
        id = chance.choice(list(file.library.of_kind("terrain")))
        file = file.with_block(f"cannot_enter: [{id}]\n")
    route = ("cannot_enter", 0)
    return file.mistake(file.value(route, misspelt(file.data["cannot_enter"][0], chance)), file.line(route))
