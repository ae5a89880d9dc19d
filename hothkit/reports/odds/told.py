"""The odds of an attack as data and in words."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from hothkit.judge.attack import attack
from hothkit.model.rule import TriggeredRule
from hothkit.position.bound import Bound
from hothkit.position.position import Position
from hothkit.prose import Phrases
from hothkit.prose.grammar import sentence
from hothkit.reports.explain.names import piece_name, rule_name
from hothkit.reports.odds.attack import odds_of


def odds_data(position: Position, attacker: int, target: int, words: Phrases) -> dict[str, Any]:
    """The odds as plain data, chances as numbers from 0 to 1."""
    verdict, found = attack(position, attacker, target), odds_of(position, attacker, target)
    if found is None:
        return {"allowed": False, "refused": verdict.refused, "dice": verdict.dice.total}
    return {
        "allowed": True,
        "refused": None,
        "dice": found.dice,
        "hits": _numbers(found.hits),
        "retreats": _numbers(found.retreats),
        "lost": _numbers(found.lost),
        "eliminated": float(found.eliminated),
        "driven_back": float(found.driven_back),
        "expected_lost": float(sum(number * p for number, p in found.lost.items())),
        "rules": [bound.id for bound in found.rules],
        "unheeded": [bound.id for bound in found.unheeded],
    }


def odds_sentences(position: Position, attacker: int, target: int, words: Phrases) -> list[str]:
    """The odds in words, a line a distribution."""
    verdict, found = attack(position, attacker, target), odds_of(position, attacker, target)
    one, other = piece_name(position, attacker, words), piece_name(position, target, words)
    lines = [words.say("reasons.attack.title", attacker=one, target=other)]
    if found is None:
        why = words.say(f"reasons.attack.refused.{verdict.refused}", name=rule_name(verdict.by, words))
        return [*lines, words.say("reasons.attack.not_allowed", why=why)]
    lines.append(words.say("odds.dice", number=found.dice))
    for name in ("hits", "retreats", "lost"):
        chances = getattr(found, name)
        said = ", ".join(words.say("odds.one", number=n, chance=_percent(p)) for n, p in chances.items())
        lines.append(words.say(f"odds.{name}", chances=said))
    average = float(sum(number * p for number, p in found.lost.items()))
    lines.append(words.say("odds.expected", number=f"{average:.3f}"))
    lines.append(words.say("odds.eliminated", chance=_percent(found.eliminated)))
    lines.append(words.say("odds.driven_back", chance=_percent(found.driven_back)))
    for bound in found.rules:
        said = words.say(f"odds.{'rerolling' if _rolls_again(bound) else 'rule'}", name=rule_name(bound, words))
        lines.append(sentence(words, said))
    for bound in found.unheeded:
        lines.append(words.say("odds.unheeded", name=rule_name(bound, words)))
    return lines


def _rolls_again(bound: Bound) -> bool:
    rule = bound.rule
    return isinstance(rule, TriggeredRule) and any(effect.verb == "reroll" for effect in rule.effects)


def _numbers(chances: dict[int, Fraction]) -> dict[str, float]:
    return {str(number): float(p) for number, p in chances.items()}


def _percent(p: Fraction) -> str:
    return f"{float(p) * 100:.2f} %"
