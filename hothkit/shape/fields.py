"""Evidence about fields that the file cannot have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hothkit.shape.mistakes import MOST_KEYS, Mistake, unknown_key
from hothkit.yaml_source import Source


def unknown_fields(schema: Mapping[str, Any], source: Source) -> list[Mistake]:
    """A finding for each key of `evidence` that is no field of this kind of file."""
    fields = _fields(schema)
    evidence = _evidence(source.data)
    unknown = [key for key in evidence if key not in fields]
    return [unknown_key(source, ("evidence",), key, fields, evidence) for key in unknown[:MOST_KEYS]]


def all_known(schema: Mapping[str, Any], data: Any) -> bool:
    """Whether every key of `evidence` is a field of this kind of file."""
    return _evidence(data).keys() <= _fields(schema)


def _fields(schema: Mapping[str, Any]) -> set[str]:
    return set(schema["properties"]) - {"evidence", "source", "confidence", "note"}


def _evidence(data: Any) -> dict[str, Any]:
    evidence = data.get("evidence") if isinstance(data, dict) else None
    return evidence if isinstance(evidence, dict) else {}
