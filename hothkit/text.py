"""A text in several languages, and foreign text made safe to print."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

LANGUAGE_FOLDER = Path(__file__).parent / "lang"


def _languages() -> tuple[str, ...]:
    return ("en", *sorted({path.stem for path in LANGUAGE_FOLDER.glob("*.yaml")} - {"en"}))


LANGUAGES = _languages()
"""The languages that have a file, English first."""


@dataclass(frozen=True, slots=True)
class Text:
    """One text, a form a language; a language that lacks it shows the English one, and that it is English.

    >>> Text.of({"en": "hand", "es": "mano"}).say("es"), Text.of({"en": "hand"}).say("es")
    ('mano', 'hand [en]')
    """

    forms: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, data: object) -> Text:
        """The text that a file writes as a mapping language -> words."""
        if isinstance(data, Mapping):
            return cls(tuple((str(lang), str(words)) for lang, words in data.items()))
        return cls()

    def say(self, lang: str) -> str:
        """The words in this language, else in English, else in any, with a mark that says in which."""
        forms = {lang: words for lang, words in self.forms if words}
        if lang in forms or not forms:
            return forms.get(lang, "")
        other = "en" if "en" in forms else next(iter(forms))
        return f"{forms[other]} [{other}]"

    def __bool__(self) -> bool:
        return bool(self.forms)


NO_TEXT = Text()


def alphabetical(text: str) -> tuple[str, str]:
    """What texts are sorted by: accents and capitals only decide between words that are alike without them.

    >>> sorted(["Zona", "Último", "Una"], key=alphabetical)
    ['Último', 'Una', 'Zona']
    """
    bare = (letter for letter in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(letter))
    return "".join(bare), text


def kebab(text: str) -> str:
    """The id that is nearest to a text.

    >>> kebab("Ñandú on  ICE!")
    'nandu-on-ice'
    """
    letters = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", letters)
    return "-".join(re.findall(r"[a-z0-9]+", spaced.lower()))


def plain(text: str) -> str:
    """The text with every control, direction and line-breaking character shown as its code.

    >>> plain("A" + chr(27) + "[2J")
    'A\\\\x1b[2J'
    """
    return text if text.isascii() and text.isprintable() else "".join(map(_shown, text))


def _shown(letter: str) -> str:
    if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
        return letter.encode("unicode_escape", "surrogatepass").decode("ascii")
    return letter
