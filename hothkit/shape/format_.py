"""The format of a pack's files: which one this program reads, and what is said of a pack of another one."""

from __future__ import annotations

from typing import Any

from hothkit.diagnostics import Diagnostic, Severity
from hothkit.shape.schemas import schema_of
from hothkit.yaml_source import Source

PACK, FORMAT_KEY = "pack", "format"
OLD, NEW = "old-format", "newer-format"


def our_format() -> int:
    """The format that this program reads."""
    return int(schema_of(PACK)["properties"][FORMAT_KEY]["const"])


def format_of(data: Any) -> int:
    """The format that a pack's own file names; 0 if it names none."""
    written = data.get(FORMAT_KEY) if isinstance(data, dict) else None
    return written if isinstance(written, int) and not isinstance(written, bool) and written > 0 else 0


def other_format(kind: str, source: Source) -> Diagnostic | None:
    """The finding about a pack of another format; what else is wrong with it may only follow from that."""
    written, ours = format_of(source.data) if kind == PACK else 0, our_format()
    if written in (0, ours):
        return None
    check = OLD if written < ours else NEW
    return Diagnostic(
        check, Severity.ERROR, source.place((FORMAT_KEY,)), {"file": source.file, "found": written, "ours": ours}
    )
