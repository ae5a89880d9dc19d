"""The kinds of an author's mistakes, one file each in tests/mistakes, and what hothkit makes of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random

from hothkit.checks.fix import mended
from hothkit.diagnostics import Diagnostic
from tests.battles import bundled
from tests.written import Mistake, Written

FOLDER = Path(__file__).parent / "mistakes"
BATTLES = "scenarios"


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """A kind of mistake: what the author did, the check that must find it, and in which sorts of files it is made."""

    name: str
    done: dict[str, str]
    check: str
    folders: tuple[str, ...]
    is_fixed: bool
    """Whether `--fix` gives the author's text back, wherever the mistake is."""
    make: Callable[[Written, Random], Mistake | None]


def _kind(name: str) -> Kind:
    module = import_module(f"tests.mistakes.{name}")
    done = {"en": module.__doc__, "es": module.ES}
    folders = getattr(module, "FOLDERS", (BATTLES,))
    return Kind(name, done, module.CHECK, folders, getattr(module, "IS_FIXED", False), module.make)


KINDS = {path.stem: _kind(path.stem) for path in sorted(FOLDER.glob("*.py")) if not path.stem.startswith("test_")}
"""Name of a file -> the kind of mistake that it makes."""


@cache
def written(folder: str) -> dict[str, Written]:
    """The bundled files of one sort, by id."""
    return {id: Written.of(bundled(), thing) for id, thing in bundled().of_kind(folder).items()}


@cache
def made(kind: Kind, file: Written, seed: int) -> Mistake | None:
    """The mistake at a place that the seed chooses; None if it cannot be made in this file."""
    return kind.make(file, Random(f"{seed} {kind.name} {file.thing.file.id}"))


def outcome(file: Written, mistake: Mistake) -> tuple[list[Diagnostic], str]:
    """What all checks say of a mistake in this file, and what `--fix` makes of it."""
    bad = file.again(mistake.text)
    return bad.found(), mended(file.library, bad.thing, mistake.text)
