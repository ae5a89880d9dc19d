"""The checks: what each says, why it looks, and a file with its fault, tried as the page is made."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.registry import CHECKS, Entry
from hothkit.checks.sample import Sample, Version, rest_of_a_battle, sample, tried
from hothkit.reference.markup import Html, block, code, definitions, esc, items, join, link, tag
from hothkit.reference.page import Page
from hothkit.reference.shelf import Shelf
from hothkit.reports.text import report

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
    messages = [esc(_blanks(text)) for key, text in _leaves(said) if key not in ("reason", "hint")]
    pairs = [
        (shelf.say("checks.severity"), esc(shelf.words.say(f"lists.values.severity.{check.severity}"))),
        (shelf.say("checks.message"), items(messages)),
        (shelf.say("checks.reason"), esc(str(said["reason"]))),
        (shelf.say("checks.hint"), esc(_blanks(str(said.get("hint", ""))))),
        (shelf.say("checks.allow"), code(f"# hothkit: allow {check.name}") if check.can_be_allowed else esc("")),
    ]
    return definitions(pairs, class_="rules")


def _sample(shelf: Shelf, shown: Sample) -> Html:
    """The file with the fault, what is said of it, and the file without."""
    faulty = tried(shown.bad)
    said = report(faulty.found, shelf.words, faulty.library).splitlines()
    parts = (
        *_version(shelf, "bad", shown.bad, shown.line),
        tag("p", esc(shelf.say("checks.says")), class_="label"),
        block(said),
        *_version(shelf, "good", shown.good),
    )
    return tag("div", join(parts), class_="sample")


def _version(shelf: Shelf, which: str, version: Version, marked: int = 0) -> Iterator[Html]:
    yield tag("p", join((esc(shelf.say(f"checks.{which}")), code(version.file)), " "), class_="label")
    lines = version.text.splitlines()
    if lines:
        yield block(lines, min(marked, len(lines)))
    if notes := list(_notes(shelf, version)):
        yield tag("p", join(notes, " "), class_="evidence")


def _notes(shelf: Shelf, version: Version) -> Iterator[Html]:
    """What the lines do not show."""
    if version.link:
        yield esc(shelf.say("checks.link", file=version.link))
    if version.also:
        yield esc(shelf.say("checks.also", file=version.also))
    if version.encoding:
        yield esc(shelf.say(f"checks.saved.{version.encoding}"))
    if version.last_line > 1:
        yield esc(shelf.say("checks.last_line", times=version.last_line))
    if version.rest:
        yield link(f"#{_REST}", esc(shelf.say("checks.and_the_rest")))


def _leaves(section: object) -> Iterator[tuple[str, str]]:
    for key, value in section.items() if isinstance(section, dict) else ():
        if isinstance(value, str):
            yield key, value
        else:
            yield from ((key, text) for _, text in _leaves(value))


def _blanks(template: str) -> str:
    """A phrase with its blanks shown as gaps to be filled."""
    return template.replace("{{", "\x00").replace("{", "‹").replace("}", "›").replace("\x00", "{")
