"""Files of the user's: looked at without stumbling over what a path may be, and written whole or not at all."""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path


def is_there(path: Path) -> bool:
    """Whether something has this path, a broken link too; a path that no file can have has nothing."""
    try:
        path.lstat()
    except (OSError, ValueError):
        return False
    return True


def is_file(path: Path) -> bool:
    """Whether an ordinary file has this path."""
    return _is(path, stat.S_ISREG)


def is_folder(path: Path) -> bool:
    """Whether a folder has this path."""
    return _is(path, stat.S_ISDIR)


def real(path: Path) -> Path:
    """The path with links followed, as far as they lead anywhere."""
    return Path(os.path.realpath(path))


def write_new(path: Path, data: str | bytes) -> None:
    """Write a file that is not there yet: FileExistsError, OSError."""
    if is_there(path):
        raise FileExistsError(path)
    write_over(path, data)


def write_over(path: Path, data: str | bytes) -> None:
    """Write a file in the place of what is there, which keeps its rights and its links: OSError."""
    made = written_beside(path, data)
    try:
        put_over(path, made)
    except BaseException:
        made.unlink(missing_ok=True)
        raise


def written_beside(path: Path, data: str | bytes) -> Path:
    """Write what is to take the place of a file, with its rights, into another one beside it: OSError."""
    path = real(path)
    mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o644
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".hothkit-", suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data.encode() if isinstance(data, str) else data)
        os.chmod(name, mode)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    return Path(name)


def put_over(path: Path, made: Path) -> None:
    """Put such a file in its place, at one stroke: OSError."""
    os.rename(made, real(path))


def _is(path: Path, kind: Callable[[int], bool]) -> bool:
    try:
        return kind(path.stat().st_mode)
    except (OSError, ValueError, RuntimeError):
        return False
