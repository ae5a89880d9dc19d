"""Exact distributions of dice, by convolution; knows no rules."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from fractions import Fraction
from math import comb
from typing import TypeVar

Outcome = tuple[int, int]
"""Hits and retreats."""
Chances = dict[Outcome, Fraction]
Key = TypeVar("Key", bound=Hashable)


def die_of(faces: Iterable[Outcome]) -> Chances:
    """One die, given what each of its equally likely faces brings.

    >>> die_of([(1, 0), (0, 0)])
    {(1, 0): Fraction(1, 2), (0, 0): Fraction(1, 2)}
    """
    faces = list(faces)
    found: Chances = {}
    for face in faces:
        found[face] = found.get(face, Fraction(0)) + Fraction(1, len(faces))
    return found


def together(one: Chances, other: Chances) -> Chances:
    """Two rolls added up."""
    found: Chances = {}
    for (hits, retreats), p in one.items():
        for (more, further), q in other.items():
            key = (hits + more, retreats + further)
            found[key] = found.get(key, Fraction(0)) + p * q
    return found


def rolled(die: Chances, number: int) -> Chances:
    """So many dice."""
    found: Chances = {(0, 0): Fraction(1)}
    for _ in range(number):
        found = together(found, die)
    return found


def rerolled(die: Chances, number: int, useless: Iterable[Outcome], most: int | None) -> Chances:
    """So many dice of which those that show something useless are rolled once more, at most so many of them."""
    lost = {face for face in useless if face in die}
    p_lost = sum((die[face] for face in lost), Fraction(0))
    kept = {face: p / (1 - p_lost) for face, p in die.items() if face not in lost} if p_lost < 1 else {}
    bad = {face: die[face] / p_lost for face in lost} if p_lost else {}
    found: Chances = {}
    for many in range(number + 1):
        chance = comb(number, many) * p_lost**many * (1 - p_lost) ** (number - many)
        if not chance:
            continue
        again = many if most is None else min(many, most)
        part = together(rolled(kept, number - many), together(rolled(bad, many - again), rolled(die, again)))
        for key, p in part.items():
            found[key] = found.get(key, Fraction(0)) + chance * p
    return found


def summed(chances: Mapping[Outcome, Fraction], of: int) -> dict[int, Fraction]:
    """The distribution of hits (0) or of retreats (1) alone."""
    found: dict[int, Fraction] = {}
    for outcome, p in chances.items():
        found[outcome[of]] = found.get(outcome[of], Fraction(0)) + p
    return dict(sorted(found.items()))


def add(found: dict[Key, Fraction], key: Key, chance: Fraction) -> None:
    """Count a chance under a key."""
    found[key] = found.get(key, Fraction(0)) + chance
