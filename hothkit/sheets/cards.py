"""Command cards to print on both sides and to cut: the decks, what leaders bring, campaign cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from hothkit.model.card import Allowance, Card
from hothkit.model.condition import Key, keys
from hothkit.prose.fidelity import open_reading
from hothkit.sheets.document import FONT, STEPS, Document, page
from hothkit.sheets.paper import BLEED, CardGrid, card_grid
from hothkit.sheets.things import Matter
from hothkit.views import svg_card
from hothkit.views.palette import dark_enough

# Points at the usual size of a card, from the largest to the smallest; below the least nobody reads.
_TEXT, _NAME, _SMALL = (10.5, 9.6, 8.8, 8.0, 7.2), (14.0, 12.5, 11.0, 10.0, 9.0), (7.0, 6.6, 6.2, 6.0, 6.0)
_LEAST = 6.0
_USUAL = (59.0, 91.0)
SHARED = ""
"""The owner of the cards in a deck that sides share."""
_SHARED_COLOUR = "#3d3d3d"
_AT_A_MOMENT, _AT_ONCE = "bolt", "card"  # symbols of cards without orders


@dataclass(frozen=True, slots=True)
class Face:
    """The front of a card, and the side on its back; `key` is its own in the document."""

    key: str
    id: str
    name: str
    text: str
    panel: str
    owner: str
    side: str
    colour: str
    back: str


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on a page, in millimetres with its bleed."""

    face: Face
    left: float
    top: float


def cards(matter: Matter, name: str, side: str, chosen: Iterable[str] | None = None) -> Document:
    """The cards of a side, or those chosen of them: TooLarge if not one goes on the paper."""
    wanted = None if chosen is None else set(chosen)
    owned = [(id, owner) for id, owner in owned_by(matter, side) if wanted is None or id in wanted]
    return laid_out(matter, name, [_face(matter, n, id, owner, side) for n, (id, owner) in enumerate(owned)])


def laid_out(matter: Matter, name: str, faces: Sequence[Face]) -> Document:
    """Cards on pages, each followed by a page with their backs."""
    grid = card_grid(matter.style.paper, matter.content.components.card)
    scale = min(grid.card[0] / _USUAL[0], grid.card[1] / _USUAL[1])
    html = page(
        "cards.html",
        **matter.for_templates(),
        title=matter.say("cards.title"),
        subtitle=faces[0].side if len({face.side for face in faces}) == 1 else "",
        grid=grid,
        bleed=BLEED,
        scale=scale,
        marks=list(grid.marks()),
        pages=list(_pages(grid, faces)),
        sizes={kind: _sizes(points, scale) for kind, points in (("text", _TEXT), ("name", _NAME), ("small", _SMALL))},
        steps=range(STEPS + 1),
    )
    boxes = {f"{part}-{face.key}": f"cards/{face.id}" for face in faces for part in ("name", "text", "small")}
    return Document(name, matter.style, html, boxes)


def owned_by(matter: Matter, side: str) -> Iterator[tuple[str, str]]:
    """Every printed card of a side with what it belongs to: its decks, then its leaders, then its campaign cards."""
    content = matter.content
    for deck in content.decks.values():
        if deck.side == side:
            yield from ((id, matter.name(deck)) for id, number in deck.cards for _ in range(number))
    for joining in (*content.leaders.values(), *content.campaigns.values()):
        if joining.side == side:
            yield from ((id, matter.name(joining)) for id in joining.cards)


def _face(matter: Matter, number: int, id: str, owner: str, side: str) -> Face:
    card, look = matter.content.cards[id], matter.content.sides.get(side)
    code, given = (look.code, look.colour) if look else ("", _SHARED_COLOUR)
    colour = dark_enough(given, least=5.5)
    width, height = (10 * (length + 2 * BLEED) for length in matter.content.components.card)
    return Face(
        f"{code}{number}",
        id,
        matter.name(card),
        matter.speech.card(card),
        _panel(matter, card, side, colour),
        " · ".join((owner, *_marks(matter, id))),
        matter.name(look) if look else matter.say("cards.shared"),
        colour,
        svg_card.card_back(width, height, code, colour, FONT, ink_saving=matter.style.ink_saving),
    )


def _marks(matter: Matter, id: str) -> Iterator[str]:
    """That a source leaves the card open, and the variants that changed it."""
    if open_reading(matter.things["cards"][id]) is not None:
        yield matter.say("cards.open")
    for one in matter.variants:
        if any(folder == "cards" and id in changed for folder, changed in one.changes):
            yield matter.name(one)


def _panel(matter: Matter, card: Card, side: str, colour: str) -> str:
    """The picture of the orders of a card, or of what it is instead."""
    saving = matter.style.ink_saving
    if not card.order:
        return svg_card.moment_panel(_AT_A_MOMENT if card.has_moment else _AT_ONCE, colour, FONT, ink_saving=saving)
    named = [(one, _values(one, "section")) for one in card.order]
    if all(sections for _, sections in named):
        numbers = tuple(
            next((_number(matter, one) for one, sections in named if section in sections), "")
            for section in _sections(matter, {section for _, sections in named for section in sections})
        )
        return svg_card.order_panel(numbers, (), colour, FONT, ink_saving=saving)
    numbers = (" + ".join(_number(matter, one) for one in card.order),)
    symbols = tuple(dict.fromkeys(name for one in card.order for name in _symbols(matter, one, side)))
    return svg_card.order_panel(numbers, symbols, colour, FONT, ink_saving=saving)


def _sections(matter: Matter, named: set[str]) -> tuple[str, ...]:
    """The sections from left to right of the first board that has these; if none has, only these."""
    boards = (board.sections for board in matter.content.boards.values())
    return next((sections for sections in boards if named <= {*sections}), tuple(sorted(named)))


def _number(matter: Matter, one: Allowance) -> str:
    return matter.say("cards.all") if one.up_to is None else str(one.up_to)


def _symbols(matter: Matter, one: Allowance, side: str) -> list[str]:
    """The symbols of the side's units that an order for a type or a kind of unit is for."""
    types, kinds = _values(one, "type"), _values(one, "kind")
    units = [unit for unit in matter.content.units.values() if side in (unit.side, SHARED) and unit.symbol]
    return [unit.symbol for unit in units if unit.type in types or unit.head.id in kinds]


def _values(one: Allowance, word: str) -> set[str]:
    return {str(key.value) for key in keys(one.who) if isinstance(key, Key) and key.word == word}


def _pages(grid: CardGrid, faces: Sequence[Face]) -> Iterator[tuple[list[Laid], list[Laid]]]:
    """For each sheet its fronts and its backs."""
    for first in range(0, len(faces), grid.number):
        some = list(enumerate(faces[first : first + grid.number]))
        yield (
            [_laid(face, *grid.front(number)) for number, face in some],
            [_laid(face, *grid.back(number)) for number, face in some],
        )


def _laid(face: Face, left: float, top: float) -> Laid:
    return Laid(face, round(left - BLEED, 4), round(top - BLEED, 4))


def _sizes(points: Iterable[float], scale: float) -> list[float]:
    return [max(_LEAST, round(size * scale, 2)) for size in points]
