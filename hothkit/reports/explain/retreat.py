"""Where a unit would retreat, what that costs, and what it may ignore."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hothkit.judge.in_force import Applied
from hothkit.judge.retreat import Refusal, may_ignore, retreat
from hothkit.position.position import Position
from hothkit.position.state import NOBODY
from hothkit.prose import Phrases
from hothkit.reports.explain.names import hex_name, piece_name, rule_name, way


@dataclass(frozen=True, slots=True)
class Explained:
    """A retreat with everything that an owner may choose from."""

    hexes: int
    paths: tuple[tuple[int, ...], ...]
    lost: int
    is_eliminated: bool
    may_ignore: int
    refused: tuple[Refusal, ...]
    rules: tuple[Applied, ...]
    is_structure: bool


def explained(position: Position, piece: int, hexes: int, attacker: int = NOBODY) -> Explained:
    """The retreat of a piece this far, ignoring nothing that it need not; what ignores all stays and loses nothing."""
    is_structure = position.profile(piece).is_structure
    ignored, rules = (None, []) if is_structure else may_ignore(position, attacker, piece)
    if ignored is None:
        return Explained(hexes, ((),), 0, False, hexes, (), tuple(rules), is_structure)
    found = retreat(position, piece, hexes)
    is_eliminated = found.lost >= position.state.miniatures[piece]
    may = min(ignored, hexes)
    return Explained(hexes, found.paths, found.lost, is_eliminated, may, found.refused, tuple(rules), False)


def retreat_data(position: Position, piece: int, hexes: int) -> dict[str, Any]:
    """The longest ways home, the miniatures lost on any of them, and the hexes that are closed, with reasons."""
    found = explained(position, piece, hexes)
    return {
        "paths": [way(position, path) for path in found.paths],
        "lost": found.lost,
        "may_ignore": found.may_ignore,
        "refused": [
            {"hex": None if one.hex is None else hex_name(position, one.hex), "why": one.why} for one in found.refused
        ],
    }


def retreat_sentences(position: Position, piece: int, hexes: int, words: Phrases) -> list[str]:
    """What the retreat comes to, then why some hexes are closed."""
    found = explained(position, piece, hexes)
    title = words.say("reasons.retreat.title", piece=piece_name(position, piece, words), number=hexes)
    lines = [f"{title} {outcome_words(position, found, words)}"]
    return lines + [f"  {_refusal_words(position, one, words)}" for one in found.refused]


def outcome_words(position: Position, found: Explained, words: Phrases) -> str:
    """Where it goes, what it loses and what it may ignore, in sentences."""
    if found.may_ignore and found.paths == ((),) and not found.lost:
        return _ignored_words(found, "all", words)
    said = [_ways_words(position, found, words)]
    loss = "no_loss" if not found.lost else "eliminated" if found.is_eliminated else "lost"
    said.append(words.say(f"reasons.retreat.{loss}", number=found.lost))
    if found.may_ignore:
        said.append(_ignored_words(found, "some", words))
    return " ".join(said)


def _ways_words(position: Position, found: Explained, words: Phrases) -> str:
    ways = [" – ".join(way(position, path)) for path in found.paths if path]
    if not ways:
        return words.say("reasons.retreat.stays")
    number = len(found.paths[0])
    return words.say(f"reasons.retreat.{'ways' if len(ways) > 1 else 'way'}", ways="; ".join(ways), number=number)


def _ignored_words(found: Explained, how_many: str, words: Phrases) -> str:
    if found.is_structure:
        return words.say("reasons.retreat.structure")
    names = ", ".join(rule_name(rule.bound, words) for rule in found.rules)
    return words.say(f"reasons.retreat.ignores_{how_many}", number=found.may_ignore, names=names)


def _refusal_words(position: Position, one: Refusal, words: Phrases) -> str:
    if one.hex is None:
        return words.say("reasons.retreat.refused.off-board")
    at = position.state.on_hex[one.hex]
    name = position.profile(at).name if one.why == "occupied" else position.ground(one.hex).head.name
    said = rule_name(one.by, words) if one.by else name.say(words.lang)
    return words.say(f"reasons.retreat.refused.{one.why}", hex=hex_name(position, one.hex), name=said)
