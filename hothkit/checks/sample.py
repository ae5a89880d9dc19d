"""Samples: for each check a file with just this fault, and the same file mended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from hothkit import resources
from hothkit.checks.run import Played, run
from hothkit.checks.style.key_order import usual_order
from hothkit.diagnostics import Diagnostic
from hothkit.pack.files import files
from hothkit.pack.groups import Shelf
from hothkit.pack.library import Library, Thing, read_thing
from hothkit.pack.loading import load
from hothkit.shape import KIND_OF_FOLDER
from hothkit.yaml_source import read_file

Play = Callable[[Library, Sequence[Thing], int], Played]
"""Plays so many games of each battle among these things: what they say of it."""
_BATTLES, _IN_ZIP = "scenarios", ".zip/"


@dataclass(frozen=True, slots=True)
class Version:
    """A file of a sample: where it lies in a pack or in a zip of it, and what is written there."""

    file: str
    text: str = ""
    encoding: str = ""
    """How it is saved if not as UTF-8."""
    last_line: int = 1
    """How often the last line of the text stands there."""
    link: str = ""
    """If given, the file is but a link to this one, which does not exist."""
    also: str = ""
    """A second file with the same text."""
    beside: tuple[str, str] | None = None
    """Another file that is there too, and what is written in it."""
    folder: str = ""
    """What is looked at, if not the file alone."""
    games: int = 0
    """How many games are played of it, for checks that look at games."""

    @property
    def asked(self) -> str:
        """What is looked at: the file, the zip that it lies in, or a folder."""
        before, ending, _ = self.file.partition(_IN_ZIP)
        return self.folder or (before + ending if ending else self.file).removesuffix("/")

    @property
    def above(self) -> list[str]:
        """The lines before a text that shows only the point of a battle; of other kinds none."""
        return [line for line in self._rest if self._is_before(line)]

    @property
    def below(self) -> list[str]:
        """The lines after it, which make a whole battle of it."""
        return [line for line in self._rest if not self._is_before(line)]

    @property
    def _rest(self) -> list[str]:
        own = {_key(line) for line in self.text.splitlines()}
        whole = rest_of_a_battle().splitlines(keepends=True) if self.file.startswith(f"{_BATTLES}/") else []
        return [line for line in whole if _key(line) not in own]

    def _is_before(self, line: str) -> bool:
        order = usual_order(KIND_OF_FOLDER[_BATTLES])
        first = _key(self.text)
        return first not in order or order[_key(line)] < order[first]

    def write(self, folder: Path) -> Path:
        """Write the file into a pack, and where what is to be looked at is."""
        asked, inside = folder / self.asked, self.file.partition(_IN_ZIP)[2]
        for file in (self.asked if inside else self.file, *filter(None, [self.also])):
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            if self.link:
                path.symlink_to(self.link)
            else:
                path.write_bytes(_zipped(inside, self.data) if inside else self.data)
        if self.beside is not None:
            path = folder / self.beside[0]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.beside[1], encoding="utf-8")
        return asked

    @property
    def data(self) -> bytes:
        """What the file holds."""
        *lines, last = self.text.splitlines(keepends=True)
        return "".join([*self.above, *lines, last * self.last_line, *self.below]).encode(self.encoding or "utf-8")


@dataclass(frozen=True, slots=True)
class Sample:
    """A check, a file that it finds fault with, at this line of its text and nowhere else, and the file mended."""

    check: str
    line: int
    bad: Version
    good: Version

    @property
    def line_of_file(self) -> int:
        """The line of the fault in the whole file."""
        return len(self.bad.above) + self.line


@dataclass(frozen=True, slots=True)
class Tried:
    """What all checks say of a version; the library is there for those who show its lines."""

    found: tuple[Diagnostic, ...]
    library: Library


def sample(check: str) -> Sample:
    """The sample of a check; FileNotFoundError if it has none."""
    path = _folder() / "samples" / f"{check}.yaml"
    written: Any = read_file(path.resolve(strict=True), path.name).data
    file, line, good = written.pop("file"), written.pop("line"), written.pop("good")
    if "beside" in written:
        written["beside"] = written["beside"]["file"], written["beside"]["text"]
    kept = {key: written[key] for key in ("games", "beside") if key in written}
    if "beside" in written:
        kept["folder"] = written["folder"]
    mended = Version(written.pop("good_file", file), good, **kept)
    return Sample(check, line, Version(file, written.pop("bad", ""), **written), mended)


@cache
def tried(version: Version, play: Play) -> Tried:
    """All checks of this version, seen together with the bundled content, and so many games of it as it asks for."""
    with TemporaryDirectory(prefix="hothkit-sample-") as folder:
        things = tuple(read_thing(file) for file in files(version.write(Path(folder)), version.asked))
        asked = frozenset(thing.file.real for thing in things)
        # Packs beside one another are used together as if each were added.
        added, others = (things, ()) if version.beside is not None else ((), things)
        found: list[Diagnostic] = []
        seen = Shelf(_bundled().all, added, others, asked)
        for group in seen.groups:
            played = play(group.library, group.asked, version.games) if version.games else {}
            found += run(group.library, group.asked, played)
        return Tried(tuple(dict.fromkeys(found)), seen.everything)


def rest_of_a_battle() -> str:
    """The lines that complete the battles of samples."""
    return (_folder() / "rest_of_a_battle.yaml").read_text(encoding="utf-8")


def _folder() -> Path:
    return resources.folder("site") / "checks"


@cache
def _bundled() -> Library:
    return load(left_out=("ruling", "scenario"))


def _zipped(name: str, data: bytes) -> bytes:
    """A zip with one file."""
    written = BytesIO()
    with ZipFile(written, "w", ZIP_DEFLATED) as archive:
        archive.writestr(ZipInfo(name), data, ZIP_DEFLATED)
    return written.getvalue()


def _key(line: str) -> str:
    return line.partition(":")[0]
