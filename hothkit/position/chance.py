"""Chance: a small integer generator, one stream for the dice and one for each deck, the same in every process."""

from __future__ import annotations

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def streams(seed: int, number: int) -> list[int]:
    """So many streams of a seed; they do not depend on one another."""
    state, found = seed & _MASK, []
    for _ in range(number):
        state = (state + _STEP) & _MASK
        found.append(_mixed(state))
    return found


def below(states: list[int], stream: int, number: int) -> int:
    """A fair whole number from 0 up to but not `number`, drawn from a stream, which moves on (SplitMix64).

    >>> [below([7], 0, 6) for _ in range(3)] == [below([7], 0, 6)] * 3
    True
    """
    while True:
        state = states[stream] = (states[stream] + _STEP) & _MASK
        product = _mixed(state) * number
        # Lemire's method: the few products in the uneven remainder are drawn again.
        if product & _MASK >= number or product & _MASK >= -(1 << 64) % number:
            return product >> 64


def _mixed(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)
