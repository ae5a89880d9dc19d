"""Acts: each verb of an effect in words, without who does it."""

from __future__ import annotations

from typing import Any

from hothkit.model.condition import Condition, condition
from hothkit.model.rule import static_rule
from hothkit.prose import kinds, nouns, spots
from hothkit.prose.grammar import DO
from hothkit.prose.places import side_of
from hothkit.prose.standing import standing
from hothkit.prose.voice import Cast, Voice


def chosen_from(value: Any) -> Condition:
    """Among whom an effect lets choose."""
    return condition({key: said for key, said in value.items() if key != "up_to"})


def _pieces(voice: Voice, cast: Cast, value: Any, chosen: str | None, subject: bool = False) -> str:
    if isinstance(value, dict):
        return nouns.unit(voice, cast, condition(value["each"]), "each")
    if value == "chosen" and chosen is not None:
        cast.focus = "chosen"
        return chosen
    return cast.call(voice, value, subject=subject)


def number_of(voice: Voice, cast: Cast, given: Any, noun: str) -> str:
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
        each = voice.say("static.for", each=_each(voice, cast, what))
        return voice.say(f"count.{noun}.number", number=1), f"{each} {most}".strip()
    return voice.say(f"count.{noun}.number", number=given), ""


def _each(voice: Voice, cast: Cast, what: Any) -> str:
    """Each of what is counted."""
    if "medals" in what:
        return voice.say("static.medal", side=side_of(voice, cast, what["medals"]))
    if "dice" in what:
        return voice.say("static.each_face", face=voice.face(what["dice"]))
    return nouns.unit(voice, cast, condition(what), "each")


def _attack(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    if "dice" not in value:
        unit = _pieces(voice, cast, value["attacker"], chosen, subject=True)
        is_again = value["attacker"] == "attacker" or cast.same.get("attacker") == value["attacker"]
        return voice.say("do.attack_again" if is_again else "do.attack", unit=unit)
    target = _pieces(voice, cast, value["target"], chosen)
    dice, tail = _counted(voice, cast, value["dice"], "dice")
    said = voice.say("do.attack_freely", verb=form, dice=dice, target=target, tail=tail)
    given = {key: one for key, one in value.items() if key in ("change", "ignore")}
    if given:
        told = [_ignored(voice, word, amount) for word, amount in given.get("ignore", {}).items()]
        faces = given.get("change", {}).get("faces", {})
        told += [voice.say("free.faces", face=voice.face(one), other=voice.face(other)) for one, other in faces.items()]
        rest = {word: amount for word, amount in given.get("change", {}).items() if word != "faces"}
        if rest:
            told.append(standing(voice, cast, static_rule("given", {"change": rest})))
        said = voice.say("do.besides", does=said, besides=voice.listed(told))
    return said


def _ignored(voice: Voice, word: str, amount: Any) -> str:
    name = f"free.{word}_some" if isinstance(amount, int) and voice.has(f"free.{word}_some") else f"free.{word}"
    return voice.say(name, number=amount if isinstance(amount, int) else 1)


def _cancel(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    hits = value["hits"]
    return voice.say("do.cancel_all") if hits == "all" else voice.say("do.cancel", number=hits)


def _choose(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    up_to = value.get("up_to", 1)
    how, number = ("all", 2) if up_to == "all" else ("a" if up_to == 1 else "up_to", up_to)
    text = voice.say("do.choose", verb=form, units=nouns.unit(voice, cast, chosen_from(value), how, number))
    cast.meet("chosen")
    cast.focus = "chosen"
    if number != 1:
        cast.same["chosen"], cast.focus = "each_chosen", ""
    return text


def _discard(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    if "up_to" in value:
        return voice.say("do.discard_up_to", verb=form, number=value["up_to"])
    name = "do.discard_at_random" if value.get("at_random") else "do.discard"
    return voice.say(name, verb=form, cards=number_of(voice, cast, value["cards"], "cards"))


def _draw(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    cards = number_of(voice, cast, value["cards"], "cards")
    return voice.say("do.draw_discards" if value.get("from") == "discards" else "do.draw", verb=form, cards=cards)


def _gain(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    return voice.say("do.gain_medals", verb=form, number=value.get("number", 1))


def _lose(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    if value.get("miniatures") == "all":
        return voice.say("do.lose_all", unit=_pieces(voice, cast, value["unit"], chosen, subject=True))
    lost = number_of(voice, cast, value.get("miniatures", 1), "miniatures")
    return voice.say("do.lose", unit=_pieces(voice, cast, value["unit"], chosen, subject=True), miniatures=lost)


def _move(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    unit, to = way(voice, cast, value, chosen)
    return voice.say("do.move", verb=form, unit=unit, to=to)


def way(voice: Voice, cast: Cast, value: Any, chosen: str | None, subject: bool = False) -> tuple[str, str]:
    """Who moves, and where to."""
    to = value["to"]
    if "marker" in value:
        unit = kinds.marker(voice, value["marker"], 1, "the")
    else:
        unit = _pieces(voice, cast, value["unit"], chosen, subject=subject)
    is_known = to == "hex" and "hex" in cast.told
    return unit, voice.say("to.there") if is_known else voice.say("to.role", role=cast.call(voice, to))


def _order(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    said = voice.say("do.order", verb=form, unit=_pieces(voice, cast, value["unit"], chosen))
    return said if value.get("bonus", True) else voice.say("do.no_bonus", does=said)


def _place(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    number = value.get("number", 1)
    if "marker" in value:
        up_to = value.get("up_to", 1)
        at = spots.where(voice, cast, value["at"], "place_some" if "up_to" in value else "place_each", up_to)
        how = "the" if number == 1 and kinds.is_single(voice, value["marker"]) else "number"
        markers = kinds.marker(voice, value["marker"], number, how)
        return voice.say("do.place_marker", verb=form, markers=markers, where=at)
    cast.is_its = bool(cast.owner) and not cast.is_yours
    said = _place_units(voice, cast, value, form, number)
    cast.is_its = False
    return said


def _place_units(voice: Voice, cast: Cast, value: Any, form: int, number: int) -> str:
    at = spots.where(voice, cast, value["at"], number=2 if isinstance(value["unit"], dict) else number)
    unit = value["unit"]
    if isinstance(unit, dict):
        units = nouns.unit(voice, cast, condition(unit["each"]), "every")
        return voice.say("do.place_back", verb=form, units=units, where=at)
    units = nouns.unit(voice, cast, condition({"kind": unit}), "new", number)
    return voice.say("do.place", verb=form, units=units, where=at)


def _play(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    if "copy_of" in value:
        return voice.say("do.copy", verb=form, side=side_of(voice, cast, value["copy_of"]))
    return voice.say("do.play", verb=form)


def _remove(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    at, how = value["at"], "of_them" if cast.marker == value["marker"] else "number"
    what = kinds.marker(voice, value["marker"], value.get("number", 1), how)
    is_all = at == {"marker": value["marker"]}
    where = voice.say("place_off.every") if is_all else spots.where(voice, cast, at, "place_off")
    return voice.say("do.remove", verb=form, markers=what, where=where)


def _reroll(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    up_to = value["up_to"]
    return voice.say("do.reroll_all") if up_to == "all" else voice.say("do.reroll", number=up_to)


def _restore(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    back = number_of(voice, cast, value.get("miniatures", 1), "miniatures")
    return voice.say("do.restore", unit=_pieces(voice, cast, value["unit"], chosen, subject=True), miniatures=back)


def _this_attack(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    return voice.say("do.this_attack", does=lent(voice, cast, value))


def lent(voice: Voice, cast: Cast, value: Any) -> str:
    """What an attack is lent, told of its attacker."""
    bearer = voice.say("it.subject.unit") if "attacker" in cast.told else voice.say("later.attacker")
    return standing(voice, cast, static_rule("this_attack", value), bearer)


def _win(voice: Voice, cast: Cast, value: Any, form: int, chosen: str | None) -> str:
    return voice.say("do.win_you" if form == DO else "do.win", verb=form)


ACTS = {
    "attack": _attack, "cancel": _cancel, "choose": _choose, "discard": _discard, "draw": _draw, "gain_medals": _gain,
    "lose": _lose, "move": _move, "order": _order, "place": _place, "play": _play, "remove": _remove,
    "reroll": _reroll, "restore": _restore, "this_attack": _this_attack, "win": _win,
}  # fmt: skip
"""Verb -> what tells it, in the form of the verb that is asked for; `chosen` is who was chosen just for it."""
