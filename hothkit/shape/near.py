"""Words that are near to what was written: what was probably meant, and whether nothing else can have been."""

from __future__ import annotations

import re
from collections.abc import Iterable

_COMPARED = 200
_NEARLY_THE_SAME, _VERY_NEAR, _FAR_APART = 0.9, 0.75, 0.2
_SHOWN = 12
"""So many allowed words are listed; more would hide the point."""

# Spaces, and the quotes that word processors make, do not belong to a word.
_AROUND = " \t\n“”„«»‘’"


def suggestion(word: object, allowed: Iterable[str]) -> str | None:
    """The allowed word that the author probably meant.

    >>> suggestion("mvoe", ["attack", "move"])
    'move'
    """
    names = list(allowed)
    return next(iter(_alike(word, names)), None) or next(iter(_close(word, names, 1)), None)


def is_alone(word: object, allowed: Iterable[str]) -> bool:
    """Whether one word alone comes so near to what is written that nothing else can have been meant.

    >>> is_alone("mvoe", ["attack", "move"]), is_alone("halm", ["half", "halt"])
    (True, False)
    """
    names = list(allowed)
    if alike := _alike(word, names):
        return len(alike) == 1
    near = [(_nearness(word, one), one) for one in _close(word, names, 2)]
    best, second = (near[0][0] if near else 0.0), (near[1][0] if len(near) > 1 else 0.0)
    return best >= _NEARLY_THE_SAME > second or (best >= _VERY_NEAR and best - second >= _FAR_APART)


def _alike(word: object, allowed: list[str]) -> list[str]:
    """The words that differ only in capitals, hyphens and the like."""
    bare = _bare(str(word))
    return [one for one in allowed if bare and _bare(one) == bare]


def _bare(word: str) -> str:
    return re.sub(r"[\W_]", "", word[:_COMPARED]).casefold()


def _close(word: object, allowed: list[str], most: int) -> list[str]:
    from difflib import get_close_matches  # only where something is wrong

    return get_close_matches(str(word)[:_COMPARED], allowed, most)


def _nearness(word: object, other: str) -> float:
    from difflib import SequenceMatcher

    return SequenceMatcher(None, other, str(word)[:_COMPARED]).ratio()


def fitting_way(pattern: str, text: str) -> str | None:
    """The text in the usual way of writing if it then fits the pattern."""
    stripped = text.strip(_AROUND)[:_COMPARED]
    ways = (stripped, stripped.upper(), stripped.lower(), re.sub(r"[\s_]+", "-", stripped.lower()))
    return next((way for way in ways if re.search(pattern, way)), None)


def listed(words: Iterable[object]) -> str:
    """Words with commas between them, not too many.

    >>> listed([False, True, "always"])
    'false, true, always'
    """
    said = [str(word).lower() if isinstance(word, bool) else str(word) for word in words]
    return ", ".join(said[:_SHOWN]) + (", …" if len(said) > _SHOWN else "")
