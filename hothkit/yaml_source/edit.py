"""Small changes of a YAML text that leave everything else as it stands, comments and line ends too."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

from hothkit.diagnostics import Place

_BOM = "\ufeff"
_LINE = re.compile("[^\r\n]*(?:\r\n|\r|\n|$)")
# What may follow a word that is not quoted.
_AFTER_A_WORD = re.compile(r"[,\]}]|:(?:\s|$)|\s*(?:\s#.*)?$|\s+[\]}]")


def replaced(text: str, place: Place, old: str, new: str) -> Iterator[str]:
    """The text with a word at this place replaced, spaces in its quotes too; nothing if another word stands there."""
    lines = _lines(text)
    if place.line > len(lines):
        return
    line, at = lines[place.line - 1], place.column - 1 + (place.line == 1 and text.startswith(_BOM))
    found = re.compile(rf"(?P<quote>[\"']?)(?P<word>\s*{re.escape(old)}\s*?)(?P=quote)").match(line, at)
    if found is not None and (found["quote"] or _AFTER_A_WORD.match(line[found.end() :].rstrip("\r\n"))):
        lines[place.line - 1] = line[: found.start("word")] + new + line[found.end("word") :]
        yield "".join(lines)


def quoted(text: str) -> str:
    """The text as a quoted word.

    >>> quoted("no")
    '"no"'
    """
    return json.dumps(text, ensure_ascii=False)


def with_blocks_sorted(text: str, starts: Mapping[str, int], order: Mapping[str, int]) -> Iterator[str]:
    """The text with the blocks of its outermost keys in another order, comments above a key going with it.

    `starts` is the line of each key; nothing if two keys share a line. What stands before the first key and after the
    last one stays there.
    """
    lines = _lines(text)
    numbers = sorted((line - 1, key) for key, line in starts.items())
    if len({line for line, _ in numbers}) < len(numbers) or any(
        not lines[line].startswith(key) for line, key in numbers
    ):
        return
    begins = [numbers[0][0], *(_with_comments(lines, line) for line, _ in numbers[1:])]
    blocks = {
        key: lines[begin:end] for (_, key), begin, end in zip(numbers, begins, [*begins[1:], len(lines)], strict=True)
    }
    last, end = blocks[numbers[-1][1]], list[str]()
    while not last[-1].strip() or last[-1].startswith("#"):
        end.insert(0, last.pop())
    if not last[-1].endswith(("\r", "\n")):
        last[-1] += "\n"
    usual = sorted(blocks, key=lambda key: order.get(key, len(order)))
    yield "".join([*lines[: begins[0]], *(line for key in usual for line in blocks[key]), *end])


def _with_comments(lines: list[str], line: int) -> int:
    """Where the comments directly above a line begin."""
    while lines[line - 1].startswith("#"):
        line -= 1
    return line


def _lines(text: str) -> list[str]:
    return [line for line in _LINE.findall(text) if line]
