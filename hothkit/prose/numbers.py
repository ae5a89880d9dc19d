"""Numbers as a rule asks for them."""

from __future__ import annotations

from hothkit.model.number import Number
from hothkit.prose.voice import Voice


def ordinal(voice: Voice, number: int) -> str:
    """The first, the second and so on, as far as there are words."""
    return voice.say(f"ordinal.{number}" if voice.has(f"ordinal.{number}") else "ordinal.other", number=number)


def sort_of(number: Number) -> str:
    """Whether a number is asked for exactly, at least, at most, or between two ends."""
    if number.most is None:
        return "at_least"
    if number.least == number.most:
        return "exactly"
    if not number.least:
        return "at_most"
    return "either" if number.most - number.least == 1 else "between"


def span(voice: Voice, number: Number) -> tuple[str, int]:
    """A number as its file asks for it, and how many are spoken of."""
    said = voice.say(f"number.{sort_of(number)}", first=number.least, last=number.most)
    return said, number.least or 0 if number.most is None else number.most
