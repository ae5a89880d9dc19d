"""Which files a folder of content holds, and of which kind each is."""

from __future__ import annotations

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


def files(path: Path, shown: str | None = None) -> Iterator[File]:
    """The content files under a path, in a stable order; a lone file is one too."""
    shown = str(path) if shown is None else shown
    children = _children(path) if is_folder(path) else None
    if children is None:
        kind, id = _place(path)
        yield File(kind, id, path, shown)
    for child in children or ():
        hidden = child.name.startswith(".") or child.is_symlink()
        if not hidden and (is_folder(child) or child.suffix in _ENDINGS):
            yield from files(child, f"{shown.rstrip('/')}/{child.name}")


def _children(folder: Path) -> list[Path] | None:
    """What is in a folder; None if it may not be looked into: then it is told of as a file that cannot be read."""
    try:
        return sorted(folder.iterdir(), key=lambda path: path.name)
    except OSError:
        return None


def _place(path: Path) -> tuple[str, str]:
    """The nearest kind folder says the kind; a file in none is a single file by its name, or a loose battle."""
    parts = real(path).parts[:-1]
    for back, folder in enumerate(reversed(parts)):
        if (kind := KIND_OF_FOLDER.get(folder)) is not None:
            inside = parts[len(parts) - back :] if kind == "scenario" else ()
            return kind, "/".join((*inside, path.stem))
        if back == 0 and path.stem in _SINGLE:
            break
    return (path.stem, "") if path.stem in _SINGLE else ("scenario", path.stem)
