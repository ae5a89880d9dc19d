"""Questions, variants, checks and words: lists with an entry each."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.registry import CHECKS
from hothkit.model.variant import Variant
from hothkit.reference.examples import example
from hothkit.reference.markup import code, definitions, esc, items, join, link, tag
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
    page = Page("variants.md", shelf.say("kinds.variants"), shelf.say("variants_lead"))
    known = {id: Variant.of(id, data) for id, data in shelf.data("variants").items()}
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


def checks(shelf: Shelf) -> Iterator[Page]:
    """Every check with what it says, why it looks, and what to do."""
    page = Page("checks.md", shelf.say("checks.title"), shelf.say("checks.lead"))
    for family in dict.fromkeys(check.family for check in CHECKS.values()):
        page.heading(shelf.words.say(f"lists.values.family.{family}"), f"family-{family}")
        for name, check in CHECKS.items():
            if check.family != family:
                continue
            page.heading(name, name, 3)
            said = shelf.words.section(f"checks.{name}")
            messages = [esc(_blanks(text)) for key, text in _leaves(said) if key not in ("reason", "hint")]
            pairs = [
                (shelf.say("checks.severity"), esc(shelf.words.say(f"lists.values.severity.{check.severity}"))),
                (shelf.say("checks.message"), items(messages)),
                (shelf.say("checks.reason"), esc(str(said["reason"]))),
                (shelf.say("checks.hint"), esc(_blanks(str(said.get("hint", ""))))),
                (shelf.say("checks.allow"), code(f"# hothkit: allow {name}") if check.can_be_allowed else esc("")),
            ]
            page.add(definitions(pairs, class_="rules"))
    yield page


def _leaves(section: object) -> Iterator[tuple[str, str]]:
    for key, value in section.items() if isinstance(section, dict) else ():
        if isinstance(value, str):
            yield key, value
        else:
            yield from ((key, text) for _, text in _leaves(value))


def _blanks(template: str) -> str:
    """A phrase with its blanks shown as gaps to be filled."""
    return template.replace("{{", "\x00").replace("{", "‹").replace("}", "›").replace("\x00", "{")
