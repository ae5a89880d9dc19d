"""States: a condition about somebody who is known, or about the board, becomes a clause."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.model.condition import AnyOf, Condition, Key, ThereIs, keys
from hothkit.model.number import Number
from hothkit.prose import nouns
from hothkit.prose.grammar import DO, MAY
from hothkit.prose.leaves import Leaf, leaves, without
from hothkit.prose.parts import STRUCTURE
from hothkit.prose.places import HEX, hex_list, side_of
from hothkit.prose.voice import Cast, Voice

# What a moment makes of those that it befalls.
_MAKES = {"unit_eliminated": {"eliminated"}, "unit_left_board": {"left_board"}, "structure_destroyed": {"eliminated"}}


def states(voice: Voice, cast: Cast, role: str, tree: Condition) -> Iterator[str]:
    """What must be so of somebody in a role, a clause each."""
    for leaf in leaves(tree):
        if role == "side" and leaf.word == "is":
            sides = voice.listed([side_of(voice, cast, str(value)) for value in leaf.values], "or")
            yield voice.say("is.is" if leaf.is_so else "is_not.is", who=voice.say("later.side"), what=sides)
            continue
        if leaf.word == "any":
            names = nouns.unit(voice, cast, AnyOf(leaf.values))
            who = cast.call(voice, role, subject=True)
            yield voice.say("is.any" if leaf.is_so else "is_not.any", who=who, what=names)
            continue
        name, number, values = nouns.clause(voice, cast, leaf)
        who = cast.call(voice, role, subject=True)
        kind = "is" if leaf.is_so else "is_not"
        if role == "hex" and (cast.is_attack or name != "empty") and voice.has(f"{kind}.hex_{name}"):
            name = f"hex_{name}"
        yield voice.filled(f"{kind}.{name}", {"who": who, **values}, number)


def comes_about(voice: Voice, when: str, asked: ThereIs) -> bool:
    """Whether it is such a moment, and no other, that makes it so."""
    found, number = list(leaves(asked.who)), asked.number
    words = {leaf.word for leaf in found} - {"side", "kind", "type", "has"}
    if not all(leaf.is_so for leaf in found):
        return False
    if number.most == 0:
        return when == "structure_destroyed" and not words and _is_structure(voice, asked.who)
    if when == "unit_arrived":
        return words == {"at"} and (number.most is None or bool(_each_of(asked.who, number)))
    return number.most is None and words == _MAKES.get(when)


def there_is(voice: Voice, cast: Cast, asked: ThereIs, verb: int = DO) -> str:
    """How many pieces of a sort there must be; the verb as it stands behind *if*, or behind *as soon as*."""
    words = {(key.word, key.value) for key in keys(asked.who) if isinstance(key, Key) and isinstance(key.value, bool)}
    done = next((word for word in ("eliminated", "left_board") if (word, True) in words), "")
    number, tree = asked.number, asked.who
    if hexes := _each_of(tree, number):
        what = nouns.unit(voice, cast, without(tree, "at"))
        return voice.say("there_is.each", verb=verb, what=what, hexes=hex_list(voice, hexes))
    if done:
        tree = without(tree, done)
    has = _has(cast, tree)
    if number.most == 0:
        if has and not done:
            what = nouns.unit(voice, cast, without(tree, "side"), "bare")
            return voice.say(f"there_is.{has}_none", verb=verb, what=what)
        what = nouns.unit(voice, cast, tree, "bare")
        none = "none_of_yours" if has == "have" else "none"
        return voice.say(f"there_is.{none}{'_' + done if done else ''}", verb=verb, what=what)
    how, count = _how(number, done, verb)
    if done and number.most is None and count > 1 and cast.total is not None and cast.total(tree) == count:
        how = "all_of"
    if has and not done:
        cast.focus = "side"
        what = nouns.unit(voice, cast, without(tree, "side"), how, count, least=number.least or 0)
        return voice.say(f"there_is.{has}", verb=verb, what=what)
    what = nouns.unit(voice, cast, tree, how, count, least=number.least or 0)
    is_somewhere = any(leaf.word in ("at", "section", "baseline", "adjacent_to", "within") for leaf in leaves(tree))
    kind = (
        f"some_{done}"
        if done
        else "left"
        if _is_structure(voice, tree)
        else "some"
        if is_somewhere
        else "some_anywhere"
    )
    return voice.say(f"there_is.{kind}", verb=verb, number=count, what=what)


def _is_structure(voice: Voice, tree: Condition) -> bool:
    """Whether the condition names structures."""
    kinds = [str(k.value) for k in keys(tree) if isinstance(k, Key) and k.word in ("kind", "type")]
    return any(kind == STRUCTURE or voice.lexicon.thing("structures", kind) for kind in kinds)


def _each_of(tree: Condition, number: Number) -> tuple[str, ...]:
    """The hexes, if as many pieces are asked for as hexes are named."""
    named = next((tuple(map(str, leaf.values)) for leaf in leaves(tree) if leaf.word == "at" and leaf.is_so), ())
    is_each = number.least == number.most == len(named) > 1 and all(map(HEX.fullmatch, named))
    return named if is_each else ()


def _has(cast: Cast, tree: Condition) -> str:
    """How it is told of the pieces of the reader, or of the side whose turn has just been spoken of."""
    if [leaf for leaf in leaves(tree) if leaf.word == "side"] != [Leaf("side", ("own",))]:
        return ""
    return "have" if cast.is_yours else "has" if "side" in cast.told else ""


def _how(number: Number, done: str, verb: int) -> tuple[str, int]:
    if number.least == number.most:
        return "number", number.least or 0
    if number.most is None:
        if done and verb == MAY:  # what cannot be undone is so as soon as there are so many
            return "number", number.least or 0
        return ("a" if number.least == 1 and not done else "at_least"), number.least or 0
    return ("between" if number.least else "at_most"), number.most
