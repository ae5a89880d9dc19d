"""The examples that findings give: each is what its schema allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hothkit.shape import findings
from hothkit.shape.example import example
from hothkit.shape.quick import fitting
from hothkit.shape.schemas import schemas
from hothkit.yaml_source import read_text

# What these need besides is said by a condition: any one of several keys.
_CONDITIONAL = {"words/amount.schema.json", "words/rule.schema.json", "words/rules.schema.json"}


def parts(schema: Any, way: str) -> Iterator[tuple[dict[str, Any], str]]:
    """Every schema inside a schema that is asked for by itself, with the way to it."""
    yield schema, way
    for word in ("properties", "$defs"):
        for name, inner in schema.get(word, {}).items():
            if inner and "/" not in name:
                yield from parts(inner, f"{way}/{word}/{name}")
    for word in ("items", "additionalProperties"):
        if isinstance(schema.get(word), dict):
            yield from parts(schema[word], f"{way}/{word}")


FILES = [file for file in schemas() if not file.startswith("output/") and file not in _CONDITIONAL]


@pytest.mark.parametrize("file", FILES)
def test_an_example_is_what_its_schema_allows(file: str) -> None:
    for schema, way in parts(schemas()[file], "#"):
        sorts = schema.get("type", [])
        for sort in {"object", "array"}.intersection([sorts] if isinstance(sorts, str) else sorts):
            shown = example(schema, file, sort)
            source = read_text(f"a: {shown}", "x")
            assert isinstance(source.data, dict) and not source.findings, shown
            assert fitting(file + way)(source.data["a"]), (way, shown)


UNIT = "name: {en: A}\nside: left\ntype: foot\nminiatures: 4\nattack: [3]\n"


def values(kind: str, text: str) -> dict[str, str | int]:
    """What the only finding about a file says."""
    (finding,) = findings(kind, read_text(text, "x"))
    return dict(finding.values)


def test_a_wrong_sort_is_told_with_an_example_of_the_very_thing() -> None:
    assert values("unit", UNIT + "move: 3\n")["example"] == "{most: 2}"
    assert values("card", "name: {en: A}\norder: 2\n")["example"] == "[{up_to: 2}]"
    shown = values("deck", "name: {en: A}\nside: left\ncards: [a]\n")["example"]
    assert str(shown).startswith("{") and str(shown).endswith(": 2}")


def test_signs_in_place_of_a_range_are_told_with_the_range() -> None:
    rule = "rules: {{a: {{name: {{en: A}}, while: {{distance: {}}}, change: {{dice: 1}}}}}}\nmove: {{most: 2}}\n"
    for signs, meant in {'">=3"': "{at_least: 3}", "< 3": "{at_most: 2}", "≥3": "{at_least: 3}"}.items():
        assert values("unit", UNIT + rule.format(signs))["example"] == meant


def test_a_dash_before_a_number_is_told_with_the_number() -> None:
    rule = "rules: {a: {name: {en: A}, while: {distance: 1}, change: {dice: –1}}}\nmove: {most: 2}\n"
    assert values("unit", UNIT + rule) == {"key": "dice", "value": "–1", "write": "-1"}
