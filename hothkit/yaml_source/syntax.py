"""What a YAML parser complains about, in an author's words."""

from __future__ import annotations

from yaml import Mark, MarkedYAMLError, YAMLError

from hothkit.diagnostics import Diagnostic, Place
from hothkit.yaml_source.limits import error


def syntax_finding(problem: YAMLError, file: str, lines: list[str]) -> Diagnostic:
    """The finding for a text that is no YAML, where the mistake is rather than where it was noticed."""
    noticed = getattr(problem, "problem_mark", None) or getattr(problem, "context_mark", None)
    if not isinstance(problem, MarkedYAMLError) or noticed is None:
        return error("yaml-syntax", Place(file))
    opened = problem.context_mark or noticed
    said = f"{problem.context or ''}: {problem.problem or ''}"
    phrase, mark = _cause(said, noticed, opened, lines)
    return error("yaml-syntax", _place(mark, file, lines), phrase)


def _cause(said: str, noticed: Mark, opened: Mark, lines: list[str]) -> tuple[str | None, Mark]:
    """The phrase that names the likely cause, and where it is."""
    line = lines[noticed.line] if noticed.line < len(lines) else ""
    if "\t" in line[: len(line) - len(line.lstrip())]:
        return "tab", noticed
    if "while scanning a simple key" in said:
        return "colon", opened
    if "mapping values are not allowed" in said:
        return "extra-colon", noticed
    if "scanning a quoted scalar" in said and "end of stream" in said:
        return "quote", opened
    if "unknown escape" in said:
        return "escape", opened
    if "parsing a flow" in said:
        # A bracket that its own line does not close was forgotten; on one line the odd part is what is wrong.
        return "bracket", opened if opened.line != noticed.line else noticed
    if line[noticed.column : noticed.column + 1] in {"]", "}"}:
        return "bracket", noticed
    if "cannot start any token" in said or "alphabetic" in said or "scanning a tag" in said:
        return "character", opened
    if "parsing a block" in said or "document start" in said:
        return "indentation", noticed
    return None, noticed


def _place(mark: Mark, file: str, lines: list[str]) -> Place:
    """The mark's place; what is missing at the end of a file is missing after its last word."""
    if mark.line < len(lines) and any(line.strip() for line in lines[mark.line :]):
        return Place(file, mark.line + 1, mark.column + 1)
    last = max((number for number, text in enumerate(lines) if text.strip()), default=0)
    return Place(file, last + 1, len(lines[last].rstrip()) + 1)
