"""A part of a rule as its author wrote it, on one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hothkit.diagnostics import excerpt


def written(data: Any) -> str:
    """The text for a message, its outermost brackets left out.

    >>> written({"side": "own", "not": {"type": ["a", "b"]}, "empty": True})
    'side: own, not: {type: [a, b]}, empty: true'
    """
    text = _flow(data)
    return excerpt(text[1:-1] if isinstance(data, Mapping) else text)


def _flow(data: Any) -> str:
    if isinstance(data, Mapping):
        return "{" + ", ".join(f"{key}: {_flow(value)}" for key, value in data.items()) + "}"
    if isinstance(data, list):
        return f"[{', '.join(map(_flow, data))}]"
    return str(data).lower() if isinstance(data, bool) else str(data)
