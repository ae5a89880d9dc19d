"""The line of a file that a finding is about, with a mark under the spot."""

from __future__ import annotations

from pathlib import Path

from hothkit.diagnostics import Place
from hothkit.pack.library import Library
from hothkit.yaml_source import read_file
from hothkit.yaml_source.limits import is_forbidden

WIDTH = 100
_TAB = 4
_CUT = "…"


class Excerpts:
    """Lines of files, those of the library without reading them again."""

    def __init__(self, library: Library | None = None) -> None:
        everything = library.all if library else ()
        self._lines = {thing.source.file: thing.source.lines for thing in everything}
        # What was refused is never opened again, least of all by a name that leads out of its zip.
        refused = (finding for thing in everything if thing.file.faults for finding in thing.findings)
        self._lines |= {finding.place.file: [] for finding in refused if finding.place.file not in self._lines}

    def marked(self, place: Place) -> list[str]:
        """The line and the mark; nothing where the line cannot be shown."""
        lines = self._of(place.file)
        if not 0 < place.line <= len(lines):
            return []
        return marked(lines[place.line - 1], place.column)

    def _of(self, file: str) -> list[str]:
        if file not in self._lines:
            self._lines[file] = read_file(Path(file), file).lines
        return self._lines[file]


def marked(line: str, column: int, width: int = WIDTH) -> list[str]:
    """The line fit for a screen, cut to what is around the mark, and the mark.

    >>> marked("\\tsize: 010", 8)
    ['    size: 010', '          ^']
    """
    pieces = [_shown(letter) for letter in line]
    at = len("".join(pieces[: column - 1]))
    text = "".join(pieces)
    start = max(0, min(at - width // 2, len(text) - width))
    before, after = _CUT if start else "", _CUT if start + width < len(text) else ""
    cut = before + text[start + len(before) : start + width - len(after)] + after
    return [cut.rstrip(), " " * (at - start) + "^"]


def escaped(text: str) -> str:
    """The text without anything that steers a screen.

    >>> escaped("a\\x1b[2Jb")
    'a\\\\x1b[2Jb'
    """
    return "".join(map(_escape, text))


def _shown(letter: str) -> str:
    return " " * _TAB if letter == "\t" else _escape(letter)


def _escape(letter: str) -> str:
    steers = letter in "\t\n\r" or is_forbidden(letter)
    return letter.encode("unicode_escape").decode("ascii") if steers else letter
