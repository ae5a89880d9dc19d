"""Words that stand for others: a blank that nothing fills, a reminder to write, dots, the name of the key."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hothkit.checks.finding import error, note, warning
from hothkit.checks.language.texts import ENGLISH, Written, texts
from hothkit.diagnostics import Diagnostic, excerpt
from hothkit.pack.library import Library, Thing

_BLANK = re.compile(r"\$?\{+[^{}]{0,40}\}+|%(?:\(\w+\))?[sd]\b|\[\[[^\[\]]{0,40}\]\]")
_MARKUP = re.compile(r"</?[A-Za-z][A-Za-z0-9]*(?:\s[^<>]*)?/?>|&(?:[a-z]{2,8}|#\d{2,5});")
# In Spanish, TODO shouted is a word; as a reminder it stands alone or before a colon.
_REMINDER = re.compile(r"\bFIXME\b|\bTODO\s*:|(?:^|\()TODO(?:$|\))|^XXX+$|(?i:\blorem ipsum\b)")
# Alone it is one, if it is not what the thing is called in every language; among words it may be a name or a cry.
_DOUBTFUL = re.compile(r"\b(?:TBD|TBA)\b|(?:^|\()XXX+(?:$|:|\))|[¿?]{3,}")
_ENGLISH_REMINDER = re.compile(r"\bTODO\b")
_NOTHING = re.compile(r"[\W_]+")
_SUSPECT = re.compile(r"[{}%<&$\[\]?]|TODO|XXX|FIXME|TB[DA]|(?i:lorem)")


def check(_: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each text that is no text yet, and for each that lacks a blank of the English one."""
    for one in texts(thing):
        blanks = _blanks(one.forms.get(ENGLISH, ""))
        for lang, words in one.forms.items():
            place = one.place(thing, lang)
            if found := _standing_in(one, lang, words):
                phrase, what = found
                finding = note if phrase == "reminder" and _is_doubtful(one, words) else warning
                yield finding("placeholder-text", place, phrase, what=excerpt(what))
            elif lost := blanks - _blanks(words):
                yield error("placeholder-text", place, "lost", what=excerpt(", ".join(sorted(lost))))


def _standing_in(one: Written, lang: str, words: str) -> tuple[str | None, str] | None:
    """The phrase for what is wrong with a text, and the part of it that is; None if it is a text."""
    if _NOTHING.fullmatch(words):
        return "nothing", words
    if words.casefold() == one.key.casefold():
        return "key", words
    if not _SUSPECT.search(words):
        return None
    if found := _BLANK.search(words):
        return None, found[0]
    if found := _MARKUP.search(words):
        return "markup", found[0]
    found = _REMINDER.search(words) or (_ENGLISH_REMINDER.search(words) if lang == ENGLISH else None)
    found = found or _DOUBTFUL.search(words)
    return ("reminder", found[0].strip("(): ")) if found else None


def _is_doubtful(one: Written, words: str) -> bool:
    """Whether what looks like a reminder may be part of the text, or a name that all languages share."""
    if _REMINDER.search(words) or _ENGLISH_REMINDER.search(words):
        return False
    return not _DOUBTFUL.fullmatch(words) or (one.is_short and list(one.forms.values()).count(words) > 1)


def _blanks(words: str) -> set[str]:
    return set(_BLANK.findall(words)) if "{" in words or "%" in words or "[[" in words else set()
