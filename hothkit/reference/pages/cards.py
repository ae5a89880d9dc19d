"""The command cards, those of decks, leaders and campaigns."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.reference.markup import Html, esc, join, link, table, tag
from hothkit.reference.page import Page, slug
from hothkit.reference.pages.told import told
from hothkit.reference.shelf import Shelf


def pages(shelf: Shelf) -> Iterator[Page]:
    """One page with all of them."""
    page = Page("cards.md", shelf.say("kinds.cards"), shelf.say("cards_lead"))
    for id, deck in sorted(shelf.stock.content.decks.items()):
        whose = shelf.say("deck", side=shelf.name("sides", deck.side)) if deck.side else shelf.say("shared_deck")
        page.heading(whose, f"deck-{id}")
        heads = [shelf.words.say("lists.columns.name"), *(shelf.say(name) for name in ("copies", "does"))]
        rows = [
            [
                link(f"#{slug(card)}", esc(shelf.name("cards", card))),
                esc(str(copies)),
                esc(shelf.speech.card(shelf.stock.content.cards[card])),
            ]
            for card, copies in deck.cards
        ]
        page.add(table(heads, rows))
    page.heading(shelf.say("all_cards"), "all")
    for id, name in shelf.named("cards"):
        page.heading(name, slug(id), 3)
        page.add(_card(shelf, page, id))
    yield page


def _card(shelf: Shelf, page: Page, id: str) -> Html:
    parts = [told(shelf, "cards", id), shelf.evidence(shelf.data("cards")[id])]
    parts += [tag("p", esc(shelf.say("used_in")), class_="label"), shelf.used_by(page, "cards", id)]
    if rulings := shelf.shown_by(page, "cards", id):
        parts += [tag("p", esc(shelf.say("shown_by")), class_="label"), rulings]
    return tag("div", join(parts), class_="entry")
