"""A pack in one zip: from the same files the same bytes, wherever and whenever it is made.

Nothing in it is compressed: what `deflate` makes of a text differs between the libraries that do it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from stat import S_IFREG
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from hothkit.pack.archive import Member
from hothkit.pack.files import File
from hothkit.pack.limits import PACK_BYTES
from hothkit.yaml_source.limits import FILE_BYTES

_MADE = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a zip can name."""
_UNIX = 3
_RIGHTS = (S_IFREG | 0o644) << 16
_TEXTS = re.compile(r"(?:README|LICEN[CS]E)(?:[-.][A-Za-z-]+)??(?:\.md|\.txt)?", re.IGNORECASE)


def held(file: File) -> File:
    """A content file with what it holds, so that what is judged is what is packed: OSError."""
    return file if file.faults else replace(file, data=_read(file.path, FILE_BYTES))


def members(pack: Path, content: Iterable[File]) -> Iterator[Member]:
    """What goes into the zip of a pack: its content, and what it says about itself and its licence: OSError."""
    for file in content:
        if file.data is not None:
            yield Member(file.real.relative_to(pack).as_posix(), file.data)
    for path in pack.iterdir():
        if _TEXTS.fullmatch(path.name) and path.is_file() and not path.is_symlink():
            yield Member(path.name, _read(path, PACK_BYTES))


def zipped(content: Iterable[Member]) -> bytes:
    """The zip of these files."""
    made = BytesIO()
    with ZipFile(made, "w", ZIP_STORED) as archive:
        for member in sorted(content, key=lambda one: one.name.encode("utf-8", "surrogateescape")):
            info = ZipInfo(member.name, _MADE)
            info.create_system, info.external_attr = _UNIX, _RIGHTS
            archive.writestr(info, member.data)
    return made.getvalue()


def _read(path: Path, most: int) -> bytes:
    """What a file holds, of one that is too large not much more than is allowed."""
    with path.open("rb") as stream:
        return stream.read(most + 1)
