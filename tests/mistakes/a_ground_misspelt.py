"""The name of a ground is misspelt."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "El nombre de un terreno está mal escrito."
CHECK = "unknown-terrain"


def make(file: Written, chance: Random) -> Mistake:
    id = chance.choice(list(file.data["terrain"]))
    return file.mistake(file.key(("terrain", id), misspelt(id, chance)), file.key_line(("terrain", id)))
