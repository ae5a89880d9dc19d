"""What a player may do when the game asks."""

from __future__ import annotations

from typing import NamedTuple


class Action(NamedTuple):
    """A verb with whole numbers: a card, a section, hexes, or how many retreats are ignored.

    play CARD · section N · order HEX · move FROM TO · leave FROM EXIT · attack FROM TO · reroll FACE… ·
    retreat IGNORED HEX… · place HEX · choose HEX · discard CARD · take CARD · use · done
    """

    verb: str
    args: tuple[int, ...] = ()


VERBS = (
    "play", "section", "order", "move", "leave", "attack", "reroll", "retreat", "place", "choose", "discard",
    "take", "use", "done",
)  # fmt: skip
DONE = Action("done")
