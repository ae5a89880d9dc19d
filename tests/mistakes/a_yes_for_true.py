"""Yes is written for true."""

from __future__ import annotations

from random import Random

from tests.additions import with_structure
from tests.written import Mistake, Written

ES = "Pone yes en lugar de true."
CHECK = "ambiguous-scalar"
IS_FIXED = True


def make(file: Written, chance: Random) -> Mistake:
    file = with_structure(file, chance)
    route, value = chance.choice(list(file.routes(bool)))
    yes = {True: ("yes", "Yes", "on"), False: ("no", "No", "off")}
    return file.mistake(file.value(route, chance.choice(yes[value])), file.line(route))
