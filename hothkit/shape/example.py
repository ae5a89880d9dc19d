"""A small value that a schema allows, as an author would write it."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping
from typing import Any

from hothkit.shape.schemas import schemas

Part = tuple[Mapping[str, Any], str]
"""A schema and the path of the file in which it stands."""

_DEEPEST = 6
_NUMBER = 2
_SIGNS = re.compile(r"\s*([<>≤≥]=?)\s*([0-9]{1,6})\s*")
_SIMPLE = ("integer", "string", "boolean", "array", "object")


def example(schema: Mapping[str, Any], file: str, sort: str | None = None) -> str:
    """A value that this schema of this file allows: of this sort if it allows several."""
    return _written(_value(_parts(schema, file), sort, _DEEPEST))


def example_for(written: str, schema: Mapping[str, Any], file: str, sort: str) -> str:
    """As `example`, but for signs such as >=3 the very range that they stand for, where one is allowed."""
    signs = _SIGNS.fullmatch(written)
    if signs is None or not {"at_least", "at_most"} <= schema.get("properties", {}).keys():
        return example(schema, file, sort)
    number = int(signs[2]) + {">": 1, "<": -1}.get(signs[1], 0)
    return f"{{{'at_least' if signs[1][0] in '>≥' else 'at_most'}: {number}}}"


def _parts(schema: Mapping[str, Any], file: str) -> list[Part]:
    """The schema and all that it refers to: a value has to fit each of them."""
    found = [(schema, file)]
    if "$ref" in schema:
        path, _, pointer = schema["$ref"].partition("#")
        there = posixpath.normpath(posixpath.join(posixpath.dirname(file), path)) if path else file
        inner: Any = schemas()[there]
        for step in pointer.split("/")[1:]:
            inner = inner[step]
        found += _parts(inner, there)
    # A word alone will do; of what is told apart by a key it is simplest without.
    is_word = schema.get("if") == {"type": "string"}
    is_choice = "properties" not in schema and "required" in schema.get("if", {}) and "else" in schema
    told_apart = [schema["then"]] if is_word else [schema["else"]] if is_choice else []
    for inner in (*schema.get("allOf", ()), *schema.get("anyOf", ())[:1], *told_apart):
        found += _parts(inner, file)
    return found


def _value(parts: list[Part], sort: str | None, depth: int) -> Any:
    sort = sort or _sort(parts)
    if (fixed := next((schema["const"] for schema, _ in parts if "const" in schema), None)) is not None:
        return fixed
    if sort == "integer":
        least = max(schema.get("minimum", 0) for schema, _ in parts)
        most = min(schema.get("maximum", _NUMBER) for schema, _ in parts)
        return max(least, min(most, _NUMBER))
    if sort == "object" and depth:
        return {key: _value(_of_key(parts, key), None, depth - 1) for key in _keys(parts)}
    if sort == "array" and depth:
        items = [part for schema, file in parts if "items" in schema for part in _parts(schema["items"], file)]
        return [_value(items, None, depth - 1)] * max(schema.get("minItems", 1) for schema, _ in parts)
    words = [schema.get("enum", schema.get("examples")) for schema, _ in parts]
    return next((choices[0] for choices in words if choices), "a" if sort == "string" else True)


def _sort(parts: list[Part]) -> str:
    """The sort of value that is shown: the simplest one."""
    said = next((schema["type"] for schema, _ in parts if "type" in schema), None)
    if said is None:
        return "object" if any("properties" in schema for schema, _ in parts) else "string"
    return str(said) if isinstance(said, str) else min(said, key=_SIMPLE.index)


def _keys(parts: list[Part]) -> list[str]:
    """The keys that must be there, or one that may."""
    if needed := [key for schema, _ in parts for key in schema.get("required", ())]:
        return list(dict.fromkeys(needed))
    one = next((key for schema, _ in parts for key, inner in schema.get("properties", {}).items() if inner), None)
    names = [
        part for schema, file in parts if "propertyNames" in schema for part in _parts(schema["propertyNames"], file)
    ]
    return [one or str(_value(names, "string", 1))]


def _of_key(parts: list[Part], key: str) -> list[Part]:
    """What the value of this key has to fit."""
    found: list[Part] = []
    for schema, file in parts:
        inner = schema.get("properties", {}).get(key, schema.get("additionalProperties"))
        if isinstance(inner, Mapping):
            found += _parts(inner, file)
    return found


def _written(value: Any) -> str:
    """A value on one line, as in a pack.

    >>> _written({"order": [{"up_to": 2}], "then": True})
    '{order: [{up_to: 2}], then: true}'
    """
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_written(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_written, value)) + "]"
    if isinstance(value, str) and not value[0].isalpha():
        return f'"{value}"'
    return str(value).lower() if isinstance(value, bool) else str(value)
