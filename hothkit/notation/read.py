"""Reading a record's text: strict, and every fault has its line."""

from __future__ import annotations

import re
from pathlib import Path

from hothkit.notation.record import FORMAT, MOST_BYTES, End, Head, Record, RecordError
from hothkit.text import plain

_NUMBER = {"seed": re.compile(r"0|[1-9][0-9]{0,18}"), "limit": re.compile(r"[1-9][0-9]{0,4}")}
_HASH = re.compile(r"[0-9a-f]{32}")
_END = ("winner", "how", "hash")
_KEYS = (
    "version", "pack", "battle", "variant", "leader", "campaign", "team", "seed", "player", "content", "limit",
    "fidelity", "because",
)  # fmt: skip
_ONCE = ("version", "battle", "seed", "limit", "fidelity", "because")
_MOST_HEAD_LINES = 2000
_SHOWN = 80  # letters of a faulty line that a message repeats


def read_record(path: Path) -> Record:
    """The record in a file; RecordError says what is wrong and where."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError:
        raise RecordError("unreadable") from None
    return parse_record(data)


def parse_record(data: bytes) -> Record:
    """The record in these bytes; RecordError says what is wrong and where."""
    if len(data) > MOST_BYTES:
        raise RecordError("too_large", most=str(MOST_BYTES))
    lines = _lines(data)
    if lines[0] != FORMAT:
        raise RecordError("no_record", format=FORMAT)
    # A line without its line feed was cut off while it was written; an editor may drop that of the very last one.
    is_cut_off = bool(lines.pop()) if not _is_whole(lines[-1]) else False
    head_end = lines.index("") if "" in lines else len(lines)
    head = _head(lines[1:head_end])
    if head_end == len(lines):
        raise RecordError("head_cut_off", len(lines))
    body_end = lines.index("", head_end + 1) if "" in lines[head_end + 1 :] else len(lines)
    end = _end(lines[body_end + 1 :], body_end + 2)
    body = enumerate(lines[head_end + 1 : body_end], head_end + 2)
    return Record(head, tuple(body), end, body_end + 2 if end else 0, is_cut_off)


def _lines(data: bytes) -> list[str]:
    try:
        text = data.decode()
    except UnicodeDecodeError as wrong:
        raise RecordError("not_text", data.count(b"\n", 0, wrong.start) + 1) from None
    lines = text.replace("\r\n", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        if plain(line) != line:
            raise RecordError("character", number, text=shortened(line))
    return lines


def _is_whole(line: str) -> bool:
    key, _, value = line.partition(" ")
    return key == _END[-1] and bool(_HASH.fullmatch(value))


def _head(lines: list[str]) -> Head:
    found: dict[str, list[str]] = {key: [] for key in _KEYS}
    if len(lines) > _MOST_HEAD_LINES:
        raise RecordError("head", _MOST_HEAD_LINES, text=shortened(lines[_MOST_HEAD_LINES]))
    for number, line in enumerate(lines, 2):
        key, _, value = line.partition(" ")
        if key not in found or not value or (key in _ONCE and found[key]) or value in found[key]:
            raise RecordError("head", number, text=shortened(line))
        if key in _NUMBER and not _NUMBER[key].fullmatch(value):
            raise RecordError("number", number, key=key, text=shortened(value))
        if key in ("player", "content", "leader", "campaign") and not all(value.partition(" ")):
            raise RecordError("head", number, text=shortened(line))
        if key in ("player", "leader", "content") and value.split(" ")[0] in {v.split(" ")[0] for v in found[key]}:
            raise RecordError("head", number, text=shortened(line))
        if key == "fidelity" and value not in ("complete", "approximate"):
            raise RecordError("head", number, text=shortened(line))
        found[key].append(value)
    for key in ("battle", "seed"):
        if not found[key]:
            raise RecordError("head_lacks", len(lines) + 1, key=key)
    return Head(
        found["battle"][0],
        int(found["seed"][0]),
        tuple(found["variant"]),
        _pairs(found["player"]),
        _pairs(found["content"]),
        "".join(found["fidelity"]) or "complete",
        "".join(found["version"]),
        int(found["limit"][0]) if found["limit"] else None,
        tuple(found["pack"]),
        tuple(_pairs(found["leader"]).items()),
        tuple((seat, card) for seat, _, card in (text.partition(" ") for text in found["campaign"])),
        tuple(found["team"]),
        "".join(found["because"]),
    )


def _pairs(values: list[str]) -> dict[str, str]:
    return {key: value for key, _, value in (text.partition(" ") for text in values)}


def _end(lines: list[str], first: int) -> End | None:
    """The end; one that was not written to its end counts as none, since it can be worked out again."""
    while lines and not lines[-1]:
        lines = lines[:-1]
    found = []
    for number, line in enumerate(lines):
        key, _, value = line.partition(" ")
        if number >= len(_END) or key != _END[number] or not value:
            raise RecordError("end", first + number, text=shortened(line))
        found.append(value)
    return End(*found) if len(found) == len(_END) else None


def shortened(text: str) -> str:
    """A line of a stranger's record, plain and short enough to stand inside a message."""
    text = plain(text[: _SHOWN + 1])
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
