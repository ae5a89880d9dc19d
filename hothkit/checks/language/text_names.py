"""The things that a text names though the rule does not speak of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from hothkit.pack.library import Library, Thing

NOT_RULES = ("confidence", "evidence", "forms", "name", "note", "source", "text")
"""Keys under which a thing or a rule has words about itself."""
_FOLDERS = ("units", "structures", "markers", "badges", "terrain")
_TYPES = "types"
_HEX = re.compile(r"(?<!\w)[A-Z][1-9]\d?(?!\w)")


def strangers(library: Library, thing: Thing, rule: Mapping[str, Any], text: str, lang: str) -> set[str]:
    """The names in the text of things, sections and hexes that the rule does not speak of."""
    meant = {thing.file.id, *_ids(rule)}
    # A card names all that it is for; of other rules it is known what carries them.
    folders = (*_FOLDERS, _TYPES) if thing.file.kind == "card" else _FOLDERS
    found = {name for folder in folders for name in _things(library, folder, meant, text, lang)}
    return found | _sections(library, meant, text, lang) | _hexes(meant, text)


def _things(library: Library, folder: str, meant: set[str], text: str, lang: str) -> Iterator[str]:
    """Names as they are written; where the rule speaks of others of the kind, in small letters too."""
    names = _names(library, folder, lang)
    known = {name.casefold() for name, id in names.items() if id in meant}
    flags = re.IGNORECASE if any(id in meant for id in names.values()) else re.NOFLAG
    # The words for types are everyday ones: another one is only wrong where the right one is not there.
    if folder == _TYPES and (not flags or any(_is_in(name, text, flags) for name in known)):
        return
    told = set(meant)
    for name, id in names.items():
        if id not in told and not any(name.casefold() in other for other in known) and _is_in(name, text, flags):
            told.add(id)
            yield name


def _is_in(name: str, text: str, flags: re.RegexFlag) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}s?(?!\w)", text, flags) is not None


@lru_cache(maxsize=64)
def _names(library: Library, folder: str, lang: str) -> Mapping[str, str]:
    """The names of a kind in a language, those of several too, and the id of each."""
    found = {}
    for id in library.of_kind(folder):
        data = library.thing(folder, id)
        for name in (data.get("name", {}), data.get("forms", {}).get("many", {})):
            if name.get(lang):
                found[name[lang]] = id
    return found


def _sections(library: Library, meant: set[str], text: str, lang: str) -> set[str]:
    """The sections of a board, if the rule has others."""
    sections = _names(library, "sections", lang)
    if meant.isdisjoint(sections.values()):
        return set()
    return {name for name, id in sections.items() if id not in meant and name.lower() in text.lower()}


def _hexes(meant: set[str], text: str) -> set[str]:
    """The hexes, if the rule has others."""
    known = {id for id in meant if _HEX.fullmatch(id)}
    return set(_HEX.findall(text)) - known if known else set()


def _ids(data: Any) -> Iterator[str]:
    if isinstance(data, Mapping):
        for key, value in data.items():
            if key not in NOT_RULES:
                yield str(key)
                yield from _ids(value)
    elif isinstance(data, list):
        for value in data:
            yield from _ids(value)
    elif isinstance(data, str):
        yield data
