"""Pages written by hand say the same in every language that we write: none is changed in one language only."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from hothkit.resources import folder
from tests.battles import WRITTEN

PAGES = {
    lang: {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in root.rglob("*.md")}
    for lang in WRITTEN
    for root in (folder("site") / "docs" / lang,)
}
_FENCE = "```"


def blocks(text: str) -> Iterator[str]:
    """Headings, paragraphs, items of lists, rows of tables and samples."""
    for part in re.split(rf"^({_FENCE}.*?^{_FENCE})$", text, flags=re.MULTILINE | re.DOTALL):
        whole = part.startswith(_FENCE)
        yield from [part] if whole else filter(None, map(str.strip, re.split(r"\n\s*\n|\n(?=[-|])", part)))


def shape(block: str) -> tuple[object, ...]:
    """What a block has in every language: its kind, a sample but for its comments, links, code but for its blanks."""
    if block.startswith(_FENCE):
        lines = re.sub(r"(?m)(^|\s)#.*$| --lang es", "", block).splitlines()
        return tuple(" ".join(line.split()) for line in lines)
    kind = re.match(r"#*|-|\|", block)
    links = [re.sub(r"^\.\./(en|es)/", "", link) for link in re.findall(r"\]\(([^)]*)\)", block)]
    code = sorted(re.sub(r"[A-Z]{2,}", "…", one) for one in re.findall(r"`([^`]+)`", block))
    return kind and kind[0], links, code


def test_every_page_is_there_in_every_language() -> None:
    english = set(PAGES[WRITTEN[0]])
    assert {"contributing.md", "decisions/0001-layers.md", "make/tutorial.md"} <= english
    assert [(lang, path) for lang, pages in PAGES.items() for path in english ^ set(pages)] == []


@pytest.mark.parametrize("lang", WRITTEN[1:])
@pytest.mark.parametrize("path", sorted(PAGES[WRITTEN[0]]))
def test_every_page_is_built_alike_in_every_language(path: str, lang: str) -> None:
    english, other = ([shape(block) for block in blocks(PAGES[one][path])] for one in (WRITTEN[0], lang))
    assert len(english) > 5 and other == english
