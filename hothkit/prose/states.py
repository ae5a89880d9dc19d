"""States: a condition about somebody who is known, or about the board, becomes a clause."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.model.condition import All, Condition, Key, ThereIs, keys
from hothkit.model.number import Number
from hothkit.prose import nouns
from hothkit.prose.leaves import leaves
from hothkit.prose.parts import STRUCTURE
from hothkit.prose.voice import Cast, Voice


def states(voice: Voice, cast: Cast, role: str, tree: Condition) -> Iterator[str]:
    """What must be so of somebody in a role, a clause each."""
    for leaf in leaves(tree):
        if leaf.word == "any":
            names = nouns.unit(voice, cast, tree) if leaf.is_so else nouns.unit(voice, cast, leaf.value)
            who = cast.call(voice, role, subject=True)
            yield voice.say("is.any" if leaf.is_so else "is_not.any", who=who, what=names)
            continue
        name, number, values = nouns.clause(voice, cast, leaf)
        who = cast.call(voice, role, subject=True)
        kind = "is" if leaf.is_so else "is_not"
        if role == "hex" and (cast.is_attack or name != "empty") and voice.has(f"{kind}.hex_{name}"):
            name = f"hex_{name}"
        yield voice.filled(f"{kind}.{name}", {"who": who, **values}, number)


def there_is(voice: Voice, cast: Cast, asked: ThereIs) -> str:
    """How many pieces of a sort there must be."""
    words = {(key.word, key.value) for key in keys(asked.who) if isinstance(key, Key) and isinstance(key.value, bool)}
    done = next((word for word in ("eliminated", "left_board") if (word, True) in words), "")
    number, tree = asked.number, asked.who
    places = max((len(leaf.values) for leaf in leaves(tree) if leaf.word == "at"), default=0)
    cast.is_each_hex = places > 1 and number.least == number.most == places
    if done:
        tree = _without(tree, done)
    is_structure = any(
        isinstance(k, Key) and k.word in ("kind", "type")
        and (k.value == STRUCTURE or voice.lexicon.thing("structures", str(k.value)))
        for k in keys(tree)
    )  # fmt: skip
    if number.most == 0:
        what = nouns.unit(voice, cast, tree, "bare")
        return voice.say(f"there_is.none{'_' + done if done else ''}", what=what)
    how, count = _how(number, done)
    if how == "at_least" and count > 1 and cast.total is not None and cast.total(tree) == count:
        how = "all_of"
    what = nouns.unit(voice, cast, tree, how, count)
    is_somewhere = any(leaf.word in ("at", "section", "baseline", "adjacent_to") for leaf in leaves(tree))
    kind = f"some_{done}" if done else "left" if is_structure else "some" if is_somewhere else "some_anywhere"
    return voice.say(f"there_is.{kind}", number=count, what=what)


def _how(number: Number, done: str) -> tuple[str, int]:
    if number.least == number.most:
        return "number", number.least or 0
    if number.most is None:
        return ("a" if number.least == 1 and not done else "at_least"), number.least or 0
    return "at_most", number.most


def _without(tree: Condition, word: str) -> Condition:
    if not isinstance(tree, All):
        return tree
    return All(tuple(part for part in tree.parts if not (isinstance(part, Key) and part.word == word)))
