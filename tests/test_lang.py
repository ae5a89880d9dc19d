"""Every phrase exists in every language, with the same blanks."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import hothkit
from hothkit.checks.registry import BUG, CHECKS
from hothkit.prose import phrases
from hothkit.text import LANGUAGES
from hothkit.yaml_source import read_file

FOLDER = Path(hothkit.__file__).parent / "lang"
SOURCES = {lang: read_file(FOLDER / f"{lang}.yaml", f"{lang}.yaml") for lang in LANGUAGES}


def flat(data: Any, name: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from flat(value, f"{name}.{key}" if name else key)
    else:
        yield name, data


PHRASES = {
    lang: dict(flat({k: v for k, v in source.data.items() if k not in ("grammar", "schemas")}))
    for lang, source in SOURCES.items()
}
GRAMMAR = {lang: source.data["grammar"] for lang, source in SOURCES.items()}


def blanks(phrase: str) -> set[str]:
    return {field for _, field, _, _ in string.Formatter().parse(phrase) if field}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_phrases_can_be_read(lang: str) -> None:
    assert SOURCES[lang].findings == ()
    assert all(isinstance(phrase, str) and phrase.strip() for phrase in PHRASES[lang].values())


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_every_phrase(lang: str) -> None:
    assert set(PHRASES[lang]) == set(PHRASES[LANGUAGES[0]])


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_a_phrase_has_the_same_blanks_in_every_language(lang: str) -> None:
    for name, phrase in PHRASES[lang].items():
        if not name.startswith("click."):
            assert blanks(phrase) == blanks(PHRASES[LANGUAGES[0]][name]), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_grammar_is_a_table_of_replacements(lang: str) -> None:
    assert set(GRAMMAR[lang]) == set(GRAMMAR[LANGUAGES[0]])
    for group in GRAMMAR[lang].values():
        for line in group.values():
            pattern, arrow, _ = line.partition(" => ")
            assert arrow and re.compile(pattern)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_check_says_what_is_wrong_and_why_it_looks(lang: str) -> None:
    told = phrases(lang).section("checks")
    assert set(told) == {*CHECKS, BUG.name}
    for name, entry in told.items():
        assert {"message", "reason"} <= set(entry), name
        assert all(
            not phrase.endswith(".") for key, phrase in entry.items() if key not in ("hint", "hints", "reason")
        ), name


def test_every_finding_is_of_a_check_in_the_table() -> None:
    """What code names as a check (the first text of `error`, `unknown`, `Diagnostic`, `_at`) stands in the registry."""
    makers = {"error", "warning", "note", "unknown", "Diagnostic", "_at", "_at_key", "doubles"}
    for path in Path(hothkit.__file__).parent.rglob("*.py"):
        if not {"checks", "pack", "shape", "yaml_source"} & set(path.parts):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_maker = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in makers
            first = node.args[0] if is_maker and node.args else None  # type: ignore[attr-defined]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                assert first.value in {*CHECKS, BUG.name}, (path, first.value)
