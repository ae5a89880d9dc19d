"""The folder that the site is put into: only what a build has written there is ever replaced or deleted."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

MARK = ".hothkit-site"
"""The file that lists what a build has written."""


def foreign(out: Path) -> Path | None:
    """Something in a folder that no site build has written there, the folder itself if it is none: OSError."""
    if out.exists() and not out.is_dir():
        return out
    ours = {out / MARK, *(out / name for name in _listed(out))}
    return next((path for path in _held(out) if path.is_symlink() or path not in ours), None)


def begin(out: Path) -> None:
    """Make the folder one that is ours: OSError."""
    out.mkdir(parents=True, exist_ok=True)
    if not (out / MARK).exists():
        _list(out, set())


def put(made: Path, out: Path) -> None:
    """Put the files that were made in the place of those of the last build: OSError."""
    new, old = {path.relative_to(made) for path in _held(made)}, _listed(out)
    # Before the first of them, so that an interrupted run leaves nothing that is not known to be ours.
    _list(out, new | old)
    for name in old - new:
        (out / name).unlink(missing_ok=True)
        with contextlib.suppress(OSError):
            os.removedirs((out / name).parent)
    for name in sorted(new):
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(made / name, out / name)
    _list(out, new)


def _held(folder: Path) -> Iterator[Path]:
    """Everything below a folder but folders; a link is never followed."""
    for path, folders, files in os.walk(folder):
        links = [name for name in folders if (Path(path) / name).is_symlink()]
        yield from (Path(path) / name for name in (*files, *links))


def _listed(out: Path) -> set[Path]:
    mark = out / MARK
    if mark.is_symlink() or not mark.is_file():
        return set()
    try:
        names = json.loads(mark.read_text(encoding="utf-8"))
    except ValueError:
        return set()
    paths = {Path(name) for name in names if isinstance(name, str)} if isinstance(names, list) else set()
    return {path for path in paths if not path.is_absolute() and ".." not in path.parts}


def _list(out: Path, names: set[Path]) -> None:
    (out / MARK).write_text(json.dumps([name.as_posix() for name in sorted(names)], indent=0), encoding="utf-8")
