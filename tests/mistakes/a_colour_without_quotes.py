"""A colour stands without quotes, so that it is a comment."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un color va sin comillas y se toma por un comentario."
CHECK = "empty-value"
FOLDERS = ("terrain",)


def make(file: Written, chance: Random) -> Mistake:
    return file.mistake(file.value(("colour",), file.data["colour"]), file.line(("colour",)))
