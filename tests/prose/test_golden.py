"""What the rules say is written down in both languages, to be read by eye; here only that it is current."""

from __future__ import annotations

import re

import pytest

from hothkit.devtools.speech_golden import GOLDEN, MADE_UP, pages
from hothkit.text import LANGUAGES
from hothkit.words.vocabulary import VOCABULARY
from hothkit.yaml_source import read_file


@pytest.fixture(scope="module")
def told() -> dict[str, str]:
    return pages()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_golden_text_is_current(lang: str, told: dict[str, str]) -> None:
    """After a change on purpose: python -m hothkit.devtools.speech_golden, and read the difference."""
    assert told[lang] == (GOLDEN / f"{lang}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_blank_and_no_mark_of_the_phrases_is_left(lang: str, told: dict[str, str]) -> None:
    for line in told[lang].splitlines():
        assert not set("{}[]<>~") & set(line), line
        assert "  " not in line and " ." not in line and ".." not in line and " ," not in line, line


def test_the_made_up_rules_use_every_word() -> None:
    text = MADE_UP.read_text(encoding="utf-8")
    for group, words in VOCABULARY.items():
        for word in words:
            assert re.search(rf"\b{word}\b", text), (group, word)
    assert read_file(MADE_UP, MADE_UP.name).findings == ()
