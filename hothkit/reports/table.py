"""Rows of plain data as an aligned table for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hothkit.prose import Phrases
from hothkit.reports.excerpts import escaped


def table(rows: Sequence[Mapping[str, Any]], words: Phrases) -> str:
    """The rows under headings in the reader's language; numbers stand at the right."""
    if not rows:
        return words.say("lists.nothing")
    keys = list(rows[0])
    at_right = {key for key in keys if all(isinstance(row[key], int | None) for row in rows)}
    lines = [[words.say(f"lists.columns.{key}") for key in keys]]
    lines += [[_cell(row[key], key, words) for key in keys] for row in rows]
    widths = [max(len(line[n]) for line in lines) for n in range(len(keys))]
    cells = [
        [
            text.rjust(width) if key in at_right else text.ljust(width)
            for key, text, width in zip(keys, line, widths, strict=True)
        ]
        for line in lines
    ]
    rule = ["-" * width for width in widths]
    return "\n".join("  ".join(line).rstrip() for line in [cells[0], rule, *cells[1:]])


def _cell(value: Any, key: str, words: Phrases) -> str:
    if value is None:
        return ""
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_cell(one, '', words)}" for name, one in value.items())
    if isinstance(value, list):
        return ", ".join(_cell(one, "", words) for one in value)
    if isinstance(value, str) and words.has(f"lists.values.{key}.{value}"):
        return words.say(f"lists.values.{key}.{value}")
    return escaped(str(value))
