"""The pieces an SVG board is put together from: escaped elements, text, symbols, counters."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from hothkit.text import plain
from hothkit.views.palette import INK, PAPER, dark_enough
from hothkit.views.picture import GroundLook, PieceLook
from hothkit.yaml_source import read_file

Attribute = str | float

LEAST_SIZE = 7.0  # points; smaller print is not read across a table
COUNTER = (46.0, 28.0)
_SYMBOLS = Path(__file__).with_name("symbols.yaml")
_MOST_PIPS = 5


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
    return _polygon([*right, *left], **attributes)


def _polygon(corners: list[tuple[float, float]], **attributes: Attribute) -> str:
    return element("polygon", points=" ".join(f"{num(x)},{num(y)}" for x, y in corners), **attributes)


@lru_cache(maxsize=1)
def symbols() -> dict[str, tuple[str, ...]]:
    """Every symbol of symbols.yaml: its paths on a box of 100 by 100."""
    data = read_file(_SYMBOLS, f"hothkit/views/{_SYMBOLS.name}").data
    if not isinstance(data, dict):
        return {}
    return {name: tuple(map(str, paths)) for name, paths in data.items() if isinstance(paths, list)}


def symbol(name: str, x: float, y: float, size: float, fill: str) -> str:
    """A symbol centred on (x, y); one that is not drawn yet gets the symbol of the unknown."""
    known = symbols()
    paths = known.get(name or "none", known.get("unknown", ()))
    scale = size / 100
    place = f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({round(scale, 4)})"
    drawn = "".join(element("path", d=path) for path in paths)
    return element("g", drawn, transform=place, fill=fill, fill_rule="evenodd") if drawn else ""


def ground_symbol(ground: GroundLook, x: float, y: float, size: float, fill: str) -> str:
    """A ground's symbol in a shade that stands out from the hex's own colour."""
    return symbol(ground.symbol, x, y, size, dark_enough(ground.colour, fill, 3.0))


def side_shape(rank: int, x: float, y: float, across: float, down: float, **attributes: Attribute) -> str:
    """The shape of a side's counters: round, square, or with cut corners for any further one."""
    left, top = x - across / 2, y - down / 2
    if rank < 2:
        corner = down / 2 if rank == 0 else 1.2
        return element("rect", x=left, y=top, width=across, height=down, rx=corner, **attributes)
    cut = down / 3
    right, bottom = left + across, top + down
    points = [(left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut)]
    points += [(right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut)]
    return _polygon(points, **attributes)


def side_inks(rank: int, colour: str, ink_saving: bool) -> tuple[str, str]:
    """Fill and ink of a side's counters: every second side is an outline, so grey print tells them apart."""
    if ink_saving or rank % 2:
        return PAPER, dark_enough(colour)
    return dark_enough(colour), PAPER


def counter(
    piece: PieceLook, rank: int, x: float, y: float, scale: float, *, ink_saving: bool, framed: bool = False
) -> str:
    """A unit's counter: symbol, code, and a pip a miniature; a structure's is framed twice."""
    fill, ink = side_inks(rank, piece.side_colour, ink_saving)
    edge = dark_enough(piece.side_colour)
    across, down = (length * scale for length in COUNTER)
    line = 1.8 if rank % 2 else 1.2
    parts = [side_shape(rank, x, y, across, down, fill=fill, stroke=edge, stroke_width=line)]
    if framed:
        parts += [side_shape(rank, x, y, across - 5, down - 5, fill="none", stroke=ink, stroke_width=0.8)]
    parts += [symbol(piece.symbol, x - 9.5 * scale, y, (17 if framed else 20) * scale, ink)]
    letters, base = (8 if framed else 9) * scale, y - 0.6 * scale
    parts += [text(x + 10 * scale, base, piece.code, letters, anchor="middle", fill=ink, bold=True)]
    parts += [_pips(piece, x + 10 * scale, y + 7 * scale, scale, fill, ink)]
    return "".join(parts)


def _pips(piece: PieceLook, x: float, y: float, scale: float, fill: str, ink: str) -> str:
    most = max(piece.miniatures, piece.full)
    if most > _MOST_PIPS:
        return text(x, y + 3 * scale, str(piece.miniatures), 8 * scale, anchor="middle", fill=ink, bold=True)
    step = (5.0 if most < _MOST_PIPS else 4.4) * scale
    start = x - step * (most - 1) / 2
    return "".join(
        element(
            "circle",
            cx=start + n * step,
            cy=y,
            r=1.7 * scale,
            stroke=ink,
            stroke_width=0.6,
            fill=ink if n < piece.miniatures else fill,
            class_="pip",
        )
        for n in range(most)
    )
