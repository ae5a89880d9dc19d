"""Standing rules: who may, must not or gets what, and while what is so."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from hothkit.model.condition import ALWAYS, Condition, Same
from hothkit.model.rule import StaticRule
from hothkit.prose import nouns
from hothkit.prose.asked import Asked, asked_of
from hothkit.prose.grammar import DOES
from hothkit.prose.leads import OF_THIS, is_this, lead
from hothkit.prose.leaves import leaves, turned
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
    if bearer and len(groups.keys() - {"side"}) > 1:  # the same units do it all
        groups = {"unit": [one for one in said if one.role != "side"], "side": groups.get("side", [])}
    every = {role: Asked(roles, {"this", "there_is"}) for role, some in groups.items() if some}
    told = [_clause(voice, cast, role, groups[role], asked, bearer) for role, asked in every.items()]
    text = voice.listed(told, "clauses")
    left = {role for asked in every.values() for role in asked.left()}
    borne = {one.role for one in said} if bearer else set()
    if ifs := list(_left(voice, cast, {role: tree for role, tree in roles.items() if role in left}, borne)):
        text = voice.say("static.if", what=text, state=voice.listed(ifs))
    limit = voice.say(f"once_per.{rule.once_per}") if rule.once_per else ""
    text = f"{text} {limit}"
    return voice.say("static.while", state=first, what=text) if first else text


def _left(voice: Voice, cast: Cast, left: Mapping[str, Condition], borne: Collection[str]) -> Iterator[str]:
    """Whatever no clause has said; those who are `borne` have been spoken of as the bearer.

    What is asked of `this` besides has been said before the clauses.
    """
    for role, tree in left.items():
        cast.focus = role if role in borne else ""
        yield from asked_of(voice, cast, role, Same("this") if role in OF_THIS and is_this(tree) else tree)


def _clause(voice: Voice, cast: Cast, role: str, said: list[Said], asked: Asked, bearer: str) -> str:
    if only := _only(voice, cast, said, asked):
        return only
    if role == "side":
        return _of_side(voice, cast, said, asked)
    no_attack = _forbids(said, "attack")
    no_sight = _forbids(said, "sight")
    if no_sight and not bearer and not {"attacker", "target"} & {*asked.roles}:
        return voice.say("forbid.sight_any", where=asked.distance(voice))
    if no_attack and "attacker" in asked and "unit" not in asked:
        role = "attacker"
    elif role == "attacker" and not bearer and "attacker" not in asked and "target" in asked:
        target = _named(voice, cast, "target", asked)
        clauses = [_against(voice, one, target) for one in said]
        return f"{voice.listed(clauses, 'clauses')} {asked.distance(voice)}"
    if not asked.roles and bearer == voice.say("card.each") and all(one.group == "forbid" for one in said):
        return voice.listed([voice.say(f"{one.name}_they") for one in said], "clauses")
    subject = bearer or _named(voice, cast, role, asked, subject=True)
    versus = _versus(voice, cast, role, asked, "whom" if no_attack or no_sight else "against")
    through = voice.say("static.units")
    if "other" in asked and any(one.name == "ignore.units" for one in said):
        through = nouns.unit(voice, cast, asked.take("other") or ALWAYS, "bare")
    acts = [_act(voice, replace(one, form="_whom") if no_sight and versus else one, through) for one in said]
    may, must_not = ([act for act, one in zip(acts, said, strict=True) if (one.group == "forbid") is is_forbidden]
                     for is_forbidden in (False, True))  # fmt: skip
    does = voice.listed([voice.listed(may), voice.listed(must_not)], "but")
    return voice.say("static.clause", who=subject, does=does, where=f"{versus} {asked.distance(voice)}".strip())


def _forbids(said: list[Said], word: str) -> bool:
    """Whether just this is forbidden."""
    return all((one.group, one.word) == ("forbid", word) for one in said)


def _act(voice: Voice, one: Said, through: str) -> str:
    act = voice.filled(one.name, {"through": through, **one.values}, one.number, DOES)
    return f"{act} {one.tail}".strip()


def _against(voice: Voice, one: Said, target: str) -> str:
    return voice.filled(f"against.{one.name}", {"target": target, "tail": one.tail, **one.values}, one.number)


def _only(voice: Voice, cast: Cast, said: list[Said], asked: Asked) -> str:
    """What is forbidden to all but some is told as what only those may do."""
    if list(asked.roles) != ["unit"] or len(said) != 1 or not voice.has(f"{said[0].name}_only"):
        return ""
    found = list(leaves(asked.roles["unit"]))
    if len(found) != 1 or found[0].is_so or found[0].word == "is":
        return ""
    is_one = found[0].word == "marker"
    units = nouns.unit(voice, cast, turned(asked.take("unit") or ALWAYS), "a" if is_one else "bare")
    return voice.say(f"{said[0].name}_only", number=1 if is_one else 2, units=units)


def _versus(voice: Voice, cast: Cast, role: str, asked: Asked, against: str) -> str:
    """Against whom, or by whom, where the rule names the other one too."""
    if "target" in asked and (role == "attacker" or against == "whom"):
        return voice.say(f"static.{against}", target=_named(voice, cast, "target", asked))
    if role == "target" and "attacker" in asked:
        return voice.say("static.by", attacker=_named(voice, cast, "attacker", asked))
    return ""


def _named(voice: Voice, cast: Cast, role: str, asked: Asked, subject: bool = False) -> str:
    tree = asked.take(role)
    if tree is None:
        return voice.say(f"later.{role}")
    if is_this(tree):
        return voice.say("it.dropped") if subject and cast.is_row else cast.call(voice, "this", subject=subject)
    is_own = subject and any(leaf.word == "side" and (leaf.value == "own") is leaf.is_so for leaf in leaves(tree))
    name = nouns.unit(voice, cast, tree, "each" if is_own and cast.is_yours else "a")
    cast.meet(role)
    return name


def _of_side(voice: Voice, cast: Cast, said: list[Said], asked: Asked) -> str:
    tree = asked.roles.get("side", Same("own"))
    if not isinstance(tree, Same):
        return voice.listed([voice.say(one.name, side=voice.say("later.side")) for one in said])
    asked.take("side")
    if tree.name == "own" and cast.is_yours:
        return voice.listed([voice.say(f"{one.name}_you") for one in said])
    who = voice.say(f"side.{tree.name}") if tree.name in ("own", "enemy") else voice.side(tree.name)
    return voice.listed([voice.say(one.name, side=who) for one in said])
