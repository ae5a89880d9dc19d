"""Hashes of content, so that a record can tell that what it was played with has changed since."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b

from hothkit.pack.library import Library, Thing

# What these say never touches a game.
_WORDS_ONLY = ("components", "glossary", "pack", "requirements", "setup", "variants", "scenarios")


def fingerprint(library: Library, battle: str, variants: Iterable[str] = ()) -> dict[str, str]:
    """BLAKE2b-128 over the data of all rules, of the battle, and of the variants it is played with."""
    rules = (
        thing for folder, things in library.things.items() if folder not in _WORDS_ONLY for thing in things.values()
    )
    found = {"rules": _hash(rules), "battle": _hash([library.find_scenario(battle)])}
    if chosen := [library.of_kind("variants")[name] for name in variants]:
        found["variants"] = _hash(chosen)
    return found


def _hash(things: Iterable[Thing]) -> str:
    lines = [f"{t.file.kind} {t.file.id} {json.dumps(t.data, sort_keys=True)}" for t in things]
    return blake2b("\n".join(sorted(lines)).encode(), digest_size=16).hexdigest()
