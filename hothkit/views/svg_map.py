"""A board alone, as wide as asked: for a sheet that tells the rest in its own words."""

from __future__ import annotations

from collections.abc import Mapping

from hothkit.views.legend import legend_of
from hothkit.views.picture import Picture
from hothkit.views.svg_bars import section_names, side_bar
from hothkit.views.svg_board import FONT, description
from hothkit.views.svg_cells import board
from hothkit.views.svg_marks import explained, rows
from hothkit.views.svg_parts import element, escaped, num
from hothkit.views.svg_sheet import BAR, EDGE, HEAD, NAMES, across_width

_RIM = 1.5  # the frame of a bar reaches so far beyond it


def draw(
    picture: Picture, words: Mapping[str, str], width: float, *, ink_saving: bool = False, font: str = FONT
) -> tuple[str, str]:
    """The board between the bars of its sides as SVG text, so many points wide, and what it shows in words."""
    sheet = across_width(picture, words, legend_of(picture), ink_saving, width)
    top, board_end = HEAD - _RIM, sheet.bottom + NAMES + BAR + 2 * _RIM
    height = board_end - HEAD + sum(rows(sheet.legend.marks, width))
    told = description(sheet)
    parts = [
        element("title", escaped(picture.title)),
        element("desc", escaped(told)),
        *(side_bar(sheet, side) for side in picture.sides),
        *board(sheet),
        *section_names(sheet),
        explained(sheet, EDGE, board_end),
    ]
    drawn = element(
        "svg",
        "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        lang=words["lang"],
        **{"xml:lang": words["lang"]},
        role="img",
        width=f"{num(width + 2 * _RIM)}pt",
        height=f"{num(height)}pt",
        viewBox=f"{num(EDGE - _RIM)} {num(top)} {num(width + 2 * _RIM)} {num(height)}",
        font_family=font,
    )
    return drawn, told
