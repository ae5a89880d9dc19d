"""Writing a record while the battle is played: each step is on the disk before the next decision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import BinaryIO

from hothkit.notation.record import End, Head, record_hash
from hothkit.paths import write_over


class RecordWriter:
    """Keeps the lines of each step, and writes them to a file if it has one."""

    def __init__(self, file: BinaryIO | None = None, steps: Iterable[Sequence[str]] = ()) -> None:
        self._file = file
        self._steps = [tuple(step) for step in steps]

    @classmethod
    def create(cls, path: Path, head: Head) -> RecordWriter:
        """A new file with this head; FileExistsError if there is one, OSError if it cannot be written."""
        file = path.open("xb")
        writer = cls(file)
        writer._write(head.lines())
        return writer

    @classmethod
    def go_on(cls, path: Path, head: Head, steps: Iterable[Sequence[str]]) -> RecordWriter:
        """An interrupted record again: what was left half written is gone, and so is what `steps` leaves out."""
        steps = list(steps)
        whole = _bytes([*head.lines(), *(line for step in steps for line in step)])
        if path.read_bytes() != whole:
            write_over(path, whole)
        return cls(path.open("ab"), steps)

    @property
    def hash(self) -> str:
        """The hash of the record so far."""
        return record_hash(line for step in self._steps for line in step)

    def add(self, lines: Sequence[str]) -> None:
        """One more step: a decision and what followed."""
        self._steps.append(tuple(lines))
        self._write(lines)

    def take_back(self) -> None:
        """The last step never was."""
        size = len(_bytes(self._steps.pop()))
        if self._file:
            self._file.truncate(self._file.tell() - size)
            self._file.seek(0, 2)

    def end(self, winner: str, how: str) -> None:
        """The battle has ended."""
        self._write(End(winner, how, self.hash).lines())

    def close(self) -> None:
        """No more will come."""
        if self._file:
            self._file.close()

    def _write(self, lines: Sequence[str]) -> None:
        if self._file:
            self._file.write(_bytes(lines))
            self._file.flush()


def _bytes(lines: Sequence[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()
