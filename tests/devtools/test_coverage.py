"""What is executed: the manifest and its pages are current, and README and site quote them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from hothkit.devtools import coverage
from hothkit.devtools.coverage import APPROXIMATE, EXECUTED, UNKNOWN, Entry, entries, sentence, totals
from hothkit.prose import phrases
from hothkit.resources import folder
from tests.battles import bundled

ROOT = Path(__file__).parents[2]
DOCS = folder("site") / "docs"


@cache
def found() -> list[Entry]:
    return entries(bundled())


def test_the_manifest_and_its_pages_are_current() -> None:
    for path, text in coverage.pages(found()).items():
        assert (DOCS / path).read_text(encoding="utf-8") == text, f"{path} is stale: make pages"


def test_readme_and_site_quote_the_totals() -> None:
    quoted = {"en": [ROOT / "README.md", DOCS / "en/index.md"], "es": [DOCS / "es/index.md"]}
    for lang, paths in quoted.items():
        for path in paths:
            assert sentence(found(), phrases(lang)) in " ".join(path.read_text(encoding="utf-8").split()), path


def test_the_whole_printed_game_is_counted() -> None:
    counts = {kind: sum(by_status.values()) for kind, by_status in totals(found()).items()}
    (box,) = bundled().of_kind("components").values()
    assert counts["card"] == box.data["cards"]["count"] and counts["battle"] == 18
    assert len({(entry.kind, entry.id) for entry in found()}) == len(found())


@pytest.mark.parametrize("kind", ["battle", "card", "unit", "special_rule"])
def test_whatever_is_here_is_executed_and_shown(kind: str) -> None:
    """Only what is printed and not here, or not known to the sources, is unknown."""
    for entry in found():
        if entry.kind == kind:
            assert bool(entry.shown_by) is (entry.status != UNKNOWN), entry
            assert entry.status != UNKNOWN or "missing" in entry.id or "unknown" in entry.id, entry
            assert (
                entry.status == EXECUTED or "unknown" in entry.id or all(entry.reason.say(x) for x in ("en", "es"))
            ), entry


def test_only_three_battles_are_approximate() -> None:
    numbers = {entry.id[5:7] for entry in found() if (entry.kind, entry.status) == ("battle", APPROXIMATE)}
    assert numbers <= {"11", "12", "17"}
