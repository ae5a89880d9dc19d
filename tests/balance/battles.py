"""Small battles that many games are played of."""

from __future__ import annotations

from pathlib import Path

from hothkit.pack.files import files
from hothkit.pack.library import Library, Thing, library_of, read_thing
from tests.battles import bundled

HEAD = """\
name: {en: Ford, es: Vado}
rules: hoth
board: standard
first: rebel
hand: {rebel: 4, empire: 4}
"""
EVEN = (
    HEAD
    + """\
victory: {medals: {rebel: 1, empire: 1}}
units: {rebel: {echo-base-troopers: [G1]}, empire: {snowtroopers: [A1]}}
"""
)
UNEVEN = (
    HEAD
    + """\
victory: {medals: {rebel: 5, empire: 1}}
units: {rebel: {echo-base-troopers: [G1]}, empire: {snowtroopers: [A1, A2, A3, A4, A5]}}
"""
)
STUCK = (
    EVEN
    + """\
special_rules:
  snowed-in: {while: {unit: {type: infantry}}, forbid: [move]}
"""
)


def read(folder: Path, *texts: str) -> tuple[Library, list[Thing]]:
    """These battles, seen together with the bundled content."""
    things = []
    for number, text in enumerate(texts):
        path = folder / f"ford-{number}.yaml"
        path.write_text(text, encoding="utf-8")
        things.append(read_thing(next(files(path, path.name))))
    return library_of([*bundled().all, *things]), things
