"""Table cells: what a ground, a unit, a badge and a structure are, as on a summary sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hothkit.model.badge import Badge
from hothkit.model.condition import ALWAYS, NEVER, Condition, Key
from hothkit.model.marker import Marker
from hothkit.model.rule import Rule, StaticRule, rules
from hothkit.model.structure import Structure
from hothkit.model.terrain import Modifier, Terrain
from hothkit.model.unit import Unit
from hothkit.prose import nouns, places
from hothkit.prose.fitting import is_hit
from hothkit.prose.leaves import leaves, turned
from hothkit.prose.states import states
from hothkit.prose.telling import told
from hothkit.prose.voice import Cast, Voice

_OF_PROTECTION = ("retreats", "retreat", "protection", "dice", "faces")


@dataclass(frozen=True, slots=True)
class GroundText:
    """The cells of a ground in a table."""

    move: str
    attack: str
    protection: str
    sight: str


@dataclass(frozen=True, slots=True)
class UnitText:
    """The cells of a unit in a table."""

    type: str
    miniatures: str
    move: str
    attack: str
    hit_on: str
    special: str


def ground(voice: Voice, one: Terrain) -> GroundText:
    """The cells of a ground."""
    protective = [rule for rule in one.rules if _is_protective(rule)]
    others = [rule for rule in one.rules if rule not in protective]
    sight = _sight(one)
    return GroundText(
        _cell(voice, [*_moving(voice, one), *(told(voice, rule, "terrain") for rule in others)]),
        _cell(voice, [*_fire(voice, one), *_modifiers(voice, one.penalty, "penalty")]),
        _cell(voice, [*_modifiers(voice, one.protection), *(told(voice, rule, "terrain") for rule in protective)]),
        voice.sentence(voice.say(f"ground.sight.{sight}")),
    )


def _sight(one: Terrain) -> str:
    """The phrase of what a ground does to sight."""
    if one.always_blocks_sight:
        return "always"
    if one.height:
        return "cover" if one.blocks_sight else "height"
    return "blocks" if one.blocks_sight else "free"


def unit(voice: Voice, one: Unit) -> UnitText:
    """The cells of a unit."""
    kind = "never" if one.move == 0 else "alike" if one.still_attack == one.move else "differ"
    faces: Mapping[str, Any] = voice.lexicon.thing("dice", "").get("faces", {})
    hit = [voice.text(face["name"]) for face in faces.values() if is_hit(face.get("hits", False), one)]
    return UnitText(
        voice.name("types", one.type),
        str(one.miniatures),
        voice.say(f"unit.move.{kind}", most=one.move, still=one.still_attack),
        voice.say("unit.dice").join(map(str, one.attack)),
        ", ".join(hit) or voice.say("ground.nothing"),
        _cell(voice, _special(voice, one.traits, one.cannot_enter, one.rules, "units", moves=one.move > 0)),
    )


def badge(voice: Voice, one: Badge) -> str:
    """What the badge makes of a unit."""
    said = []
    if one.fits != ALWAYS:
        said.append(voice.say("badge.fits", units=nouns.unit(voice, Cast(), one.fits, "bare")))
    if one.miniatures is not None:
        said.append(voice.say("badge.miniatures", number=one.miniatures))
    return _cell(voice, [*said, *_special(voice, one.traits, (), one.rules, "badges")])


def marker(voice: Voice, one: Marker) -> str:
    """Who takes a marker up, what becomes of it when its carrier is eliminated, what it makes of a hex; its rules."""
    said = []
    is_carried = one.carried_by != NEVER
    if is_carried:
        unit = nouns.unit(voice, Cast(), one.carried_by)
        stays = voice.say("marker.stays" if one.stays_behind else "marker.goes")
        said = [voice.say("marker.carried", unit=unit), stays]
    if one.ground:
        said.append(voice.say("marker.ground", ground=places.ground(voice, Cast(), one.ground)))
    said += [told(voice, rule, "markers" if is_carried else "lying") for rule in one.rules]
    return _cell(voice, said) if said else ""


def structure(voice: Voice, one: Structure) -> str:
    """What hits and destroys a structure, what that is worth, and its rules."""
    faces = [voice.face(face) for face in one.hit_by]
    by = voice.listed(faces, "or")
    said = [voice.say("structure.hit_by" if faces else "structure.never", number=one.strength, faces=by)]
    said.append(voice.say("structure.blocks" if one.blocks_sight else "structure.free"))
    if one.medals:
        said.append(voice.say("structure.medals", number=one.medals))
    return _cell(voice, [*said, *(told(voice, rule, "structures", is_row=True) for rule in one.rules)])


def _cell(voice: Voice, parts: Iterable[str]) -> str:
    return " ".join(voice.sentence(part) for part in parts if part) or voice.say("ground.nothing")


def _special(
    voice: Voice,
    traits: Iterable[str],
    closed: Iterable[str],
    own: Iterable[Rule],
    carrier: str,
    *,
    moves: bool = True,
) -> Iterator[str]:
    for id in traits:
        found = rules(voice.lexicon.thing("traits", id).get("rules"))
        yield from (told(voice, rule, "traits", is_row=True) for rule in found if moves or not _is_of_moving(rule))
        if not found:
            given = voice.form("traits", id, "of")
            noun = nouns.unit(voice, Cast(), Key("has", id), "one")
            yield noun if given else voice.name("traits", id)
    grounds = [
        voice.form("terrain", id, "many") or voice.say("named.ground", name=voice.name("terrain", id)) for id in closed
    ]
    if grounds:
        yield voice.say("unit.cannot_enter", grounds=voice.listed(grounds, "or"))
    yield from (told(voice, rule, carrier, is_row=True) for rule in own)


def _is_of_moving(rule: Rule) -> bool:
    """A rule that says no more than that it may not move, which its figures say too."""
    return isinstance(rule, StaticRule) and rule.forbid == ("move",) and not (rule.change or rule.ignore)


def _is_protective(rule: Rule) -> bool:
    words = [word for word, _ in (*rule.change, *rule.ignore)] if isinstance(rule, StaticRule) else []
    return bool(words) and all(word in _OF_PROTECTION for word in words)


def _moving(voice: Voice, one: Terrain) -> Iterator[str]:
    cast = Cast("hex", is_subject=True)
    if one.entry == NEVER:
        yield voice.say("ground.closed")
    elif one.entry != ALWAYS:
        yield voice.say("ground.entry", units=nouns.unit(voice, cast, one.entry, "bare"))
    if one.retreat_entry != one.entry:
        kind = {NEVER: "retreat_closed", ALWAYS: "retreat_open"}.get(one.retreat_entry, "retreat_entry")
        units = nouns.unit(voice, cast, one.retreat_entry, "bare") if kind == "retreat_entry" else ""
        yield voice.say(f"ground.{kind}", units=units)
    if one.cost != 1:
        yield voice.say("ground.cost", number=one.cost)
    yield from _for_some(voice, "ground.stop", one.stop)
    yield from _for_some(voice, "ground.leaving_stop", one.leaving_stop)


def _fire(voice: Voice, one: Terrain) -> Iterator[str]:
    yield from _for_some(voice, "ground.hold_fire", one.hold_fire)


def _for_some(voice: Voice, name: str, who: Condition) -> Iterator[str]:
    """What befalls all units, all but some, or only some."""
    if who == NEVER:
        return
    if who == ALWAYS:
        yield voice.say(f"{name}.all")
        return
    found = list(leaves(who))
    if len(found) == 1 and not found[0].is_so:
        yield voice.say(f"{name}.but", units=nouns.unit(voice, Cast("hex", is_subject=True), turned(who), "bare"))
    else:
        yield voice.say(f"{name}.some", units=nouns.unit(voice, Cast("hex", is_subject=True), who, "bare"))


def _modifiers(voice: Voice, modifiers: Iterable[Modifier], attacker: str = "attacker") -> Iterator[str]:
    """The dice for everybody, then the whole number for some."""
    every = list(modifiers)
    usual = sum(one.dice for one in every if one.attacker == ALWAYS and one.target == ALWAYS)
    said = [_dice(voice, usual)] if usual else []
    for one in every:
        if one.attacker == ALWAYS and one.target == ALWAYS:
            continue
        dice = _dice(voice, usual + one.dice)
        whom = (_to_whom(voice, "target", one.target), _to_whom(voice, "attacker", one.attacker, attacker))
        said.append(" ".join((dice, *whom)))
    if said:
        yield voice.listed(said, "cells")


def _dice(voice: Voice, dice: int) -> str:
    return voice.say("ground.more" if dice > 0 else "ground.fewer" if dice else "ground.even", number=abs(dice))


def _to_whom(voice: Voice, role: str, who: Condition, phrase: str = "") -> str:
    if who == ALWAYS:
        return ""
    found = list(leaves(who))
    if len(found) == 1 and not found[0].is_so:
        state = voice.listed(list(states(voice, Cast("hex"), role, turned(who))))
        return voice.say("ground.unless", state=state)
    return voice.say(f"ground.{phrase or role}", units=nouns.unit(voice, Cast("hex"), who, "bare"))
