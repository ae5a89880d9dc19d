"""How sure a share is that was counted in a few games."""

from __future__ import annotations

from math import ceil, floor, sqrt
from statistics import NormalDist

_DEVIATIONS = NormalDist().inv_cdf(0.975)
"""So many standard deviations to both sides hold 95 %."""


def interval(times: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share that was seen so many times in so many games; of no game, everything.

    >>> [round(end, 4) for end in interval(45, 50)]
    [0.7864, 0.9565]
    """
    if games == 0:
        return 0.0, 1.0
    share, square = times / games, _DEVIATIONS**2
    middle = share + square / (2 * games)
    reach = _DEVIATIONS * sqrt(share * (1 - share) / games + square / (4 * games**2))
    low, high = ((middle + end) / (1 + square / games) for end in (-reach, reach))
    # At its ends the sum is exact, and what floats make of it is not.
    return (0.0 if times == 0 else low), (1.0 if times == games else high)


def percent(share: tuple[float, float]) -> tuple[int, int]:
    """An interval in whole percent, never narrower than it is.

    >>> percent((0.7864, 0.9565))
    (78, 96)
    """
    low, high = share
    return floor(100 * low), ceil(100 * high)
