"""Pages of the documentation that are made from the content: written by `make pages`, held current by tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hothkit.prose import Phrases
from hothkit.resources import folder


class Page:
    """A page in one language; its title and its first words stand in lang, section pages."""

    def __init__(self, words: Phrases, name: str) -> None:
        said = [words.say(f"pages.{name}.{part}") for part in ("title", "intro")]
        self._parts = [f"# {said[0]}", words.say("pages.generated"), said[1]]

    def heading(self, text: str) -> None:
        """A heading of the second level."""
        self._parts.append(f"## {text}")

    def add(self, text: str) -> None:
        """A paragraph or a table."""
        self._parts.append(text)

    def text(self) -> str:
        """The page."""
        return "\n\n".join(self._parts) + "\n"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; a bar inside a cell is shown as one."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines)


def write(texts: Mapping[str, str]) -> None:
    """Write the pages that have changed and say so."""
    for path, text in texts.items():
        target = folder("site") / "docs" / path
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8", newline="\n")
            print(f"wrote {path}")
