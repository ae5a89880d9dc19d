"""A third language is one more file: every word of a sheet that is no content's comes from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.another_language import leaked, program, run_in
from tests.sheets.papers import fonts, text

_ASKED = ("2", "--only", "reference", "--only", "leaders/darth-vader")
BATTLE, REFERENCE, CARDS = "battle-02-snowspeeder-counter-attack", "reference", "leaders-darth-vader"


@pytest.fixture(scope="module")
def sheets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sheets as a program makes them that has one more language file."""
    root = program(tmp_path_factory.mktemp("program"))
    run_in(root, "sheets", *_ASKED, "--lang", "xx", "--out", "out")
    return root / "out" / "xx" / "a4"


@pytest.mark.parametrize("name", [BATTLE, REFERENCE, CARDS])
def test_a_sheet_speaks_it_with_our_letters(sheets: Path, name: str) -> None:
    told = text(sheets / f"{name}.pdf")
    assert set("äëïöü") <= set(told)
    assert leaked([told]) == []
    assert all("Barlow" in row[0] for row in fonts(sheets / f"{name}.pdf"))
