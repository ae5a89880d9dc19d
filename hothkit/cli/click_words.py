"""Click's own words in the language of the command line: it asks gettext, for which it ships no Spanish."""

from __future__ import annotations

import importlib

from hothkit.cli.language import language
from hothkit.prose import phrases
from hothkit.text import LANGUAGES

_MODULES = ("core", "decorators", "exceptions", "formatting", "parser", "termui", "types")


def translate_click() -> None:
    """Let click speak the language asked for; what we have no words for stays English."""
    if language() == LANGUAGES[0]:
        return
    english, spoken = (phrases(lang).section("click") for lang in (LANGUAGES[0], language()))
    words = {english[name]: spoken[name] for name in english if name in spoken}

    def one(text: str) -> str:
        return str(words.get(text, text))

    def counted(singular: str, plural: str, number: int) -> str:
        return one(singular if number == 1 else plural)

    for name in _MODULES:
        module = importlib.import_module(f"click.{name}")
        for function, mine in (("_", one), ("ngettext", counted)):
            if hasattr(module, function):
                setattr(module, function, mine)
