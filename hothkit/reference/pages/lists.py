"""Questions and variants: lists with an entry each."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.model.variant import Variant
from hothkit.reference.examples import example
from hothkit.reference.markup import code, definitions, esc, join, link, tag
from hothkit.reference.page import Page, slug
from hothkit.reference.shelf import Shelf, ruling_place


def questions(shelf: Shelf) -> Iterator[Page]:
    """What players ask, each question with its ruling."""
    asked = [(one.ruling.asked, one) for one in shelf.stock.rulings.values() if one.ruling.asked is not None]
    if not asked:
        return
    page = Page("questions.md", shelf.say("questions.title"), shelf.say("questions.lead"))
    asked.sort(key=lambda pair: (pair[0].order, pair[1].ruling.head.id) if pair[0] else (0, ""))
    for question, shown in asked:
        assert question is not None
        page.heading(question.question.say(shelf.lang), shown.ruling.head.id)
        page.add(tag("p", esc(question.answer.say(shelf.lang)), class_="statement"))
        rows = join((shelf.row_link(page, row) for row in shown.ruling.rows), ", ")
        title = link(page.to(ruling_place(shown)), esc(shown.ruling.title.say(shelf.lang)))
        page.add(tag("p", join((esc(shelf.say("questions.ruling")), title, rows), " "), class_="label"))
        page.add(example(shelf, page, shown))
    yield page


def variants(shelf: Shelf) -> Iterator[Page]:
    """Every switch, the row that it reads in another way, and what it does not go with."""
    known = {id: Variant.of(id, data) for id, data in shelf.data("variants").items()}
    if not known:
        return
    page = Page("variants.md", shelf.say("kinds.variants"), shelf.say("variants_lead"))
    for id, name in shelf.named("variants"):
        variant = known[id]
        excluded = sorted({*variant.excludes, *(other for other, one in known.items() if id in one.excludes)})
        page.heading(name, slug(id))
        page.add(tag("p", esc(shelf.speech.variant(variant)), class_="rule"))
        pairs = [(shelf.say("variant.id"), code(id))]
        if variant.row:
            pairs.append((shelf.say("rules.row"), shelf.row_link(page, variant.row)))
        pairs.append((shelf.say("variant.excludes"), shelf.links(page, (("variants", one) for one in excluded))))
        page.add(definitions(pairs, class_="figures"), shelf.evidence(shelf.data("variants")[id]))
        page.add(shelf.shown_by(page, "variants", id))
    yield page
