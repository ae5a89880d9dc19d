"""Whether a condition can hold of somebody: surely not, perhaps, or always, as far as its words can tell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from hothkit.checks.rules.leaves import ALWAYS, LEAVES, NEVER, PERHAPS, Leaf, View, same, within
from hothkit.checks.rules.shut import is_shut_out
from hothkit.checks.rules.stage import HEX, SIDE, UNIT, Spot, Stage, Who, kinds_of_spots, spot_named
from hothkit.position.profile import STRUCTURE
from hothkit.words.triggers import EVERY_ROLE

_PLACES = ("at", "section", "baseline")
# As the judge has it: only a selector that says one of these words means structures too.
_NAMES_STRUCTURES = ("type", "kind", "is", "at")


def can_hold(tree: Any, who: Who, view: View) -> bool:
    """Whether a condition can hold of somebody, wherever it may be."""
    if who.what == SIDE or not view.stage.is_of_a_battle or not (who.what == HEX or _asks_where(tree)):
        return _holds(tree, who, None, view) != NEVER
    spots = (spot for spot in _spots(tree, who, view.stage) if _holds(tree, who, spot, view) != NEVER)
    return any(not is_shut_out(who, spot, view.stage) for spot in spots)


def can_select(tree: Any, who: Who, view: View) -> bool:
    """The same of a selector, which means units on the board unless it names structures."""
    if who.what == STRUCTURE and not any(word in _NAMES_STRUCTURES for word in words_in(tree)):
        return False
    stands_on_it = isinstance(tree, Mapping) and tree.get("empty") is True
    return not stands_on_it and can_hold(tree, who, view)


def words_in(tree: Any) -> Iterator[str]:
    """The words of a condition, those that turn round or ask about others left in."""
    if isinstance(tree, Mapping):
        for word, value in tree.items():
            if word == "not":
                yield from words_in(value)
            else:
                yield word
    elif isinstance(tree, list):
        for part in tree:
            yield from words_in(part)


def _asks_where(tree: Any) -> bool:
    return any(word in _PLACES for word in words_in(tree))


def _spots(tree: Any, who: Who, stage: Stage) -> Iterator[Spot]:
    """The places that may make a difference: those of its own, else the hexes named and all sorts of others."""
    named = sorted(who.hexes) if who.hexes is not None else _texts(tree)
    yield from (found for name in named if (found := spot_named(stage, name)) is not None)
    if who.hexes is None:
        yield from kinds_of_spots(stage)


def _texts(tree: Any) -> Iterator[str]:
    if isinstance(tree, str):
        yield tree
    for part in tree.values() if isinstance(tree, Mapping) else tree if isinstance(tree, list) else ():
        yield from _texts(part)


def _holds(tree: Any, who: Who, spot: Spot | None, view: View) -> int:
    if isinstance(tree, bool):
        return ALWAYS if tree else NEVER
    if isinstance(tree, str):
        return same(tree, who, spot, view)
    if isinstance(tree, list):
        return max((_holds(part, who, spot, view) for part in tree), default=NEVER)
    if isinstance(tree, Mapping):
        return min((_word(word, value, who, spot, view) for word, value in tree.items()), default=ALWAYS)
    return PERHAPS


def _word(word: str, value: Any, who: Who, spot: Spot | None, view: View) -> int:
    if word == "not":
        return ALWAYS - _holds(value, who, spot, view)
    if word not in _WORDS:
        return PERHAPS
    if isinstance(value, list):
        return max((_WORDS[word](one, who, spot, view) for one in value), default=NEVER)
    return _WORDS[word](value, who, spot, view)


def _marker(value: Any, who: Who, _: Spot | None, view: View) -> int:
    counts = {value: {"at_least": 1}} if isinstance(value, str) else value
    markers, carried = view.stage.markers, view.stage.carried_by
    if not isinstance(counts, Mapping) or markers is None or carried is None:
        return PERHAPS
    found = ALWAYS
    for marker, number in counts.items():
        most = markers.get(marker, 0)
        if who.what == UNIT and most and not can_select(carried.get(marker, False), who, View(view.stage, who.side)):
            most = 0
        found = min(found, within(number, 0, most))
    return found


def _beside(value: Any, who: Who, _: Spot | None, view: View, *, is_piece: bool) -> int:
    """Next to somebody, or seen by somebody: of the moment, as long as there can be anybody."""
    if who.what == SIDE:
        return NEVER
    if isinstance(value, str) and (value in EVERY_ROLE or not is_piece):
        return PERHAPS
    others = view.stage.pieces if is_piece else (*view.stage.pieces, Who(HEX))
    asked = can_select if is_piece else can_hold
    return PERHAPS if any(asked(value, other, view) for other in others) else NEVER


def _near(value: Any, who: Who, spot: Spot | None, view: View) -> int:
    """Not far from somebody."""
    of = value.get("of") if isinstance(value, Mapping) else None
    return PERHAPS if of is None else _beside(of, who, spot, view, is_piece=False)


_WORDS: dict[str, Leaf] = {
    **LEAVES,
    "adjacent_to": partial(_beside, is_piece=False),
    "in_sight_of": partial(_beside, is_piece=True),
    "marker": _marker,
    "within": _near,
}
