"""A zip -> the files in it, without anything being written; what is odd about it is refused, never put right."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from stat import S_IFDIR, S_IFMT, S_IFREG
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from hothkit.diagnostics import Diagnostic, Place, Severity, excerpt
from hothkit.pack import member_names
from hothkit.pack.limits import ARCHIVE_RATIO, MEMBER_RATIO, NAME_CHARACTERS, PACK_BYTES, PACK_FILES
from hothkit.yaml_source.limits import FINDINGS, error

# Signature, five fields of 16 bits (flags, method), three of 32 (sum, sizes), lengths of the name and the rest.
_HEADER = struct.Struct("<4s5H3I2H")
_ENCRYPTED, _PATCH, _UTF8 = 0x1 | 0x40 | 0x2000, 0x20, 0x800


@dataclass(frozen=True, slots=True)
class Member:
    """A file in an archive, with its name and what is in it."""

    name: str
    data: bytes


class _Refused(Exception):
    def __init__(self, *findings: Diagnostic) -> None:
        super().__init__(findings[0].check)
        self.findings = findings


def unzipped(path: Path, shown: str) -> tuple[tuple[Member, ...], tuple[Diagnostic, ...]]:
    """The files in an archive; none if anything is wrong with it, and all that is wrong."""
    try:
        with path.open("rb") as stream:
            packed = stream.read(PACK_BYTES + 1)
    except OSError:
        return (), (error("unreadable-file", Place(shown)),)
    return members_of(packed, shown)


def members_of(packed: bytes, shown: str) -> tuple[tuple[Member, ...], tuple[Diagnostic, ...]]:
    """The same of an archive that has been read."""
    try:
        return tuple(_members(packed, shown)), ()
    except _Refused as refused:
        return (), refused.findings[:FINDINGS]


def _members(packed: bytes, shown: str) -> Iterator[Member]:
    """The whole list is judged before any member is read, and every member is read, also what is no content."""
    if len(packed) > PACK_BYTES:
        raise _Refused(error("pack-too-large", Place(shown), "bytes", most=PACK_BYTES))
    infos, end = _listed(packed, shown)
    if found := [*_budgets(infos, shown), *_unsafe(infos, shown)]:
        raise _Refused(*found)
    starts = [_start(info, packed, shown) for info in infos]
    _refuse_overlaps(infos, starts, end, shown)
    for info, start in zip(infos, starts, strict=True):
        data = _data(info, packed[start : start + info.compress_size])
        if data is None:
            raise _damaged(info, shown)
        yield Member(info.orig_filename, data)


def _listed(packed: bytes, shown: str) -> tuple[list[ZipInfo], int]:
    """What the archive says that it holds, and where its list begins."""
    try:
        with ZipFile(BytesIO(packed)) as archive:
            return archive.infolist(), archive.start_dir
    except (BadZipFile, NotImplementedError, ValueError, OverflowError, EOFError, struct.error):
        raise _Refused(error("unreadable-archive", Place(shown))) from None


def _budgets(infos: list[ZipInfo], shown: str) -> Iterator[Diagnostic]:
    """What is too much, by the archive's own words: reading it shows whether they are true."""
    if len(infos) > PACK_FILES:
        raise _Refused(error("pack-too-large", Place(shown), "files", most=PACK_FILES))
    unpacked, packed = sum(info.file_size for info in infos), sum(info.compress_size for info in infos)
    if unpacked > PACK_BYTES:
        yield error("pack-too-large", Place(shown), "bytes", most=PACK_BYTES)
    large = [info for info in infos if info.file_size > MEMBER_RATIO * info.compress_size]
    for info in large:
        yield error("pack-too-large", _place(info.orig_filename, shown), "ratio", most=MEMBER_RATIO)
    if not large and unpacked > ARCHIVE_RATIO * packed:
        yield error("pack-too-large", Place(shown), "ratio", most=ARCHIVE_RATIO)


def unsafe_names(names: Iterable[str], shown: str) -> Iterator[Diagnostic]:
    """What is wrong with the names in an archive, alone and together."""
    sound = []
    for name in names:
        if (said := member_names.fault(name)) is None:
            sound.append(name)
            continue
        phrase, values = said
        yield error("unsafe-member", _place(name, shown), phrase, **values)
    for name, other in member_names.clashes(sound):
        place, related = Place(f"{shown}/{name}"), (Place(f"{shown}/{other}"),)
        values = {"other": excerpt(other)}
        yield Diagnostic("unsafe-member", Severity.ERROR, place, values, phrase="alike", related=related)


def _unsafe(infos: list[ZipInfo], shown: str) -> Iterator[Diagnostic]:
    yield from unsafe_names((info.orig_filename for info in infos), shown)
    for info in infos:
        name = info.orig_filename
        if member_names.fault(name) is not None:
            continue
        if S_IFMT(info.external_attr >> 16) not in (0, S_IFDIR if name.endswith("/") else S_IFREG):
            yield error("unsafe-member", _place(name, shown), "special")
        if info.flag_bits & _ENCRYPTED:
            yield error("unreadable-archive", _place(name, shown), "encrypted")
        elif info.compress_type not in (ZIP_STORED, ZIP_DEFLATED) or info.flag_bits & _PATCH:
            yield error("unreadable-archive", _place(name, shown), "method")


def _start(info: ZipInfo, packed: bytes, shown: str) -> int:
    """Where the member's data begins; what stands there must agree with the list."""
    try:
        if info.header_offset < 0:
            raise _damaged(info, shown)
        signature, _, flags, method, _, _, _, _, _, name, more = _HEADER.unpack_from(packed, info.header_offset)
    except struct.error:
        raise _damaged(info, shown) from None
    start = info.header_offset + _HEADER.size
    coding = "utf-8" if flags & _UTF8 else "cp437"
    is_same = packed[start : start + name].decode(coding, "replace") == info.orig_filename
    if signature != b"PK\3\4" or method != info.compress_type or not is_same:
        raise _damaged(info, shown)
    return start + int(name) + int(more)


def _refuse_overlaps(infos: list[ZipInfo], starts: Iterable[int], end: int, shown: str) -> None:
    """Members that share their data make much of little."""
    placed = sorted(
        ((i.header_offset, start + i.compress_size, i) for i, start in zip(infos, starts, strict=True)),
        key=lambda one: one[:2],
    )
    for (_, stop, _), (begin, _, info) in pairwise(placed):
        if begin < stop:
            raise _Refused(error("unreadable-archive", _place(info.orig_filename, shown), "overlap"))
    if placed and placed[-1][1] > end:
        raise _damaged(placed[-1][2], shown)


def _data(info: ZipInfo, packed: bytes) -> bytes | None:
    """What a member holds; None if that is not exactly what the list says."""
    if info.compress_type == ZIP_DEFLATED:
        unpacking = zlib.decompressobj(-zlib.MAX_WBITS)
        try:
            # One byte more than was announced is enough to know of a lie.
            data = unpacking.decompress(packed, info.file_size + 1)
        except zlib.error:
            return None
        if not unpacking.eof or unpacking.unused_data:
            return None
    else:
        data = packed
    return data if len(data) == info.file_size and zlib.crc32(data) == info.CRC else None


def _place(name: str, shown: str) -> Place:
    return Place(f"{shown}/{name if len(name) <= NAME_CHARACTERS else name[:NAME_CHARACTERS] + '…'}")


def _damaged(info: ZipInfo, shown: str) -> _Refused:
    return _Refused(error("unreadable-archive", _place(info.orig_filename, shown), "damaged"))
