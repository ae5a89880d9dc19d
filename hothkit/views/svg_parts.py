"""What an SVG board is put together from: escaped elements, text, shapes, symbols."""

from __future__ import annotations

from math import sqrt
from xml.sax.saxutils import escape, quoteattr

from hothkit.symbols import symbols
from hothkit.symbols.path import Fault, read_path
from hothkit.text import plain
from hothkit.views.palette import INK, dark_enough
from hothkit.views.picture import GroundLook

Attribute = str | float

LEAST_SIZE = 7.0  # points; smaller print is not read across a table


def num(value: float) -> str:
    """The number as short as SVG allows, never "-0"."""
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


def element(tag: str, content: str = "", /, **attributes: Attribute) -> str:
    """One element around content that is already markup; `stroke_width` is written as stroke-width."""
    written = "".join(f" {name.strip('_').replace('_', '-')}={_quoted(value)}" for name, value in attributes.items())
    return f"<{tag}{written}>{content}</{tag}>" if content else f"<{tag}{written}/>"


def _quoted(value: Attribute) -> str:
    return quoteattr(plain(value) if isinstance(value, str) else num(value))


def escaped(text: str) -> str:
    """Any text as the content of an element."""
    return escape(plain(text))


def text(
    x: float, y: float, words: str, size: float, *, anchor: str = "start", fill: str = INK, bold: bool = False
) -> str:
    """A line of text, never smaller than can be read."""
    extra: dict[str, Attribute] = {"text_anchor": anchor} if anchor != "start" else {}
    extra |= {"font_weight": "bold"} if bold else {}
    return element("text", escaped(words), x=x, y=y, font_size=max(size, LEAST_SIZE), fill=fill, **extra)


def hexagon(x: float, y: float, size: float, **attributes: Attribute) -> str:
    """A pointy-top hex with this distance from centre to corner."""
    half = size * sqrt(3) / 2
    right = [(x, y - size), (x + half, y - size / 2), (x + half, y + size / 2)]
    left = [(x, y + size), (x - half, y + size / 2), (x - half, y - size / 2)]
    return polygon([*right, *left], **attributes)


def polygon(corners: list[tuple[float, float]], **attributes: Attribute) -> str:
    """A closed shape with these corners."""
    return element("polygon", points=" ".join(f"{num(x)},{num(y)}" for x, y in corners), **attributes)


def symbol(drawn: str, x: float, y: float, size: float, fill: str, **attributes: Attribute) -> str:
    """A symbol of ours or a path, centred on (x, y); what is neither gets the symbol of the unknown."""
    paths = _paths(drawn or "none")
    scale = size / 100
    place = f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({round(scale, 4)})"
    parts = "".join(element("path", d=path) for path in paths)
    return element("g", parts, transform=place, fill=fill, fill_rule="evenodd", **attributes) if parts else ""


def _paths(drawn: str) -> tuple[str, ...]:
    """The paths to draw; one that is not ours is written anew from its numbers, so no text of a stranger is in it."""
    if drawn in symbols():
        return symbols()[drawn]
    steps = read_path(drawn)
    if isinstance(steps, Fault):
        return symbols().get("unknown", ())
    return (" ".join(step.command + " ".join(map(num, step.numbers)) for step in steps),)


def ground_symbol(ground: GroundLook, x: float, y: float, size: float, fill: str) -> str:
    """A ground's symbol in a shade that stands out from the hex's own colour."""
    return symbol(ground.symbol, x, y, size, dark_enough(ground.colour, fill, 3.0))
