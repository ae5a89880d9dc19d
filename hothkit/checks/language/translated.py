"""What a pack remembers of its translations: marks of the English and of the translation, as both were."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hothkit.checks.language.texts import ENGLISH, Written, texts
from hothkit.pack.library import Library, Thing

KIND = "translated"
_LETTERS = str.maketrans("0123456789abcdef", "bcdfghjklmnpqrst")
_LENGTH = 6


def is_outdated(library: Library, thing: Thing, one: Written, lang: str) -> bool:
    """Whether the English has changed since the pack remembered this text, and the translation has not."""
    for folder, remembered in _memories(library).items():
        if thing.file.real.is_relative_to(folder):
            mark = remembered.get(lang, {}).get(_key(folder, thing, one))
            if mark is not None:
                english, own = str(mark).split("-")
                return english != _mark(one.forms[ENGLISH]) and own == _mark(one.forms[lang])
    return False


def remembered(folder: Path, things: Iterable[Thing]) -> dict[str, dict[str, str]]:
    """For each language beside English the marks of all its texts in the things of a pack."""
    found: dict[str, dict[str, str]] = {}
    for thing in things:
        for one in texts(thing):
            for lang, words in one.others() if ENGLISH in one.forms else ():
                mark = f"{_mark(one.forms[ENGLISH])}-{_mark(words)}"
                found.setdefault(lang, {})[_key(folder, thing, one)] = mark
    return found


def as_yaml(marks: Mapping[str, Mapping[str, str]], comment: str) -> str:
    """The file that remembers them: a line a text, in the order of their names."""
    return "\n".join((f"# {comment}", "texts:", *_lines(marks), ""))


def _lines(marks: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    for lang, known in sorted(marks.items()):
        yield f'  "{lang}":'
        yield from (f"    {json.dumps(key, ensure_ascii=False)}: {mark}" for key, mark in sorted(known.items()))


def _key(folder: Path, thing: Thing, one: Written) -> str:
    file = thing.file.real.relative_to(folder).with_suffix("").as_posix()
    return " ".join((file, ".".join(map(str, one.route))))


def _mark(text: str) -> str:
    # Consonants alone, so that it is never a word or a number.
    return blake2b(text.encode(), digest_size=_LENGTH // 2).hexdigest().translate(_LETTERS)


@lru_cache(maxsize=1)
def _memories(library: Library) -> Mapping[Path, Mapping[str, Mapping[str, Any]]]:
    """The folders of the packs that remember, with what they do."""
    return {
        thing.file.real.parent: thing.data["texts"]
        for thing in library.all
        if thing.file.kind == KIND and thing.is_usable
    }
