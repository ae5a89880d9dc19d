"""Which values are replaced whole when one file changes another: those that are said in words of the rules.

A rule or a condition means what all its words mean together; with one word more it would be another one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from hothkit.shape.schemas import SUFFIX, schema_of, schemas
from hothkit.yaml_source import Route

_WORDS, _RULES = "words/", "words/rules.schema.json"


@cache
def is_whole(kind: str, route: Route) -> bool:
    """Whether the mapping at this place of a file is one thing, and not fields that can change one by one."""
    schema: Mapping[str, Any] = schema_of(kind)
    file = kind + SUFFIX
    for key in route:
        file, schema = _followed(file, schema)
        if file == _RULES:
            return True
        inner = schema.get("properties", {}).get(key, schema.get("additionalProperties"))
        if not isinstance(inner, Mapping):
            return True
        schema = inner
    file, _ = _followed(file, schema)
    return file.startswith(_WORDS) and file != _RULES


def merged_with(kind: str, old: Mapping[str, Any], new: Mapping[str, Any], route: Route = ()) -> dict[str, Any]:
    """The fields of a file of this kind with new ones laid over them."""
    merged = dict(old)
    for field, value in new.items():
        before, at = merged.get(field), (*route, field)
        if isinstance(before, Mapping) and isinstance(value, Mapping) and not is_whole(kind, at):
            merged[field] = merged_with(kind, before, value, at)
        else:
            merged[field] = value
    return merged


def _followed(file: str, schema: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    """What a schema refers to, with its file; itself if it has fields of its own."""
    while "properties" not in schema and "additionalProperties" not in schema:
        references = [part["$ref"] for part in (schema, *schema.get("allOf", ())) if "$ref" in part]
        if not references or references[0].startswith("#"):
            break
        reference = next((one for one in references if _WORDS in one), references[0])
        name = reference.partition("#")[0]
        folder = file.rpartition("/")[0]
        while name.startswith("../"):
            name, folder = name[3:], folder.rpartition("/")[0]
        file = f"{folder}/{name}" if folder else name
        if file not in schemas():
            break
        schema = schemas()[file]
    return file, schema
