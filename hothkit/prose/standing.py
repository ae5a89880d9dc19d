"""Standing rules: who may, must not or gets what, and while what is so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from hothkit.model.amount import Amount, Count, Faces
from hothkit.model.condition import All, Condition, Key, ThereIs
from hothkit.model.number import Number
from hothkit.model.rule import StaticRule
from hothkit.prose import nouns
from hothkit.prose.grammar import DOES
from hothkit.prose.leaves import leaves
from hothkit.prose.states import states, there_is
from hothkit.prose.voice import Cast, Voice

# Whom a word is about if not the attacker.
_OF_A_UNIT = ("move", "still_attack", "move_after_attack", "attacks", "attack", "leave_board", "stop", "hold_fire",
              "units")  # fmt: skip
_OF_A_TARGET = ("retreats",)
_OF_A_SIDE = ("draw",)
_BOTH = ("attack", "move", "retreat")  # words of `forbid` that mean another thing than those of `change`
# These two belong into one sentence where a rule says both without limit.
_TOGETHER = ("stop", "hold_fire")
_NEITHER = ("attack", "move")


@dataclass(frozen=True, slots=True)
class _Said:
    """One word of the rule: its group, and the phrase that tells it as an act of somebody or about somebody else."""

    group: str
    word: str
    number: int
    values: Mapping[str, str]
    tail: str = ""
    form: str = ""

    @property
    def role(self) -> str:
        if self.word in _OF_A_SIDE:
            return "side"
        if self.word in _OF_A_TARGET:
            return "target"
        is_of_unit = self.word in _OF_A_UNIT or (self.group == "forbid" and self.word in _BOTH)
        return "unit" if is_of_unit else "attacker"

    @property
    def name(self) -> str:
        return f"{self.group}.{self.word}{self.form}"


def standing(voice: Voice, cast: Cast, rule: StaticRule, bearer: str = "") -> str:
    """The rule as a clause; `bearer` is the subject of a rule that names none, such as the units that a card orders."""
    roles = dict(rule.while_)
    lead = voice.listed(list(_lead(voice, cast, roles)))
    said = list(_words(voice, cast, rule))
    groups = {role: [one for one in said if one.role == role] for role in dict.fromkeys(one.role for one in said)}
    if bearer and len(groups) > 1:  # the same units do it all
        groups = {"unit": said}
    told = [_clause(voice, cast, role, some, roles, bearer) for role, some in groups.items()]
    text = voice.listed(told, "clauses")
    limit = voice.say(f"once_per.{rule.once_per}") if rule.once_per else ""
    text = f"{text} {limit}"
    return voice.say("static.while", state=lead, what=text) if lead else text


def amount(voice: Voice, cast: Cast, word: str, given: Amount) -> tuple[int, str, str, str]:
    """How many, whether more or fewer, and for what and how many at most if it is counted."""
    if isinstance(given, Count):
        cast.meet("attacker")
        each = nouns.unit(voice, cast, given.who, "each")
        tail = voice.say("static.for", each=each)
        if given.at_most is not None:
            tail += " " + voice.say("static.at_most", number=given.at_most)
        return 1, "more", "1", tail
    assert isinstance(given, int)
    return abs(given), "more" if given >= 0 else "fewer", str(abs(given)), ""


def _words(voice: Voice, cast: Cast, rule: StaticRule) -> Iterator[_Said]:
    for word, given in rule.change:
        if isinstance(given, Faces):
            for face, other in given.pairs:
                yield _Said("change", word, 1, {"face": voice.face(face), "other": voice.face(other)})
            continue
        number, how, _, tail = amount(voice, cast, word, given)
        yield _Said("change", word, number, {}, tail, f"_{how}")
    neither = all(word in rule.forbid for word in _NEITHER)
    for word in rule.forbid:
        if not (neither and word in _NEITHER):
            yield _Said("forbid", word, 1, {})
        elif word == _NEITHER[0]:
            yield _Said("forbid", word, 1, {}, form="_and_move")
    unlimited = [word for word, most in rule.ignore if most is None]
    together = all(word in unlimited for word in _TOGETHER)
    for word, most in rule.ignore:
        if together and word in _TOGETHER:
            if word == _TOGETHER[0]:
                yield _Said("ignore", word, 1, {}, form="_and_hold_fire")
            continue
        yield _Said("ignore", word, most or 1, {}, form="_some" if most is not None else "")


def _clause(voice: Voice, cast: Cast, role: str, said: list[_Said], roles: Mapping[str, Condition], bearer: str) -> str:
    close = _distance(voice, roles)
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
    is_but = said[-1].group == "forbid" and any(one.group != "forbid" for one in said)
    return voice.say("static.clause", who=subject, does=voice.listed(acts, "but" if is_but else "and"), where=where)


def _act(voice: Voice, one: _Said, through: str) -> str:
    act = voice.filled(one.name, {"through": through, **one.values}, one.number, DOES)
    return f"{act} {one.tail}".strip()


def _against(voice: Voice, one: _Said, target: str) -> str:
    return voice.filled(f"against.{one.name}", {"target": target, "tail": one.tail, **one.values}, one.number)


def _only(voice: Voice, cast: Cast, role: str, said: list[_Said], roles: Mapping[str, Condition]) -> str:
    """What is forbidden to all but some is told as what only those may do."""
    if list(roles) != ["unit"] or len(said) != 1 or not voice.has(f"{said[0].name}_only"):
        return ""
    found = list(leaves(roles["unit"]))
    if len(found) != 1 or found[0].is_so or found[0].word == "is":
        return ""
    return voice.say(f"{said[0].name}_only", units=nouns.unit(voice, cast, nouns.turned(roles["unit"])))


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
    if kept:
        return cast.call(voice, "this", subject=subject)
    is_own = subject and any(leaf.word == "side" and (leaf.value == "own") is leaf.is_so for leaf in leaves(tree))
    name = nouns.unit(voice, cast, tree, "each" if is_own and cast.is_yours else "a")
    cast.meet(role)
    return name


def _of_side(voice: Voice, cast: Cast, said: list[_Said], roles: Mapping[str, Condition]) -> str:
    side = next((str(leaf.value) for leaf in leaves(roles["side"])), "own") if "side" in roles else "own"
    if side == "own" and cast.is_yours:
        return voice.listed([voice.say(f"{one.name}_you") for one in said])
    who = voice.say(f"side.{side}") if side in ("own", "enemy") else voice.side(side)
    return voice.listed([voice.say(one.name, side=who) for one in said])


def _lead(voice: Voice, cast: Cast, roles: Mapping[str, Condition]) -> Iterable[str]:
    """What must be so of the bearer where another one acts, and on the board."""
    if "this" in roles:
        yield from states(voice, cast, "this", roles["this"])
    for role in ("attacker", "target", "unit"):
        if role in roles:
            yield from _of_this(voice, cast, roles[role])
    asked = roles.get("there_is")
    if isinstance(asked, Key) and isinstance(asked.value, ThereIs):
        yield there_is(voice, cast, asked.value)


def _of_this(voice: Voice, cast: Cast, tree: Condition) -> Iterator[str]:
    """The other conditions on a role that is the bearer itself."""
    found = list(leaves(tree))
    if any(leaf.word == "is" and leaf.is_so and leaf.value == "this" for leaf in found) and len(found) > 1:
        parts = tree.parts if isinstance(tree, All) else ()
        yield from states(voice, cast, "this", All(tuple(part for part in parts if not _is_this(part))))


def _is_this(part: Condition) -> bool:
    return any(leaf.word == "is" and leaf.value == "this" for leaf in leaves(part))


def _distance(voice: Voice, roles: Mapping[str, Condition]) -> str:
    asked = roles.get("distance")
    return distance(voice, asked.value) if isinstance(asked, Key) and isinstance(asked.value, Number) else ""


def distance(voice: Voice, number: Number) -> str:
    """How far apart the two are."""
    if (number.least or 1) == 1 and number.most == 1:
        return voice.say("distance.close")
    kind, most = nouns.sort_of(number), number.most or number.least or 1
    return voice.say(f"distance.{kind}", first=number.least, last=number.most, number=most)
