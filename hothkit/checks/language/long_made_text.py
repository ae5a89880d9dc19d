"""A card whose own text, made from its rules, will not fit on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from hothkit.checks.board.battle import sound_things
from hothkit.checks.finding import warning
from hothkit.checks.language.long_card_text import Excess, excess
from hothkit.checks.language.text_names import NOT_RULES
from hothkit.diagnostics import Diagnostic
from hothkit.pack.content import Content
from hothkit.pack.library import Library, Thing
from hothkit.prose import phrases
from hothkit.prose.speech import Speech
from hothkit.text import LANGUAGES

# Values in its rules: with fewer no card is full, and most need not be put into words.
_MANY = 24


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each card without a text of its author's whose made one is surely too long in a language."""
    if thing.file.kind != "card" or "text" in thing.data or _size(thing.data) < _MANY:
        return
    for lang in LANGUAGES:
        if lang in thing.data["name"] and (too_long := _excess(library, thing, lang)) and too_long.is_sure:
            place = thing.source.place(("name", lang))
            yield warning("long-card-text", place, "made", lines=too_long.lines, most=too_long.most)


def _excess(library: Library, thing: Thing, lang: str) -> Excess | None:
    """By how much the made text is too long; None where other content, with faults of its own, lets none be made."""
    try:
        content = _content(library)
        made = Speech(phrases(lang), content).card(content.cards[thing.file.id])
    except LookupError:
        return None
    return excess(library, "text", made)


@lru_cache(maxsize=1)
def _content(library: Library) -> Content:
    return Content.of(sound_things(library))


def _size(data: Any) -> int:
    """How many values the rules have."""
    if isinstance(data, dict):
        return sum(_size(value) for key, value in data.items() if key not in NOT_RULES)
    return sum(map(_size, data)) if isinstance(data, list) else 1
