"""What a YAML parser complains about, in an author's words."""

from __future__ import annotations

import re
from collections.abc import Iterator

from yaml import Mark, MarkedYAMLError, YAMLError

from hothkit.diagnostics import Diagnostic, Place
from hothkit.yaml_source.limits import error
from hothkit.yaml_source.source import Spot

_KEY = re.compile(r":(?:[ \t]|$)")
_GLUED = re.compile(r"(?<![\w\"'-])[\w-]+:[\[{]")
# What follows a key stands in it where the colon or the space after it was forgotten.
_IN_A_KEY = re.compile(r"[\[{]|:(?=[^ \t])")
# Spaces to the eye that are letters to YAML.
_OTHER_SPACE = re.compile(r"[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
# A bracket that stands behind a number sign, and so in a comment.
_LOST_END = re.compile(r"\s(#\S.*[\]}])")
_OPENING_QUOTE = re.compile(r"(?:^|[\s\[{,])([\"'])(?!.*\1)")


def syntax_finding(problem: YAMLError, file: str, lines: list[str]) -> Diagnostic:
    """The finding for a text that is no YAML, where the mistake is rather than where it was noticed."""
    noticed = getattr(problem, "problem_mark", None) or getattr(problem, "context_mark", None)
    if not isinstance(problem, MarkedYAMLError) or noticed is None:
        return error("yaml-syntax", Place(file))
    said = f"{problem.context or ''}: {problem.problem or ''}"
    phrase, (line, column) = _cause(said, _spot(noticed), _spot(problem.context_mark or noticed), lines)
    if line < len(lines) and (space := _OTHER_SPACE.search(lines[line])):
        phrase, column = "space", space.start()
    return error("yaml-syntax", _place(line, column, file, lines), phrase)


def has_swallowed(key: str) -> bool:
    """Whether a key has its value in it."""
    return _IN_A_KEY.search(key) is not None


def key_finding(key: str, place: Place) -> Diagnostic:
    """The finding for a key that has swallowed its value."""
    return error("yaml-syntax", place, "space" if _OTHER_SPACE.search(key) else "colon")


def _cause(said: str, noticed: Spot, opened: Spot, lines: list[str]) -> tuple[str | None, Spot]:
    """The phrase that names the likely cause, and where it is; lines and columns count from 0 here."""
    line = lines[noticed[0]] if noticed[0] < len(lines) else ""
    if "\t" in line[: len(line) - len(line.lstrip())]:
        return "tab", noticed
    if "while scanning a simple key" in said:
        return "colon", opened
    if "mapping values are not allowed" in said:
        return _colon(noticed, lines)
    if "scanning a quoted scalar" in said and "end of stream" in said:
        return "quote", opened
    if "unknown escape" in said:
        return "escape", opened
    if (quote := next(_open_quotes(noticed, lines), None)) is not None:
        return "quote", quote
    if (glued := _GLUED.search(line)) is not None:
        return "colon", (noticed[0], glued.start())
    if line[max(noticed[1] - 1, 0) : noticed[1]] in {"'", '"'} and line[noticed[1] : noticed[1] + 1].isalnum():
        return "inner-quote", (noticed[0], noticed[1] - 1)
    if "parsing a flow" in said and opened[0] < noticed[0] and (lost := _LOST_END.search(lines[opened[0]])):
        return "comment", (opened[0], lost.start(1))
    if "parsing a flow" in said and opened[0] == noticed[0] and line[noticed[1] : noticed[1] + 1] == ":":
        return "comma", noticed
    if "parsing a flow" in said:
        # A bracket that its own line does not close was forgotten; on one line the odd part is what is wrong.
        return "bracket", opened if opened[0] != noticed[0] else noticed
    if line[noticed[1] : noticed[1] + 1] in {"]", "}"}:
        return "bracket", noticed
    if "cannot start any token" in said or "alphabetic" in said or "scanning a tag" in said:
        return "character", opened
    if "parsing a block" in said or "document start" in said:
        return "indentation", noticed
    return None, noticed


def _colon(noticed: Spot, lines: list[str]) -> tuple[str, Spot]:
    """A colon too many in its line, or one that the line before lacks, so that it goes on in this one."""
    number, column = noticed
    before = next((above for above in range(number - 1, -1, -1) if _said(lines[above])), None)
    if before is None or _KEY.search(lines[number][:column]) or _KEY.search(lines[before]):
        return "extra-colon", noticed
    return "colon", (before, len(lines[before]) - len(lines[before].lstrip()))


def _open_quotes(noticed: Spot, lines: list[str]) -> Iterator[Spot]:
    """Quotes that their own line does not close, nearest first, if those of this line have closed them."""
    number, column = noticed
    for above in range(number - 1, -1, -1):
        found = _OPENING_QUOTE.search(lines[above])
        if found is not None and found[1] in lines[number][:column]:
            yield above, found.start(1)


def _said(line: str) -> str:
    """A line without what is only a comment."""
    return "" if line.lstrip().startswith("#") else line.strip()


def _spot(mark: Mark) -> Spot:
    return mark.line, mark.column


def _place(line: int, column: int, file: str, lines: list[str]) -> Place:
    """The spot as a place; what is missing at the end of a file is missing after its last word."""
    if line < len(lines) and any(text.strip() for text in lines[line:]):
        return Place(file, line + 1, column + 1)
    last = max((number for number, text in enumerate(lines) if text.strip()), default=0)
    return Place(file, last + 1, len(lines[last].rstrip()) + 1)
