"""What a rule asks for: whatever of it the sentence has not said in its own place is said as a clause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from hothkit.model.condition import Condition, Key, ThereIs
from hothkit.model.number import Number
from hothkit.prose.leads import distance
from hothkit.prose.numbers import ordinal
from hothkit.prose.states import states, there_is
from hothkit.prose.voice import Cast, Voice


@dataclass(slots=True)
class Asked:
    """The conditions of a rule by their roles, and which of them a sentence has said so far."""

    roles: Mapping[str, Condition]
    said: set[str] = field(default_factory=set)

    def __contains__(self, role: str) -> bool:
        return role in self.roles

    def take(self, role: str) -> Condition | None:
        """The condition on a role, which is being said."""
        self.said.add(role)
        return self.roles.get(role)

    def left(self) -> Iterator[str]:
        """The roles whose conditions have not been said."""
        return (role for role in self.roles if role not in self.said)

    def distance(self, voice: Voice) -> str:
        """How far apart attacker and target must be; empty if nobody asks."""
        asked = self.take("distance")
        return distance(voice, asked.value) if isinstance(asked, Key) and isinstance(asked.value, Number) else ""


def asked_of(voice: Voice, cast: Cast, role: str, tree: Condition) -> Iterator[str]:
    """A condition on a role, or on a number or the board, as clauses of their own."""
    value = tree.value if isinstance(tree, Key) else None
    if isinstance(value, ThereIs):
        yield there_is(voice, cast, value)
    elif role == "distance" and isinstance(value, Number):
        yield voice.say("asked.distance", distance=distance(voice, value))
    elif role == "turn" and isinstance(value, Number):
        first = value.least or 1
        is_from_the_first = first == 1 and value.most is not None and value.most > 1
        kind = "nth" if first == value.most else "from" if value.most is None else "span"
        yield voice.say(
            f"asked.turn.{'until' if is_from_the_first else kind}",
            first=ordinal(voice, first),
            last=ordinal(voice, value.most or 1),
            number=value.most or 1,
        )
    else:
        if role in ("other", "chosen"):
            cast.same[role] = f"the_{role}"
        yield from states(voice, cast, role, tree)
