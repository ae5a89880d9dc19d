"""The bundled schemas, compiled once a kind; nothing is ever fetched."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from hothkit.resources import folder

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError
    from jsonschema.protocols import Validator
    from referencing import Registry

KIND_OF_FOLDER: Mapping[str, str] = {
    "badges": "badge",
    "boards": "board",
    "campaigns": "campaign",
    "cards": "card",
    "decks": "deck",
    "leaders": "leader",
    "markers": "marker",
    "rulings": "ruling",
    "scenarios": "scenario",
    "sections": "section",
    "sides": "side",
    "structures": "structure",
    "terrain": "terrain",
    "traits": "trait",
    "types": "type",
    "units": "unit",
    "variants": "variant",
}
"""Folder of a pack -> the kind of the files in it."""

SINGLE_FILES = ("components", "dice", "glossary", "pack", "requirements", "setup", "sight", "translated", "turn")
KINDS = (*sorted(KIND_OF_FOLDER.values()), *SINGLE_FILES)
SUFFIX = ".schema.json"


def schema_folder() -> Path:
    """The folder of the bundled schemas."""
    return folder("schemas")


@cache
def schemas() -> Mapping[str, dict[str, Any]]:
    """Path in the folder of schemas -> schema."""
    root = schema_folder()
    paths = sorted(root.rglob(f"*{SUFFIX}"))
    return {path.relative_to(root).as_posix(): json.loads(path.read_text(encoding="utf-8")) for path in paths}


def schema_of(kind: str) -> dict[str, Any]:
    """The schema of a kind of file; ValueError if there is no such kind."""
    if kind not in KINDS:
        raise ValueError(f"no kind of file is called {kind!r}, only {', '.join(KINDS)}")
    return schemas()[kind + SUFFIX]


@cache
def validator(kind: str) -> Validator:
    """The validator of a kind of file."""
    schema_of(kind)
    made: Validator = _validator_class()({"$ref": kind + SUFFIX}, registry=_registry())
    return made


@cache
def _registry() -> Registry[Any]:
    from referencing import Registry
    from referencing.jsonschema import DRAFT202012

    # Relative paths are the addresses: the same references hold for an editor that reads the folder.
    # Without its "$schema" a schema is judged by our validator, with it by the plain one.
    plain = {name: {k: v for k, v in schema.items() if k != "$schema"} for name, schema in schemas().items()}
    resources = ((name, DRAFT202012.create_resource(schema)) for name, schema in plain.items())
    return Registry().with_resources(resources).crawl()


class _MakesValidators(Protocol):
    def __call__(self, schema: Mapping[str, Any], registry: Registry[Any]) -> Validator: ...


@cache
def _validator_class() -> _MakesValidators:
    from jsonschema import Draft202012Validator, validators

    extend: Callable[..., _MakesValidators] = validators.extend
    usual = Draft202012Validator.VALIDATORS["$ref"]
    known: dict[tuple[str, str], Any] = {}

    def _ref(validator: Any, ref: str, data: object, schema: object) -> Iterator[ValidationError]:
        """As the standard has it, but what a reference leads to is looked up once: that takes a third of the time.

        An error knows the file of its schema, without which nothing that the schema refers to could be found.
        """
        resolver = getattr(validator, "_resolver", None)
        if resolver is None:
            yield from usual(validator, ref, data, schema)
            return
        key = (resolver._base_uri, ref)
        if key not in known:
            known[key] = resolver.lookup(ref)
        there = known[key].resolver
        for error in validator.descend(data, known[key].contents, resolver=there):
            error.file = getattr(error, "file", there._base_uri)
            yield error

    return extend(Draft202012Validator, {"pattern": _pattern, "properties": _properties, "$ref": _ref})


def _pattern(_: Validator, pattern: str, text: object, __: object) -> Iterator[ValidationError]:
    """As the standard has it, but a line end after the text is not overlooked."""
    from jsonschema.exceptions import ValidationError

    if isinstance(text, str) and (text.endswith("\n") or not re.search(pattern, text)):
        yield ValidationError(f"{text!r} does not match {pattern!r}")


def _properties(validator: Any, properties: Mapping[str, Any], data: object, _: object) -> Iterator[ValidationError]:
    """As the standard has it, but the error about a key that may not be there names the key."""
    from jsonschema.exceptions import ValidationError

    for key in properties if isinstance(data, dict) else ():
        if isinstance(data, dict) and key in data:
            if properties[key] is False:
                yield ValidationError(f"{key!r} is not allowed", path=[key])
            else:
                yield from validator.descend(data[key], properties[key], path=key, schema_path=key)
