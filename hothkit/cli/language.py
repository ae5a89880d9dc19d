"""In which language the command line speaks: --lang, else HOTHKIT_LANG, else English."""

from __future__ import annotations

import errno
import os
import sys

from hothkit.prose import Phrases, phrases
from hothkit.text import LANGUAGES


def language() -> str:
    """The language asked for; read from the arguments themselves, because help is shown before they are parsed."""
    words = sys.argv[1:]
    for word, following in zip(words, [*words[1:], ""], strict=False):
        asked = following if word == "--lang" else word.removeprefix("--lang=")
        if asked in LANGUAGES and word.startswith("--lang"):
            return asked
    asked = os.environ.get("HOTHKIT_LANG", "")
    return asked if asked in LANGUAGES else LANGUAGES[0]


def told(name: str, /, **values: object) -> str:
    """A phrase in that language."""
    return phrases(language()).say(name, **values)


def why(wrong: OSError, words: Phrases) -> str:
    """Why the system could not do it, in its own words where ours are lacking."""
    name = f"commands.system.{errno.errorcode.get(wrong.errno or 0, '')}"
    return words.say(name) if words.has(name) else wrong.strerror or str(wrong)
