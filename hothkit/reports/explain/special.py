"""Which special rules, changed figures and variants touch an attack, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from typing import Any

from hothkit.judge.in_force import Applied, in_force, said_by
from hothkit.judge.scene import scene
from hothkit.model.changes import REMOVED
from hothkit.model.condition import Condition
from hothkit.model.rule import Roles, Rule, StaticRule, TriggeredRule
from hothkit.position.bound import Bound, Rank
from hothkit.position.position import Position, Standing
from hothkit.position.state import NOBODY
from hothkit.prose import Phrases
from hothkit.prose.speech import Speech
from hothkit.reports.explain.names import piece_name
from hothkit.shape.value_name import value_name
from hothkit.words.conditions import role_holds
from hothkit.words.statics import SUBJECT

_PIECES = {"attacker": ("attacker",), "target": ("target",), "unit": ("attacker", "target")}
_OF_AN_ATTACK = (
    "attack_declared", "attack_rolled", "hits_scored", "attack_ended", "unit_retreated", "unit_eliminated",
    "structure_destroyed",
)  # fmt: skip
_GROUPS = ("change", "ignore", "forbid")
_UNIT_IS = {("forbid", "attack"): "attacker", ("forbid", "retreat"): "target"}
_ALWAYS = ("sight", "dice")  # what every attack looks at
Changes = Iterable[tuple[str, Any]]
Touched = Set[tuple[str, str]]


def special_rules(position: Position, attacker: int, target: int, words: Phrases) -> list[str]:
    """A sentence for each that touches the attacker, the target or the look from one to the other."""
    roles = {"attacker": position.standing(attacker), "target": position.standing(target)}
    touched, speech = _touched(position, roles["attacker"], roles["target"]), Speech(words, position.setting.content)
    scenario = position.setting.scenario
    said = [
        words.say("reasons.special.rule", name=bound.name, text=speech.special_rule(bound.rule, scenario))
        for bound in (*position.setting.static, *position.setting.triggered)
        if bound.rank is Rank.BATTLE and _concerns(position, bound, roles)
    ]
    said += _of_markers(position, (attacker, target), speech, words)
    said += _of_other_markers(position, roles, speech, words)
    for text in _changed(position.setting.scenario.changes, touched, speech):
        said.append(words.say("reasons.special.change", text=text))
    for variant in position.setting.variants:
        for text in _changed(variant.changes, touched, speech):
            said.append(words.say("reasons.special.variant", variant=variant.head.name, text=text))
    return list(dict.fromkeys(said))


def _of_markers(position: Position, pieces: Iterable[int], speech: Speech, words: Phrases) -> Iterator[str]:
    """What the markers that the two carry say while they are carried."""
    kinds = position.setting.markers
    for piece in pieces:
        carried = {kinds[kind].head.id for kind, _, carrier in position.state.markers if carrier == piece}
        for bound in position.setting.static:
            if bound.rank is Rank.MARKER and bound.carrier in carried:
                unit, text = piece_name(position, piece, words), speech.rule(bound.rule, "markers")
                yield words.say("reasons.special.marker", name=bound.name, unit=unit, text=text)


def _of_other_markers(
    position: Position, roles: Mapping[str, Standing], speech: Speech, words: Phrases
) -> Iterator[str]:
    """What the markers that others carry say, as far as it holds for these two."""
    numbers = {"distance": position.setting.grid.distance(roles["attacker"].hex, roles["target"].hex)}
    for bound in (bound for bound in position.setting.static if bound.rank is Rank.MARKER):
        rule, found = bound.rule, list[Applied]()
        assert isinstance(rule, StaticRule)
        for group, word in [(one, word) for one in _GROUPS for word, _ in said_by(rule, one)]:
            subject = _UNIT_IS.get((group, word), SUBJECT[group, word])
            if subject in roles:
                found += in_force(position, group, word, {**roles, "unit": roles[subject]}, numbers, [bound])
        bearers = {one.bearer.piece for one in found if one.bearer is not None}
        for piece in sorted(bearers - {one.piece for one in roles.values()} - {NOBODY}):
            unit, text = piece_name(position, piece, words), speech.rule(rule, "markers")
            yield words.say("reasons.special.marker", name=bound.name, unit=unit, text=text)


def _touched(position: Position, attacker: Standing, target: Standing) -> Touched:
    """The two pieces, what they carry, and the grounds that they stand on or look across."""
    setting, content = position.setting, position.setting.content
    found: set[tuple[str, str]] = set()
    for one in (attacker, target):
        profile = setting.profiles[one.profile]
        found.add(("structures" if profile.is_structure else "units", profile.kind))
        for folder, things in (("traits", content.traits), ("badges", content.badges)):
            found |= {(folder, id) for id in things if id in profile.has}
    met = [touch.hex for touch in setting.grid.line(attacker.hex, target.hex) if touch.hex is not None]
    return found | {("terrain", position.ground(hex).head.id) for hex in (attacker.hex, target.hex, *met)}


def _changed(changes: Changes, touched: Touched, speech: Speech) -> Iterator[str]:
    for folder, things in changes:
        if folder == REMOVED:
            gone = [(text, value_name(text)) for text in things]
            said = [text for text, name in gone if name and (not name.id or (name.folder, name.id) in touched)]
            yield from speech.told_changes([(folder, said)])
        elif folder in _ALWAYS:
            yield speech.change(folder, "", things)
        else:
            yield from (speech.change(folder, id, fields) for id, fields in things.items() if (folder, id) in touched)


def _concerns(position: Position, bound: Bound, roles: Mapping[str, Standing]) -> bool:
    """Whether one of the two may play each role of a piece that the rule names; other roles are left open."""
    if isinstance(bound.rule, TriggeredRule) and bound.rule.when not in _OF_AN_ATTACK:
        return False
    a, t = roles["attacker"].hex, roles["target"].hex
    numbers = {"distance": position.setting.grid.distance(a, t)}
    for role, tree in _asked(bound.rule):
        if role in numbers and not role_holds(role, tree, scene(position, roles, numbers=numbers)):
            return False
        candidates = [roles[name] for name in _PIECES.get(role, ())]
        if candidates and not any(_plays(position, role, tree, roles, one) for one in candidates):
            return False
    return True


def _plays(position: Position, role: str, tree: Condition, roles: Mapping[str, Standing], one: Standing) -> bool:
    owner = position.setting.profiles[one.profile].side
    return role_holds(role, tree, scene(position, {**roles, role: one}, None, owner))


def _asked(rule: Rule) -> Roles:
    return rule.while_ if isinstance(rule, StaticRule) else rule.if_
