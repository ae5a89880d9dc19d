"""The name of a trait is misspelt."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "El nombre de un rasgo está mal escrito."
CHECK = "unknown-trait"
FOLDERS = ("units",)


def make(file: Written, chance: Random) -> Mistake:
    if "traits" not in file.data:
        id = chance.choice(list(file.library.of_kind("traits")))
        file = file.with_block(f"traits: [{id}]\n")
    step, id = chance.choice(list(enumerate(file.data["traits"])))
    return file.mistake(file.value(("traits", step), misspelt(id, chance)), file.line(("traits", step)))
