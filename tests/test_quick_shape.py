"""The quick yes or no about the shape of data: always what the validator, which can tell why, would say."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hothkit.shape import is_sound
from hothkit.shape.fields import unknown_fields
from hothkit.shape.quick import fitting
from hothkit.shape.schemas import KINDS, schema_of, schemas, validator
from hothkit.yaml_source import Source
from tests.checks.packs import BUNDLED

READ = [name for name in schemas() if not name.startswith("output/")]
ODD = [None, True, False, 0, 1, -1, 10**7, "", " ", "a", "a\n", "A1", "A1\n", "all", "x" * 5000, [], [[]], {}, {"": 1}]
ODD += [{"path": "M 10,90 L -1 10.5 Z"}, {"path": "M 1 1\n"}, {"path": "m 1 1"}, {"path": "M" * 5001}, {"path": 1}]


def parts(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every value in the data with the way to it."""
    yield way, data
    for step, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield from parts(value, (*way, step))


VALUES = {repr(value): value for thing in BUNDLED for _, value in parts(thing.data)}
POOL = [*ODD, *random.Random(0).sample(list(VALUES.values()), 300)]
KEYS = ["evidence", "then", "may", *(value for value in POOL if isinstance(value, str))]
DATA = st.recursive(
    st.sampled_from(POOL),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def agree(kind: str, data: Any) -> bool:
    """Whether the data is sound, which both must say."""
    sound = is_sound(kind, data)
    mistakes = [*validator(kind).iter_errors(data), *unknown_fields(schema_of(kind), Source("x", data))]
    assert sound == (not mistakes), (kind, data, mistakes[:1])
    return sound


def changed(data: Any, draw: Any) -> Any:
    """The data with one part replaced, taken out, named otherwise or put in."""
    data = copy.deepcopy(data)
    *way, last = draw(st.sampled_from([way for way, _ in parts(data) if way]))
    around = data
    for step in way:
        around = around[step]
    what = draw(st.sampled_from(("replace", "drop", "rename", "add")))
    if what == "replace":
        around[last] = draw(DATA)
    elif what == "drop" or isinstance(around, list):
        del around[last]
    else:
        value = around.pop(last) if what == "rename" else draw(DATA)
        around[draw(st.sampled_from(KEYS))] = value
    return data


def test_all_bundled_content_is_sound() -> None:
    assert [thing.file.shown for thing in BUNDLED if not agree(thing.file.kind, thing.data)] == []


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_changed_content_is_judged_alike(data: st.DataObject) -> None:
    thing = data.draw(st.sampled_from(BUNDLED))
    agree(thing.file.kind, changed(thing.data, data.draw))


@pytest.mark.parametrize("name", READ)
def test_every_schema_judges_alike(name: str) -> None:
    by_the_standard = validator("pack").evolve(schema={"$ref": name})
    for value in POOL:
        assert fitting(name)(value) == by_the_standard.is_valid(value), value


@pytest.mark.parametrize("kind", KINDS)
def test_no_kind_takes_what_is_no_mapping(kind: str) -> None:
    assert not any(agree(kind, value) for value in ODD if not isinstance(value, dict))


def test_a_word_of_schemas_that_is_not_known_is_a_mistake_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(schemas(), "strange", {"oneOf": []})
    with pytest.raises(NotImplementedError, match="strange: oneOf"):
        fitting("strange")


def test_what_is_nested_too_deep_to_judge_is_not_called_sound() -> None:
    condition: Any = "foot"
    for _ in range(2000):
        condition = {"not": condition}
    rule = {"while": {"target": condition}, "forbid": ["move"]}
    assert not is_sound("trait", {"name": {"en": "A"}, "rules": {"r": rule}})
