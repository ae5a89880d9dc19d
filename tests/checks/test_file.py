"""File names, and comments that allow a finding."""

from __future__ import annotations

from pathlib import Path

import pytest

from hothkit.checks.file.id_format import kebab
from hothkit.checks.registry import CHECKS
from hothkit.checks.run import in_the_way
from hothkit.pack.files import files
from hothkit.pack.library import library, load
from tests.checks.packs import BATTLE, brief, found

TRAIT = "name: {en: X}\n"


@pytest.mark.parametrize("stem", ["Snow_Troopers", "a--b", "ñandú", "a b"])
def test_a_file_name_is_an_id(tmp_path: Path, stem: str) -> None:
    (finding,) = found(tmp_path, {f"traits/{stem}.yaml": TRAIT})
    assert brief(finding) == "1:1 id-format"


def test_a_file_name_that_is_an_id_is_none(tmp_path: Path) -> None:
    assert found(tmp_path, {"traits/a-2.yaml": TRAIT}) == []


@pytest.mark.parametrize(
    ("text", "id"), [("Ñandú on  ICE!", "nandu-on-ice"), ("SnowTroopers", "snow-troopers"), ("¡!", ""), ("a", "a")]
)
def test_the_nearest_id(text: str, id: str) -> None:
    assert kebab(text) == id


def battle(comment: str) -> dict[str, str]:
    return {"scenarios/x.yaml": BATTLE.replace("[A4]", f"[A4] {comment}") + "terrain: {ridge: [A4]}\n"}


def test_a_comment_allows_the_finding_of_its_line(tmp_path: Path) -> None:
    assert found(tmp_path, battle("# hothkit: allow closed-ground")) == []


def test_a_comment_allows_only_what_it_names(tmp_path: Path) -> None:
    told = [brief(f) for f in found(tmp_path, battle("# hothkit: allow no-such-hex"))]
    assert told == ["12:13 closed-ground"]


def test_a_comment_that_allows_nothing_is_noted(tmp_path: Path) -> None:
    (note,) = found(tmp_path, {"traits/x.yaml": TRAIT + "# hothkit: allow closed-ground\n"})
    assert brief(note) == "2:1 unused-allow" and not note.is_error
    (note,) = found(tmp_path, {"traits/x.yaml": TRAIT + "# hothkit: allow nonsense\n"})
    assert brief(note) == "2:1 unused-allow/no-check"


def test_mistakes_of_writing_and_shape_are_never_allowed(tmp_path: Path) -> None:
    told = found(tmp_path, {"traits/x.yaml": TRAIT + "rulez: 1 # hothkit: allow unknown-key\n"})
    assert [brief(f) for f in told] == ["2:1 unknown-key ?rules"]


def test_what_cannot_be_played_is_in_the_way_even_if_it_is_allowed(tmp_path: Path) -> None:
    text = BATTLE.replace("[A4]", "[A2] # hothkit: allow two-on-a-hex, closed-ground")
    assert [brief(f) for f in found(tmp_path, {"scenarios/x.yaml": text})] == ["12:17 unused-allow"]
    bundled = load().all
    everything = library([*(t.file for t in bundled), *files(tmp_path)])
    assert [f.check for f in in_the_way(everything, everything.all)] == ["two-on-a-hex"]


def test_the_table_of_checks_is_sorted() -> None:
    assert list(CHECKS) == sorted(CHECKS)
    assert all(name == check.name for name, check in CHECKS.items())
