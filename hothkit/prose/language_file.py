"""A file of lang/, of which each part is read only when somebody asks for it: a command needs few of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from hothkit.yaml_source import read_text

# What belongs to a part is indented, even the further lines of a text.
_HEAD = re.compile(r"^([a-z_]+):", re.MULTILINE)


class LanguageFile(Mapping[str, Any]):
    """The parts of a file by their names."""

    def __init__(self, path: Path) -> None:
        self._text = path.read_text(encoding="utf-8")
        self._shown = f"lang/{path.name}"
        heads = [(head[1], head.start()) for head in _HEAD.finditer(self._text)]
        ends = (*(start for _, start in heads[1:]), len(self._text))
        self._span = {name: (start, end) for (name, start), end in zip(heads, ends, strict=True)}
        self._read: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._read:
            start, end = self._span[name]
            data = read_text(self._text[start:end], self._shown).data
            assert isinstance(data, dict)
            self._read |= data
        return self._read[name]

    def __contains__(self, name: object) -> bool:
        return name in self._span

    def __iter__(self) -> Iterator[str]:
        return iter(self._span)

    def __len__(self) -> int:
        return len(self._span)
