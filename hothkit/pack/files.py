"""Which files a folder of content holds, and of which kind each is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hothkit.paths import is_folder, real
from hothkit.shape import KIND_OF_FOLDER, KINDS

_SINGLE = set(KINDS) - set(KIND_OF_FOLDER.values())
_ENDINGS = (".yaml", ".yml")


@dataclass(frozen=True, slots=True)
class File:
    """A content file: its kind and id come from where it lies; `shown` is the path that findings name."""

    kind: str
    id: str
    path: Path
    shown: str
    real: Path
    """The path with links followed."""


def files(path: Path, shown: str | None = None) -> Iterator[File]:
    """The content files under a path, in a stable order; a lone file is one too."""
    yield from _files(path, real(path), str(path) if shown is None else shown, is_folder(path))


def _files(path: Path, where: Path, shown: str, may_hold_more: bool) -> Iterator[File]:
    children = _children(path) if may_hold_more else None
    if children is None:  # a folder that nobody may look into is told of as a file that cannot be read
        yield File(*_place(path.stem, where.parts[:-1]), path, shown, where)
    for name, is_folder_too in children or ():
        if is_folder_too or name.endswith(_ENDINGS):
            # No child is a link: where it really lies is known without another look at the disk.
            yield from _files(path / name, where / name, f"{shown.rstrip('/')}/{name}", is_folder_too)


def _children(folder: Path) -> list[tuple[str, bool]] | None:
    """What is neither hidden nor a link, and whether it is a folder; None if the folder may not be looked into."""
    try:
        with os.scandir(folder) as found:
            seen = [entry for entry in found if not entry.name.startswith(".") and not entry.is_symlink()]
            return sorted((entry.name, entry.is_dir(follow_symlinks=False)) for entry in seen)
    except OSError:
        return None


def _place(stem: str, parts: tuple[str, ...]) -> tuple[str, str]:
    """The nearest kind folder says the kind; a file in none is a single file by its name, or a loose battle."""
    for back, folder in enumerate(reversed(parts)):
        if (kind := KIND_OF_FOLDER.get(folder)) is not None:
            inside = parts[len(parts) - back :] if kind == "scenario" else ()
            return kind, "/".join((*inside, stem))
        if back == 0 and stem in _SINGLE:
            break
    return (stem, "") if stem in _SINGLE else ("scenario", stem)
