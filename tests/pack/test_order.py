"""The order of packs is what they declare, then what a user said; circles end it and never the program."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from hothkit.model.pack import Pack
from hothkit.pack.order import has_declared, in_order

IDS = "abcdef"


def pack(id: str, *requires: str, after: tuple[str, ...] = ()) -> Pack:
    return Pack.of({"id": id, "version": "1", "requires": dict.fromkeys(requires, ">=0"), "after": list(after)})


def ids(packs: tuple[Pack, ...]) -> list[str]:
    return [one.head.id for one in packs]


def test_what_is_declared_beats_what_was_said() -> None:
    base, over, top = pack("base"), pack("over", "base"), pack("top", "base", after=("over",))
    for given_order in permutations((base, over, top)):
        assert ids(in_order(given_order)) == ["base", "over", "top"]


def test_without_a_word_the_order_given_stays() -> None:
    assert ids(in_order([pack("b"), pack("a"), pack("c")])) == ["b", "a", "c"]


def test_a_pack_that_is_not_there_holds_nobody_up() -> None:
    assert ids(in_order([pack("b", "gone"), pack("a", after=("b",))])) == ["b", "a"]


def test_a_circle_comes_last_and_loses_nobody() -> None:
    assert ids(in_order([pack("a", "b"), pack("b", "a"), pack("c")])) == ["c", "a", "b"]


def test_declared_means_by_oneself_or_by_those_before() -> None:
    packs = {one.head.id: one for one in (pack("a"), pack("b", "a"), pack("c", after=("b",)), pack("d"))}
    assert has_declared(packs["c"], packs["a"], packs)
    assert not has_declared(packs["a"], packs["c"], packs) and not has_declared(packs["d"], packs["a"], packs)


@given(st.dictionaries(st.sampled_from(IDS), st.lists(st.sampled_from(IDS), max_size=3)), st.randoms())
def test_each_pack_stands_behind_those_it_names_unless_they_go_in_circles(wanted, random) -> None:  # type: ignore[no-untyped-def]
    packs = [pack(id, *(other for other in before if other < id)) for id, before in wanted.items()]
    random.shuffle(packs)
    found = ids(in_order(packs))
    assert sorted(found) == sorted(wanted)
    assert all(found.index(other) < found.index(one.head.id) for one in packs for other in one.before if other in found)
