"""What the schemas say to authors, in a language; a language file keeps it by its English words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hothkit.prose.phrases import Phrases
from hothkit.shape.schemas import schemas
from hothkit.text import LANGUAGES

# What an editor shows of a schema: over a word, about it, and of a mistake.
SAID = ("title", "description", "patternErrorMessage")


def schema_text(words: Phrases, text: str) -> str | None:
    """A text of the schemas in a language; None if the language lacks it."""
    if words.lang == LANGUAGES[0]:
        return text
    found = words.own("schemas").get(text)
    return found if isinstance(found, str) else None


def schemas_in(words: Phrases) -> Mapping[str, dict[str, Any]]:
    """Path in the folder of schemas -> schema for an editor in a language; what the language lacks stays English."""
    return {path: _in(words, schema) for path, schema in schemas().items()}


def _in(words: Phrases, part: Any) -> Any:
    if isinstance(part, list):
        return [_in(words, one) for one in part]
    if not isinstance(part, dict):
        return part
    return {
        key: schema_text(words, value) or value if key in SAID and isinstance(value, str) else _in(words, value)
        for key, value in part.items()
    }
