"""Checking on: whatever changes, the same is known as if all had been looked at anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from hothkit.checks.again import Known, again, known
from hothkit.pack.files import files
from hothkit.pack.groups import Shelf
from hothkit.pack.library import read_thing
from tests.checks.packs import BATTLE, BUNDLED

UNIT = "name: {en: Walker, es: Andador}\nside: empire\ntype: vehicle\nminiatures: 1\nmove: {most: 1}\nattack: [3]\n"
FILES = {
    "units/walker.yaml": UNIT,
    "scenarios/ford.yaml": BATTLE.replace("at-at", "walker"),
    "scenarios/b.yaml": BATTLE,
}
ALLOWING = (
    'format: 2\nid: mine\nname: {en: X, es: X}\nversion: "1.0.0"\nrequires: {hoth: ">=1"}\n'
    "allow: [{check: unknown-unit, reason: not yet written}]\n"
)


def write(folder: Path, texts: dict[str, str]) -> None:
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def anew(folder: Path) -> Known:
    things = [read_thing(file) for file in files(folder, ".")]
    return known(Shelf(BUNDLED, (), tuple(things), frozenset(thing.file.real for thing in things)))


@pytest.mark.parametrize(
    ("changed", "gone"),
    [
        ({"scenarios/b.yaml": BATTLE.replace("A1", "Z1")}, []),
        ({"scenarios/b.yaml": "name: ["}, []),
        ({"scenarios/c.yaml": BATTLE.replace("rebel: 4,", "rebl: 4,")}, []),
        ({}, ["scenarios/b.yaml"]),
        ({}, ["units/walker.yaml"]),
        ({"units/walker.yaml": UNIT + "cannot_enter: [A]\n"}, []),
        ({"units/walker.yaml": UNIT + "colour: blue\n"}, []),
        ({"pack.yaml": ALLOWING}, ["units/walker.yaml"]),
        ({"units/runner.yaml": UNIT.replace("Walker", "Runner")}, ["units/walker.yaml", "scenarios/b.yaml"]),
    ],
)
def test_nothing_is_missed_and_nothing_stays(tmp_path: Path, changed: dict[str, str], gone: list[str]) -> None:
    write(tmp_path, FILES)
    before = anew(tmp_path)
    assert before.found == ()
    lost = {(tmp_path / name).resolve() for name in gone}
    for path in lost:
        path.unlink()
    write(tmp_path, changed)
    old = {thing.file for thing in before.shelf.others}
    read = [read_thing(file) for file in files(tmp_path, ".") if file.shown in changed or file not in old]
    after = again(before, read, lost)
    assert after.found == anew(tmp_path).found
    write(tmp_path, FILES)
    for name in changed.keys() - FILES.keys():
        (tmp_path / name).unlink()
    back = [read_thing(file) for file in files(tmp_path, ".")]
    assert again(after, back, {(tmp_path / name).resolve() for name in changed.keys() - FILES.keys()}).found == ()
