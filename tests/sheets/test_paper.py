"""Sizes, measured in the PDFs at 600 dpi."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from hothkit.sheets.paper import PAPERS, TooLarge, card_grid
from tests.battles import bundled
from tests.sheets.papers import dark, pages, size_mm

NEAR = 0.1  # millimetres


def near(found: list[float], wanted: list[float]) -> bool:
    return len(found) == len(wanted) and all(abs(a - b) <= NEAR for a, b in zip(found, wanted, strict=True))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_page_has_the_size_of_its_paper(pdfs: Path, paper: str) -> None:
    """Letter has more cards on its long edge, so its cards lie on it."""
    sheet = PAPERS[paper]
    found = sorted(pdfs.glob(f"*/{paper}/*.pdf"))
    assert found
    for pdf in found:
        assert near(sorted(size_mm(pdf)), [sheet.width, sheet.height]), pdf


@pytest.mark.parametrize(("paper", "number", "turned"), [("a4", 9, False), ("letter", 8, True)])
def test_as_many_cards_on_a_page_as_go(paper: str, number: int, turned: bool) -> None:
    grid = card_grid(PAPERS[paper], (59, 91))
    assert (grid.number, grid.turned) == (number, turned)


@pytest.mark.parametrize(("name", "columns", "rows"), [("en/a4/cards-rebel", 3, 3), ("en/letter/decks-rebel", 4, 2)])
@pytest.mark.parametrize("page", [1, 2])
def test_cut_marks_leave_cards_of_59_by_91_mm(pdfs: Path, name: str, columns: int, rows: int, page: int) -> None:
    pdf = pdfs / f"{name}.pdf"
    width, height = size_mm(pdf)
    grid = card_grid(PAPERS[name.split("/")[1]], (59, 91))
    left, top = grid.front(0)
    across = dark(pdf, page, 0, top - 5, width, 1)
    down = dark(pdf, page, left - 5, 0, 1, height, turned=True)
    assert len(across) == 2 * columns and len(down) == 2 * rows
    assert near([b - a for a, b in pairwise(across)][::2], [59] * columns)
    assert near([b - a for a, b in pairwise(down)][::2], [91] * rows)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_each_back_lies_behind_its_front(paper: str) -> None:
    """Turned over the long edge, an upright page is mirrored left to right and a lying one top to bottom."""
    grid = card_grid(PAPERS[paper], (59, 91))
    for number in range(grid.number):
        (x, y), (back_x, back_y) = grid.front(number), grid.back(number)
        if grid.turned:
            assert near([back_x, back_y], [x, grid.height - y - 91])
        else:
            assert near([back_x, back_y], [grid.width - x - 59, y])


def test_a_card_larger_than_the_paper_is_refused() -> None:
    with pytest.raises(TooLarge):
        card_grid(PAPERS["a4"], (300, 300))


def test_the_bar_on_every_sheet_is_50_mm_long(pdfs: Path) -> None:
    for name in ("en/a4/reference", "es/a4/battle-10-target-the-shield-generators", "en/letter/hexes"):
        pdf = pdfs / f"{name}.pdf"
        width, height = size_mm(pdf)
        for page in range(1, pages(pdf) + 1):
            ends = [
                dark(pdf, page, 0, y, width / 3, 0.4)
                for y in (height - 15.6, height - 15.2, height - 10.6, height - 10.2)
            ]
            assert any(found and near([found[-1] - found[0]], [50]) for found in ends), (name, page)


@pytest.mark.parametrize("name", ["en/a4/cards-rebel", "en/letter/decks-rebel"])
def test_the_bar_beside_the_cards_is_50_mm_long(pdfs: Path, name: str) -> None:
    pdf = pdfs / f"{name}.pdf"
    found = dark(pdf, 1, 3.6, 0, 0.8, size_mm(pdf)[1], turned=True)
    assert near([found[-1] - found[0]], [50])


def test_hexes_are_as_wide_as_the_components_say(pdfs: Path) -> None:
    """Below the last row lie the lowest corners, one hex apart."""
    across = bundled().things["components"][""].data["hex_across_mm"]
    for paper in ("a4", "letter"):
        pdf = pdfs / f"en/{paper}/hexes.pdf"
        bottom = 10 + across * (2 / 3**0.5 + 4 * 3**0.5 / 2)
        found = dark(pdf, 1, 9, bottom - 0.6, across * 3 + 2, 0.4, limit=220)
        assert near([b - a for a, b in pairwise(found)], [across] * 2), (paper, found)
