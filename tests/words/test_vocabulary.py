"""A word has its shape in schemas/words, its meaning in words/, its phrase in each language: all under one name."""

from __future__ import annotations

import pytest

from hothkit.prose import phrases
from hothkit.shape import schema_folder
from hothkit.text import LANGUAGES
from hothkit.words.vocabulary import VOCABULARY


@pytest.mark.parametrize("group", VOCABULARY)
def test_every_word_has_a_schema_and_every_schema_a_word(group: str) -> None:
    stems = {path.name.removesuffix(".schema.json") for path in (schema_folder() / "words" / group).glob("*.json")}
    assert set(VOCABULARY[group]) == stems


def test_every_folder_of_words_is_a_group() -> None:
    assert {path.name for path in (schema_folder() / "words").iterdir() if path.is_dir()} == set(VOCABULARY)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_a_phrase_and_every_phrase_a_word(lang: str) -> None:
    told = phrases(lang).section("words")
    assert {group: sorted(told[group]) for group in told} == {g: sorted(w) for g, w in VOCABULARY.items()}
    assert all(phrase and "\n" not in phrase for group in told.values() for phrase in group.values())
