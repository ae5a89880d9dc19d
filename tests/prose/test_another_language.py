"""A third language is one more file: no word of a rule text stands anywhere but in the language's file or the content."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from hothkit.devtools.speech_golden import everything
from hothkit.pack.loading import load
from hothkit.prose import Phrases, phrases
from hothkit.prose.lexicon import Data
from hothkit.prose.speech import Speech
from tests.another_language import greek
from tests.test_lang import SOURCES

_PIECES = ("units", "structures", "types", "traits", "badges", "markers", "terrain", "cards", "sides", "sections")


class Nameless:
    """Content whose things all have the same name, in this language alone."""

    def __init__(self, content: Any) -> None:
        self._content = content

    def ids(self, folder: str) -> Iterable[str]:
        found: Iterable[str] = self._content.ids(folder)
        return found

    def thing(self, folder: str, id: str) -> Data:
        data = dict(self._content.thing(folder, id))
        data.pop("forms", None)
        if folder in _PIECES and data:
            data["name"] = data["adjective"] = {"xx": "Ω"}
        if "faces" in data:
            data["faces"] = {face: {**one, "name": {"xx": "Ω"}} for face, one in data["faces"].items()}
        return data

    def usual(self, folder: str, id: str) -> Data:
        return self.thing(folder, id)


def test_no_word_of_a_rule_text_comes_from_the_program() -> None:
    english = SOURCES["en"].data
    words = Phrases("xx", {**greek(english), "grammar": english["grammar"]}, english)
    library = load(left_out=("ruling",))
    content = library.content()
    said = list(everything(library, content, Speech(words, Nameless(content))))
    assert len(said) > 300
    for line in said:
        id, _, text = line.partition(": ")
        if not id.startswith("-") or text == "":
            continue
        # A battle's rules have names, which only English and Spanish know.
        text = text.rpartition(": ")[2] if "hoth/" in id and ": " in text else text
        assert not re.search(r"[a-zA-Z](?!\d)", re.sub(r"[A-Z]\d+", "", text)), line


def test_a_phrase_that_is_missing_is_said_in_english() -> None:
    words = Phrases("xx", {}, SOURCES["en"].data)
    assert words.template("speech.do.win_you") == phrases("en").template("speech.do.win_you")


def test_of_a_section_too_what_is_missing_is_said_in_english() -> None:
    english = SOURCES["en"].data
    words = Phrases("xx", {"board": {"units": "U", "mark": {"exit": "X"}}}, english)
    board, usual = words.section("board"), phrases("en").section("board")
    assert board == {**usual, "units": "U", "mark": {**usual["mark"], "exit": "X"}}
    assert words.own("grammar.fixes") == {}
