"""Whether what was found holds all that was wanted of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

NOTHING = "nothing"
Difference = tuple[str, Any, Any]
"""The route to a value, what was wanted there, and what was found."""


def differences(wanted: Any, found: Any, route: str = "") -> Iterator[Difference]:
    """Where the two part: a mapping may hold more than is wanted, a list may not, and the word nothing means not there.

    >>> list(differences({"a": [1], "b": "nothing"}, {"a": [2], "c": 3}))
    [('a[0]', 1, 2)]
    """
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for key, value in wanted.items():
            yield from differences(value, found.get(key), f"{route}.{key}" if route else str(key))
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        for number, (one, other) in enumerate(zip(wanted, found, strict=True)):
            yield from differences(one, other, f"{route}[{number}]")
    elif (found is not None) if wanted == NOTHING else (wanted != found):
        yield route, wanted, found


def shown(value: Any) -> str:
    """A value in one line, in the words of a ruling's file."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {shown(one)}" for key, one in value.items()) + "}"
    return "[" + ", ".join(map(shown, value)) + "]" if isinstance(value, list | tuple) else str(value)
