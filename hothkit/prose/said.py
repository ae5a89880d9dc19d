"""What a standing rule says, word by word: who does it, and the phrase that tells it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hothkit.model.amount import Amount, Count, Faces
from hothkit.model.rule import StaticRule
from hothkit.prose import nouns
from hothkit.prose.places import side_of
from hothkit.prose.voice import Cast, Voice

# Whom a word is about if not the attacker.
_OF_A_UNIT = ("move", "still_attack", "move_after_attack", "attacks", "attack", "leave_board", "stop", "hold_fire",
              "units")  # fmt: skip
_OF_A_TARGET = ("retreats",)
_OF_A_SIDE = ("draw", "react")
_BOTH = ("attack", "move", "retreat")  # words of `forbid` that mean another thing than those of `change`
# These two belong into one sentence where a rule says both without limit.
_TOGETHER = ("stop", "hold_fire")
_NEITHER = ("attack", "move")


@dataclass(frozen=True, slots=True)
class Said:
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


def amount(voice: Voice, cast: Cast, word: str, given: Amount) -> tuple[int, str, str, str]:
    """How many, whether more or fewer, and for what and how many at most if it is counted."""
    if isinstance(given, Count):
        cast.meet("attacker")
        each = (
            voice.say("static.medal", side=side_of(voice, cast, given.medals))
            if given.medals
            else nouns.unit(voice, cast, given.who, "each")
        )
        tail = voice.say("static.for", each=each)
        if given.at_most is not None:
            tail += " " + voice.say("static.at_most", number=given.at_most)
        return 1, "more", "1", tail
    assert isinstance(given, int)
    return abs(given), "more" if given >= 0 else "fewer", str(abs(given)), ""


def words(voice: Voice, cast: Cast, rule: StaticRule) -> Iterator[Said]:
    """All words of the rule, those that belong together as one."""
    for word, given in rule.change:
        if isinstance(given, Faces):
            pairs = [{"face": voice.face(face), "other": voice.face(other)} for face, other in given.pairs]
            told = {"faces": [voice.filled("change.face", one) for one in pairs],
                    "counts": [voice.filled("free.faces", one) for one in pairs]}  # fmt: skip
            yield Said("change", word, 1, {name: voice.listed(parts) for name, parts in told.items()})
            continue
        number, how, _, tail = amount(voice, cast, word, given)
        yield Said("change", word, number, {}, tail, f"_{how}")
    neither = all(word in rule.forbid for word in _NEITHER)
    for word in rule.forbid:
        if not (neither and word in _NEITHER):
            yield Said("forbid", word, 1, {})
        elif word == _NEITHER[0]:
            yield Said("forbid", word, 1, {}, form="_and_move")
    unlimited = [word for word, most in rule.ignore if most is None]
    together = all(word in unlimited for word in _TOGETHER)
    for word, most in rule.ignore:
        if together and word in _TOGETHER:
            if word == _TOGETHER[0]:
                yield Said("ignore", word, 1, {}, form="_and_hold_fire")
            continue
        yield Said("ignore", word, most or 1, {}, form="_some" if most is not None else "")
