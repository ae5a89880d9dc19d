"""All words of the rule language, by what they are for; each group is a folder of schemas/words."""

from __future__ import annotations

from collections.abc import Mapping

from hothkit.words.conditions import WORDS
from hothkit.words.effects import EFFECTS
from hothkit.words.statics import SUBJECT
from hothkit.words.triggers import EVERY_ROLE, NUMBERS, ROLES, THERE_IS

# `not` turns a condition round and reads nothing itself.
_TURNED = "not"


def _said(group: str) -> tuple[str, ...]:
    return tuple(sorted(word for said, word in SUBJECT if said == group))


VOCABULARY: Mapping[str, tuple[str, ...]] = {
    "roles": tuple(sorted({*EVERY_ROLE, THERE_IS, *(number for numbers in NUMBERS.values() for number in numbers)})),
    "conditions": tuple(sorted((*WORDS, _TURNED))),
    "quantities": _said("change"),
    "forbids": _said("forbid"),
    "ignores": _said("ignore"),
    "triggers": tuple(sorted(ROLES)),
    "effects": tuple(sorted(EFFECTS)),
}
"""Group -> its words; what a word means in a sentence stands in lang/, section words."""
