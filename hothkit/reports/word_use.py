"""Which content files use each word of the rule language."""

from __future__ import annotations

from collections.abc import Iterable

from hothkit.checks.reference.raw_rules import rules_in
from hothkit.checks.reference.uses import roles_named, uses
from hothkit.pack.library import Thing
from hothkit.words.vocabulary import VOCABULARY

# A ruling shows what words do; it is no content that needs them.
_SHOWING = "ruling"


def word_use(things: Iterable[Thing]) -> dict[tuple[str, str], tuple[str, ...]]:
    """Group and word -> the files that use it, as folder/id, in the order of the vocabulary."""
    found: dict[tuple[str, str], set[str]] = {
        (group, word): set() for group, words in VOCABULARY.items() for word in words
    }
    for thing in things:
        if thing.file.kind == _SHOWING or not thing.is_usable:
            continue
        name = f"{thing.folder}/{thing.file.id}".rstrip("/")
        words = [(use.what, use.name) for use in uses(thing.file.kind, thing.data)]
        for rule, route in rules_in(thing.file.kind, thing.data):
            words += [("roles", use.name) for use in roles_named(rule, route)]
        for word in words:
            if word in found:
                found[word].add(name)
    return {word: tuple(sorted(files)) for word, files in found.items()}
