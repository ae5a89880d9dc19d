"""No unit, ground, side, card or battle is known to the program: content names stand in YAML only (design §1)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hothkit
from hothkit import resources
from hothkit.pack.loading import load
from hothkit.yaml_source import read_file

PACKAGE = Path(hothkit.__file__).parent
PYTHON = sorted(path for path in PACKAGE.rglob("*.py") if "_data" not in path.parts)
TEXTS = sorted(path for path in PACKAGE.rglob("*.yaml") if "_data" not in path.parts)
FOLDERS = ("units", "badges", "terrain", "structures", "traits", "cards", "leaders", "sides", "scenarios")
OF_OTHERS = ("units", "cards", "scenarios")
"""Of other games that come with hothkit, whose grounds and sides have everyday names such as bridge and white."""

WORDS_OF_THE_RULES: dict[str, str] = {}
"""Ids that are words of the rule vocabulary, each with its reason; at most 8."""


def split(identifier: str) -> str:
    """An identifier as words.

    >>> split("_MostSnowErrors")
    'most snow errors'
    """
    return " ".join(re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[^\W_A-Z]+", identifier)).lower()


def names_of(data: Any) -> Iterator[str]:
    """The names in every language of a thing."""
    if isinstance(data, dict):
        for name in (data.get("name", {}), data.get("adjective", {})):
            yield from name.values()


def standing_on_the_usual_game() -> list[str]:
    """The usual game and the bundled packs that stand on it; a game of its own may be made of plain words."""
    heads = sorted(resources.folder("rules").glob("*/pack.yaml"))
    return [
        one.parent.name for one in heads if one.parent.name == "hoth" or "requires" in read_file(one, one.name).data
    ]


@cache
def content_names() -> dict[str, str]:
    """Each name as plain words -> the thing that has it."""
    library = load(about=standing_on_the_usual_game())
    found: dict[str, str] = {}
    for folder in FOLDERS:
        for id, thing in library.of_kind(folder).items():
            stem = id.rpartition("/")[2]
            names = {stem, re.sub(r"^\d+-", "", stem), *names_of(thing.data)}
            for name in names:
                found[plain(name)] = f"{folder}/{id}"
    for pack in sorted(path.name for path in resources.folder("rules").iterdir()):
        others = load(about=[pack])
        for folder in OF_OTHERS:
            for id, thing in others.of_kind(folder).items():
                for name in {id.rpartition("/")[2], *names_of(thing.data)}:
                    found.setdefault(plain(name), f"{folder}/{id}")
    for thing in library.all:
        if thing.file.kind == "pack":
            found |= {plain(name): "pack" for name in (thing.file.path.parent.name, *names_of(thing.data))}
        if thing.file.kind == "components":
            found |= {plain(id): f"badges/{id}" for id in thing.data.get("badges", {})}
    return {name: thing for name, thing in found.items() if name not in WORDS_OF_THE_RULES}


def plain(text: str) -> str:
    """Lower case, with single spaces for everything between words."""
    return " ".join(re.findall(r"\w+", text.lower().replace("_", " ")))


@cache
def pattern() -> re.Pattern[str]:
    longest_first = sorted(content_names(), key=len, reverse=True)
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, longest_first)) + r")(?!\w)")


def told_in(text: str) -> set[str]:
    return set(pattern().findall(plain(text)))


def in_python(path: Path) -> Iterator[tuple[int, str]]:
    """Every identifier and text of a module, with its line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        line = getattr(node, "lineno", 1)
        for field in ("id", "name", "attr", "arg", "asname", "module"):
            if isinstance(value := getattr(node, field, None), str):
                yield line, split(value)
        if isinstance(node, ast.Global | ast.Nonlocal):
            yield from ((line, split(name)) for name in node.names)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield line, node.value
            yield line, split(node.value)


def in_yaml(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from in_yaml(value)
    elif isinstance(data, list):
        for value in data:
            yield from in_yaml(value)
    else:
        yield str(data)


def test_the_names_are_all_there() -> None:
    library = load()
    assert all(library.of_kind(folder) for folder in FOLDERS if (resources.folder("rules") / "hoth" / folder).is_dir())
    assert len(content_names()) > 100


def test_few_ids_are_words_of_the_rules() -> None:
    assert len(WORDS_OF_THE_RULES) <= 8
    assert all(WORDS_OF_THE_RULES.values())


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_module_knows_a_name_of_content(path: Path) -> None:
    found = {(line, name, content_names()[name]) for line, text in in_python(path) for name in told_in(text)}
    assert not found


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_no_phrase_knows_a_name_of_content(path: Path) -> None:
    found = {(name, text) for text in in_yaml(read_file(path, path.name).data) for name in told_in(text)}
    assert not found


def test_a_name_is_found_wherever_it_hides(tmp_path: Path) -> None:
    names = sorted(content_names(), key=len)
    word = next(name for name in names if " " not in name and name.isascii() and name.isalpha())
    path = tmp_path / "module.py"
    for text in (f"{word} = 1", f"def is_{word}_high(): ...", f"class Big{word.capitalize()}: ...", f'"""Of {word}."""',
                 f'x = "{word.upper()}"', f"import {word}"):  # fmt: skip
        path.write_text(text)
        assert any(told_in(said) for _, said in in_python(path)), text
