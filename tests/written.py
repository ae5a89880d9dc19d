"""A content file as its author wrote it, and small changes of its text as a hand makes them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from hothkit.checks.board.battle import Entry, entries, grid_of, marked
from hothkit.checks.run import run
from hothkit.checks.style.key_order import usual_order
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.pack.reading import thing_of
from hothkit.yaml_source import Route, read_text

# A word that is quoted or stands for itself, as far as something else begins.
_WORD = re.compile(r"\"[^\"]*\"|'[^']*'|[^,:\[\]{}\n]*[^,:\[\]{}\s]")


@dataclass(frozen=True, slots=True)
class Mistake:
    """A text with one mistake, the line where it is, and the text without it."""

    text: str
    line: int
    mended: str


@dataclass(frozen=True, eq=False)
class Written:
    """A file of the library with its text; what changes it gives the new text."""

    library: Library
    thing: Thing
    text: str

    @classmethod
    def of(cls, library: Library, thing: Thing) -> Written:
        """A file as it lies on the disk."""
        return cls(library, thing, thing.file.path.read_text(encoding="utf-8"))

    @property
    def data(self) -> Any:
        """What was read from it."""
        return self.thing.data

    @cached_property
    def lines(self) -> list[str]:
        """Its lines with their ends."""
        return self.text.splitlines(keepends=True)

    def mistake(self, text: str, line: int) -> Mistake:
        """This text as a mistake that was made in the file."""
        return Mistake(text, line, self.text)

    def line(self, route: Route) -> int:
        """The line of a value."""
        return self.thing.source.place(route).line

    def key_line(self, route: Route) -> int:
        """The line of a key."""
        return self.thing.source.key_place(route).line

    def value(self, route: Route, new: str) -> str:
        """The text with another word in the place of a value."""
        place = self.thing.source.place(route)
        return self._replaced(place.line, place.column, new)

    def key(self, route: Route, new: str) -> str:
        """The text with another word in the place of a key."""
        place = self.thing.source.key_place(route)
        return self._replaced(place.line, place.column, new)

    def word(self, route: Route) -> str:
        """A value as it is written, in its quotes."""
        place = self.thing.source.place(route)
        found = _WORD.match(self.lines[place.line - 1], place.column - 1)
        assert found is not None, route
        return found[0]

    def _replaced(self, line: int, column: int, new: str) -> str:
        before = self.lines[line - 1]
        found = _WORD.match(before, column - 1)
        assert found is not None, before
        return self.with_lines(line, line, before[: column - 1] + new + before[found.end() :])

    def replaced(self, line: int, old: str, new: str) -> str:
        """The text with something else in one line, where it stands first."""
        before = self.lines[line - 1]
        assert old in before, (old, before)
        return self.with_lines(line, line, before.replace(old, new, 1))

    def with_lines(self, first: int, last: int, new: str) -> str:
        """The text with something else in the place of these lines."""
        return "".join([*self.lines[: first - 1], new, *self.lines[last:]])

    def block(self, key: str) -> tuple[int, int]:
        """The first and the last line of an outermost key."""
        first = self.key_line((key,))
        last = first
        while last < len(self.lines) and self.lines[last].startswith((" ", "#")):
            last += 1
        return first, last

    def with_block(self, block: str) -> Written:
        """The file with an outermost key that it has not yet, where such a key usually stands."""
        key, order = block.partition(":")[0], usual_order(self.thing.file.kind)
        assert key not in self.data, key
        before = [one for one in self.data if order[one] < order[key]]
        last = self.block(before[-1])[1] if before else 1
        return self.again("".join([*self.lines[:last], block, *self.lines[last:]]))

    def again(self, text: str) -> Written:
        """The file with another text."""
        file = self.thing.file
        return Written(self.library, thing_of(file, read_text(text, file.shown)), text)

    def found(self) -> list[Diagnostic]:
        """What all checks say of it, seen together with all other content."""
        # Nothing depends on a battle: without it the library is the same, and what was found out about it still holds.
        library = self.library if self.thing.folder == "scenarios" else self.library.with_thing(self.thing)
        return run(library, [self.thing])

    @cached_property
    def units(self) -> list[Entry]:
        """The units of a battle, each with its hex and its route."""
        return [entry for entry in entries(self.data) if entry.folder == "units"]

    @property
    def standing(self) -> list[str]:
        """The hexes where units and structures of a battle stand."""
        return [entry.hex for entry in entries(self.data) if entry.folder != "terrain"]

    @cached_property
    def grounds(self) -> list[Entry]:
        """The hexes with ground of a battle."""
        return [entry for entry in entries(self.data) if entry.folder == "terrain"]

    @cached_property
    def badged(self) -> set[str]:
        """The hexes of a battle where a badge lies."""
        return {hex for hexes in self.data.get("badges", {}).values() for hex in hexes}

    @cached_property
    def board(self) -> list[str]:
        """The hexes of a battle's board."""
        grid = grid_of(self.library, self.thing)
        assert grid is not None
        return list(grid.names)

    @cached_property
    def free(self) -> list[str]:
        """The hexes of a battle's board that its file does not name."""
        named = {entry.hex for entry in entries(self.data)} | {hex for hex, _ in marked(self.data)}
        return [hex for hex in self.board if hex not in named and not re.search(rf"\b{hex}\b", self.text)]

    @property
    def sides(self) -> list[str]:
        """The sides of a battle."""
        return list(self.data["hand"])

    def routes(self, *of: type) -> Iterator[tuple[Route, Any]]:
        """The routes of the values of these types, what only tells where something comes from left out."""
        yield from ((route, value) for route, value in _parts(self.data, ()) if type(value) in of)


_TOLD = ("evidence", "note", "source", "confidence", "unofficial", "fidelity", "unknown_rules")


def _parts(data: Any, route: Route) -> Iterator[tuple[Route, Any]]:
    yield route, data
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in _TOLD:
                yield from _parts(value, (*route, key))
    elif isinstance(data, list):
        for step, value in enumerate(data):
            yield from _parts(value, (*route, step))


def misspelt(word: str, chance: Random) -> str:
    """The word with one slip of the fingers: a letter too many, too few, twice, or two of them swapped."""
    at = chance.randrange(min(2, len(word) - 1), len(word))
    slips = [
        word[:at] + word[at + 1 :],
        word[:at] + word[at - 1] + word[at:],
        word[: at - 1] + word[at] + word[at - 1] + word[at + 1 :],
        word[:at] + chance.choice("aeionrst") + word[at:],
    ]
    return chance.choice([slip for slip in slips if slip != word and "--" not in slip and not slip.endswith("-")])
