"""Whatever is thrown at the checks, each finding has a place inside its file, and nothing is ever raised."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from hothkit.checks.run import run
from hothkit.pack.files import File, files
from hothkit.pack.library import Thing, library_of, read_thing
from hothkit.prose import phrases
from hothkit.reports.json_ import as_data
from hothkit.reports.text import report
from hothkit.shape import KINDS
from tests.checks.test_any_content import BUNDLED, POOL, WORDS, parts
from tests.hostile.zips import PACK, SOUND, zipped

OWN = [thing for thing in BUNDLED if thing.file.kind != "ruling"]
KEYS = sorted({word for thing in BUNDLED for _, part in parts(thing.data) if isinstance(part, dict) for word in part})
SCALARS = st.sampled_from(WORDS) | st.integers(-9, 12) | st.booleans() | st.text(max_size=8) | st.none() | st.floats()
TREES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS) | SCALARS, inner, max_size=5),
    max_leaves=20,
)
EXAMPLES = settings(max_examples=80)


def judged(data: bytes, kind: str, id: str) -> list[dict[str, Any]]:
    """What is found in a file of this kind, seen twice with the bundled content."""
    path = Path("fuzz.yaml")
    return _twice([read_thing(File(kind, id, path, path.name, path, data=data))])


def _twice(things: list[Thing]) -> list[dict[str, Any]]:
    words = phrases("en")
    kept = [one for one in OWN if (one.file.kind, one.file.id) not in {(new.file.kind, new.file.id) for new in things}]
    libraries = [library_of([*kept, *things]) for _ in range(2)]
    first, second = (as_data(run(library, things), words) for library in libraries)
    assert json.dumps(first) == json.dumps(second)
    assert not [one for one in first if one["check"] == "internal-error"], first
    report(run(libraries[0], things), words, libraries[0])
    lines = {thing.source.file: thing.source.lines for thing in things}
    for one in first:
        assert one["line"] >= 1 and one["column"] >= 1
        if text := lines.get(one["file"]):  # there are none of what is not even text
            assert one["line"] <= len(text) and one["column"] <= len(text[one["line"] - 1]) + 1
    return first


@EXAMPLES
@given(st.binary(max_size=300), st.sampled_from(KINDS))
def test_bytes(data: bytes, kind: str) -> None:
    judged(data, kind, "fuzz")


@EXAMPLES
@given(TREES, st.sampled_from(KINDS), st.sampled_from([None, "'", '"', "|", ">"]), st.sampled_from([None, True, False]))
def test_any_tree_in_any_style(tree: Any, kind: str, style: str | None, flow: bool | None) -> None:
    text = yaml.safe_dump(tree, default_style=style, default_flow_style=flow, allow_unicode=True, width=60)
    judged(text.encode("utf-8", "surrogatepass"), kind, "fuzz")


def changed(data: Any, chance: random.Random) -> Any:
    """The data with a part deleted, written twice, called otherwise, or of another type."""
    data = copy.deepcopy(data)
    ways = [way for way, _ in parts(data) if way]
    if not ways:
        return data
    way = chance.choice(ways)
    around = data
    for step in way[:-1]:
        around = around[step]
    last, value = way[-1], around[way[-1]]
    what = chance.randrange(4)
    if what == 0:
        del around[last]
    elif what == 1:
        around[last] = chance.choice(
            [[value], [value, value], {chance.choice(KEYS): value}, str(value), 0, True, {}, []]
        )
    elif isinstance(around, list):
        around.insert(last, copy.deepcopy(chance.choice([value, chance.choice(POOL)])))
    else:
        around[chance.choice(KEYS if what == 2 else WORDS)] = around.pop(last) if what == 2 else copy.deepcopy(value)
    return data


@EXAMPLES
@given(st.integers(0, 2**32), st.integers(1, 4))
def test_changed_content(seed: int, changes: int) -> None:
    chance = random.Random(seed)
    thing = chance.choice(OWN)
    data = thing.data
    for _ in range(changes):
        data = changed(data, chance)
    judged(json.dumps(data, ensure_ascii=False).encode(), thing.file.kind, thing.file.id)


ARCHIVE = zipped(("pack.yaml", PACK), ("traits/a.yaml", SOUND), ("traits/b.yaml", SOUND * 1), ("readme.txt", b"x" * 40))


@settings(max_examples=300)
@given(
    st.lists(st.tuples(st.integers(0, len(ARCHIVE) - 1), st.integers(0, 255)), min_size=1, max_size=6),
    st.integers(0, 40),
)
def test_a_damaged_zip(flips: list[tuple[int, int]], cut: int) -> None:
    data = bytearray(ARCHIVE)
    for at, value in flips:
        data[at] = value
    with TemporaryDirectory() as folder:
        path = Path(folder) / "p.zip"
        path.write_bytes(data[: len(data) - cut] if cut % 4 == 0 else data)
        found = list(files(path, "p.zip"))
    assert all(file.data is not None or file.faults for file in found)
    assert all(one["file"].startswith("p.zip") for one in _twice([read_thing(file) for file in found]))


@settings(max_examples=100)
@given(
    st.lists(st.text(max_size=12) | st.sampled_from(["traits/a.yaml", "../a", "a/", "A/b.yaml", "traits"]), max_size=5)
)
def test_a_zip_with_any_names(names: list[str]) -> None:
    names = [name.encode("utf-8", "ignore").decode() for name in names]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "p.zip"
        path.write_bytes(zipped(*((name, SOUND) for name in names)))
        found = list(files(path, "p.zip"))
    assert [f for file in found for f in file.faults] or {file.shown.partition("/")[2] for file in found} <= set(names)
