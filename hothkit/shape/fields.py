"""Evidence about fields that the file cannot have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hothkit.shape.mistakes import MOST_KEYS, Mistake, unknown_key
from hothkit.yaml_source import Source


def unknown_fields(schema: Mapping[str, Any], source: Source) -> list[Mistake]:
    """A finding for each key of `evidence` that is no field of this kind of file."""
    data = source.data
    evidence = data.get("evidence") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(evidence, dict):
        return []
    fields = set(schema["properties"]) - {"evidence", "source", "confidence", "note"}
    unknown = [key for key in evidence if key not in fields]
    return [unknown_key(source, ("evidence",), key, fields, evidence) for key in unknown[:MOST_KEYS]]
