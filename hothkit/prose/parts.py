"""The parts of a noun phrase, each in its slot, and the noun with all of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby

from hothkit.prose import kinds
from hothkit.prose.voice import Voice

_SLOTS = ("other", "side", "kind", "state", "place", "unlike", "post")
STRUCTURE = "structure"


@dataclass(slots=True)
class Parts:
    """What stands around the noun, for one and for many."""

    slots: dict[str, list[tuple[int, str, str]]] = field(default_factory=dict)
    is_own: bool = False
    role: str = ""
    structure: str = ""

    def add(self, slot: str, one: str, many: str = "", rank: int = 0) -> None:
        """Put words there; those of a lower rank stand nearer to the noun."""
        self.slots.setdefault(slot, []).append((rank, one, many or one))

    def filled(self, slot: str, many: bool, between: str) -> str:
        """What stands there, for one or for many."""
        found = sorted(self.slots.get(slot, ()), key=lambda entry: entry[0])
        return between.join(plural if many else one for _, one, plural in found)

    def joined(self, voice: Voice, many: bool) -> str:
        """What stands behind the noun: clauses of the same rank are joined."""
        found = sorted(self.slots.get("post", ()), key=lambda entry: entry[0])
        ranks = groupby(found, key=lambda entry: entry[0])
        return " ".join(voice.listed([plural if many else one for _, one, plural in some]) for _, some in ranks)


def noun(voice: Voice, parts: Parts, many: bool) -> str:
    """The noun with what stands around it."""
    slots = {name: parts.filled(name, many, " ") for name in _SLOTS}
    slots["post"] = parts.joined(voice, many)
    if parts.structure:
        kind = voice.say(f"with.is{'_many' if many else ''}", what=slots["kind"]) if slots["kind"] else ""
        slots["post"] = f"{kind} {slots['post']}".strip()
        named = STRUCTURE if parts.structure == STRUCTURE else "named"
        name = "" if named == STRUCTURE else kinds.structure(voice, parts.structure, many)
        return voice.filled(f"noun.{named}{'s' if many else ''}", {"noun": name, **slots})
    return voice.filled(f"noun.unit{'s' if many else ''}", slots)
