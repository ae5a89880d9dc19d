"""What must be so while a standing rule holds, told before it, and how far apart attacker and target are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from hothkit.model.condition import All, Condition, Key, ThereIs
from hothkit.model.number import Number
from hothkit.prose.leaves import Leaf, leaves
from hothkit.prose.numbers import sort_of
from hothkit.prose.states import states, there_is
from hothkit.prose.voice import Cast, Voice

OF_THIS = ("attacker", "target", "unit")
"""The roles of which it is told before the clauses what else is asked of the bearer."""


def lead(voice: Voice, cast: Cast, roles: Mapping[str, Condition]) -> Iterable[str]:
    """What must be so of the bearer where another one acts, and on the board."""
    if "this" in roles:
        yield from states(voice, cast, "this", roles["this"])
    for role in OF_THIS:
        if role in roles:
            yield from _of_this(voice, cast, roles[role])
    asked = roles.get("there_is")
    if isinstance(asked, Key) and isinstance(asked.value, ThereIs):
        yield there_is(voice, cast, asked.value)


def _of_this(voice: Voice, cast: Cast, tree: Condition) -> Iterator[str]:
    """The other conditions on a role that is the bearer itself."""
    if is_this(tree):
        parts = tree.parts if isinstance(tree, All) else ()
        yield from states(voice, cast, "this", All(tuple(part for part in parts if not is_this(part))))


def is_this(tree: Condition) -> bool:
    """Whether the condition names the bearer, whatever else it says."""
    return any(leaf == Leaf("is", ("this",)) for leaf in leaves(tree))


def distance(voice: Voice, number: Number) -> str:
    """How far apart the two are."""
    if (number.least or 1) == 1 and number.most == 1:
        return voice.say("distance.close")
    kind, most = sort_of(number), (number.least or 1) if number.most is None else number.most
    return voice.say(f"distance.{kind}", first=number.least, last=number.most, number=most)
