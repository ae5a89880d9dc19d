"""Which files a folder or a zip of content holds, and of which kind each is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from hothkit.diagnostics import Diagnostic, Place, Severity
from hothkit.pack.limits import PACK_BYTES, PACK_FILES
from hothkit.paths import is_file, is_folder, real
from hothkit.shape import KIND_OF_FOLDER, KINDS
from hothkit.yaml_source.limits import FILE_BYTES, error

_SINGLE = set(KINDS) - set(KIND_OF_FOLDER.values())
_ENDINGS = (".yaml", ".yml")
_PACK, _ZIP = "pack", ".zip"
SCHEMAS = "schemas"
"""The folder of a pack in which its editor finds the schemas: no content, and not passed on."""


@dataclass(frozen=True, slots=True)
class File:
    """A content file: its kind and id come from where it lies; `shown` is the path that findings name."""

    kind: str
    id: str
    path: Path
    shown: str
    real: Path
    """The path with links followed; of a file in a zip, as if the zip were a folder."""
    pack: Path | None = None
    """The folder or zip of the pack that it belongs to: one with a `pack.yaml`, or any zip."""
    data: bytes | None = field(default=None, repr=False)
    """What it holds, where that cannot be read from the path."""
    faults: tuple[Diagnostic, ...] = ()
    """Why it is no content: a pack that was refused, a folder that cannot be looked into, a link."""
    is_guess: bool = False
    """Whether nothing but its ending says that it may be a battle: it lies in no pack and no kind's folder."""

    @property
    def folders(self) -> tuple[str, ...]:
        """The names of the folders that it really lies in; a zip is one by its name without the ending."""
        return _folders(self.real, self.pack)


@dataclass(frozen=True, slots=True)
class _Entry:
    """What may be content: a file, a folder or a link in a folder."""

    path: Path
    where: Path
    shown: str
    sort: str
    is_named: bool = False

    def child(self, name: str, sort: str) -> _Entry:
        # No folder is a link: where a child really lies is known without another look at the disk.
        shown = name if self.shown == "." else f"{self.shown.rstrip('/')}/{name}"
        return _Entry(self.path / name, self.where / name, shown, sort)


def pack_id(pack: Path) -> str:
    """What a pack is called: its folder, or its zip without the ending."""
    return pack.stem if pack.suffix.lower() == _ZIP else pack.name


def files(path: Path, shown: str | None = None) -> Iterator[File]:
    """The content files under a path, in a stable order; a lone file is one too."""
    sort = "folder" if is_folder(path) else "file"
    root = _Entry(path, real(path), str(path) if shown is None else shown, sort, is_named=True)
    if root.sort == "file" and path.suffix.lower() == _ZIP and is_file(path):
        yield from _in_zip(root, is_named=True)
        return
    pack = next((folder for folder in (root.where, *root.where.parents) if is_pack(folder)), None)
    yield from _walk(root) if pack is None else _of_pack(root, pack)


def _walk(root: _Entry) -> Iterator[File]:
    """The files outside packs, and those of each pack that it comes upon."""
    waiting = [root]
    while waiting:
        entry = waiting.pop()
        if entry.sort == _ZIP:
            yield from _in_zip(entry)
        elif entry.sort != "folder":
            yield _file(entry, None)
        elif is_pack(entry.where):
            yield from _of_pack(entry, entry.where)
        elif (children := _children(entry, None)) is None:
            yield _faulty(entry, None, error("unreadable-file", Place(entry.shown)))
        else:
            waiting += reversed(children)


def _of_pack(root: _Entry, pack: Path) -> Iterator[File]:
    """The files of a pack, or that they are too many: then none of them."""
    found: list[File] = []
    size = number = 0
    waiting = [] if _is_of_schemas(root, pack) else [root]
    while waiting:
        entry = waiting.pop()
        number += 1
        children = _children(entry, PACK_FILES) if entry.sort == "folder" else ()
        if children is None:
            found.append(_faulty(entry, pack, error("unreadable-file", Place(entry.shown))))
        elif entry.sort == "folder":
            waiting += (child for child in reversed(children) if not _is_of_schemas(child, pack))
        elif entry.sort != _ZIP:
            found.append(_file(entry, pack))
            size += _size(entry.where)
        if number + len(waiting) > PACK_FILES:
            found = [_faulty(root, pack, error("pack-too-large", Place(root.shown), "files", most=PACK_FILES))]
            break
        if size > PACK_BYTES:
            found = [_faulty(root, pack, error("pack-too-large", Place(root.shown), "bytes", most=PACK_BYTES))]
            break
    yield from found


def _in_zip(root: _Entry, is_named: bool = False) -> Iterator[File]:
    """The files of a zip; one without any content is only told of if it was named."""
    from hothkit.pack.archive import unzipped  # only where there is one

    members, faults = unzipped(root.path, root.shown)
    if is_named and not faults and not any(member.name.endswith(_ENDINGS) for member in members):
        faults = (error("unreadable-archive", Place(root.shown), "nothing"),)
    if faults:
        yield _faulty(root, root.where, *faults)
    for member in sorted(members, key=lambda one: one.name.split("/")):
        parts = member.name.split("/")
        if member.name.endswith(_ENDINGS) and parts[0] != SCHEMAS and not any(part.startswith(".") for part in parts):
            entry = root.child(member.name, "file")
            yield _file(entry, root.where, member.data)


def _file(entry: _Entry, pack: Path | None, data: bytes | None = None) -> File:
    if entry.sort == "link":
        return _faulty(entry, pack, Diagnostic("skipped-link", Severity.WARNING, Place(entry.shown)))
    # Within a pack only its own folders say what a file is, whatever the pack is called.
    inside = entry.where.parts[0 if pack is None else len(pack.parts) : -1]
    kind, id = _place(entry.path.stem, inside)
    is_guess = not entry.is_named and pack is None and id != "" and not set(inside) & KIND_OF_FOLDER.keys()
    return File(kind, id, entry.path, entry.shown, entry.where, pack, data, is_guess=is_guess)


def _faulty(entry: _Entry, pack: Path | None, *faults: Diagnostic) -> File:
    """What is no content has no kind, and so a say in everything: nothing is played while an error is there."""
    return File("", "", entry.path, entry.shown, entry.where, pack, faults=faults)


def _children(folder: _Entry, most: int | None) -> list[_Entry] | None:
    """What is not hidden and may be content, no more than one above the most; None if it may not be looked into."""
    try:
        with os.scandir(folder.path) as found:
            seen = ((entry.name, sort) for entry in found if entry.name[0] != "." and (sort := _sort(entry)))
            return [folder.child(name, sort) for name, sort in sorted(islice(seen, most and most + 1))]
    except OSError:
        return None


def _sort(entry: os.DirEntry[str]) -> str:
    if entry.is_dir(follow_symlinks=False):
        return "folder"
    if entry.name.endswith(_ENDINGS) or (entry.is_symlink() and entry.is_dir()):
        return "link" if entry.is_symlink() else "file"
    return _ZIP if entry.name.lower().endswith(_ZIP) and entry.is_file(follow_symlinks=False) else ""


def _is_of_schemas(entry: _Entry, pack: Path) -> bool:
    return entry.where.parts[len(pack.parts) :][:1] == (SCHEMAS,)


def _size(path: Path) -> int:
    """How much of a file will be read: of one that is too large not much more than is allowed."""
    try:
        return min(path.lstat().st_size, FILE_BYTES)
    except OSError:
        return 0


def is_pack(folder: Path) -> bool:
    """Whether a folder is a pack: whether it has a pack's own file."""
    return any(is_file(folder / (_PACK + ending)) for ending in _ENDINGS)


def _folders(where: Path, pack: Path | None) -> tuple[str, ...]:
    parts = where.parts[:-1]
    if pack is None or pack.suffix.lower() != _ZIP or len(parts) < (depth := len(pack.parts)):
        return parts
    return (*parts[: depth - 1], pack_id(pack), *parts[depth:])


def _place(stem: str, parts: tuple[str, ...]) -> tuple[str, str]:
    """The nearest kind folder says the kind; a file in none is a single file by its name, or a loose battle."""
    for back, folder in enumerate(reversed(parts)):
        if (kind := KIND_OF_FOLDER.get(folder)) is not None:
            inside = parts[len(parts) - back :] if kind == "scenario" else ()
            return kind, "/".join((*inside, stem))
        if back == 0 and stem in _SINGLE:
            break
    return (stem, "") if stem in _SINGLE else ("scenario", stem)
