"""What must be so while a standing rule holds, told before it, and how far apart attacker and target are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from hothkit.model.condition import All, Condition, Key, ThereIs
from hothkit.model.number import Number
from hothkit.prose.leaves import leaves
from hothkit.prose.numbers import sort_of
from hothkit.prose.states import states, there_is
from hothkit.prose.voice import Cast, Voice


def lead(voice: Voice, cast: Cast, roles: Mapping[str, Condition]) -> Iterable[str]:
    """What must be so of the bearer where another one acts, and on the board."""
    if "this" in roles:
        yield from states(voice, cast, "this", roles["this"])
    for role in ("attacker", "target", "unit"):
        if role in roles:
            yield from _of_this(voice, cast, roles[role])
    asked = roles.get("there_is")
    if isinstance(asked, Key) and isinstance(asked.value, ThereIs):
        yield there_is(voice, cast, asked.value)


def _of_this(voice: Voice, cast: Cast, tree: Condition) -> Iterator[str]:
    """The other conditions on a role that is the bearer itself."""
    found = list(leaves(tree))
    if any(leaf.word == "is" and leaf.is_so and leaf.value == "this" for leaf in found) and len(found) > 1:
        parts = tree.parts if isinstance(tree, All) else ()
        yield from states(voice, cast, "this", All(tuple(part for part in parts if not _is_this(part))))


def _is_this(part: Condition) -> bool:
    return any(leaf.word == "is" and leaf.value == "this" for leaf in leaves(part))


def asked_distance(voice: Voice, roles: Mapping[str, Condition]) -> str:
    """How far apart the two must be; empty if nobody asks."""
    asked = roles.get("distance")
    return distance(voice, asked.value) if isinstance(asked, Key) and isinstance(asked.value, Number) else ""


def distance(voice: Voice, number: Number) -> str:
    """How far apart the two are."""
    if (number.least or 1) == 1 and number.most == 1:
        return voice.say("distance.close")
    kind, most = sort_of(number), number.most or number.least or 1
    return voice.say(f"distance.{kind}", first=number.least, last=number.most, number=most)
