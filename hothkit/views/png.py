"""A drawing as a PNG, for where an SVG cannot go: the only module that knows resvg."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from hothkit.resources import FONTS

WIDTH = 2000
"""Pixels across."""
FONT = "Barlow Condensed"
_DPI = 96  # so that millimetres mean something; the width alone decides the size
_FACES = ("barlow-condensed-latin-500-normal", "barlow-condensed-latin-700-normal")


class MissingLibrary(Exception):
    """What PNGs are made with is not installed."""


def draw(svg: str) -> bytes:
    """The drawing, `WIDTH` pixels wide, with our own letters where they are asked for: MissingLibrary."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError as missing:
        raise MissingLibrary(missing.name) from missing
    with tempfile.TemporaryDirectory(prefix="hothkit-") as folder:
        for name, face in _faces().items():
            (Path(folder) / name).write_bytes(face)
        return bytes(svg_to_bytes(svg_string=svg, width=WIDTH, dpi=_DPI, font_dirs=[folder]))


@cache
def _faces() -> dict[str, bytes]:
    """Our typefaces as resvg reads them, which does not know the packed form."""
    from io import BytesIO

    try:
        from fontTools.ttLib import TTFont
    except ImportError as missing:
        raise MissingLibrary(missing.name) from missing
    found = {}
    for face in _FACES:
        font, unpacked = TTFont(FONTS / f"{face}.woff2"), BytesIO()
        font.flavor = None
        font.save(unpacked)
        found[f"{face}.ttf"] = unpacked.getvalue()
    return found
