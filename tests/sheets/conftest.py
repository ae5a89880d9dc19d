"""The sheets that tests look at, made once in a run."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hothkit.prose import phrases
from hothkit.sheets.choice import Choice
from hothkit.sheets.document import Style
from hothkit.sheets.make import make
from hothkit.sheets.paper import PAPERS
from hothkit.sheets.pdf import MissingLibrary, require
from tests.battles import bundled

VARIANTS = ("pincer-move-one", "elite-squadron-of-three")
_ASKED = (
    (Style("en", PAPERS["a4"]), ("11",), ("reference", "cards", "counters", "hexes")),
    (Style("es", PAPERS["a4"]), ("10", "8"), ("reference", "leaders/darth-vader")),
    (Style("en", PAPERS["letter"]), ("2",), ("decks/rebel", "hexes")),
    (Style("en", PAPERS["a4"], ink_saving=True), ("10",), ()),
    (Style("en", PAPERS["a4"], variants=VARIANTS), ("10",), ("reference", "cards/pincer-move")),
)


@pytest.fixture(scope="session")
def pdfs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the sheets; the processes of a parallel run share it, since what is there is not made again."""
    try:
        require()
    except MissingLibrary as missing:
        pytest.fail(phrases("en").say(f"commands.sheets.missing.{missing.what}"), pytrace=False)
    base = tmp_path_factory.getbasetemp()
    out = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "sheets"
    for style, battles, only in _ASKED:
        documents = (document for job in Choice(battles, only).jobs(bundled(), [style]) for document in job())
        assert not [made for made in make(documents, out, 1) if made.overfull]
    return out
