"""Moments: a trigger with the conditions on its roles becomes a clause that begins a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hothkit.model.condition import Condition, Key, Same, ThereIs
from hothkit.model.number import Number
from hothkit.model.rule import TriggeredRule
from hothkit.prose import nouns, spots
from hothkit.prose.asked import asked_of
from hothkit.prose.grammar import MAY
from hothkit.prose.leads import distance, is_this
from hothkit.prose.leaves import leaves
from hothkit.prose.numbers import ordinal
from hothkit.prose.states import comes_about, states, there_is
from hothkit.prose.voice import Cast, Voice

# Which roles a moment names in its clause; the hex of the others is told in a clause of its own.
_NAMED = {
    "unit_ordered": ("unit",), "unit_entered": ("unit", "hex"), "unit_arrived": ("unit", "hex"),
    "unit_left": ("unit", "hex"), "unit_retreated": ("unit", "hex", "attacker"), "unit_left_board": ("unit", "hex"),
    "unit_eliminated": ("unit", "attacker"), "structure_destroyed": ("structure", "attacker"),
    "marker_placed": (), "attack_declared": ("attacker", "target"), "attack_rolled": ("attacker", "target"),
    "hits_scored": ("attacker", "target"), "attack_ended": ("attacker", "target"),
}  # fmt: skip
# What every clause names, even if the rule says nothing of it.
_ALWAYS = {"unit": "unit", "structure": "structure"}


def is_for_the_attack(rule: TriggeredRule) -> bool:
    """A rule that only lends something to the attack that has been declared tells of the attack, not of its moment."""
    return rule.when == "attack_declared" and all(effect.verb == "this_attack" for effect in rule.effects)


def moment(voice: Voice, cast: Cast, rule: TriggeredRule) -> str:
    """When it happens, and what must be so then."""
    cast.is_attack = "distance" in dict(rule.if_) or "target" in _NAMED.get(rule.when, ())
    roles = dict(rule.if_)
    board = roles.pop("there_is", None)
    asked = board.value if isinstance(board, Key) and isinstance(board.value, ThereIs) else None
    if asked is not None and not roles and _is_once(rule) and comes_about(voice, rule.when, asked):
        return voice.say("when.as_soon_as", state=there_is(voice, cast, asked, MAY))
    if rule.when == "marker_placed" and asked is None and (placed := _markers(voice, cast, roles)):
        return placed
    said = _turn(voice, cast, rule.when, roles) if rule.when.startswith("turn_") else _event(voice, cast, rule, roles)
    ifs = list(_ifs(voice, cast, rule.when, roles))
    if asked is not None:
        ifs.append(there_is(voice, cast, asked))
    return voice.say("when.if", moment=said, state=voice.listed(ifs)) if ifs else said


def _is_once(rule: TriggeredRule) -> bool:
    """Whether it makes no difference when the moment comes again."""
    return rule.once_per == "battle" or all(effect.verb == "win" for effect in rule.effects)


def _markers(voice: Voice, cast: Cast, roles: Mapping[str, Condition]) -> str:
    """So many markers on a hex, if the rule asks for nothing else."""
    found = list(leaves(roles["hex"])) if list(roles) == ["hex"] else []
    if len(found) != 1 or found[0].word != "marker" or not found[0].is_so:
        return ""
    name, number, values = nouns.clause(voice, cast, found[0])
    cast.told.add("hex")
    cast.marker = found[0].value.marker if number > 1 else ""
    return voice.filled(f"when.marker_placed_{name}", values, number)


def _turn(voice: Voice, cast: Cast, when: str, roles: dict[str, Condition]) -> str:
    count, side = roles.pop("turn", None), ""
    if isinstance(tree := roles.get("side"), Same):
        side = tree.name
        roles.pop("side")
    cast.owner = side if side not in ("", "own", "enemy") else ""
    number = count.value if isinstance(count, Key) and isinstance(count.value, Number) else None
    whose = side if side in ("own", "enemy") else "named" if side else "any"
    if side == "own" and not cast.is_yours:
        whose = "any"
    adjective = voice.adjective(side, "masculine") if cast.owner else ""
    if number is None:
        turn = voice.say(f"turn.{whose}", adjective=adjective)
    else:
        kind = "nth" if number.least == number.most else "from" if number.most is None else "span"
        first, last = ordinal(voice, number.least or 1), ordinal(voice, number.most or 1)
        turn = voice.say(f"turn.{kind}.{whose}", adjective=adjective, first=first, last=last)
    cast.told.add("side")
    return voice.say(f"when.{when}", turn=turn)


def _event(voice: Voice, cast: Cast, rule: TriggeredRule, roles: dict[str, Condition]) -> str:
    values, shape = {}, ""
    named = _NAMED[rule.when]
    for role in named:
        if role in roles or role in _ALWAYS:
            values[role] = _role(voice, cast, role, roles)
            shape += f"_{role}"
    tail = ""
    asked = roles.pop("distance", None)
    if isinstance(asked, Key) and isinstance(asked.value, Number):
        tail = distance(voice, asked.value)
    when = "attacking" if is_for_the_attack(rule) else rule.when
    if "hex" in values or rule.when == "marker_placed":
        cast.told.add("hex")
    return voice.filled(f"when.{when}{shape}", {"where": tail, **values})


def _role(voice: Voice, cast: Cast, role: str, roles: dict[str, Condition]) -> str:
    tree = roles.get(role)
    if role == "hex":
        roles.pop(role)
        assert tree is not None
        return spots.hexes(voice, cast, tree)
    if tree is None:
        cast.meet(role)
        return voice.say(f"someone.{role}")
    if is_this(tree):
        cast.same[role] = "this"
        name = voice.say(f"this.{cast.this or 'unit'}")
    else:
        roles.pop(role)
        cast.is_subject = not cast.told
        is_only = role == "structure" and cast.total is not None and cast.total(tree) == 1
        name = nouns.unit(voice, cast, tree, "the" if is_only else "a", is_structure=role == "structure")
        cast.is_subject = False
    cast.meet(role)
    return name


def _ifs(voice: Voice, cast: Cast, when: str, roles: Mapping[str, Condition]) -> Iterator[str]:
    for role, tree in roles.items():
        if cast.same.get(role) == "this":
            rest = tuple(part for part in getattr(tree, "parts", ()) if not is_this(part))
            for part in rest:
                yield from states(voice, cast, role, part)
        else:
            yield from asked_of(voice, cast, role, tree)
