"""The name of a badge is misspelt."""

from __future__ import annotations

from random import Random

from tests.additions import with_badge
from tests.written import Mistake, Written, misspelt

ES = "El nombre de una insignia está mal escrito."
CHECK = "unknown-badge"


def make(file: Written, chance: Random) -> Mistake:
    file = with_badge(file, chance)
    id = chance.choice(list(file.data["badges"]))
    return file.mistake(file.key(("badges", id), misspelt(id, chance)), file.key_line(("badges", id)))
