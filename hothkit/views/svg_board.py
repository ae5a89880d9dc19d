"""A board as a printable sheet: A4 landscape, one SVG without scripts or outside resources."""

from __future__ import annotations

from collections.abc import Mapping

from hothkit.views.legend import legend_of
from hothkit.views.lettering import fitted, wrap
from hothkit.views.palette import PALE_INK, PAPER
from hothkit.views.picture import Picture
from hothkit.views.svg_bars import section_names, side_bar
from hothkit.views.svg_cells import board
from hothkit.views.svg_legend import legend_column
from hothkit.views.svg_marks import explained, rows
from hothkit.views.svg_parts import element, escaped, num, text
from hothkit.views.svg_sheet import BAR, BOARD_WIDTH, EDGE, LINE, NAMES, PAGE, Sheet, laid_out

_MOST_BELOW = 110.0  # points; more would make the hexes too small for their counters
FONT = "Liberation Sans, Arial, Helvetica, sans-serif"


def draw(picture: Picture, words: Mapping[str, str], *, ink_saving: bool = False, font: str = FONT) -> str:
    """The sheet as SVG text; `words` is the section `board` of a language file."""
    legend = legend_of(picture)
    marked = LINE + sum(rows(legend.marks, BOARD_WIDTH)) if legend.marks else 0.0
    remarks = _remarks(picture, words, max(3, int((_MOST_BELOW - marked) / LINE)))
    sheet = laid_out(picture, words, legend, ink_saving, marked + len(remarks) * LINE)
    below = sheet.bottom + NAMES + BAR + 16
    parts = [
        element("title", escaped(picture.title)),
        element("desc", escaped(description(sheet))),
        element("rect", width=PAGE[0], height=PAGE[1], fill=PAPER),
        text(EDGE, 47, fitted(picture.title, 20, BOARD_WIDTH), 20, bold=True),
        text(EDGE, 63, fitted(picture.subtitle, 10, BOARD_WIDTH), 10, fill=PALE_INK),
        *(side_bar(sheet, side) for side in picture.sides),
        *board(sheet),
        *section_names(sheet),
        text(EDGE, below, words["marked"], 8, bold=True) if legend.marks else "",
        explained(sheet, EDGE, below + 3),
        *(text(EDGE, below + marked + n * LINE, line, 8, bold=bold) for n, (line, bold) in enumerate(remarks)),
        legend_column(sheet),
    ]  # fmt: skip
    return (
        element(
            "svg",
            "\n" + "\n".join(part for part in parts if part) + "\n",
            xmlns="http://www.w3.org/2000/svg",
            lang=words["lang"],
            **{"xml:lang": words["lang"]},
            role="img",
            width="297mm",
            height="210mm",
            viewBox=f"0 0 {num(PAGE[0])} {num(PAGE[1])}",
            font_family=font,
        )
        + "\n"
    )


def _remarks(picture: Picture, words: Mapping[str, str], most: int) -> list[tuple[str, bool]]:
    """The notes line by line, their heading marked."""
    if not picture.notes:
        return []
    lines = [(line, False) for note in picture.notes for line in wrap(note, 8, BOARD_WIDTH)]
    lines = [(words["notes"], True), *lines]
    return [*lines[: most - 1], ("…", False)] if len(lines) > most else lines


def description(sheet: Sheet) -> str:
    """What the board shows, hex by hex, for those who cannot see it."""
    picture, words = sheet.picture, sheet.words
    parts = [picture.subtitle, words["description"].format(number=len(picture.cells))]
    standing: dict[str, list[str]] = {}
    for cell in picture.cells:
        for piece in (cell.piece, cell.structure):
            if piece:
                standing.setdefault(f"{piece.side_name}: {piece.told}", []).append(cell.hex)
    parts += [f"{told} {', '.join(at)}." for told, at in standing.items()]
    for ground in sheet.legend.grounds:
        if ground.code:
            at = [cell.hex for cell in picture.cells if cell.ground.id == ground.id]
            parts.append(f"{ground.name}: {', '.join(at)}.")
    parts += [f"{laid.marker.name}: {', '.join(hex for hex, _ in laid.hexes)}." for laid in sheet.legend.markers]
    parts += [f"{one.mark.text}: {', '.join(one.hexes)}." for one in sheet.legend.marks]
    return " ".join(part for part in parts if part)
