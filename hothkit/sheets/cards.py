"""Command cards to print on both sides and to cut: the decks, what leaders bring, campaign cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from hothkit.model.card import Allowance
from hothkit.model.condition import Key, keys
from hothkit.position.setting import SECTIONS
from hothkit.sheets.document import STEPS, Document, page
from hothkit.sheets.paper import BLEED, CardGrid, card_grid
from hothkit.sheets.things import Matter
from hothkit.views.palette import PAPER, dark_enough, mixed

# Points at the usual size of a card, from the largest to the smallest; below the least nobody reads.
_TEXT, _NAME, _SMALL = (10.5, 9.6, 8.8, 8.0, 7.2), (14.0, 12.5, 11.0, 10.0, 9.0), (7.0, 6.6, 6.2, 6.0, 6.0)
_LEAST = 6.0
_USUAL = (59.0, 91.0)


@dataclass(frozen=True, slots=True)
class Strip:
    """An order as it is drawn: how many, and in which of the sections; none: anywhere."""

    number: str
    sections: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """The front of a card, and the side on its back; `key` is its own in the document."""

    key: str
    id: str
    name: str
    text: str
    strips: list[Strip]
    moment: bool
    owner: str
    side: str
    code: str
    colour: str
    pale: str


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
    card, look = matter.content.cards[id], matter.content.sides[side]
    colour = dark_enough(look.colour, least=5.5)
    return Face(
        f"{look.code}{number}",
        id,
        matter.name(card),
        matter.speech.card(card),
        [_strip(matter, one) for one in card.order],
        card.has_moment,
        owner,
        matter.name(look),
        look.code,
        colour,
        mixed(colour, PAPER, 0.86),
    )


def _strip(matter: Matter, one: Allowance) -> Strip:
    named = {str(key.value) for key in keys(one.who) if isinstance(key, Key) and key.word == "section"}
    number = matter.say("cards.all") if one.up_to is None else str(one.up_to)
    return Strip(number, tuple(section in named for section in SECTIONS) if named else ())


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
