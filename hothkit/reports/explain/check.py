"""What a check looks for, and why: with a file that has the fault, what is said of it, and the file mended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hothkit.checks.registry import CHECKS
from hothkit.checks.sample import Play, Version, sample, tried
from hothkit.prose import Phrases
from hothkit.reports.messages import blanks
from hothkit.reports.text import report

_INDENT = "    "
_TOLD_APART = ("hint", "hints", "reason")


def check_data(name: str, words: Phrases, play: Play) -> dict[str, Any]:
    """The page of a check as plain data."""
    check, shown = CHECKS[name], sample(name)
    section = words.section(f"checks.{name}")
    return {
        "check": name,
        "family": check.family,
        "severity": str(check.severity),
        "can_be_allowed": check.can_be_allowed,
        "messages": messages(name, words),
        "reason": section["reason"],
        "hint": blanks(section.get("hint", "")),
        "bad": {"file": shown.bad.file, "line": shown.line, "text": shown.bad.text},
        "says": says(name, words, play),
        "good": {"file": shown.good.file, "text": shown.good.text},
    }


def check_lines(name: str, words: Phrases, play: Play) -> Iterator[str]:
    """The same page as lines for a terminal."""
    check, shown = CHECKS[name], sample(name)
    severity, family = words.say(f"report.severity.{check.severity}"), words.say(f"lists.values.family.{check.family}")
    yield f"{name} ({severity}, {family})"
    yield from (f"  {said}" for said in messages(name, words))
    section = words.section(f"checks.{name}")
    yield from ("", section["reason"], *([blanks(section["hint"])] if "hint" in section else []))
    if check.can_be_allowed:
        yield f"{words.say('site.checks.allow')}: # hothkit: allow {name}"
    yield from _version("bad", shown.bad, words)
    yield from ("", words.say("site.checks.says"), *(_INDENT + line for line in says(name, words, play)))
    yield from _version("good", shown.good, words)


def messages(name: str, words: Phrases) -> list[str]:
    """The sentences with which a check tells of its fault, their blanks shown as gaps."""
    section = words.section(f"checks.{name}")
    return [blanks(text) for text in _leaves({k: said for k, said in section.items() if k not in _TOLD_APART})]


def says(name: str, words: Phrases, play: Play) -> list[str]:
    """The lines that are printed about the sample of a check."""
    faulty = tried(sample(name).bad, play)
    return report(faulty.found, words, faulty.library).splitlines()


def notes(version: Version, words: Phrases) -> Iterator[str]:
    """What the lines of a sample do not show, save that a battle is completed."""
    if version.link:
        yield words.say("site.checks.link", file=version.link)
    if version.beside is not None:
        yield words.say("site.checks.beside", file=version.beside[0])
        yield from (f"    {line}" for line in version.beside[1].splitlines())
    if version.also:
        yield words.say("site.checks.also", file=version.also)
    if version.encoding:
        yield words.say(f"site.checks.saved.{version.encoding}")
    if version.last_line > 1:
        yield words.say("site.checks.last_line", times=version.last_line)
    if version.games:
        yield words.say("site.checks.games", games=version.games)


def _version(which: str, version: Version, words: Phrases) -> Iterator[str]:
    yield from ("", f"{words.say(f'site.checks.{which}')} {version.file}")
    yield from (_INDENT + line for line in version.text.splitlines())
    yield from (_INDENT + note for note in notes(version, words))
    if version.above or version.below:
        yield _INDENT + words.say("site.checks.and_the_rest")


def _leaves(section: Any) -> Iterator[str]:
    for said in section.values():
        if isinstance(said, str):
            yield said
        else:
            yield from _leaves(said)
