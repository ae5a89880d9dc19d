"""Colours that stay legible on paper: in colour, in grey, and with little ink."""

from __future__ import annotations

import re
from functools import lru_cache

INK = "#22303a"
PALE_INK = "#5f6e78"
PAPER = "#ffffff"
_HEX_COLOUR = re.compile(r"#[0-9a-fA-F]{6}\Z")
_UNREADABLE = (128, 128, 128)


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of "#rrggbb"; middle grey for anything else.

    >>> channels("#102030")
    (16, 32, 48)
    """
    if not _HEX_COLOUR.match(colour):
        return _UNREADABLE
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mixed(colour: str, other: str, share: float) -> str:
    """The colour with this share of another one in it."""
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def lightness(colour: str) -> float:
    """Relative luminance, 0 for black and 1 for white."""
    linear = [
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4
        for c in (channel / 255 for channel in channels(colour))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    """The contrast of two colours, from 1 to 21; text needs 4.5."""
    dark, light = sorted((lightness(a), lightness(b)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=1024)
def dark_enough(colour: str, ground: str = PAPER, least: float = 4.5) -> str:
    """The colour, darkened until text of it can be read on the ground."""
    for step in range(11):
        shade = mixed(colour, "#000000", step / 10)
        if contrast(shade, ground) >= least:
            return shade
    return INK


@lru_cache(maxsize=1024)
def pale(colour: str, ink_saving: bool = False) -> str:
    """A tint of the colour that ink can be read on; plain paper to save ink."""
    if ink_saving:
        return PAPER
    tints = (mixed(colour, PAPER, step / 10) for step in range(3, 11))
    return next(tint for tint in tints if contrast(INK, tint) >= 8)
