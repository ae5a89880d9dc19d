"""Noun phrases: a condition on a unit, a structure or a hex becomes the words that name it."""

from __future__ import annotations

from typing import Any

from hothkit.model.condition import All, Condition, Key, Marked, Same, Within
from hothkit.model.number import Number
from hothkit.prose import kinds
from hothkit.prose.leaves import Leaf, leaves, without_leaf
from hothkit.prose.numbers import span
from hothkit.prose.parts import STRUCTURE, Parts, noun
from hothkit.prose.places import HEX, baseline, ground, place, section, side_of, the
from hothkit.prose.voice import ROLES, Cast, Voice

_PLACES = ("at", "section", "baseline", "adjacent_to", "within")
_KINDS = ("type", "kind", "has")


def unit(
    voice: Voice,
    cast: Cast,
    tree: Condition,
    how: str = "a",
    number: int = 1,
    ending: str = "",
    *,
    least: int = 0,
    is_last: bool = False,
    is_structure: bool = False,
) -> str:
    """A unit or structure that fulfils the condition; `how` is a determiner of the section speech.det."""
    found = list(leaves(tree))
    several = next((leaf for leaf in found if leaf.word == "any" and leaf.is_so), None)
    if several is not None and len(found) == 1:
        one_each = [unit(voice, cast, part, how, number, ending) for part in several.values]
        return voice.listed(list(dict.fromkeys(one_each)), "or")
    if mixed := next((leaf for leaf in found if leaf.is_so and _is_mixed(voice, leaf)), None):
        rest = without_leaf(tree, mixed)
        each = [All((Key(mixed.word, value), *rest)) for value in mixed.values]
        return voice.listed([unit(voice, cast, one, how, number, ending) for one in each], "or")
    parts = Parts(structure=STRUCTURE if is_structure else "")
    for leaf in found:
        _put(voice, cast, leaf, parts)
    if parts.role and not parts.slots and not parts.is_own and not parts.structure:
        return cast.call(voice, parts.role)
    if parts.role:
        parts.add("post", *beside(voice, cast, Leaf("is", (parts.role,))))
    if ending:
        parts.add("post" if is_last else "place", ending, rank=2)
    owned = ("own." if cast.is_yours else "its." if cast.is_its else "") if parts.is_own else ""
    owned = owned if voice.has(f"det.{owned}{how}") else ""
    if parts.is_own and not owned and not cast.is_subject:
        parts.add("place", voice.say("own"), rank=-1)
    if how == "the":
        if parts.structure not in ("", STRUCTURE):
            return the(voice, parts.structure)
        how = "a"
    is_plain = parts.slots.keys() <= {"place", "post"}
    if parts.structure and how == "a" and is_plain and (given := voice.form("structures", parts.structure, "a")):
        return " ".join((given, parts.filled("place", False, " "), parts.filled("post", False, " "))).strip()
    one, many = (noun(voice, parts, is_many) for is_many in (False, True))
    return voice.say(f"det.{owned}{how}", number=number, least=least, unit=one, units=many)


def _is_mixed(voice: Voice, leaf: Leaf) -> bool:
    """Structures beside others of their sort, or beside units, which have no noun in common."""
    ids = map(str, leaf.values)
    is_any = any(id == STRUCTURE or voice.lexicon.thing("structures", id) for id in ids)
    return len(leaf.values) > 1 and leaf.word in _KINDS and is_any


def _put(voice: Voice, cast: Cast, leaf: Leaf, parts: Parts) -> None:
    word = leaf.word
    if word == "is":
        _put_same(voice, cast, leaf, parts)
    elif word == "side":
        _put_side(voice, cast, leaf, parts)
    elif word in _KINDS:
        _put_kind(voice, leaf, parts)
    elif word == "eliminated" and leaf.is_so and leaf.value is True:
        parts.add("state", voice.say("state.eliminated"), voice.say("state.eliminated_many"))
    else:
        is_place = word in _PLACES and leaf.is_so
        parts.add("place" if is_place else "post", *beside(voice, cast, leaf), rank=0 if word == "marker" else 1)


def _put_same(voice: Voice, cast: Cast, leaf: Leaf, parts: Parts) -> None:
    if all(HEX.fullmatch(str(value)) or voice.lexicon.thing("terrain", str(value)) for value in leaf.values):
        parts.add("place", *beside(voice, cast, Leaf("at", leaf.values, leaf.is_so)))
    elif not leaf.is_so:
        parts.add("other", voice.say("other.one"), voice.say("other.many"))
    elif leaf.value in ROLES and len(leaf.values) == 1 and not parts.role:
        parts.role = leaf.value
    elif any(value in ROLES for value in leaf.values):
        parts.add("post", *beside(voice, cast, leaf))
    else:
        _put_kind(voice, Leaf("kind", leaf.values), parts)


def _put_side(voice: Voice, cast: Cast, leaf: Leaf, parts: Parts) -> None:
    own = (leaf.value == "own") if leaf.is_so else (leaf.value == "enemy")
    own = own or (cast.is_its and leaf.is_so and leaf.value == cast.owner)
    if len(leaf.values) > 1:
        parts.add("post", *beside(voice, cast, leaf))
    elif own:
        parts.is_own = True
    elif leaf.value in ("own", "enemy"):
        parts.add("side", voice.say("enemy.one"), voice.say("enemy.many"))
    else:
        one, many = voice.adjective(leaf.value, "feminine"), voice.adjective(leaf.value, "feminine_plural")
        if leaf.is_so:
            parts.add("side", one, many)
        else:
            parts.add("unlike", voice.say("unlike.one", what=one), voice.say("unlike.many", what=many))


def _put_kind(voice: Voice, leaf: Leaf, parts: Parts) -> None:
    ids = [str(value) for value in leaf.values if leaf.is_so or value != STRUCTURE]  # no unit is a structure
    if not ids:
        return
    if any(id == STRUCTURE or voice.lexicon.thing("structures", id) for id in ids) and leaf.is_so:
        parts.structure = ids[0]
        return
    forms = [[kinds.of(voice, id, many) for id in ids] for many in (False, True)]
    if not all(one for one in forms[0]):  # what has no form to stand beside a unit: with its name
        text = voice.say(
            "with.has" if leaf.is_so else "without.has", what=voice.listed([kinds.had(voice, i) for i in ids])
        )
        parts.add("post", text)
        return
    one, many = (voice.listed(form, "or") for form in forms)
    if leaf.is_so:
        parts.add("kind", one, many)
    else:
        parts.add("unlike", voice.say("unlike.one", what=one), voice.say("unlike.many", what=many))


def beside(voice: Voice, cast: Cast, leaf: Leaf, what: str = "") -> tuple[str, str]:
    """What stands behind the noun, for one and for many; `what`: hex_ for a hex."""
    if leaf.word == "section" and leaf.is_so and len(leaf.values) > 1:
        each = [beside(voice, cast, Leaf("section", (one,)))[0] for one in leaf.values]
        return (said := voice.listed(each, "or")), said
    name, number, values = clause(voice, cast, leaf)
    kind = "with" if leaf.is_so else "without"
    name = f"{what}{name}" if what and voice.has(f"{kind}.{what}{name}") else name
    one = voice.filled(f"{kind}.{name}", values, number)
    plural = f"{kind}.{name}_many"
    return one, voice.filled(plural, values, number) if voice.has(plural) else one


def clause(voice: Voice, cast: Cast, leaf: Leaf) -> tuple[str, int, dict[str, str]]:
    """The phrase of a word that tells a state, with what fills it."""
    word, value = leaf.word, leaf.value
    if isinstance(value, bool):
        return (word if value else f"not_{word}"), 1, {"what": ""}
    if word in ("moved", "miniatures"):
        number = value if isinstance(value, Number) else Number.of(value)
        if word == "moved" and (number.most == 0 or (number.least == 1 and number.most is None)):
            return ("not_moved" if number.most == 0 else "moved"), 1, {"what": ""}
        said, count = span(voice, number)
        return ("moved_far" if word == "moved" else word), count, {"what": said}
    if word == "marker" and isinstance(value, Marked):
        if value.number == Number(1, None):
            how = "the" if kinds.is_single(voice, value.marker) else "a"
            return "marker", 1, {"what": kinds.marker(voice, value.marker, 1, how)}
        said, count = span(voice, value.number)
        what = voice.say("marker.so_many", span=said, number=count, name=kinds.marker_name(voice, value.marker))
        return "markers", count, {"what": what}
    if isinstance(value, Within):
        of = value.of.name if isinstance(value.of, Same) else value.of
        return word, value.hexes, {"what": _someone(voice, cast, of)}
    if word == "attacked":
        return "attacked_whom", 1, {"what": _value(voice, cast, leaf)}
    return word, 1, {"what": _value(voice, cast, leaf)}


def _value(voice: Voice, cast: Cast, leaf: Leaf) -> str:
    word = leaf.word
    if word == "at":
        return place(voice, cast, map(str, leaf.values))
    if word == "section":
        return voice.listed([section(voice, str(id)) for id in leaf.values], "or")
    if word == "baseline":
        return voice.listed([baseline(voice, cast, side) for side in leaf.values], "or")
    if word == "side":
        return voice.listed([side_of(voice, cast, side) for side in leaf.values], "or")
    if word in _KINDS:
        return voice.listed([kinds.of(voice, str(id)) or kinds.had(voice, str(id)) for id in leaf.values], "or")
    return voice.listed([_someone(voice, cast, value) for value in leaf.values], "or")


def _someone(voice: Voice, cast: Cast, value: Any) -> str:
    if not isinstance(value, str):
        return unit(voice, cast, value)
    if value in ROLES:
        return cast.call(voice, value)
    is_place = HEX.fullmatch(value) or voice.lexicon.thing("terrain", value)
    return ground(voice, cast, value) if is_place else the(voice, value)
