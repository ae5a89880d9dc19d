"""Maps merge, lists and words of rules are replaced, removal is said: the laws of changes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hothkit.pack.overlay import Things, overlaid

WALKER = {
    "name": {"en": "Walker"},
    "move": {"most": 1, "still_attack": 1},
    "attack": [3, 2],
    "rules": {"a": {"while": {"unit": "this"}, "change": {"move": 1}}, "b": {"forbid": ["retreat"]}},
}
GROUND = {"name": {"en": "Scree"}, "entering": {"stop": {"type": "infantry"}, "hold_fire": True}}
THINGS: Things = {
    "units": {"walker": WALKER},
    "terrain": {"scree": GROUND},
    "turn": {"": {"draw": 1, "teams": {"a": 1}}},
}


def changed(folder: str, id: str, *changes: tuple[str, Any]) -> Any:
    return overlaid(THINGS, changes)[folder].get(id)


def test_maps_merge_and_lists_replace() -> None:
    new = changed("units", "walker", ("units", {"walker": {"move": {"most": 3}, "attack": [1]}}))
    assert (new["move"], new["attack"]) == ({"most": 3, "still_attack": 1}, [1])
    assert changed("turn", "", ("turn", {"teams": {"b": 2}})) == {"draw": 1, "teams": {"a": 1, "b": 2}}


def test_a_rule_is_replaced_whole_and_the_others_stay() -> None:
    rules = changed("units", "walker", ("units", {"walker": {"rules": {"a": {"forbid": ["move"]}}}}))["rules"]
    assert rules == {"a": {"forbid": ["move"]}, "b": {"forbid": ["retreat"]}}


def test_a_condition_is_replaced_whole() -> None:
    new = changed("terrain", "scree", ("terrain", {"scree": {"entering": {"stop": {"not": {"has": "flying"}}}}}))
    assert new["entering"] == {"stop": {"not": {"has": "flying"}}, "hold_fire": True}


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("units/walker", None),
        ("units/walker.move.most", {**WALKER, "move": {"still_attack": 1}}),
        ("units/walker.rules.a", {**WALKER, "rules": {"b": {"forbid": ["retreat"]}}}),
        ("units/walker.nothing.there", WALKER),
        ("units/nobody", WALKER),
    ],
)
def test_what_is_removed_is_gone_and_nothing_else(name: str, left: Any) -> None:
    assert changed("units", "walker", ("removed", [name])) == left


def test_what_is_removed_first_can_be_given_anew() -> None:
    new = changed("units", "walker", ("removed", ["units/walker.move"]), ("units", {"walker": {"move": {"most": 2}}}))
    assert new["move"] == {"most": 2}


def test_nothing_that_was_handed_in_is_changed() -> None:
    before = repr(THINGS)
    overlaid(THINGS, [("removed", ["units/walker.move"]), ("units", {"walker": {"name": {"es": "Andador"}}})])
    assert repr(THINGS) == before


_FIELDS = st.dictionaries(st.sampled_from("pqr"), st.integers(0, 3), min_size=1)


@given(_FIELDS, _FIELDS)
def test_changes_of_different_fields_may_come_in_any_order(one: dict[str, int], other: dict[str, int]) -> None:
    first, second = (("turn", {"teams": some}) for some in (one, {f"x{key}": value for key, value in other.items()}))
    assert overlaid(THINGS, [first, second]) == overlaid(THINGS, [second, first])


@given(_FIELDS)
def test_a_change_laid_over_twice_is_laid_over_once(fields: dict[str, int]) -> None:
    change = ("turn", {"teams": fields})
    assert overlaid(THINGS, [change, change]) == overlaid(THINGS, [change])
