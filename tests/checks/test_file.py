"""File names, and comments that allow a finding."""

from __future__ import annotations

from pathlib import Path

import pytest

from hothkit.checks.registry import CHECKS
from hothkit.checks.run import in_the_way, run
from hothkit.pack.files import files
from hothkit.pack.library import library
from hothkit.pack.loading import load
from hothkit.text import kebab
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


def test_what_cannot_be_played_cannot_be_allowed(tmp_path: Path) -> None:
    text = BATTLE.replace("[A4]", "[A2] # hothkit: allow two-on-a-hex, closed-ground")
    assert [brief(f) for f in found(tmp_path, {"scenarios/x.yaml": text})] == ["12:13 two-on-a-hex"]
    bundled = load().all
    everything = library([*(t.file for t in bundled), *files(tmp_path)])
    assert [f.check for f in in_the_way(everything, everything.all)] == ["two-on-a-hex"]


def test_the_table_of_checks_is_sorted() -> None:
    assert list(CHECKS) == sorted(CHECKS)
    assert all(name == check.name for name, check in CHECKS.items())


PACK = 'format: 2\nid: mine\nname: {en: X}\nversion: "1.0.0"\nrequires: {hoth: ">=1"}\n'
ON_A_RIDGE = {"scenarios/x.yaml": BATTLE + "terrain: {ridge: [A4]}\n"}


def allowing(*entries: str) -> dict[str, str]:
    return {"pack.yaml": PACK + "allow:\n" + "".join(f"  - {{{one}, reason: a dare}}\n" for one in entries)}


@pytest.mark.parametrize("where", ["", ", file: scenarios/x.yaml"])
def test_a_pack_allows_a_finding_everywhere_or_in_a_file(tmp_path: Path, where: str) -> None:
    assert found(tmp_path, ON_A_RIDGE | allowing("check: closed-ground" + where)) == []


def test_what_a_pack_allows_can_be_played(tmp_path: Path) -> None:
    found(tmp_path, ON_A_RIDGE | allowing("check: closed-ground"))
    everything = library([*(t.file for t in load().all), *files(tmp_path)])
    assert in_the_way(everything, everything.all) == []


def test_a_pack_allows_nothing_in_another_file_or_outside(tmp_path: Path) -> None:
    elsewhere = {"own/pack.yaml": allowing("check: closed-ground")["pack.yaml"]}
    told = found(tmp_path, ON_A_RIDGE | elsewhere)
    assert [brief(one) for one in told] == ["7:13 unused-allow", "12:13 closed-ground"]


def test_what_a_pack_allows_in_vain_is_noted_at_its_line(tmp_path: Path) -> None:
    told = found(tmp_path, ON_A_RIDGE | allowing(
        "check: closed-ground", "check: target-out-of-reach", "check: nonsense", "check: unknown-key"
    ))  # fmt: skip
    assert [brief(one) for one in told] == [
        "8:13 unused-allow",
        "9:13 unused-allow/no-check",
        "10:13 unused-allow/never",
    ]


def test_a_file_alone_does_not_show_that_its_pack_allows_in_vain(tmp_path: Path) -> None:
    found(tmp_path, ON_A_RIDGE | {"traits/x.yaml": TRAIT} | allowing("check: two-on-a-hex"))
    everything = library([*(t.file for t in load().all), *files(tmp_path)])
    asked = [thing for thing in everything.all if thing.file.path.name in ("pack.yaml", "x.yaml")][:1]
    assert run(everything, [one for one in asked if one.file.kind == "pack"]) == []


def test_a_reason_is_needed(tmp_path: Path) -> None:
    text = PACK + "allow: [{check: closed-ground}]\n"
    assert [brief(one) for one in found(tmp_path, {"pack.yaml": text})] == ["6:9 missing-key"]


def test_bundled_content_allows_hardly_anything() -> None:
    allowed = [line for thing in load().all for line in thing.source.allowed]
    by_packs = [one for thing in load().all if thing.file.kind == "pack" for one in thing.data.get("allow", ())]
    assert len(allowed) + len(by_packs) <= 5


def test_a_pack_inside_a_pack_is_told_of_at_the_inner_one(tmp_path: Path) -> None:
    head = "format: 2\nid: {}\nname: {{en: X}}\nversion: '1.0.0'\nrequires: {{hoth: '>=1'}}\nlicence: MIT\nlanguages: [en]\n"
    (told,) = found(tmp_path, {"pack.yaml": head.format("outer"), "inner/pack.yaml": head.format("inner")})
    assert (told.place.file, brief(told)) == ("/inner/pack.yaml", "1:1 same-thing-twice/pack")
