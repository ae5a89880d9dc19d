"""Writes which content files use each word of the rule language, over all packs: a page in each language.

Run it when content has changed: `make pages`.
"""

from __future__ import annotations

from hothkit.devtools.pages import Page, table, write
from hothkit.pack.loading import load
from hothkit.prose import Phrases, phrases
from hothkit.reports.word_use import word_use
from hothkit.text import LANGUAGES
from hothkit.words.vocabulary import VOCABULARY

# So many files are named; of more only their number is told.
_MOST_NAMED = 6


def pages() -> dict[str, str]:
    """Path below site/docs -> text."""
    used = word_use(load(left_out=("ruling",)).all)
    return {f"{lang}/make/words.md": _page(used, phrases(lang)) for lang in LANGUAGES}


def main() -> None:
    """Write what has changed and say so."""
    write(pages())


def _page(used: dict[tuple[str, str], tuple[str, ...]], words: Phrases) -> str:
    page = Page(words, "words")
    heads = [words.say(f"pages.words.{name}") for name in ("word", "meaning", "files")]
    for group, known in VOCABULARY.items():
        page.heading(words.say(f"pages.words.groups.{group}"))
        page.add(table(heads, [_row(group, word, used[group, word], words) for word in known]))
    return page.text()


def _row(group: str, word: str, files: tuple[str, ...], words: Phrases) -> list[str]:
    named = ", ".join(f"`{file}`" for file in files[:_MOST_NAMED])
    if len(files) > _MOST_NAMED:
        named = words.say("pages.words.more", files=named, number=len(files) - _MOST_NAMED)
    also = f"serves.{group}.{word}"
    said = [named, words.say(also)] if words.has(also) else [named]
    return [f"`{word}`", words.say(f"words.{group}.{word}"), ". ".join(part for part in said if part)]


if __name__ == "__main__":
    main()
