"""The hand-written pages, as the site of one language takes them up."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from hothkit.prose import Phrases
from hothkit.reference.markup import esc
from hothkit.resources import folder
from hothkit.text import LANGUAGES

# The first page is made from the content, and these lists have richer pages.
_LEFT_OUT = ("index.md", "make/words.md")
_CONTRIBUTING = "contributing.md"


def documents(words: Phrases) -> Mapping[str, str]:
    """Path -> Markdown; what a language lacks it has in English, and says so."""
    docs = folder("site") / "docs"
    found = {**_english(docs), **({} if words.lang == LANGUAGES[0] else _own(docs, words.lang))}
    own = _own(docs, words.lang)
    return {path: text if path in own else _foreign(text, words) for path, text in sorted(found.items())}


def _english(docs: Path) -> dict[str, str]:
    found = _own(docs, LANGUAGES[0])
    contributing = folder("site").parent / "CONTRIBUTING.md"
    if contributing.is_file():
        # Its links lead from the top of the repository.
        text = contributing.read_text(encoding="utf-8").replace("site/docs/en/", "")
        found[_CONTRIBUTING] = text
    return found


def _own(docs: Path, lang: str) -> dict[str, str]:
    root = docs / lang
    paths = (path for path in sorted(root.rglob("*.md")))
    texts = {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    return {path: text for path, text in texts.items() if path not in _LEFT_OUT}


def _foreign(text: str, words: Phrases) -> str:
    """An English page among others: marked, so that it is read aloud in its own language."""
    if words.lang == LANGUAGES[0]:
        return text
    title, _, rest = text.partition("\n")
    note = f'<p class="label">{esc(words.say("site.only_english"))}</p>'
    return f'{title}\n\n{note}\n\n<div lang="en" markdown="1">\n{rest}\n</div>\n'
