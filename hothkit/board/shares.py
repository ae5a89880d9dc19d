"""Sharing units out over allowances, so that as many as possible find room."""

from __future__ import annotations

from collections.abc import Sequence

NOWHERE = -1


def share_out(fits: Sequence[Sequence[int]], rooms: Sequence[int | None]) -> tuple[int, ...]:
    """For each unit, given the allowances that it fits, the one that it gets; NOWHERE if there is no room left.

    `rooms` says how many units each allowance holds (None: any number). As many units as can be find room, earlier
    ones first: a later one moves them, but never out.

    >>> share_out([[0, 1], [0]], [1, 1])
    (1, 0)
    """
    held: list[list[int]] = [[] for _ in rooms]

    def find(unit: int, tried: set[int]) -> bool:
        for allowance in fits[unit]:
            if allowance in tried:
                continue
            tried.add(allowance)
            room = rooms[allowance]
            if room is None or len(held[allowance]) < room:
                held[allowance].append(unit)
                return True
            for other in held[allowance]:
                if find(other, tried):
                    held[allowance].remove(other)
                    held[allowance].append(unit)
                    return True
        return False

    for unit in range(len(fits)):
        find(unit, set())
    place = {unit: allowance for allowance, units in enumerate(held) for unit in units}
    return tuple(place.get(unit, NOWHERE) for unit in range(len(fits)))
