"""The check of long texts guesses as the sheets lay them out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hothkit.checks.language.long_card_text import check
from hothkit.pack.library import library_of
from hothkit.prose import phrases
from hothkit.sheets import cards
from hothkit.sheets.document import STEPS, Style, css
from hothkit.sheets.paper import A4
from hothkit.sheets.pdf import printed
from hothkit.sheets.things import Matter
from hothkit.text import LANGUAGES
from tests.checks.packs import BUNDLED

NUMBER = 36
EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 510 200"></svg>'


def prose(lang: str) -> list[str]:
    """Many words in a language, such as content has."""
    (glossary,) = [thing for thing in BUNDLED if thing.file.kind == "glossary"]
    told = [entry["definition"][lang] for entry in glossary.data["terms"].values() if "definition" in entry]
    return " ".join(told).split()


def samples(lang: str, first: int, last: int) -> list[str]:
    """Texts of the language with so many letters and more."""
    words, found = prose(lang), []
    for number in range(NUMBER):
        start, least = number * 11, first + (last - first) * number // NUMBER
        end = next(end for end in range(start, len(words)) if len(" ".join(words[start:end])) >= least)
        found.append(" ".join(words[start:end]))
    return found


def told_of(part: str, lang: str, text: str, size: tuple[int, int]) -> str:
    """How sure the check is that a text is too long; empty if it says nothing."""
    things = [
        thing.with_data({**thing.data, "card_size_mm": list(size)}) if thing.file.kind == "components" else thing
        for thing in BUNDLED
    ]
    (card, *_) = [thing for thing in things if thing.file.kind == "card"]
    data: dict[str, Any] = {**card.data, part: {lang: text}}
    found = list(check(library_of(things), card.with_data(data)))
    return str(found[0].severity) if found else ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("part", "letters", "size"),
    [("text", (480, 640), (59, 91)), ("name", (60, 140), (59, 91)), ("text", (330, 480), (44, 68))],
)
def test_a_text_that_is_found_too_long_does_not_fit(
    lang: str, part: str, letters: tuple[int, int], size: tuple[int, int]
) -> None:
    library = library_of(BUNDLED)
    matter = Matter.of(library, phrases(lang), Style(lang, A4))
    components = replace(matter.content.components, card=size)
    matter = replace(matter, content=replace(matter.content, components=components))
    (side, *_) = matter.sides
    (id, owner) = next(cards.owned_by(matter, side))
    face = cards._face(matter, 0, id, owner, side)
    texts = samples(lang, *letters)
    faces = [
        replace(face, **{"key": f"R{n}", "panel": EMPTY, "back": EMPTY, "name": "A", "text": "A", part: text})
        for n, text in enumerate(texts)
    ]
    html = cards.laid_out(matter, "cards", faces).html.replace("fit fit-0", f"fit fit-{STEPS}")
    overfull = printed(html, css()).overfull
    lost = [f"{part}-R{n}" in overfull for n in range(NUMBER)]
    told = [told_of(part, lang, text, size) for text in texts]
    assert {"", "warning"} <= set(told)
    for text, is_lost, severity in zip(texts, lost, told, strict=True):
        # Where it is close the printing decides.
        assert severity == "note" or is_lost == (severity == "warning"), (severity, text)
    assert sum(is_lost for is_lost, severity in zip(lost, told, strict=True) if severity == "note") * 2 >= told.count(
        "note"
    )
