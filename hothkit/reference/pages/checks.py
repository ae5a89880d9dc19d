"""The checks: what each says, why it looks, and a file with its fault, tried as the page is made."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.balance.findings import played
from hothkit.checks.registry import CHECKS, Entry
from hothkit.checks.sample import Sample, Version, rest_of_a_battle, sample
from hothkit.reference.markup import Html, block, code, definitions, esc, items, join, link, tag
from hothkit.reference.page import Page
from hothkit.reference.shelf import Shelf
from hothkit.reports.explain.check import messages, notes, says
from hothkit.reports.messages import blanks

_REST = "rest-of-a-battle"


def checks(shelf: Shelf) -> Iterator[Page]:
    """Every check by its family, and below all of them what completes the battles of the samples."""
    page = Page("checks.md", shelf.say("checks.title"), shelf.say("checks.lead"))
    for family in dict.fromkeys(check.family for check in CHECKS.values()):
        page.heading(shelf.words.say(f"lists.values.family.{family}"), f"family-{family}")
        for name, check in CHECKS.items():
            if check.family == family:
                page.heading(name, name, 3)
                page.add(_told(shelf, check), _sample(shelf, sample(name)))
    page.heading(shelf.say("checks.rest"), _REST)
    page.add(tag("p", esc(shelf.say("checks.rest_lead"))), block(rest_of_a_battle().splitlines()))
    yield page


def _told(shelf: Shelf, check: Entry) -> Html:
    said = shelf.words.section(f"checks.{check.name}")
    pairs = [
        (shelf.say("checks.severity"), esc(shelf.words.say(f"lists.values.severity.{check.severity}"))),
        (shelf.say("checks.message"), items(map(esc, messages(check.name, shelf.words)))),
        (shelf.say("checks.reason"), esc(str(said["reason"]))),
        (shelf.say("checks.hint"), esc(blanks(str(said.get("hint", ""))))),
        (shelf.say("checks.allow"), code(f"# hothkit: allow {check.name}") if check.can_be_allowed else esc("")),
    ]
    return definitions(pairs, class_="rules")


def _sample(shelf: Shelf, shown: Sample) -> Html:
    """The file with the fault, what is said of it, and the file without."""
    parts = (
        *_version(shelf, "bad", shown.bad, shown.line),
        tag("p", esc(shelf.say("checks.says")), class_="label"),
        block(says(shown.check, shelf.words, played)),
        *_version(shelf, "good", shown.good),
    )
    return tag("div", join(parts), class_="sample")


def _version(shelf: Shelf, which: str, version: Version, marked: int = 0) -> Iterator[Html]:
    yield tag("p", join((esc(shelf.say(f"checks.{which}")), code(version.file)), " "), class_="label")
    lines = version.text.splitlines()
    if lines:
        yield block(lines, min(marked, len(lines)))
    told = [*map(esc, notes(version, shelf.words))]
    if version.above or version.below:
        told.append(link(f"#{_REST}", esc(shelf.say("checks.and_the_rest"))))
    if told:
        yield tag("p", join(told, " "), class_="evidence")
