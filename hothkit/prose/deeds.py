"""Deeds: the effects of a rule become orders to the reader, or what a side or a unit does or may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hothkit.model.rule import Effect, effects_of
from hothkit.prose import nouns
from hothkit.prose.acts import ACTS, chosen_from, lent, number_of, way
from hothkit.prose.grammar import DO, DOES, MAY
from hothkit.prose.voice import Cast, Voice

# These are about the piece or the dice, not about who lets it happen.
_OF_THEMSELVES = ("lose", "restore", "cancel", "this_attack", "reroll")
YOU = ""


@dataclass(frozen=True, slots=True)
class _Deed:
    """A deed without who does it, in the form that fits; an agent of None does it by itself."""

    agent: str | None
    text: str
    is_choice: bool = False


def deeds(voice: Voice, cast: Cast, effects: Sequence[Effect], may: bool = False, *, is_of_attack: bool = False) -> str:
    """The effects as one clause; `is_of_attack`: it has been said already that they are for one attack."""
    if is_of_attack:
        return voice.listed([lent(voice, cast, effect.value) for effect in effects], "clauses")
    done: list[_Deed] = []
    if may and effects[0].verb in ("lose", "restore"):
        cast.focus = ""
    chosen = None
    for number, effect in enumerate(effects):
        following = effects[number + 1 :]
        if effect.verb == "choose" and _is_folded(effect, following):
            is_own = effect.value.get("side") == "own"  # one of your units is one that you choose
            cast.told.add("chosen")
            chosen = nouns.unit(voice, cast, chosen_from(effect.value), ending="" if is_own else voice.say("of_choice"),
                                is_last=True)  # fmt: skip
            continue
        if effect.verb == "draw" and number and _is_more(effects[number - 1], effect):
            more = voice.say("count.cards.plus", number=effect.value["cards"])
            done[-1] = _Deed(done[-1].agent, f"{done[-1].text} {more}")
            continue
        done.append(_deed(voice, cast, effect, may, chosen))
        chosen = None
    if effects[0].verb == "cancel" and effects[0].value["hits"] == "all" and len(done) > 1:
        first = voice.say("do.cancel_first")
        return voice.say("agent.instead", first=first, last=_joined(voice, cast, done[1:], may))
    return _joined(voice, cast, done, may)


def _is_folded(effect: Effect, following: Sequence[Effect]) -> bool:
    """One unit is chosen for the only thing that follows: it is named there."""
    if effect.value.get("up_to", 1) != 1 or len(following) != 1 or str(following[0].value).count("chosen") != 1:
        return False
    verb, value = following[0].verb, following[0].value
    role = "unit" if verb != "attack" else "target" if "dice" in value else "attacker"
    return bool(value.get(role) == "chosen")


def _is_more(one: Effect, other: Effect) -> bool:
    """Both draw for the same side, and the second draws a plain number."""
    alike = one.verb == other.verb and all(one.value.get(key) == other.value.get(key) for key in ("side", "from"))
    return alike and isinstance(other.value["cards"], int)


def _joined(voice: Voice, cast: Cast, done: Sequence[_Deed], may: bool) -> str:
    """Deeds of one agent stand beside one another, others follow."""
    runs: list[tuple[str | None, list[str]]] = []
    for deed in done:
        if runs and runs[-1][0] == deed.agent and deed.agent is not None:
            runs[-1][1].append(deed.text)
        else:
            runs.append((deed.agent, [deed.text]))
    said: list[str] = []
    for agent, texts in runs:
        text = voice.listed(texts, "deeds" if len(texts) < 3 else "more_deeds")
        if agent is not None and may:
            who = agent or ("" if cast.is_yours else voice.say("side.player"))
            text = voice.say("agent.may" if who else "agent.you_may", side=who, does=text)
        elif agent is None and may and not said and not done[0].is_choice:
            text = voice.say("agent.wish", does=text)
        elif agent:
            text = voice.say("agent.does", side=agent, does=text)
        said.append(text)
    return voice.listed(said, "then")


def _deed(voice: Voice, cast: Cast, effect: Effect, may: bool, chosen: str | None) -> _Deed:
    verb, value = effect.verb, effect.value
    agent = _agent(voice, cast, verb, value)
    form = MAY if may else DOES if agent else DO
    if verb == "move" and may and not cast.is_yours and "unit" in value:
        unit, to = way(voice, cast, value, chosen, subject=True)
        return _Deed(None, voice.say("do.moves", unit=unit, to=to), is_choice=True)
    told = _TOLD[verb](voice, cast, value, form, chosen)
    by_itself = verb in _OF_THEMSELVES or (verb == "attack" and "dice" not in value)
    return _Deed(None if by_itself else agent, told, verb in ("attack", "reroll"))


def _agent(voice: Voice, cast: Cast, verb: str, value: Any) -> str:
    """Who does it: the reader, or a side by its name."""
    side = value if verb == "win" else value.get("side") if verb in ("gain_medals", "draw", "discard") else None
    if verb in ("place",) and "unit" in value and cast.owner:
        side = side or cast.owner
    if side is None and verb in ("draw", "discard"):
        side = "own"
    if side in ("own", "enemy"):
        if side == "own" and cast.is_yours:
            return YOU
        has_unit = bool(cast.told & {"unit", "attacker", "structure"})
        known = (
            "it"
            if cast.focus == "side"
            else "that"
            if "side" in cast.told
            else "its"
            if has_unit
            else "attackers"
            if cast.is_attack
            else "that"
        )
        return voice.say(f"side.{known if side == 'own' else 'enemy'}")
    return voice.side(side) if side else YOU


def _roll(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    dice = voice.say("do.roll", verb=form, dice=number_of(voice, cast, value["dice"], "dice"))
    cast.focus = ""
    results = [
        voice.say(
            "do.any_result" if all(map(_is_final, effects)) else "do.result",
            face=voice.face(face),
            does=deeds(voice, cast, effects_of(effects)),
        )
        for face, effects in value["results"].items()
    ]
    return voice.say("do.rolled", dice=dice, results=voice.listed(results, "results"))


def _is_final(effect: Any) -> bool:
    """Nothing more can come of it a second time."""
    return "win" in effect or effect.get("lose", {}).get("miniatures") == "all"


_TOLD = {**ACTS, "roll": _roll}
