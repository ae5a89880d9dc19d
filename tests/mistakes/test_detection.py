"""The page about what is found: made from its figures, and these are those of the checks and mistakes of now."""

from __future__ import annotations

import json

import pytest

from hothkit.checks.registry import CHECKS
from hothkit.resources import folder
from scripts.detection import MANIFEST, SEEDS, pages
from tests.battles import bundled
from tests.mistaken import KINDS, Kind, made, written

DOCS = folder("site") / "docs"
FIGURES = json.loads((DOCS / MANIFEST).read_text(encoding="utf-8"))


def test_the_pages_have_the_figures() -> None:
    for path, text in pages(FIGURES).items():
        assert (DOCS / path).read_text(encoding="utf-8") == text, f"{path} is stale: make pages"


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_the_figures_are_of_the_mistakes_that_are_made(kind: Kind) -> None:
    """That each is found, and alone, the other tests here show for the same seed."""
    figures = FIGURES["kinds"][kind.name]
    files = [file for sort in kind.folders for file in written(sort).values()]
    first, *others = figures["seeds"]
    tries = sum(made(kind, file, 0) is not None for file in files)
    assert (figures["check"], first["tries"], len(others)) == (kind.check, tries, SEEDS - 1)
    for seed in figures["seeds"]:
        assert (seed["found"], seed["beside"], seed["otherwise"]) == (seed["tries"], 0, 0)


def test_the_figures_are_of_all_kinds_and_files() -> None:
    assert list(FIGURES["kinds"]) == list(KINDS)
    sound = FIGURES["sound"]
    assert (sound["bundled"]["files"], sound["examples"]["files"]) == (len(bundled().all), len(CHECKS))
    assert all(told == 0 for counts in sound.values() for sort, told in counts.items() if sort != "files")
