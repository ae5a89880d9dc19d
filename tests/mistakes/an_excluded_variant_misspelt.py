"""The name of a variant that another excludes is misspelt."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "El nombre de una variante que otra excluye está mal escrito."
CHECK = "unknown-variant"
FOLDERS = ("variants",)


def make(file: Written, chance: Random) -> Mistake:
    if "excludes" not in file.data:
        other = chance.choice([id for id in file.library.of_kind("variants") if id != file.thing.file.id])
        file = file.with_block(f"excludes: [{other}]\n")
    route = ("excludes", 0)
    return file.mistake(file.value(route, misspelt(file.data["excludes"][0], chance)), file.line(route))
