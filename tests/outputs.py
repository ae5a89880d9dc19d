"""Holds a JSON that a command printed to its schema in schemas/output/."""

import json
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from hothkit import resources


def validate(name: str, data: Any) -> None:
    """Fail if the data is not of the named output's shape."""
    folder = resources.folder("schemas") / "output"
    schemas = {path.name: json.loads(path.read_text()) for path in folder.glob("*.json")}
    registry = Registry().with_resources([(n, Resource.from_contents(s)) for n, s in schemas.items()])
    Draft202012Validator(schemas[f"{name}.schema.json"], registry=registry).validate(data)
