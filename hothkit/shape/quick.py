"""Schemas made into functions that only say yes or no: many times as fast as a validator that can tell why."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from hothkit.shape.schemas import schemas

Fits = Callable[[Any], bool]
Schema = Mapping[str, Any]
Make = Callable[[Any, Schema, str], Fits]
"""A keyword's value, the schema that it stands in and that schema's path -> whether data fits it."""

_TYPES: Mapping[str, Fits] = {
    "array": lambda data: isinstance(data, list),
    "boolean": lambda data: isinstance(data, bool),
    "integer": lambda data: isinstance(data, int) and not isinstance(data, bool),
    "object": lambda data: isinstance(data, dict),
    "string": lambda data: isinstance(data, str),
}
_MEMBERS = ("properties", "patternProperties", "additionalProperties")
# Words that tell and do not judge, and those that `if` heeds.
_TOLD = ("$comment", "default", "description", "errorMessage", "examples", "formerly", "patternErrorMessage", "title")
_NOTES = frozenset((*_TOLD, "$defs", "$id", "$schema", "then", "else"))


@cache
def fitting(address: str) -> Fits:
    """Whether data fits the schema at this address: a path in the folder of schemas, perhaps a pointer into it."""
    path, _, pointer = address.partition("#")
    found: Any = schemas()[path]
    for step in pointer.split("/")[1:]:
        found = found[step]
    return _made(found, path)


def _made(schema: Schema | bool, path: str) -> Fits:
    if isinstance(schema, bool):
        return lambda _: schema
    words = schema.keys() - _NOTES
    if unknown := words - _MAKERS.keys() - {*_MEMBERS}:
        raise NotImplementedError(f"{path}: {', '.join(sorted(unknown))}")
    checks = [make(schema[word], schema, path) for word, make in _MAKERS.items() if word in words]
    if words.intersection(_MEMBERS):
        checks.append(_members(schema, path))
    return _every(checks)


def _every(checks: list[Fits]) -> Fits:
    def fits(data: Any) -> bool:
        for check in checks:  # noqa: SIM110 -- all() over a generator takes twice as long
            if not check(data):
                return False
        return True

    return checks[0] if len(checks) == 1 else fits


def _members(schema: Schema, path: str) -> Fits:
    """Whether the values of a mapping fit what is said of their keys."""
    known = {key: _made(inner, path) for key, inner in schema.get("properties", {}).items()}
    like = [(re.compile(key), _made(inner, path)) for key, inner in schema.get("patternProperties", {}).items()]
    other = _made(schema.get("additionalProperties", True), path)

    def of_key(key: str) -> Fits:
        said = [known[key]] if key in known else []
        said += [fits for pattern, fits in like if pattern.search(key)]
        return _every(said) if said else other

    def fits(data: Any) -> bool:
        if isinstance(data, dict):
            for key, value in data.items():
                check = of_key(key) if like else known.get(key, other)
                if not check(value):
                    return False
        return True

    return fits


def _type(wanted: Any, _: Schema, __: str) -> Fits:
    if isinstance(wanted, str):
        return _TYPES[wanted]
    sorts = [_TYPES[name] for name in wanted]
    return lambda data: any(is_of(data) for is_of in sorts)


def _words(wanted: Any, _: Schema, __: str) -> Fits:
    """For `const` and `enum`; true is not 1."""
    allowed = {(type(word), word) for word in (wanted if isinstance(wanted, list) else [wanted])}
    return lambda data: not isinstance(data, list | dict) and (type(data), data) in allowed


def _pattern(wanted: Any, _: Schema, __: str) -> Fits:
    search = re.compile(wanted).search
    # As in the validator a line end after the text is not overlooked.
    return lambda data: not isinstance(data, str) or (search(data) is not None and not data.endswith("\n"))


def _reference(wanted: Any, _: Schema, path: str) -> Fits:
    file, _, pointer = wanted.partition("#")
    there = posixpath.normpath(posixpath.join(posixpath.dirname(path), file)) if file else path
    address = f"{there}#{pointer}"
    # Looked up when it is needed: a condition may hold conditions.
    return lambda data: fitting(address)(data)


def _items(wanted: Any, _: Schema, path: str) -> Fits:
    fits = _made(wanted, path)
    return lambda data: not isinstance(data, list) or all(map(fits, data))


def _names(wanted: Any, _: Schema, path: str) -> Fits:
    fits = _made(wanted, path)
    return lambda data: not isinstance(data, dict) or all(map(fits, data))


def _required(wanted: Any, _: Schema, __: str) -> Fits:
    keys = frozenset(wanted)
    return lambda data: not isinstance(data, dict) or keys <= data.keys()


def _all(wanted: Any, _: Schema, path: str) -> Fits:
    return _every([_made(inner, path) for inner in wanted])


def _any(wanted: Any, _: Schema, path: str) -> Fits:
    branches = [_made(inner, path) for inner in wanted]
    return lambda data: any(fits(data) for fits in branches)


def _if(wanted: Any, schema: Schema, path: str) -> Fits:
    condition = _made(wanted, path)
    so, otherwise = (_made(schema.get(word, True), path) for word in ("then", "else"))
    return lambda data: so(data) if condition(data) else otherwise(data)


def _least(sort: str, measure: Callable[[Any], int]) -> Make:
    is_of = _TYPES[sort]
    return lambda least, _, __: lambda data: not is_of(data) or measure(data) >= least


def _most(sort: str, measure: Callable[[Any], int]) -> Make:
    is_of = _TYPES[sort]
    return lambda most, _, __: lambda data: not is_of(data) or measure(data) <= most


# The first ones refuse most and take the least time.
_MAKERS: Mapping[str, Make] = {
    "type": _type,
    "const": _words,
    "enum": _words,
    "minimum": _least("integer", int),
    "maximum": _most("integer", int),
    "minLength": _least("string", len),
    "maxLength": _most("string", len),
    "pattern": _pattern,
    "minItems": _least("array", len),
    "maxItems": _most("array", len),
    "minProperties": _least("object", len),
    "maxProperties": _most("object", len),
    "required": _required,
    "propertyNames": _names,
    "items": _items,
    "$ref": _reference,
    "allOf": _all,
    "anyOf": _any,
    "if": _if,
}
