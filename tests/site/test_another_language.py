"""A third language is one more file: every word of the made pages that is no content's comes from it."""

from __future__ import annotations

from html import unescape

from hothkit.pack.library import load
from hothkit.prose import Phrases, Speech
from hothkit.reference.documents import documents
from hothkit.reference.shelf import Shelf
from hothkit.reference.site import nav, texts
from hothkit.reference.stock import stock
from tests.prose.test_another_language import greek
from tests.test_lang import SOURCES, flat


def test_the_pages_speak_it() -> None:
    english = SOURCES["en"].data
    words = Phrases("xx", {**greek(english), "grammar": english["grammar"]}, english)
    held = stock(load(left_out=("ruling",)))
    shelf = Shelf(held, words, Speech(words, held.content))
    by_hand = documents(words)
    pages = {path: unescape(text) for path, text in texts(shelf).items() if path not in by_hand}
    assert len(pages) > 100
    whole = "\n".join(pages.values())
    phrases = [said for _, said in flat(english["site"]) if "{" not in said and len(said) > 20]
    assert len(phrases) > 50
    assert [said for said in phrases if said in whole] == []
    assert greek(english["site"]["rules"]["lead"]) in pages["rules/index.md"]
    assert [name for entry in nav(shelf, set(pages)) for name in entry if name.isascii()] == []
    assert all(greek(english["site"]["only_english"]) in unescape(text) for text in by_hand.values())
