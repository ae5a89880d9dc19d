"""Which files use each word: the pages are current, and a word with a single user says what else it is good for."""

from __future__ import annotations

import pytest

from hothkit.devtools import word_table
from hothkit.prose import phrases
from hothkit.reports.word_use import word_use
from hothkit.resources import folder
from tests.battles import bundled

USED = word_use(bundled().all)


def test_the_pages_are_current() -> None:
    for path, text in word_table.pages().items():
        assert (folder("site") / "docs" / path).read_text(encoding="utf-8") == text, f"{path} is stale: make pages"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_exactly_the_words_with_at_most_one_user_say_what_else_they_serve(lang: str) -> None:
    said = {(group, word) for group, words in phrases(lang).section("serves").items() for word in words}
    assert said == {word for word, files in USED.items() if len(files) <= 1}


def test_a_ruling_is_no_user() -> None:
    assert not any(file.startswith("rulings/") for files in USED.values() for file in files)


def test_words_are_found_wherever_they_stand() -> None:
    assert "cards/special-orders" in USED["forbids", "draw"]
    assert "terrain/trench" in USED["conditions", "type"]
    assert "traits/confirmed-kill" in USED["effects", "lose"]
    assert "cards/concentrated-fire" in USED["conditions", "attacked"]
    assert "variants/fly-over-units" in USED["roles", "other"]
