"""What stands at the two edges of a drawn board: whose baseline it is, and the names of the sections."""

from __future__ import annotations

from collections.abc import Mapping

from hothkit.views.legend import section_places
from hothkit.views.lettering import fitted
from hothkit.views.palette import PALE_INK, dark_enough
from hothkit.views.picture import SideLook
from hothkit.views.svg_counter import side_inks, side_shape
from hothkit.views.svg_parts import element, text
from hothkit.views.svg_sheet import BAR, EDGE, HEAD, NAMES, Sheet


def side_bar(sheet: Sheet, side: SideLook) -> str:
    """A side's name at its baseline, with a circle for each medal it needs."""
    words, rank = sheet.words, sheet.rank(side.id)
    fill, ink = side_inks(rank, side.colour, sheet.ink_saving)
    edge = dark_enough(side.colour)
    top = HEAD if side.baseline == "top" else sheet.bottom + NAMES
    middle, base, right = top + BAR / 2, top + BAR / 2 + 3.2, EDGE + sheet.width
    frame = side_shape(rank, (EDGE + right) / 2, middle, sheet.width, BAR, fill=fill, stroke=edge, stroke_width=1.2)
    name = fitted(words["baseline"].format(side=side.name), 9.5, sheet.width * 0.45)
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


def section_names(sheet: Sheet) -> list[str]:
    """The sections at both ends, each as the side sitting there sees them."""
    above = reversed if sheet.picture.turns_sections else iter
    names, centres = section_places(sheet.picture)
    drawn = []
    for y, seen in ((sheet.top - 6, above(names)), (sheet.bottom + 11.5, iter(names))):
        for name, centre in zip(seen, centres, strict=True):
            drawn.append(text(sheet.column(centre), y, name, 8, anchor="middle", fill=PALE_INK))
    return drawn
