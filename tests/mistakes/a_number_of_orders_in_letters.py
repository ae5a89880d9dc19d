"""How many units a card orders is written as a word."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "A cuántas unidades da órdenes una carta está escrito con letras."
CHECK = "wrong-value"
FOLDERS = ("cards",)


def make(file: Written, chance: Random) -> Mistake | None:
    if "order" not in file.data:
        return None
    route = ("order", chance.randrange(len(file.data["order"])), "up_to")
    return file.mistake(file.value(route, "two"), file.line(route))
