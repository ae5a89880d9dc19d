"""Why a unit may attack a target or not: the check in four steps before the dice are rolled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hothkit.judge.attack import Attack, attack
from hothkit.judge.dice import DiceModifier
from hothkit.judge.faces import meanings
from hothkit.judge.in_force import in_force
from hothkit.judge.objectives import medals_left_behind
from hothkit.judge.ready import why_no_attack
from hothkit.position.bound import Bound
from hothkit.position.position import Position, Standing
from hothkit.prose import Phrases
from hothkit.prose.grammar import sentence
from hothkit.reports.explain.names import piece_name, rule_name, way
from hothkit.reports.explain.retreat import Explained, explained, outcome_words
from hothkit.reports.explain.sight import sight_data, sight_sentences
from hothkit.reports.explain.special import special_rules
from hothkit.words.scene import hex_alone

_MOST_SYMBOLS = 3


def attack_data(position: Position, attacker: int, target: int, words: Phrases) -> dict[str, Any]:
    """The four steps as plain data; the texts in it are in the language of the words."""
    verdict = attack(position, attacker, target)
    refused = verdict.refused or why_no_attack(position, attacker)
    a, t = position.state.hex_of[attacker], position.state.hex_of[target]
    return {
        "allowed": not refused,
        "refused": refused or None,
        "refused_by": verdict.by.id if verdict.by else None,
        "special_rules": special_rules(position, attacker, target, words),
        "distance": verdict.distance,
        "in_range": verdict.in_range,
        "sight": sight_data(position, a, t),
        "base": verdict.dice.base,
        "modifiers": [
            {"dice": 0 if one.ignored_by else one.dice, "reason": reason(position, one, words), "rule": one.rule}
            for one in verdict.dice.modifiers
        ],
        "dice": verdict.dice.total,
        "retreat": [_retreat_data(position, target, one) for one in _retreats(position, attacker, target, verdict)],
    }


def attack_sentences(position: Position, attacker: int, target: int, words: Phrases) -> list[str]:
    """The verdict, then the four steps."""
    verdict = attack(position, attacker, target)
    refused = verdict.refused or why_no_attack(position, attacker)
    one, other = piece_name(position, attacker, words), piece_name(position, target, words)
    lines = [words.say("reasons.attack.title", attacker=one, target=other)]
    lines.append(_refusal(refused, verdict.by, words) if refused else words.say("reasons.attack.allowed"))
    special = special_rules(position, attacker, target, words) or [words.say("reasons.attack.no_special_rules")]
    steps = {
        "special_rules": special,
        "range": [_range_words(position, attacker, verdict, words), *_sight(position, attacker, target, words)],
        "dice": [*_dice_words(position, verdict, words), *_face_words(position, attacker, target, verdict, words)],
        "retreat": _retreat_words(position, attacker, target, verdict, words),
    }
    for name, said in steps.items():
        lines += ["", words.say(f"reasons.attack.step.{name}"), *(f"  {line}" for line in said)]
    return lines


def reason(position: Position, modifier: DiceModifier, words: Phrases) -> str:
    """Why dice are added or taken, and for whom if a rule counts units; what a rule ignores says so."""
    kind = f"{modifier.kind}_for_some" if modifier.is_for_some else modifier.kind
    said = words.say(f"reasons.dice.{kind}", name=modifier.name)
    if modifier.counted is not None:
        said = _counted(position, modifier, modifier.counted, said, words)
    if modifier.ignored_by is None:
        return said
    return words.say("reasons.dice.ignored", reason=said, rule=rule_name(modifier.ignored_by, words))


def _counted(position: Position, modifier: DiceModifier, pieces: Iterable[int], said: str, words: Phrases) -> str:
    """What a rule adds that counts units: which it finds, and how many at most count."""
    found = [
        piece_name(position, piece, words) if position.state.hex_of[piece] >= 0
        # What is counted off the board has no hex to tell.
        else position.profile(piece).name.say(words.lang)
        for piece in pieces
    ]  # fmt: skip
    if not found:
        return words.say("reasons.dice.counted_none", reason=said)
    kind = "counted" if modifier.dice == len(found) else "counted_at_most"
    return words.say(f"reasons.dice.{kind}", reason=said, units=", ".join(found), most=modifier.dice)


def _refusal(refused: str, by: Bound | None, words: Phrases) -> str:
    why = words.say(f"reasons.attack.refused.{refused}", name=rule_name(by, words))
    return words.say("reasons.attack.not_allowed", why=why)


def _range_words(position: Position, attacker: int, verdict: Attack, words: Phrases) -> str:
    most = len(position.profile(attacker).attack)
    kind = "in" if verdict.in_range else "out_of"
    return words.say(f"reasons.attack.{kind}_range", distance=verdict.distance, most=most)


def _sight(position: Position, attacker: int, target: int, words: Phrases) -> list[str]:
    return sight_sentences(position, position.state.hex_of[attacker], position.state.hex_of[target], words)


def _dice_words(position: Position, verdict: Attack, words: Phrases) -> list[str]:
    count = verdict.dice
    lines = [words.say("reasons.dice.base", number=count.base)]
    for one in count.modifiers:
        number = 0 if one.ignored_by else one.dice
        shown = f"{number:+d}" if number else "0"
        lines.append(words.say("reasons.dice.modifier", dice=shown, reason=reason(position, one, words)))
    plain = count.base + sum(one.dice for one in count.modifiers if not one.ignored_by)
    kind = "total" if plain == count.total else "total_floor" if plain < count.total else "total_cap"
    return [*lines, words.say(f"reasons.dice.{kind}", number=count.total)]


def _face_words(position: Position, attacker: int, target: int, verdict: Attack, words: Phrases) -> list[str]:
    """The faces that count as others here, each with the rule that makes them."""
    roles, numbers = _roles(position, attacker, target), {"distance": verdict.distance}
    known = position.setting.content.dice.faces
    names = [face.name.say(words.lang) or face.id for face in known]
    rules = ", ".join(rule_name(one.bound, words) for one in in_force(position, "change", "faces", roles, numbers))
    return [
        sentence(words, words.say("reasons.dice.face", face=names[face], other=names[other], rule=rules))
        for face, other in meanings(position, roles, numbers).items()
    ]


def _roles(position: Position, attacker: int, target: int) -> dict[str, Standing]:
    shot = position.standing(target)
    return {"attacker": position.standing(attacker), "target": shot, "hex": hex_alone(shot.hex)}


def _retreats(position: Position, attacker: int, target: int, verdict: Attack) -> list[tuple[int, Explained]]:
    """For each number of retreat symbols that the attack can roll, what the target would do."""
    longer, faces = verdict.longer_retreat, position.setting.content.dice.faces
    means = meanings(position, _roles(position, attacker, target), {"distance": verdict.distance})
    if not any(faces[means.get(face, face)].retreats for face in position.setting.faces):
        return []
    symbols = range(1, min(verdict.dice.total, _MOST_SYMBOLS) + 1)
    return [(n, explained(position, target, max(0, n + longer), attacker)) for n in symbols]


def _retreat_data(position: Position, target: int, one: tuple[int, Explained]) -> dict[str, Any]:
    number, found = one
    leaves = any(found.paths)
    return {
        "retreats": number,
        "paths": [way(position, path) for path in found.paths],
        "lost": found.lost,
        "may_ignore": found.may_ignore,
        "medals_lost": medals_left_behind(position, target) if leaves else 0,
    }


def _retreat_words(position: Position, attacker: int, target: int, verdict: Attack, words: Phrases) -> list[str]:
    lines = [
        words.say("reasons.attack.with_retreats", number=number, outcome=outcome_words(position, found, words))
        for number, found in _retreats(position, attacker, target, verdict)
    ]
    leaves = any(any(found.paths) for _, found in _retreats(position, attacker, target, verdict))
    if leaves and (medals := medals_left_behind(position, target)):
        lines.append(words.say("reasons.attack.medals_lost", number=medals))
    return lines or [words.say(f"reasons.attack.{'no_retreat_rolled' if verdict.dice.total else 'no_retreats'}")]
