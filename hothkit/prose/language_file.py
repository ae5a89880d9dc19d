"""A file of lang/, of which each part is read only when somebody asks for it: a command needs few of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from hothkit.yaml_source import read_text

# What belongs to a part is indented, even the further lines of a text.
_HEAD = re.compile(r"^([a-z_]+):", re.MULTILINE)
_OTHERWISE = re.compile(r"^(?!#|[a-z_]+:)\S", re.MULTILINE)


class LanguageFile(Mapping[str, Any]):
    """The parts of a file by their names; one that is written in another way than ours is read as a whole."""

    def __init__(self, path: Path) -> None:
        self._text = path.read_text(encoding="utf-8")
        self._shown = f"lang/{path.name}"
        self._read: dict[str, Any] = {}
        whole = (0, len(self._text))
        if _OTHERWISE.search(self._text):
            self._read = self._part(*whole)
            self._span = dict.fromkeys(self._read, whole)
        else:
            heads = [(head[1], head.start()) for head in _HEAD.finditer(self._text)]
            ends = (*(start for _, start in heads[1:]), whole[1])
            self._span = {name: (start, end) for (name, start), end in zip(heads, ends, strict=True)}

    def __getitem__(self, name: str) -> Any:
        if name not in self._read:
            self._read |= self._part(*self._span[name])
        return self._read[name]

    def _part(self, start: int, end: int) -> dict[str, Any]:
        data = read_text(self._text[start:end], self._shown).data
        assert isinstance(data, dict)
        return data

    def __contains__(self, name: object) -> bool:
        return name in self._span

    def __iter__(self) -> Iterator[str]:
        return iter(self._span)

    def __len__(self) -> int:
        return len(self._span)
