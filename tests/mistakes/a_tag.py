"""A value has a tag of YAML."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un valor lleva una etiqueta de YAML."
CHECK = "yaml-tag"


def make(file: Written, chance: Random) -> Mistake:
    key = chance.choice(["board", "first", "rules"])
    return file.mistake(file.value((key,), f"!!str {file.data[key]}"), file.line((key,)))
