"""What a card improves is misspelt."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "Lo que mejora una carta está mal escrito."
CHECK = "unknown-key"
FOLDERS = ("cards",)


def make(file: Written, chance: Random) -> Mistake | None:
    change = file.data.get("bonus", {}).get("change")
    if not change:
        return None
    key = chance.choice(list(change))
    route = ("bonus", "change", key)
    return file.mistake(file.key(route, misspelt(key, chance)), file.key_line(route))
