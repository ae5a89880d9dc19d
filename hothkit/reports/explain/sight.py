"""Why one hex sees another or does not."""

from __future__ import annotations

from typing import Any

from hothkit.judge.line_of_sight import EDGE, GROUND, Met, Sight
from hothkit.judge.sight import sight
from hothkit.position.position import Position
from hothkit.prose import Phrases
from hothkit.reports.explain.names import hex_name, rule_name


def sight_data(position: Position, a: int, b: int) -> dict[str, Any]:
    """The verdict as plain data: the rule that decides, and every hex that the line meets."""
    verdict = sight(position, a, b)
    return {
        "visible": verdict.visible,
        "rule": verdict.by.id if verdict.by else verdict.rule,
        "hexes": [_met_data(position, met) for met in verdict.hexes],
    }


def sight_sentences(position: Position, a: int, b: int, words: Phrases) -> list[str]:
    """The verdict in sentences: the first one says it, the others what the line meets."""
    verdict = sight(position, a, b)
    from_, to = hex_name(position, a), hex_name(position, b)
    seen = words.say(f"reasons.sight.{'visible' if verdict.visible else 'blocked'}", from_=from_, to=to)
    lines = [f"{seen} {words.say(f'reasons.sight.rule.{_rule(verdict)}', name=rule_name(verdict.by, words))}"]
    return lines + [f"  {_met_words(position, met, words)}" for met in verdict.hexes]


def _rule(verdict: Sight) -> str:
    """The phrase of the rule; between two high grounds other things block, and the sentence says so."""
    return f"{verdict.rule}-high" if verdict.level and not verdict.visible else verdict.rule


def _met_data(position: Position, met: Met) -> dict[str, Any]:
    touch = met.touch
    return {
        "hex": None if touch.hex is None else hex_name(position, touch.hex),
        "relation": touch.relation.value,
        "pair": touch.pair,
        "obstructs": met.obstructs,
        "by": met.what or (EDGE if met.by == EDGE else None),
    }


def _met_words(position: Position, met: Met, words: Phrases) -> str:
    touch = met.touch
    off = words.say("reasons.sight.off_board")
    where = off if touch.hex is None else hex_name(position, touch.hex)
    how = words.say(f"reasons.sight.relation.{touch.relation.value}", pair=touch.pair or 0)
    return words.say("reasons.sight.hex", hex=where, how=how, what=_what(position, met, words))


def _what(position: Position, met: Met, words: Phrases) -> str:
    verdict = "obstructs" if met.obstructs else "does_not_obstruct"
    if met.by == EDGE:
        return words.say(f"reasons.sight.edge_{verdict}")
    if not met.what:
        return words.say("reasons.sight.nothing")
    content = position.setting.content
    if met.by == GROUND:
        return words.say("reasons.sight.obstructs", name=content.terrain[met.what].head.name)
    named = content.structures[met.what] if met.what in content.structures else content.units[met.what]
    return words.say(f"reasons.sight.{verdict}", name=named.head.name)
