"""The Wilson interval: known values, and what defines it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hothkit.balance.interval import interval, percent


@pytest.mark.parametrize(
    ("times", "games", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # 1 / (1 + 1.95996² / 10) and its mirror.
        (10, 10, 0.7225, 1.0),
        (0, 10, 0.0, 0.2775),
    ],
)
def test_known_values(times: int, games: int, low: float, high: float) -> None:
    assert interval(times, games) == pytest.approx((low, high), abs=5e-5)


def test_no_game_says_nothing() -> None:
    assert interval(0, 0) == (0.0, 1.0)


COUNTED = st.integers(1, 10**9).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games)))


@given(COUNTED)
def test_at_both_ends_the_share_lies_as_far_away_as_95_percent_reach(counted: tuple[int, int]) -> None:
    times, games = counted
    low, high = interval(times, games)
    assert 0 <= low <= times / games <= high <= 1
    for end in (low, high):
        variance = end * (1 - end) / games
        assert (times / games - end) ** 2 == pytest.approx(1.959964**2 * variance, rel=1e-4, abs=1e-12)


@given(COUNTED)
def test_percents_are_never_narrower_and_the_other_side_mirrors(counted: tuple[int, int]) -> None:
    times, games = counted
    (low, high), (least, most) = interval(times, games), percent(interval(times, games))
    assert 0 <= least <= 100 * low and 100 * high <= most <= 100
    assert interval(games - times, games) == pytest.approx((1 - high, 1 - low), abs=1e-9)
