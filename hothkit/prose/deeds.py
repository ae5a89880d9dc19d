"""Deeds: the effects of a rule become orders to the reader, or what a side or a unit does or may do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from hothkit.model.condition import condition
from hothkit.model.rule import Effect, effects_of, static_rule
from hothkit.prose import nouns
from hothkit.prose.grammar import DO, DOES, MAY
from hothkit.prose.standing import standing
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
        return voice.listed([_lent(voice, cast, effect.value) for effect in effects], "clauses")
    done: list[_Deed] = []
    if may and effects[0].verb in ("lose", "restore"):
        cast.focus = ""
    chosen = None
    for number, effect in enumerate(effects):
        following = effects[number + 1 :]
        if effect.verb == "choose" and _is_folded(effect, following):
            is_own = effect.value.get("side") == "own"  # one of your units is one that you choose
            cast.told.add("chosen")
            chosen = nouns.unit(voice, cast, _who(effect.value), ending="" if is_own else voice.say("of_choice"),
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
    return effect.value.get("up_to", 1) == 1 and len(following) == 1 and str(following[0].value).count("chosen") == 1


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
    if verb == "move" and may and not cast.is_yours:
        unit, to = _way(voice, cast, value, chosen, subject=True)
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
        known = "that" if "side" in cast.told else "its" if has_unit else "attackers"
        return voice.say(f"side.{known if side == 'own' else 'enemy'}")
    return voice.side(side) if side else YOU


def _who(value: Any) -> Any:
    return condition({key: said for key, said in value.items() if key != "up_to"})


def _pieces(voice: Voice, cast: Cast, value: Any, chosen: str | None, subject: bool = False) -> str:
    if isinstance(value, dict):
        return nouns.unit(voice, cast, condition(value["each"]), "each")
    if value == "chosen" and chosen is not None:
        cast.focus = "chosen"
        return chosen
    return cast.call(voice, value, subject=subject)


def _number(voice: Voice, cast: Cast, given: Any, noun: str) -> str:
    """So many miniatures, cards or dice."""
    return " ".join(part for part in _counted(voice, cast, given, noun) if part)


def _counted(voice: Voice, cast: Cast, given: Any, noun: str) -> tuple[str, str]:
    """So many of them, and for what if they are counted."""
    if given == "all":
        return voice.say(f"count.{noun}.all"), ""
    if isinstance(given, dict):
        what = given["count"]
        most = voice.say("static.at_most", number=given["at_most"]) if "at_most" in given else ""
        if isinstance(what, str):
            return voice.say(f"count.{noun}.{what}"), most
        each = voice.say("static.for", each=nouns.unit(voice, cast, condition(what), "each"))
        return voice.say(f"count.{noun}.number", number=1), f"{each} {most}".strip()
    return voice.say(f"count.{noun}.number", number=given), ""


def _attack(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    if "dice" not in value:
        unit = _pieces(voice, cast, value["attacker"], chosen, subject=True)
        if "target" in value:
            return voice.say("do.attack_target", unit=unit, target=_pieces(voice, cast, value["target"], chosen))
        return voice.say("do.attack_again", unit=unit)
    target = _pieces(voice, cast, value["target"], chosen)
    dice, tail = _counted(voice, cast, value["dice"], "dice")
    said = voice.say("do.attack_freely", verb=form, dice=dice, target=target, tail=tail)
    given = {key: one for key, one in value.items() if key in ("change", "ignore")}
    if given:
        told = [voice.say(f"free.{word}", number=amount if isinstance(amount, int) else 1)
                for word, amount in given.get("ignore", {}).items()]  # fmt: skip
        faces = given.get("change", {}).get("faces", {})
        told += [voice.say("free.faces", face=voice.face(one), other=voice.face(other)) for one, other in faces.items()]
        rest = {word: amount for word, amount in given.get("change", {}).items() if word != "faces"}
        if rest:
            told.append(standing(voice, cast, static_rule("given", {"change": rest})))
        said = voice.say("do.besides", does=said, besides=voice.listed(told))
    return said


def _cancel(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    hits = value["hits"]
    return voice.say("do.cancel_all") if hits == "all" else voice.say("do.cancel", number=hits)


def _choose(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    up_to = value.get("up_to", 1)
    how, number = ("all", 2) if up_to == "all" else ("a" if up_to == 1 else "up_to", up_to)
    text = voice.say("do.choose", verb=form, units=nouns.unit(voice, cast, _who(value), how, number))
    cast.meet("chosen")
    cast.focus = "chosen"
    if number != 1:
        cast.same["chosen"], cast.focus = "each_chosen", ""
    return text


def _discard(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    if "up_to" in value:
        return voice.say("do.discard_up_to", verb=form, number=value["up_to"])
    return voice.say("do.discard", verb=form, cards=_number(voice, cast, value["cards"], "cards"))


def _draw(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    cards = _number(voice, cast, value["cards"], "cards")
    return voice.say("do.draw_discards" if value.get("from") == "discards" else "do.draw", verb=form, cards=cards)


def _gain(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    return voice.say("do.gain_medals", verb=form, number=value.get("number", 1))


def _lose(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    lost = _number(voice, cast, value.get("miniatures", 1), "miniatures")
    return voice.say("do.lose", unit=_pieces(voice, cast, value["unit"], chosen, subject=True), miniatures=lost)


def _move(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    unit, to = _way(voice, cast, value, chosen)
    return voice.say("do.move", verb=form, unit=unit, to=to)


def _way(voice: Voice, cast: Cast, value: Any, chosen: str | None, subject: bool = False) -> tuple[str, str]:
    to = value["to"]
    unit = _pieces(voice, cast, value["unit"], chosen, subject=subject)
    is_known = to == "hex" and "hex" in cast.told
    return unit, voice.say("to.there") if is_known else voice.say("to.role", role=cast.call(voice, to))


def _order(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    said = voice.say("do.order", verb=form, unit=_pieces(voice, cast, value["unit"], chosen))
    return said if value.get("bonus", True) else voice.say("do.no_bonus", does=said)


def _place(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    number = value.get("number", 1)
    if "marker" in value:
        at = nouns.where(voice, cast, value["at"], "place_each")
        return voice.say("do.place_marker", verb=form, markers=nouns.marker(voice, value["marker"], number), where=at)
    at = nouns.where(voice, cast, value["at"], number=2 if isinstance(value["unit"], dict) else number)
    unit = value["unit"]
    if isinstance(unit, dict):
        units = nouns.unit(voice, cast, condition(unit["each"]), "every")
        return voice.say("do.place_back", verb=form, units=units, where=at)
    units = nouns.unit(voice, cast, condition({"kind": unit}), "new", number)
    return voice.say("do.place", verb=form, units=units, where=at)


def _play(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    return voice.say("do.play", verb=form)


def _remove(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    what, at = nouns.marker(voice, value["marker"], value.get("number", 1)), value["at"]
    is_all = at == {"marker": value["marker"]}
    where = voice.say("place_off.every") if is_all else nouns.where(voice, cast, at, "place_off")
    return voice.say("do.remove", verb=form, markers=what, where=where)


def _reroll(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    up_to = value["up_to"]
    return voice.say("do.reroll_all") if up_to == "all" else voice.say("do.reroll", number=up_to)


def _restore(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    back = _number(voice, cast, value.get("miniatures", 1), "miniatures")
    return voice.say("do.restore", unit=_pieces(voice, cast, value["unit"], chosen, subject=True), miniatures=back)


def _roll(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    dice = voice.say("do.roll", verb=form, dice=_number(voice, cast, value["dice"], "dice"))
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


def _this_attack(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    return voice.say("do.this_attack", does=_lent(voice, cast, value))


def _lent(voice: Voice, cast: Cast, value: Any) -> str:
    bearer = voice.say("it.subject.unit") if "attacker" in cast.told else voice.say("later.attacker")
    return standing(voice, cast, static_rule("this_attack", value), bearer)


def _win(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    return voice.say("do.win_you" if form == DO else "do.win", verb=form)


_TOLD = {
    "attack": _attack, "cancel": _cancel, "choose": _choose, "discard": _discard, "draw": _draw, "gain_medals": _gain,
    "lose": _lose, "move": _move, "order": _order, "place": _place, "play": _play, "remove": _remove,
    "reroll": _reroll, "restore": _restore, "roll": _roll, "this_attack": _this_attack, "win": _win,
}  # fmt: skip


def verbs() -> Iterable[str]:
    """The verbs that can be told."""
    return sorted(_TOLD)
