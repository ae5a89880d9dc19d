"""Any rule that its schema allows, made from the schemas themselves, with names that exist and some that do not."""

from __future__ import annotations

import posixpath
import random
from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.shape import is_sound
from hothkit.shape.schemas import schemas

# Where a schema only says which letters a name is made of.
_NAMES = ("this", "unit", "attacker", "target", "hex", "D4", "G1", "A1", "ridge", "snow", "no-such-thing")
_NUMBERS = (0, 1, 1, 1, 2, 3, 5)
_DEEPEST = 7
_Node = tuple[str, Mapping[str, Any]]


def rule(chance: random.Random) -> dict[str, Any]:
    """A sound rule."""
    while True:
        parts = chance.choice((("while", "change"), ("while", "ignore"), ("while", "forbid"), ("change",)))
        if chance.randrange(3):
            parts = ("when", "if", chance.choice(("then", "may")))
            parts = chance.choice((parts, parts, (parts[0], parts[2])))
        file = "words/rule.schema.json"
        made = {part: _made((file, schemas()[file]["properties"][part]), chance, 0) for part in parts}
        if is_sound("trait", {"name": {"en": "X"}, "rules": {"r": made}}):
            return made


def _made(node: _Node, chance: random.Random, depth: int) -> Any:
    """A value of a schema, all its parts heard, though not each with what it demands of the others."""
    parts = list(_parts(node))
    choices = [(file, one["anyOf"]) for file, one in parts if "anyOf" in one and "type" not in one]
    strings = [(file, one["anyOf"]) for file, one in parts if "anyOf" in one and one.get("type") == "string"]
    for file, options in strings or choices:
        if all("$ref" in option for option in options):
            return _made((file, chance.choice(options)), chance, depth)
    said = {key: (file, one[key]) for file, one in reversed(parts) for key in one}
    if "const" in said or "enum" in said:
        return said["const"][1] if "const" in said else chance.choice(said["enum"][1])
    properties = {key: (file, way) for file, one in parts for key, way in one.get("properties", {}).items()}
    types = said["type"][1] if "type" in said else "object" if properties else "string"
    kind = types if isinstance(types, str) else chance.choice(types[:1] if depth > _DEEPEST else types)
    if kind == "boolean":
        return chance.random() < 0.5
    if kind == "integer":
        least, most = (said.get(end, ("", 1))[1] for end in ("minimum", "maximum"))
        return max(least, min(most, chance.choice((*_NUMBERS, -1))))
    if kind == "array" and "items" in said:
        return [_made(said["items"], chance, depth + 1) for _ in range(chance.choice((1, 1, 2)))]
    if kind == "object":
        return _mapping(properties, said, chance, depth)
    thens = [(file, one["then"]) for file, one in parts if one.get("if") == {"type": "string"}]
    if thens:
        return _made(chance.choice(thens), chance, depth)
    examples = [name for _, one in parts for name in one.get("examples", ())]
    return chance.choice(examples if examples and chance.randrange(4) else _NAMES)


def _mapping(
    properties: Mapping[str, _Node], said: Mapping[str, Any], chance: random.Random, depth: int
) -> dict[str, Any]:
    more = said.get("additionalProperties", ("", False))
    known = {key: way for key, way in properties.items() if isinstance(way[1], Mapping)}
    needed = [key for key in said.get("required", ("", ()))[1] if key in known]
    others = [key for key in known if key not in needed]
    number = chance.choice((0, 0, 1) if needed else (1, 1, 1, 2))
    keys = [*needed, *chance.sample(others, min(len(others), number))]
    is_name = {key for key in keys if {*known[key][1]} <= {"description"}}
    return {key: _made(more if key in is_name else known[key], chance, depth + 1) for key in keys}


def _parts(node: _Node) -> Iterator[_Node]:
    """A schema and all that it refers to or is made of."""
    file, schema = node
    yield node
    if "$ref" in schema:
        path, _, part = schema["$ref"].partition("#")
        other = posixpath.normpath(posixpath.join(posixpath.dirname(file), path)) if path else file
        found: Mapping[str, Any] = schemas()[other]
        for step in part.split("/")[1:]:
            found = found[step]
        yield from _parts((other, found))
    for one in schema.get("allOf", ()):
        yield from _parts((file, one))
