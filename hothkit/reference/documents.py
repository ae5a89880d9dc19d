"""The hand-written pages, as the site of one language takes them up."""

from __future__ import annotations

from collections.abc import Mapping

from hothkit.prose import Phrases
from hothkit.reference.markup import esc
from hothkit.resources import folder
from hothkit.text import LANGUAGES

# The first page is made from the content, and these lists have richer pages.
_LEFT_OUT = ("index.md", "make/words.md")


def documents(words: Phrases) -> Mapping[str, str]:
    """Path -> Markdown; what a language lacks it has in English, and says so."""
    own, english = _written(words.lang), _written(LANGUAGES[0])
    return {path: own[path] if path in own else _foreign(english[path], words) for path in sorted({*english, *own})}


def _written(lang: str) -> dict[str, str]:
    root = folder("site") / "docs" / lang
    texts = {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in root.rglob("*.md")}
    return {path: text for path, text in texts.items() if path not in _LEFT_OUT}


def _foreign(text: str, words: Phrases) -> str:
    """An English page among others: marked, so that it is read aloud in its own language."""
    title, _, rest = text.partition("\n")
    note = f'<p class="label">{esc(words.say("site.only_english"))}</p>'
    return f'{title}\n\n{note}\n\n<div lang="en" markdown="1">\n{rest}\n</div>\n'
