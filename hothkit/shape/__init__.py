"""Whether a file has the shape of its kind, in an author's words; the only importer of jsonschema."""

from __future__ import annotations

from itertools import islice
from typing import Any

from hothkit.diagnostics import Diagnostic, Severity
from hothkit.shape.fields import all_known, unknown_fields
from hothkit.shape.format_ import other_format
from hothkit.shape.mistakes import Mistake, mistakes_of
from hothkit.shape.quick import fitting
from hothkit.shape.schemas import KIND_OF_FOLDER, KINDS, SUFFIX, schema_folder, schema_of, validator
from hothkit.shape.sieve import sieve
from hothkit.yaml_source import Source
from hothkit.yaml_source.limits import DEPTH

__all__ = ["KINDS", "KIND_OF_FOLDER", "findings", "is_sound", "schema_folder"]

# After so many errors of a file nobody reads on, and a stranger's file may hold thousands.
MOST_ERRORS = 200


def is_sound(kind: str, data: Any) -> bool:
    """Whether data has the shape of its kind, so that there are no findings; says it soon."""
    schema = schema_of(kind)
    try:
        return fitting(kind + SUFFIX)(data) and all_known(schema, data)
    except RecursionError:
        return False


def findings(kind: str, source: Source) -> list[Diagnostic]:
    """What is wrong with the shape of this file, one finding a mistake, in the order of the file."""
    # What is wrong, only jsonschema can say; most files are sound and never need it.
    if source.data is None or is_sound(kind, source.data):
        return []
    if (other := other_format(kind, source)) is not None:
        return [other]
    found: list[Mistake] = []
    try:
        for error in islice(validator(kind).iter_errors(source.data), MOST_ERRORS):
            found += mistakes_of(error, source)
    except RecursionError:  # the deepest file takes two thirds of the stack; the caller may have the rest
        values = {"most": DEPTH}
        return [Diagnostic("nested-too-deep", Severity.ERROR, source.place(()), values)]
    found += unknown_fields(schema_of(kind), source)
    kept = sorted(sieve(found, source), key=Diagnostic.sort_key)
    return kept[:MOST_ERRORS]
