"""Golden records: the same games as ever, verified, and played again decision by decision."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hothkit.devtools.golden import FOLDER, records
from tests.battles import bundled
from tests.cli.runs import run

RECORDS = sorted(FOLDER.glob("*.record"))


def test_the_records_are_what_the_players_play_now() -> None:
    """If a rule was changed on purpose: `make golden`, and review the diff."""
    wanted = records(bundled())
    assert {path.name: path.read_text(encoding="utf-8") for path in RECORDS} == wanted
    assert len(wanted) == 3 * 2 * sum("number" in thing.data for thing in bundled().of_kind("scenarios").values())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_record_verifies(path: Path) -> None:
    done = run("replay", path, "--format", "json")
    found = json.loads(done.stdout)
    assert done.exit_code == 0 and found["verified"] and found["notes"] == []
