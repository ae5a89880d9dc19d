"""The phrases of lang/, by dotted name; a phrase that a language lacks is shown in English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from hothkit.prose.language_file import LanguageFile
from hothkit.text import LANGUAGE_FOLDER, LANGUAGES, Text


class Phrases:
    """All phrases of one language."""

    def __init__(self, lang: str, data: Mapping[str, Any], english: Mapping[str, Any]) -> None:
        self.lang, self._data, self._english = lang, data, english

    def say(self, name: str, /, **values: object) -> str:
        """The phrase of this dotted name with its blanks filled; KeyError if no language has it."""
        template = self.template(name)
        spoken = {key: value.say(self.lang) if isinstance(value, Text) else value for key, value in values.items()}
        return template.format(**spoken) if spoken else template.format()

    def template(self, name: str, /) -> str:
        """The phrase of this dotted name as it is written; KeyError if no language has it."""
        found = _find(self._data, name)
        template = found if found is not None else _find(self._english, name)
        if not isinstance(template, str):
            raise KeyError(name)
        return template

    def has(self, name: str) -> bool:
        """Whether the phrase exists."""
        return isinstance(_find(self._english, name), str)

    def section(self, name: str) -> Mapping[str, Any]:
        """A whole section of phrases, in English what the language lacks of it."""
        return _over(_find(self._english, name) or {}, self.own(name))

    def own(self, name: str) -> Mapping[str, Any]:
        """What the language itself has of a section."""
        found = _find(self._data, name)
        return found if isinstance(found, Mapping) else {}


@cache
def phrases(lang: str) -> Phrases:
    """The phrases of a language."""
    return Phrases(lang, _data(lang), _data(LANGUAGES[0]))


@cache
def _data(lang: str) -> Mapping[str, Any]:
    return LanguageFile(LANGUAGE_FOLDER / f"{lang}.yaml")


def _find(data: Any, name: str) -> Any:
    for part in name.split("."):
        if not isinstance(data, Mapping) or part not in data:
            return None
        data = data[part]
    return data


def _over(below: Mapping[str, Any], above: Mapping[str, Any]) -> Mapping[str, Any]:
    both = {name: _over(below[name], part) for name, part in above.items() if isinstance(below.get(name), Mapping)}
    return {**below, **above, **both}
