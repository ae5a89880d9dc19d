"""Packs written for a test: a small sound one, and what a check says of a changed copy."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from hothkit.checks.run import run
from hothkit.diagnostics import Diagnostic
from hothkit.pack.files import files
from hothkit.pack.library import library_of, read_thing
from hothkit.pack.loading import load

BUNDLED = load().all

BATTLE = """\
name: {en: Ford}
rules: hoth
board: standard
first: rebel
hand: {rebel: 4, empire: 4}
victory: {medals: {rebel: 3, empire: 2}}
units:
  rebel:
    echo-base-troopers: [G1, G2]
  empire:
    snowtroopers: [A1, A2]
    at-at: [A4]
"""


def found(folder: Path, texts: Mapping[str, str]) -> list[Diagnostic]:
    """The findings about these files, seen together with the bundled content; a test writes keys in any order."""
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    things = [read_thing(file) for file in files(folder, "")]
    everything = run(library_of([*BUNDLED, *things]), things)
    return [finding for finding in everything if finding.check != "key-order"]


def of_battle(folder: Path, *changes: tuple[str, str], more: str = "") -> list[str]:
    """The findings about the sound battle with texts replaced and lines added, as short as a test can be."""
    text = BATTLE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return [brief(finding) for finding in found(folder, {"scenarios/ford.yaml": text + more})]


def brief(finding: Diagnostic) -> str:
    name = finding.check + (f"/{finding.phrase}" if finding.phrase else "")
    meant = f" ?{finding.suggestion}" if finding.suggestion else ""
    return f"{finding.place.line}:{finding.place.column} {name}{meant}"
