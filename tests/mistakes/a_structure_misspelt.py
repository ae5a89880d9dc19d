"""The name of a structure is misspelt."""

from __future__ import annotations

from random import Random

from tests.additions import with_structure
from tests.written import Mistake, Written, misspelt

ES = "El nombre de una estructura está mal escrito."
CHECK = "unknown-structure"


def make(file: Written, chance: Random) -> Mistake:
    file = with_structure(file, chance)
    id = chance.choice(list(file.data["structures"]))
    return file.mistake(file.key(("structures", id), misspelt(id, chance)), file.key_line(("structures", id)))
