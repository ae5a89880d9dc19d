"""A unit, a ground, a card and a variant to begin with."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from string import ascii_uppercase
from typing import Any

from hothkit.pack.library import Library
from hothkit.prose import Phrases
from hothkit.reports.starters.parts import modeline, named, remark, some, sound, word
from hothkit.text import kebab

_LEAST = {"miniatures": 1, "move": {"most": 1}, "attack": [1]}
_CODED = ("units", "structures", "terrain", "markers")


def unit(library: Library, titles: Mapping[str, str], schema: str, words: Phrases) -> str:
    """A unit with the side, type and figures of the one with the most miniatures; with the least if there is none."""
    like: Mapping[str, Any] = _largest(library)[1] if some(library, "units") else _LEAST
    side, type = like.get("side") or sound(library, "sides")[0][0], like.get("type") or sound(library, "types")[0][0]
    move = ", ".join(f"{key}: {value}" for key, value in like["move"].items())
    return _lines(
        modeline(schema),
        *remark(words, "starters.unit.head"),
        named(titles),
        *remark(words, "starters.unit.side", sides=_ids(library, "sides"), types=_ids(library, "types")),
        f"side: {word(side)}",
        f"type: {word(type)}",
        *remark(words, "starters.unit.figures"),
        f"miniatures: {like['miniatures']}",
        f"move: {{{move}}}",
        f"attack: [{', '.join(map(str, like['attack']))}]",
        *remark(words, "starters.code"),
        f"code: {word(_free_code(library, titles))}",
        *remark(words, "starters.unit.end"),
    )


def terrain(library: Library, titles: Mapping[str, str], schema: str, words: Phrases) -> str:
    """A ground that stops whoever enters and protects whoever stands there."""
    return _lines(
        modeline(schema),
        *remark(words, "starters.terrain.head"),
        named(titles),
        *remark(words, "starters.code"),
        f"code: {word(_free_code(library, titles))}",
        'colour: "#c8b88a"',
        *remark(words, "starters.terrain.rules"),
        "entering: {stop: true}",
        "protection: [{dice: -1}]",
        *remark(words, "starters.terrain.end"),
    )


def card(_: Library, titles: Mapping[str, str], schema: str, words: Phrases) -> str:
    """A card that orders two units and gives them a die."""
    return _lines(
        modeline(schema),
        *remark(words, "starters.card.head", id=kebab(titles["en"])),
        named(titles),
        *remark(words, "starters.card.rules"),
        "order: [{up_to: 2}]",
        "bonus: {change: {dice: 1}}",
        *remark(words, "starters.card.end"),
    )


def variant(library: Library, titles: Mapping[str, str], schema: str, words: Phrases) -> str:
    """A variant that gives a unit one miniature more."""
    id, data = _largest(library)
    return _lines(
        modeline(schema),
        *remark(words, "starters.variant.head"),
        named(titles),
        *remark(words, "starters.variant.changes"),
        "changes:",
        "  units:",
        f"    {word(id)}: {{miniatures: {data['miniatures'] + 1}}}",
        *remark(words, "starters.variant.end"),
    )


def _lines(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def _ids(library: Library, folder: str) -> str:
    return ", ".join(id for id, _ in sound(library, folder))


def _largest(library: Library) -> tuple[str, Mapping[str, Any]]:
    """The unit with the most miniatures: Lacking if there is none."""
    return max(((id, thing.data) for id, thing in sound(library, "units")), key=lambda one: one[1]["miniatures"])


def _free_code(library: Library, titles: Mapping[str, str]) -> str:
    """Two letters that nothing on a map has yet, of the name if possible."""
    taken = {thing.data.get("code") or id[:2].upper() for folder in _CODED for id, thing in some(library, folder)}
    letters = [letter for letter in kebab(titles["en"]).upper() if letter in ascii_uppercase]
    own = (letters[0] + other for other in letters[1:]) if letters else iter(())
    every = (first + second for first, second in product(ascii_uppercase, repeat=2))
    return next((code for code in (*own, *every) if code not in taken), "ZZ")
