"""A text that lacks a language which the others have."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from hothkit import resources
from hothkit.checks.finding import warning
from hothkit.checks.language.texts import ENGLISH, texts
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.paths import real


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each text without English, or without another language of the pack, else of the file itself."""
    told = texts(thing)
    wanted = {ENGLISH, *(_declared(library, thing) or (lang for one in told for lang in one.forms))}
    for one in told:
        if missing := wanted - set(one.forms):
            phrase = "english" if missing == {ENGLISH} else None
            place = thing.source.place(one.route)
            yield warning("missing-language", place, phrase, languages=", ".join(sorted(missing)))


def _declared(library: Library, thing: Thing) -> Collection[str]:
    """The languages that the pack of a thing says it has; none if it says nothing, or nothing is its pack."""
    packs = _packs(library)
    for folder in thing.file.real.parents:
        if folder in packs:
            return packs[folder]
        if folder == _battles():
            # Bundled battles do not lie in the folder of their pack.
            rules = thing.data.get("rules") if isinstance(thing.data, dict) else None
            return next((said for pack, said in packs.items() if pack.name == rules), ())
    return ()


@lru_cache(maxsize=1)
def _packs(library: Library) -> Mapping[Path, Collection[str]]:
    """The folder of each pack and the languages that it declares."""
    return {
        thing.file.real.parent: thing.data.get("languages", ())
        for thing in library.all
        if thing.file.kind == "pack" and thing.is_usable
    }


@lru_cache(maxsize=1)
def _battles() -> Path:
    return real(resources.folder("scenarios"))
