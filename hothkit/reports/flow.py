"""A value in one line, as it could stand in a file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any


def flow(value: Any) -> str:
    """The value as YAML in one line.

    >>> flow({"most": 1, "names": ["a", "b c"], "is_far": True})
    '{most: 1, names: [a, b c], is_far: true}'
    """
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{flow(key)}: {flow(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, str) and value and all(letter.isalnum() or letter in "-_ ./'" for letter in value):
        return value
    return json.dumps(value, ensure_ascii=False)
