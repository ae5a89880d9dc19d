"""Small changes of a YAML text that leave everything else as it stands, comments and line ends too."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence

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
    number, at = _spot(text, place)
    line = lines[number]
    found = re.compile(rf"(?P<quote>[\"']?)(?P<word>\s*{re.escape(old)}\s*?)(?P=quote)").match(line, at)
    if found is not None and (found["quote"] or _AFTER_A_WORD.match(line[found.end() :].rstrip("\r\n"))):
        lines[number] = line[: found.start("word")] + new + line[found.end("word") :]
        yield "".join(lines)


def quoted(text: str) -> str:
    """The text as a quoted word.

    >>> quoted("no")
    '"no"'
    """
    return json.dumps(text, ensure_ascii=False)


def with_lines_after(text: str, number: int, new: Sequence[str]) -> str:
    """The text with new lines after the line of this number, with the ends that its lines have."""
    lines = _lines(text)
    end = _line_end(lines)
    before = lines[number - 1]
    if not before.endswith(("\r", "\n")):
        lines[number - 1] = before + end
    lines[number:number] = [line + end for line in new]
    if number == len(lines) - len(new) and not before.endswith(("\r", "\n")):
        lines[-1] = lines[-1].removesuffix(end)
    return "".join(lines)


def is_flow(text: str, place: Place) -> bool:
    """Whether the mapping that begins at this place stands in braces."""
    line, at = _spot(text, place)
    return _lines(text)[line].startswith("{", at)


def with_flow_entry(text: str, place: Place, entry: str) -> str:
    """The text with a first entry in the braces, or the brackets, that open at this place."""
    lines = _lines(text)
    line, at = _spot(text, place)
    opened, rest = lines[line][: at + 1], lines[line][at + 1 :]
    inner = rest.lstrip(" ")
    gap = rest[: len(rest) - len(inner)]
    if not inner.strip() or inner.startswith("#"):
        lines[line] = f"{opened}{entry},{rest}"
    else:
        lines[line] = f"{opened}{gap}{entry}, {inner}"
    return "".join(lines)


def indentation(text: str, place: Place) -> str:
    """What stands before this place in its line."""
    line, at = _spot(text, place)
    return _lines(text)[line][:at].removeprefix(_BOM)


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


def _spot(text: str, place: Place) -> tuple[int, int]:
    """A place as line and column from 0 in the text, which may begin with a mark of its byte order."""
    return place.line - 1, place.column - 1 + (place.line == 1 and text.startswith(_BOM))


def _line_end(lines: Sequence[str]) -> str:
    """How the first line ends that is not the last one of all."""
    return next((line[len(line.rstrip("\r\n")) :] for line in lines if line.endswith(("\r", "\n"))), "\n")


def _lines(text: str) -> list[str]:
    return [line for line in _LINE.findall(text) if line]
