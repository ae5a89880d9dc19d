"""The name of a marker is misspelt."""

from __future__ import annotations

from random import Random

from tests.additions import with_marker
from tests.written import Mistake, Written, misspelt

ES = "El nombre de un marcador está mal escrito."
CHECK = "unknown-marker"


def make(file: Written, chance: Random) -> Mistake:
    file = with_marker(file, chance)
    id = chance.choice(list(file.data["markers"]))
    return file.mistake(file.key(("markers", id), misspelt(id, chance)), file.key_line(("markers", id)))
