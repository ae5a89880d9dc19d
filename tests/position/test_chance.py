"""Chance: the same numbers in every process, fair, one stream apart from the other."""

from collections import Counter

from hothkit.position.chance import below, streams


def test_a_seed_gives_known_numbers():
    states = streams(1, 2)
    again = streams(1, 2)
    assert [below(states, 0, 6) for _ in range(10)] == [below(again, 0, 6) for _ in range(10)]
    # SplitMix64 of seed 0: the published first output.
    assert streams(0, 1) == [0xE220A8397B1DCDAF]


def test_streams_do_not_touch_one_another():
    states = streams(7, 3)
    before = states[:]
    below(states, 1, 6)
    assert (states[0], states[2]) == (before[0], before[2])
    assert states[1] != before[1]


def test_numbers_are_fair():
    states = streams(3, 1)
    counts = Counter(below(states, 0, 6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_600 < number < 10_400 for number in counts.values())
