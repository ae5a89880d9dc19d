"""A translation that calls a thing by another word than the glossary has for it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from hothkit.checks.finding import note
from hothkit.checks.language.texts import ENGLISH, Written, texts
from hothkit.diagnostics import Diagnostic, excerpt
from hothkit.pack.library import FOLDER_OF_KIND, Library, Thing

# Words of a term that say nothing (of, de, la); and the ends of the others, which number and gender change.
_SHORT = 3
_END = re.compile(r"(?:[aeo]s?|s)$")
_NOTHING = re.compile(r"(?!)")

Terms = Mapping[str, Mapping[str, tuple[str, ...]]]
"""English words in small letters -> language -> the words for it, the first one first."""


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A note for each text that names in English what the glossary knows, but not with the glossary's word."""
    pattern, terms = _glossary(library)
    for one in texts(thing) if thing.file.kind != "glossary" else ():
        if not one.is_short and len(one.forms) > 1 and ENGLISH in one.forms:
            said = {found[1].casefold(): found[0] for found in pattern.finditer(one.forms[ENGLISH])}
            for lang, words in one.others() if said else ():
                yield from _unused(library, thing, one, {term: terms[term] for term in said}, lang, words)


def _unused(library: Library, thing: Thing, one: Written, terms: Terms, lang: str, words: str) -> Iterator[Diagnostic]:
    bare = _bare(words)
    for term, named in terms.items():
        is_used = any(part in bare for name in named.get(lang, ()) for part in _parts(name))
        if lang in named and not is_used and not _is_in_a_name(library, term, one.forms[ENGLISH], words, lang):
            place = one.place(thing, lang)
            yield note("unused-term", place, term=excerpt(term), name=excerpt(named[lang][0]))
            return


def _is_in_a_name(library: Library, term: str, english: str, words: str, lang: str) -> bool:
    """Whether the term stands there only within the name of something that has another name in the language."""
    for things in library.things.values():
        for thing in things.values():
            name = thing.data.get("name") if thing.is_usable else None
            if isinstance(name, dict) and term in name.get(ENGLISH, "").casefold() and name.get(lang, "\n") in words:
                english = english.replace(name[ENGLISH], "")
    return term not in english.casefold()


@lru_cache(maxsize=1)
def _glossary(library: Library) -> tuple[re.Pattern[str], Terms]:
    """What finds the terms in an English text, and what each is in other languages.

    Only things of the game and terms of several words: an everyday word is put in many ways.
    """
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for entry in library.thing("glossary", "").get("terms", {}).values():
        names = _names(library, entry)
        for english in names.pop(ENGLISH, ()):
            if "about" in entry or " " in english:
                found[english.casefold()] = names
    if not found:
        return _NOTHING, found
    longest_first = "|".join(re.escape(term) for term in sorted(found, key=len, reverse=True))
    return re.compile(rf"(?<![\w-])({longest_first})(?:e?s)?(?![\w-])", re.IGNORECASE), found


def _names(library: Library, entry: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """The words for a term in each language: its own, those of the thing that it is about, and its synonyms."""
    about = next(iter(entry.get("about", {}).items()), ("", ""))
    data = library.thing(FOLDER_OF_KIND.get(about[0], ""), about[1])
    found: dict[str, list[str]] = {}
    for name in (entry.get("term", {}), data.get("name", {}), data.get("forms", {}).get("many", {})):
        for lang, word in name.items():
            found.setdefault(lang, []).append(word)
    for lang, others in entry.get("synonyms", {}).items():
        found.setdefault(lang, []).extend(other["text"] for other in others)
    return {lang: tuple(words) for lang, words in found.items()}


@lru_cache(maxsize=1024)
def _parts(name: str) -> tuple[str, ...]:
    """The words of a name of which one must be there, without their ends."""
    words = _bare(name).split()
    return tuple(_END.sub("", word) for word in words if len(word) > _SHORT) or tuple(words)


def _bare(text: str) -> str:
    """The text in small letters without accents."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
