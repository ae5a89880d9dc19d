"""A rule of sudden death waits for more losses than there are units."""

from __future__ import annotations

from random import Random

from tests.additions import with_standing_rule
from tests.written import Mistake, Written

ES = "Una regla de muerte súbita espera más bajas que unidades hay."
CHECK = "impossible-win"


def make(file: Written, chance: Random) -> Mistake:
    file = with_standing_rule(file, chance)
    one = chance.choice(file.units)
    other = next(side for side in file.sides if side != one.side)
    line = file.line(("special_rules", "deep-snow", "change")) + 1
    rule = (
        "  the-end:\n"
        "    name: {en: The end, es: El fin}\n"
        "    when: unit_eliminated\n"
        f"    if: {{there_is: {{kind: {one.id}, eliminated: true, number: {{at_least: 40}}}}}}\n"
        f"    then: [{{win: {other}}}]\n"
    )
    return file.mistake(file.with_lines(line, line - 1, rule), line + 3)
