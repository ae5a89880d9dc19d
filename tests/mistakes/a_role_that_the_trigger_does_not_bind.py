"""A rule speaks of somebody whom its moment does not know."""

from __future__ import annotations

from random import Random

from hothkit.words.triggers import ROLES
from tests.additions import event_rule, with_rule
from tests.written import Mistake, Written

ES = "Una regla habla de alguien a quien su momento no conoce."
CHECK = "unbound-role"


def make(file: Written, chance: Random) -> Mistake:
    file = with_rule(file, chance)
    route, rule = event_rule(file, chance)
    roles = [role for role in ("attacker", "target", "unit") if role not in ROLES[rule["when"]]]
    line = file.key_line((*route, "if"))
    new = f"{chance.choice(roles)}: {{side: own}}, "
    return file.mistake(file.replaced(line, "{", "{" + new), line)
