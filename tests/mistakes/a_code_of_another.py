"""Two units have one code."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Dos unidades tienen el mismo código."
CHECK = "shared-code"
FOLDERS = ("units",)


def make(file: Written, chance: Random) -> Mistake | None:
    things = file.library.of_kind(file.thing.folder).items()
    # It is told of the one that comes later.
    codes = [thing.data["code"] for id, thing in things if id < file.thing.file.id]
    return file.mistake(file.value(("code",), chance.choice(codes)), file.line(("code",))) if codes else None
