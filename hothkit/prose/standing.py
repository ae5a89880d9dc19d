"""Standing rules: who may, must not or gets what, and while what is so."""

from __future__ import annotations

from collections.abc import Mapping

from hothkit.model.condition import Condition
from hothkit.model.rule import StaticRule
from hothkit.prose import nouns
from hothkit.prose.grammar import DOES
from hothkit.prose.leads import asked_distance, lead
from hothkit.prose.leaves import leaves
from hothkit.prose.said import Said, words
from hothkit.prose.voice import Cast, Voice


def standing(voice: Voice, cast: Cast, rule: StaticRule, bearer: str = "") -> str:
    """The rule as a clause; `bearer` is the subject of a rule that names none, such as the units that a card orders."""
    roles = dict(rule.while_)
    first = voice.listed(list(lead(voice, cast, roles)))
    cast.is_row = cast.is_row and not first
    if cast.is_row:
        cast.focus = "this"
    said = list(words(voice, cast, rule))
    groups = {role: [one for one in said if one.role == role] for role in dict.fromkeys(one.role for one in said)}
    if bearer and len(groups) > 1:  # the same units do it all
        groups = {"unit": said}
    told = [_clause(voice, cast, role, some, roles, bearer) for role, some in groups.items()]
    text = voice.listed(told, "clauses")
    limit = voice.say(f"once_per.{rule.once_per}") if rule.once_per else ""
    text = f"{text} {limit}"
    return voice.say("static.while", state=first, what=text) if first else text


def _clause(voice: Voice, cast: Cast, role: str, said: list[Said], roles: Mapping[str, Condition], bearer: str) -> str:
    close = asked_distance(voice, roles)
    if only := _only(voice, cast, role, said, roles):
        return only
    if role == "side":
        return _of_side(voice, cast, said, roles)
    if role == "attacker" and not bearer and "attacker" not in roles and "target" in roles:
        target = _named(voice, cast, "target", roles)
        clauses = [_against(voice, one, target) for one in said]
        return f"{voice.listed(clauses, 'clauses')} {close}"
    subject = bearer or _named(voice, cast, role, roles, subject=True)
    versus = _versus(voice, cast, role, roles)
    through = nouns.unit(voice, cast, roles["other"], "bare") if "other" in roles else voice.say("static.units")
    if bearer == voice.say("card.each") and all(one.group == "forbid" for one in said):
        return voice.listed([voice.say(f"{one.name}_they") for one in said], "clauses")
    acts = [_act(voice, one, through) for one in said]
    where = versus or close
    if versus and close:
        where = f"{versus} {close}"
    may, must_not = ([act for act, one in zip(acts, said, strict=True) if (one.group == "forbid") is is_forbidden]
                     for is_forbidden in (False, True))  # fmt: skip
    does = voice.listed([voice.listed(may), voice.listed(must_not)], "but")
    return voice.say("static.clause", who=subject, does=does, where=where)


def _act(voice: Voice, one: Said, through: str) -> str:
    act = voice.filled(one.name, {"through": through, **one.values}, one.number, DOES)
    return f"{act} {one.tail}".strip()


def _against(voice: Voice, one: Said, target: str) -> str:
    return voice.filled(f"against.{one.name}", {"target": target, "tail": one.tail, **one.values}, one.number)


def _only(voice: Voice, cast: Cast, role: str, said: list[Said], roles: Mapping[str, Condition]) -> str:
    """What is forbidden to all but some is told as what only those may do."""
    if list(roles) != ["unit"] or len(said) != 1 or not voice.has(f"{said[0].name}_only"):
        return ""
    found = list(leaves(roles["unit"]))
    if len(found) != 1 or found[0].is_so or found[0].word == "is":
        return ""
    is_one = found[0].word == "marker"
    units = nouns.unit(voice, cast, nouns.turned(roles["unit"]), "a" if is_one else "bare")
    return voice.say(f"{said[0].name}_only", number=1 if is_one else 2, units=units)


def _versus(voice: Voice, cast: Cast, role: str, roles: Mapping[str, Condition]) -> str:
    """Against whom, or by whom, where the rule names the other one too."""
    if role == "attacker" and "target" in roles:
        return voice.say("static.against", target=_named(voice, cast, "target", roles))
    if role == "target" and "attacker" in roles:
        return voice.say("static.by", attacker=_named(voice, cast, "attacker", roles))
    return ""


def _named(voice: Voice, cast: Cast, role: str, roles: Mapping[str, Condition], subject: bool = False) -> str:
    tree = roles.get(role)
    if tree is None:
        return voice.say(f"later.{role}")
    kept = [leaf for leaf in leaves(tree) if leaf.word == "is" and leaf.is_so and leaf.value == "this"]
    if kept and subject and cast.is_row:
        return voice.say("it.dropped")
    if kept:
        return cast.call(voice, "this", subject=subject)
    is_own = subject and any(leaf.word == "side" and (leaf.value == "own") is leaf.is_so for leaf in leaves(tree))
    name = nouns.unit(voice, cast, tree, "each" if is_own and cast.is_yours else "a")
    cast.meet(role)
    return name


def _of_side(voice: Voice, cast: Cast, said: list[Said], roles: Mapping[str, Condition]) -> str:
    side = next((str(leaf.value) for leaf in leaves(roles["side"])), "own") if "side" in roles else "own"
    if side == "own" and cast.is_yours:
        return voice.listed([voice.say(f"{one.name}_you") for one in said])
    who = voice.say(f"side.{side}") if side in ("own", "enemy") else voice.side(side)
    return voice.listed([voice.say(one.name, side=who) for one in said])
