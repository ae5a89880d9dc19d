"""What a piece is: a unit with its badge, or a structure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from hothkit.model.badge import Badge
from hothkit.pack.content import Content
from hothkit.text import Text

STRUCTURE = "structure"


class Kind(NamedTuple):
    """What tells the pieces of a battle apart; `miniatures` 0 means as many as the unit usually has."""

    what: str
    side: str
    is_target: bool = False
    badge: str = ""
    miniatures: int = 0


@dataclass(frozen=True, slots=True)
class Profile:
    """A unit or a structure of one side, with what it carries; `badge` is empty for a base unit.

    `strength` is the number of miniatures that the battle gives it, 0 if it is the usual one.
    """

    index: int
    kind: str
    badge: str
    name: Text
    side: int
    type: str
    has: frozenset[str]
    miniatures: int
    move: int
    still_attack: int
    attack: tuple[int, ...]
    medals: int
    cannot_enter: frozenset[str]
    blocks_sight: bool
    is_target: bool
    hit_by: tuple[str, ...] = ()
    strength: int = 0

    @property
    def is_structure(self) -> bool:
        """Whether it is a structure and no unit."""
        return self.type == STRUCTURE

    @property
    def code(self) -> str:
        """Its ids in one word: the unit's, the badge's behind a plus, and a strength of its own behind a star."""
        return self.kind + (f"+{self.badge}" if self.badge else "") + (f"*{self.strength}" if self.strength else "")

    def carriers(self) -> Iterator[str]:
        """Folder and id of everything whose rules it carries."""
        yield f"structures/{self.kind}" if self.is_structure else f"units/{self.kind}"
        if self.badge:
            yield f"badges/{self.badge}"
        yield from (f"traits/{id}" for id in self.has if id != self.badge)


def profile_of(index: int, kind: Kind, sides: tuple[str, ...], content: Content) -> Profile:
    """The profile of a kind of piece."""
    side = sides.index(kind.side)
    if kind.what in content.structures:
        s = content.structures[kind.what]
        return Profile(
            index, kind.what, "", s.head.name, side, STRUCTURE, frozenset(), s.strength, 0, 0, (), s.medals,
            frozenset(), s.blocks_sight, kind.is_target, s.hit_by,
        )  # fmt: skip
    unit = content.units[kind.what]
    badge = content.badges.get(kind.badge)
    name, miniatures, has = unit.head.name, unit.miniatures, set(unit.traits)
    if badge is not None:
        name = _with_badge(name, badge)
        miniatures = miniatures if badge.miniatures is None else badge.miniatures
        has |= {kind.badge, *badge.traits}
    miniatures = kind.miniatures or miniatures
    return Profile(
        index, kind.what, kind.badge, name, side, unit.type, frozenset(has), miniatures,
        unit.move, unit.still_attack, unit.attack, unit.medals, frozenset(unit.cannot_enter), True, True,
        strength=kind.miniatures,
    )  # fmt: skip


def _with_badge(name: Text, badge: Badge) -> Text:
    langs = [lang for lang, _ in name.forms]
    return Text(tuple((lang, f"{name.say(lang)} ({badge.head.name.say(lang)})") for lang in langs))
