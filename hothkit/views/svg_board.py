"""A board as a printable sheet: A4 landscape, one SVG without scripts or outside resources."""

from __future__ import annotations

from collections.abc import Mapping

from hothkit.views.legend import legend_of, section_places
from hothkit.views.lettering import fitted, wrap
from hothkit.views.palette import PALE_INK, PAPER, dark_enough
from hothkit.views.picture import Picture, SideLook
from hothkit.views.svg_cells import board
from hothkit.views.svg_counter import side_inks, side_shape
from hothkit.views.svg_legend import legend_column
from hothkit.views.svg_marks import explained, rows
from hothkit.views.svg_parts import element, escaped, num, text
from hothkit.views.svg_sheet import BAR, BOARD_WIDTH, EDGE, HEAD, LINE, NAMES, PAGE, Sheet, laid_out

_MOST_BELOW = 110.0  # points; more would make the hexes too small for their counters
_FONT = "Liberation Sans, Arial, Helvetica, sans-serif"


def draw(picture: Picture, words: Mapping[str, str], *, ink_saving: bool = False) -> str:
    """The sheet as SVG text; `words` is the section `board` of a language file."""
    legend = legend_of(picture)
    marked = LINE + sum(rows(legend.marks)) if legend.marks else 0.0
    remarks = _remarks(picture, words, max(3, int((_MOST_BELOW - marked) / LINE)))
    sheet = laid_out(picture, words, legend, ink_saving, marked + len(remarks) * LINE)
    below = sheet.bottom + NAMES + BAR + 16
    parts = [
        element("title", escaped(picture.title)),
        element("desc", escaped(_description(sheet))),
        element("rect", width=PAGE[0], height=PAGE[1], fill=PAPER),
        text(EDGE, 47, fitted(picture.title, 20, BOARD_WIDTH), 20, bold=True),
        text(EDGE, 63, fitted(picture.subtitle, 10, BOARD_WIDTH), 10, fill=PALE_INK),
        *(_side_bar(sheet, side) for side in picture.sides),
        *board(sheet),
        *_section_names(sheet),
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
            font_family=_FONT,
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


def _description(sheet: Sheet) -> str:
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


def _side_bar(sheet: Sheet, side: SideLook) -> str:
    """A side's name at its baseline, with a circle for each medal it needs."""
    words, rank = sheet.words, sheet.rank(side.id)
    fill, ink = side_inks(rank, side.colour, sheet.ink_saving)
    edge = dark_enough(side.colour)
    top = HEAD if side.baseline == "top" else sheet.bottom + NAMES
    middle, base, right = top + BAR / 2, top + BAR / 2 + 3.2, EDGE + BOARD_WIDTH
    frame = side_shape(rank, (EDGE + right) / 2, middle, BOARD_WIDTH, BAR, fill=fill, stroke=edge, stroke_width=1.2)
    name = fitted(words["baseline"].format(side=side.name), 9.5, BOARD_WIDTH * 0.45)
    parts = [frame, text(EDGE + 12, base, name, 9.5, fill=ink, bold=True)]
    if side.hand is not None:
        hand = words["hand"].format(cards=side.hand)
        parts.append(text(right - 12, base, hand, 8.5, anchor="end", fill=ink))
    return "".join([*parts, _medals(side, words, right - 122, middle, fill, ink)])


def _medals(side: SideLook, words: Mapping[str, str], right: float, middle: float, fill: str, ink: str) -> str:
    phrase = words["medals"] if side.target is not None else words["medals_uncounted"]
    many = min(side.target or 0, 9)
    parts = [
        element(
            "circle",
            cx=right - 12 * (many - 1 - n),
            cy=middle,
            r=4.6,
            stroke=ink,
            stroke_width=1,
            fill=ink if n < side.medals else fill,
            class_="medal",
        )
        for n in range(many)
    ]
    label = phrase.format(won=side.medals, target=side.target)
    return "".join([text(right - 12 * many + 2, middle + 3.2, label, 8.5, anchor="end", fill=ink), *parts])


def _section_names(sheet: Sheet) -> list[str]:
    """The sections at both ends, each as the side sitting there sees them."""
    names, centres = section_places(sheet.picture)
    drawn = []
    for y, seen in ((sheet.top - 6, reversed(names)), (sheet.bottom + 11.5, iter(names))):
        for name, centre in zip(seen, centres, strict=True):
            drawn.append(text(sheet.column(centre), y, name, 8, anchor="middle", fill=PALE_INK))
    return drawn
