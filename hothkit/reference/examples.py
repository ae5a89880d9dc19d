"""A ruling as an illustrated example: the position, what is asked or done, and the answer."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.reference.markup import Html, block, esc, folded, image, items, join, link, paragraphs, tag
from hothkit.reference.page import Page
from hothkit.reference.shelf import Shelf, picture_path
from hothkit.reference.stock import Shown, battle_of
from hothkit.rulings.asked import asked, sentences
from hothkit.rulings.show import expected, until_the_end
from hothkit.story import tell
from hothkit.views.board_picture import picture
from hothkit.views.legend import legend_of
from hothkit.views.picture import Picture

# A longer answer, such as a list of hexes, is folded behind its first lines.
_MOST = 8


def example(shelf: Shelf, page: Page, shown: Shown) -> Html:
    """The ruling below its heading."""
    ruling, words = shown.ruling, shelf.words
    others = [shelf.row_link(page, row) for row in ruling.rows if not page.path.startswith(f"rules/{row.lower()}.")]
    parts = [_circumstances(shelf, page, shown)]
    if ruling.actions:
        told = [event for event in (*shown.played.before, *until_the_end(shown.played.events))]
        lines = tell(shown.played.position.setting, words, (e for e in told if e.kind != "card_drawn"))
        parts += [tag("p", esc(shelf.say("example.happens")), class_="label"), told_lines(lines)]
    if ruling.question is not None:
        answer = sentences(shown.played.position, ruling.question, words)
        parts += [
            tag("p", esc(asked(shown.played.position, ruling.question, words)), class_="question"),
            told_lines(answer[:_MOST], "answer"),
        ]
        if rest := answer[_MOST:]:
            parts += [folded(shelf.say("more", number=len(rest)), told_lines(rest, "answer"))]
    parts += [paragraphs([ruling.head.note.say(shelf.lang)])]
    data = [*(f"> {one}" for one in ruling.actions), *expected(ruling, words)]
    parts += [folded(shelf.say("example.data"), block(data))]
    if others:
        parts += [tag("p", join((esc(shelf.say("example.also")), join(others, ", ")), " "), class_="evidence")]
    drawn = position(shelf, page, f"rulings/{ruling.head.id}", shown)
    return tag("div", join((drawn, tag("div", join(parts)))), class_="example")


def told_lines(lines: list[str], name: str = "told") -> Html:
    """Sentences, those indented that stand below another."""
    found = [(len(line) - len(line.lstrip()), line) for line in lines if line.strip()]
    depths = sorted({depth for depth, _ in found})
    parts = [tag("li", esc(line), class_=f"d{min(depths.index(depth), 3)}") for depth, line in found]
    return tag("ul", join(parts), class_=name) if parts else Html("")


def position(shelf: Shelf, page: Page, name: str, shown: Shown) -> Html:
    """The board of a ruling with what stands on it in words."""
    drawn = picture(shown.played.begun, shelf.words)
    return board(shelf, page, name, drawn)


def board(shelf: Shelf, page: Page, name: str, drawn: Picture) -> Html:
    """A board as a picture, and what stands on it in words for those who do not see it."""
    told = " ".join(_standing(shelf, drawn))
    at = page.to(picture_path(name))
    picture_ = image(at, told, class_="board", width="600", height="400")
    return tag("figure", join((link(at, picture_), tag("figcaption", join(_legend(shelf, drawn), " · ")))))


def _standing(shelf: Shelf, drawn: Picture) -> Iterator[str]:
    standing: dict[str, list[str]] = {}
    for cell in drawn.cells:
        for piece in (cell.piece, cell.structure):
            if piece:
                standing.setdefault(f"{piece.told} {piece.miniatures}/{piece.full}", []).append(cell.hex)
    yield shelf.say("example.board")
    yield from (f"{told}: {', '.join(at)}." for told, at in standing.items())
    for ground in legend_of(drawn).grounds:
        if ground.code:
            yield f"{ground.name}: {', '.join(cell.hex for cell in drawn.cells if cell.ground.id == ground.id)}."


def _legend(shelf: Shelf, drawn: Picture) -> Iterator[Html]:
    """What the codes of the drawing mean."""
    legend = legend_of(drawn)
    found = [(piece.code, piece.name) for piece in (*legend.pieces, *legend.structures)]
    found += [(badge.code, badge.name) for badge in legend.badges]
    found += [(ground.code, ground.name) for ground in legend.grounds if ground.code]
    yield from (join((tag("b", esc(code)), esc(name)), " ") for code, name in dict.fromkeys(found))
    yield from (esc(laid.marker.name) for laid in legend.markers)
    yield from (esc(f"{', '.join(one.hexes)}: {one.mark.text}") for one in legend.marks)


def _circumstances(shelf: Shelf, page: Page, shown: Shown) -> Html:
    """By which battle, variants, leaders and teams it plays."""
    ruling = shown.ruling
    parts = []
    if of := str(ruling.position.get("rules_of", "")):
        parts.append(join((esc(shelf.say("example.rules_of")), _battle(shelf, page, of)), " "))
    if ruling.variants:
        links = shelf.links(page, (("variants", one) for one in ruling.variants))
        parts.append(join((esc(shelf.say("example.variants")), links), " "))
    return items(parts, class_="used")


def _battle(shelf: Shelf, page: Page, name: str) -> Html:
    id = battle_of(name, shelf.stock.things)
    return shelf.link(page, "scenarios", id, shelf.battle_title(id)) if id else esc(name)
