"""What authors read of the schemas exists in every language, and for an editor too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from hothkit.pack.loading import load
from hothkit.prose import Phrases, phrases
from hothkit.prose.schema_words import SAID, schemas_in
from hothkit.prose.speech import Speech
from hothkit.reference.pages import reference
from hothkit.reference.shelf import Shelf
from hothkit.reference.stock import Stock, stock
from hothkit.shape.schemas import schemas
from hothkit.text import LANGUAGES
from tests.test_lang import SOURCES
from tests.test_schemas import ALL

TEXTS = {
    part.schema[keyword]
    for part in ALL
    if not part.name.startswith(("ids/", "output/"))
    for keyword in SAID
    if keyword in part.schema
}


def texts(part: Any) -> Iterator[str]:
    """What the schemas say, wherever it stands."""
    for key, value in part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ():
        if key in SAID and isinstance(value, str):
            yield value
        else:
            yield from texts(value)


def silent(part: Any) -> Any:
    """A schema without what it says."""
    if isinstance(part, dict):
        return {key: silent(value) for key, value in part.items() if key not in SAID or not isinstance(value, str)}
    return [silent(one) for one in part] if isinstance(part, list) else part


@pytest.fixture(scope="module")
def held() -> Stock:
    return stock(load(left_out=("ruling",)))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_text_of_a_schema_exists_in_every_language(lang: str) -> None:
    """A text that is changed in a schema is no longer there, and what was said for the old one is left over."""
    found = phrases(lang).section("schemas")
    assert sorted(TEXTS - set(found)) == [], "to be translated"
    assert sorted(set(found) - TEXTS) == [], "of no schema"
    assert all(said.strip() and said.endswith(".") == text.endswith(".") for text, said in found.items())


def test_an_editor_gets_the_same_schemas_in_another_language() -> None:
    found = schemas_in(phrases("es"))
    assert silent(found) == silent(dict(schemas()))
    assert schemas_in(phrases("en")) == schemas()
    spoken = {name: schema for name, schema in found.items() if not name.startswith(("ids/", "output/"))}
    assert set(texts(list(spoken.values()))) == set(phrases("es").section("schemas").values())
    for schema in spoken.values():
        Draft202012Validator.check_schema(schema)


def test_the_reference_pages_show_the_language_and_mark_what_it_lacks(held: Stock) -> None:
    english = SOURCES["en"].data
    lacking = {**SOURCES["es"].data, "schemas": {"A row.": "Una fila."}}
    for words, marked in ((phrases("en"), False), (phrases("es"), False), (Phrases("es", lacking, english), True)):
        pages = list(reference.pages(Shelf(held, words, Speech(words, held.content))))
        assert len(pages) == 2
        assert all(('lang="en"' in page.text()) is marked for page in pages)
    assert "How many miniatures it begins with." in pages[1].text()
