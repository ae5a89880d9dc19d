"""Where a unit may move, or why it may not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hothkit.judge.reach import Reach, exits, reach
from hothkit.judge.ready import why_no_move
from hothkit.position.position import Position
from hothkit.prose import Phrases
from hothkit.reports.explain.names import hex_name, piece_name, rule_name, way


def _verdict(position: Position, piece: int) -> Reach:
    """The unit's reach; inside a turn also whether its moment has passed."""
    found = reach(position, piece)
    refused = found.refused or why_no_move(position, piece)
    if refused:
        return Reach({}, found.most, found.still_attack, refused, found.by)
    if position.state.held_fire[piece]:
        # Ground that it has entered under an earlier order of this turn still silences it.
        silent = {hex: replace(way, may_attack=False, holds_fire=True) for hex, way in found.ways.items()}
        return Reach(silent, found.most, found.still_attack)
    return found


def move_data(position: Position, piece: int) -> dict[str, Any]:
    """The hexes it may move to, each with steps, path and whether it may attack from there."""
    found = _verdict(position, piece)
    return {
        "refused": found.refused or None,
        "refused_by": found.by.id if found.by else None,
        "exits": {hex_name(position, hex): way(position, path) for hex, path in _exits(position, piece, found).items()},
        "reachable": {
            hex_name(position, hex): {
                "steps": one.steps,
                "may_attack": one.may_attack,
                "path": way(position, one.path),
            }
            for hex, one in found.ways.items()
        },
    }


def _exits(position: Position, piece: int, found: Reach) -> dict[int, tuple[int, ...]]:
    return {} if found.refused else exits(position, piece)


def move_sentences(position: Position, piece: int, words: Phrases) -> list[str]:
    """How far it may go, then a line for every hex."""
    found, name = _verdict(position, piece), piece_name(position, piece, words)
    if found.refused:
        why = words.say(f"reasons.move.refused.{found.refused}", name=rule_name(found.by, words))
        return [words.say("reasons.move.cannot", piece=name, why=why)]
    if not found.ways and not _exits(position, piece, found):
        return [words.say("reasons.move.nowhere", piece=name, most=found.most)]
    lines = [words.say("reasons.move.title", piece=name, most=found.most, still=found.still_attack)]
    for hex, one in found.ways.items():
        path = ", ".join(way(position, one.path))
        after = words.say(f"reasons.move.{_after(one.may_attack, one.holds_fire)}")
        to = hex_name(position, hex)
        lines.append("  " + words.say("reasons.move.hex", hex=to, steps=one.steps, path=path, after=after))
    for exit, hexes in _exits(position, piece, found).items():
        by = ", ".join(way(position, hexes)) or words.say("reasons.move.at_once")
        lines.append("  " + words.say("reasons.move.exit", hex=hex_name(position, exit), path=by))
    return lines


def _after(may_attack: bool, holds_fire: bool) -> str:
    if may_attack:
        return "may_attack"
    return "holds_fire" if holds_fire else "too_far"
