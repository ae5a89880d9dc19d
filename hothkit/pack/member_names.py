"""Names inside an archive: one that any system would take for something else is refused, never put right."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator

from hothkit.pack.limits import NAME_CHARACTERS
from hothkit.yaml_source.limits import code_point, is_forbidden

_DRIVE = re.compile(r"[A-Za-z]:")
_RESERVED = '"*:<>?|'
_DEVICES = {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", "CLOCK$"} | {
    port + digit for port in ("COM", "LPT") for digit in "0123456789¹²³"
}


def fault(name: str) -> tuple[str, dict[str, str | int]] | None:
    """The phrase, and what fills it, about a name that may not stand in an archive.

    >>> [fault(name) for name in ("units/walker.yaml", "../walker.yaml", "units/con.yaml")]
    [None, ('outside', {}), ('device', {'part': 'con.yaml'})]
    """
    if len(name) > NAME_CHARACTERS:
        return "long", {"most": NAME_CHARACTERS}
    parts = name.removesuffix("/").split("/")
    if "\\" in name or _DRIVE.match(name) or not {"", ".", ".."}.isdisjoint(parts):
        return "outside", {}
    for letter in name:
        if letter in _RESERVED or letter in "\t\n\r" or is_forbidden(letter):
            return "character", {"code": code_point(letter)}
    for part in parts:
        if part.endswith((".", " ")):
            return "ending", {"part": part}
        if part.partition(".")[0].rstrip().upper() in _DEVICES:
            return "device", {"part": part}
    return ("archive", {}) if name.lower().endswith(".zip") else None


def clashes(names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each name that another system takes for an earlier one, a folder or a file, and that one.

    >>> list(clashes(["units/a.yaml", "Units/b.yaml", "units"]))
    [('Units/b.yaml', 'units/a.yaml'), ('units', 'units/a.yaml')]
    """
    seen: dict[str, tuple[str, str]] = {}
    for name in names:
        parts = name.removesuffix("/").split("/")
        for way in (*("/".join(parts[:length]) + "/" for length in range(1, len(parts))), name):
            alike = _folded(way.removesuffix("/"))
            before, other = seen.setdefault(alike, (way, ""))
            if before != way or (other and not way.endswith("/")):
                yield name, other
                break
            seen[alike] = way, other or name


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
