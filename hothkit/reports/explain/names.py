"""What hexes, pieces and rules are called in an explanation."""

from __future__ import annotations

from collections.abc import Iterable

from hothkit.position.bound import Bound, Rank
from hothkit.position.position import Position
from hothkit.prose import Phrases


def hex_name(position: Position, hex: int) -> str:
    """The name of a hex."""
    return position.setting.grid.names[hex]


def piece_name(position: Position, piece: int, words: Phrases) -> str:
    """A piece with its hex."""
    hex = hex_name(position, position.state.hex_of[piece])
    return words.say("reasons.piece", name=position.profile(piece).name, hex=hex)


def pieces_named(position: Position, pieces: Iterable[int], words: Phrases) -> str:
    """Several pieces with their hexes, those of one name together."""
    hexes: dict[str, list[str]] = {}
    for piece in pieces:
        name = position.profile(piece).name.say(words.lang)
        hexes.setdefault(name, []).append(hex_name(position, position.state.hex_of[piece]))
    return ", ".join(words.say("reasons.piece", name=name, hex=", ".join(where)) for name, where in hexes.items())


def rule_name(bound: Bound | None, words: Phrases) -> str:
    """What a rule is called: by its own name a rule, else by that of what carries it, with the rank it has."""
    if bound is None:
        return ""
    rank = Rank.GAME if bound.rule.name and bound.rank in (Rank.CARD, Rank.GROUND, Rank.MARKER) else Rank(bound.rank)
    return words.say(f"reasons.rank.{rank.name.lower()}", name=bound.name.say(words.lang) or bound.rule.id)


def way(position: Position, path: Iterable[int]) -> list[str]:
    """The hexes of a path by name."""
    return [hex_name(position, hex) for hex in path]
