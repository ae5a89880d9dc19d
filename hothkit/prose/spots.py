"""Spots: a hex that is entered or left, and the hexes that an effect names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hothkit.model.condition import Condition, Marked, condition
from hothkit.prose import kinds
from hothkit.prose.leaves import Leaf, leaves
from hothkit.prose.nouns import beside
from hothkit.prose.places import baseline, ground, hex_list, place, the
from hothkit.prose.voice import ROLES, Cast, Voice


def hexes(voice: Voice, cast: Cast, tree: Condition) -> str:
    """A hex that fulfils the condition, as something that is entered or left."""
    found = list(leaves(tree))
    if len(found) == 1 and found[0].word in ("is", "at") and found[0].is_so:
        return voice.listed([ground(voice, cast, name) for name in found[0].values], "or")
    noun = voice.say("hex.the" if any(_is_its_only_place(voice, leaf) for leaf in found) else "hex.a")
    return " ".join((noun, *(beside(voice, cast, leaf, "hex_")[0] for leaf in found)))


def _is_its_only_place(voice: Voice, leaf: Leaf) -> bool:
    """The hex of a marker that there is only one of."""
    return leaf.is_so and isinstance(leaf.value, Marked) and kinds.is_single(voice, leaf.value.marker)


def where(voice: Voice, cast: Cast, data: Any, on: str = "place_on", number: int = 1) -> str:
    """The hexes that an effect names, with their preposition; `on`: place_on, place_each, place_some, place_off.

    `number`: how many things there are to place, or on how many of the hexes.
    """
    if isinstance(data, list):
        if on != "place_on":
            many = number if on == "place_some" else len(data)
            return voice.say(f"{on}.hexes", number=many, hexes=hex_list(voice, data))
        return voice.say(f"{on}.hexes", hexes=hex_list(voice, data, "or" if number < len(data) else "and"))
    found = list(leaves(condition(data)))
    if len(found) == 1 and found[0].is_so:
        leaf = found[0]
        if leaf.word == "kind":
            return voice.say(f"{on}.piece", piece=voice.listed([the(voice, id) for id in leaf.values]))
        if leaf.word == "at" and on == "place_on":
            return place(voice, cast, leaf.values, "or")
        if leaf.word == "at" and all(name in ROLES for name in leaf.values):
            return _of_roles(voice, cast, leaf.values, on)
        if leaf.word == "at" and all(voice.lexicon.thing("terrain", str(name)) for name in leaf.values):
            grounds = voice.listed([ground(voice, cast, name) for name in leaf.values], "or")
            return voice.say(f"{on}.such", number=number, such=voice.say("with.hex_ground", what=grounds))
        if leaf.word == "baseline":
            lines = [baseline(voice, cast, side) for side in leaf.values]
            return voice.say(
                f"{on}.baseline", number=number, baseline=voice.listed(lines, "or" if on == "place_on" else "and")
            )
    found.sort(key=lambda leaf: leaf.word != "empty")  # else whoever else is named would seem to be empty
    such = " ".join(beside(voice, cast, leaf, "hex_")[number > 1] for leaf in found)
    return voice.say(f"{on}.such", number=number, such=such)


def _of_roles(voice: Voice, cast: Cast, roles: Iterable[str], on: str) -> str:
    """The hexes of these roles."""
    if on != "place_off":
        return place(voice, cast, roles, "and")
    said = []
    for role in roles:
        same = cast.same.get(role, role)
        if same == "hex" or (same == "this" and cast.this == "hex"):
            said.append(voice.say("place_off.here" if same == "this" else "place_off.there"))
        else:
            said.append(voice.say("place_off.role", role=cast.call(voice, role)))
    return voice.listed(said)
