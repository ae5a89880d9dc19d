"""What a battle changes is marked, and only that."""

from __future__ import annotations

from typing import Any

import pytest

from hothkit.prose import phrases
from hothkit.sheets.choice import THINGS, Choice, Unknown
from hothkit.sheets.document import Style
from hothkit.sheets.paper import PAPERS
from hothkit.sheets.rows import ground_rows, unit_rows
from hothkit.sheets.things import Matter
from tests.battles import bundled

STYLE = Style("en", PAPERS["a4"])


def matter(**changes: Any) -> Matter:
    return Matter.of(bundled(), phrases("en"), STYLE).with_changes(changes.items())


def test_a_changed_figure_of_a_unit_is_marked() -> None:
    changed = matter(units={"snowspeeders": {"medals": 0}})
    rows = unit_rows(changed, ["snowspeeders", "snowtroopers"])
    marked = {row.name: [n for n, cell in enumerate(row.cells) if cell.is_changed] for row in rows}
    assert marked == {"Snowspeeder": [7], "Snowtrooper": []}
    assert rows[-1].cells[7].text == "0"


def test_units_stand_by_side_and_name() -> None:
    rows = unit_rows(matter(), sorted(matter().content.units))
    assert [row.cells[0].text for row in rows] == ["Galactic Empire"] * 3 + ["Rebel Alliance"] * 3


def test_open_ground_comes_first() -> None:
    assert ground_rows(matter(), ["ridge", "rocks", "snow"])[0].name == "Open snow"


@pytest.mark.parametrize("kind", THINGS)
def test_everything_of_every_kind_can_be_asked_for(kind: str) -> None:
    for id in matter().things[kind]:
        (job, *_) = Choice((), (f"{kind}/{id}",)).jobs(bundled(), [STYLE])
        if kind != "scenarios":
            (document,) = job()
            assert document.path.startswith("en/a4/") and id in document.path


@pytest.mark.parametrize("asked", ["sides/rebel", "units/no-such", "no-such"])
def test_what_there_is_not_is_told_with_what_there_is(asked: str) -> None:
    with pytest.raises(Unknown) as missing:
        Choice((), (asked,)).jobs(bundled(), [STYLE])
    assert missing.value.known


def test_everything_is_the_reference_all_battles_cards_counters_and_hexes() -> None:
    battles = len(bundled().of_kind("scenarios"))
    assert len(Choice().jobs(bundled(), [STYLE])) == 1 + battles + 2 + 1 + 1


def test_a_changed_value_is_on_the_sheets_that_show_it_and_on_no_other() -> None:
    """A card, a unit and a ground, each in its own document."""
    changes: dict[str, tuple[str, Any]] = {
        "cards/recon-left": ("cards", {"recon-left": {"order": [{"up_to": 7, "section": "left"}]}}),
        "units/snowtroopers": ("units", {"snowtroopers": {"attack": [7, 5, 3]}}),
        "terrain/rocks": ("terrain", {"rocks": {"protection": [{"dice": -3}]}}),
    }
    for changed, (folder, fields) in changes.items():
        for asked in changes:
            before, after = (
                [document.html for job in Choice((), (asked,)).of(bundled(), matter(**one)) for document in job()]
                for one in ({}, {folder: fields})
            )
            assert (before != after) == (asked == changed), (changed, asked)
