"""Zips as no honest program makes them."""

from __future__ import annotations

import struct
import warnings
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

SOUND = b"name: {en: Swift}\n"
PACK = b'format: 2\nid: mine\nname: {en: Mine}\nversion: "1.0"\nrequires: {hoth: ">=1"}\n'
_LIST = b"PK\1\2"


def info(name: str, **fields: Any) -> ZipInfo:
    """What a zip's list says of a file; fields of ZipInfo may be set to anything."""
    made = ZipInfo("x", (2024, 1, 1, 0, 0, 0))
    made.filename, made.compress_type = name, ZIP_DEFLATED
    for field, value in fields.items():
        setattr(made, field, value)
    return made


def zipped(*members: tuple[str | ZipInfo, bytes]) -> bytes:
    """A zip with these members, in this order, whatever they are called."""
    written = BytesIO()
    with warnings.catch_warnings(), ZipFile(written, "w", ZIP_DEFLATED) as archive:
        warnings.simplefilter("ignore")  # about names that are there twice
        for name, data in members:
            archive.writestr(name if isinstance(name, ZipInfo) else info(name), data)
    return written.getvalue()


def of_names(*names: str) -> bytes:
    """A zip whose files all are sound but for their names."""
    return zipped(*((name, SOUND) for name in names))


def listed_as(archive: bytes, offset: int, form: str, value: int, which: int = 0) -> bytes:
    """The zip with a number changed in what its list says of one member."""
    at = -1
    for _ in range(which + 1):
        at = archive.index(_LIST, at + 1)
    changed = bytearray(archive)
    struct.pack_into(form, changed, at + offset, value)
    return bytes(changed)


def encrypted() -> bytes:
    """Marked as encrypted in the list and before the data."""
    archive = bytearray(of_names("traits/swift.yaml"))
    archive[6] |= 1
    return listed_as(bytes(archive), 8, "<H", 1)


def overlapping() -> bytes:
    """Many names for one and the same data."""
    one = of_names("traits/a.yaml")
    start, end = one.index(_LIST), one.index(b"PK\5\6")
    entries = [one[start:end].replace(b"traits/a", b"traits/" + bytes([letter])) for letter in b"abc"]
    entry = b"".join(entries)
    tail = struct.pack("<4s4H2IH", b"PK\5\6", 0, 0, 3, 3, len(entry), start, 0)
    return one[:start] + entry + tail


def nested_overlap() -> bytes:
    """The data of one member is a whole other member."""
    inner = of_names("traits/b.yaml")
    inner_local = inner[: inner.index(_LIST)]
    outer = zipped((info("traits/a.yaml", compress_type=0), inner_local))
    start = outer.index(inner_local, 30)
    b_entry = bytearray(inner[inner.index(_LIST) : inner.index(b"PK\5\6")])
    struct.pack_into("<I", b_entry, 42, start)
    a_at, a_end = outer.rindex(_LIST), outer.index(b"PK\5\6")
    entries = outer[a_at:a_end] + bytes(b_entry)
    return outer[:a_at] + entries + struct.pack("<4s4H2IH", b"PK\5\6", 0, 0, 2, 2, len(entries), a_at, 0)


def bomb(size: int, number: int = 1) -> bytes:
    """Files of nothing but blanks."""
    return zipped(*((f"traits/a{n}.yaml", b" " * size) for n in range(number)))
