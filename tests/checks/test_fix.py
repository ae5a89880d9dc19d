"""What is mended without asking: only what can mean one thing, with all comments kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hothkit.checks.fix import mended
from hothkit.checks.registry import CHECKS
from hothkit.checks.run import run
from hothkit.checks.sample import sample
from hothkit.pack.files import files
from hothkit.pack.library import Library, Thing, library_of, read_thing
from hothkit.shape.schemas import schema_of
from tests.checks.packs import BATTLE, BUNDLED, brief

TRAIT = "name: {en: Steady, es: Firme}\nrules:\n  steady:\n    ignore: {retreats: 1}\n"
UNIT = """\
name: {en: Walker, es: Andador}
side: empire
type: vehicle
miniatures: 1
move: {most: 1}
attack: [3]
"""


def read(folder: Path, name: str, text: str) -> tuple[Library, Thing]:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())
    thing = read_thing(next(files(path, name)))
    return library_of([*BUNDLED, thing]), thing


def fixed(folder: Path, name: str, text: str) -> str:
    return mended(*read(folder, name, text), text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("snowtroopers: [A1", "snow-troper: [A1"),
        ("snowtroopers: [A1", '"SnowTroopers": [A1'),
        ("[A1, A2]", "[a1, A2]"),
        ("board: standard", "board: Standard"),
        ("first: rebel", "frist: rebel"),
        ("first: rebel", "first: 'rebbel' # who begins"),
        ("{rebel: 4, empire: 4}", "{rebel: 04, empire: 4}"),
        ("{en: Ford}", "{en: no}"),
        ("{en: Ford}", "{en: 12:30}"),
        ("{en: Ford}", "{en: ' Ford'}"),
    ],
)
def test_what_can_mean_one_thing_is_mended_and_the_rest_is_kept(tmp_path: Path, old: str, new: str) -> None:
    comment = "# a remark\n"
    bad = comment + BATTLE.replace(old, new) + comment
    assert bad != comment + BATTLE + comment
    good = fixed(tmp_path, "scenarios/ford.yaml", bad)
    library, thing = read(tmp_path, "scenarios/ford.yaml", good)
    assert run(library, [thing]) == []
    changed = [(a, b) for a, b in zip(bad.split("\n"), good.split("\n"), strict=True) if a != b]
    assert len(changed) == 1 and ("#" not in new or changed[0][1].endswith("# who begins"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("snowtroopers: [A1", "troopers: [A1"),  # near to two
        ("first: rebel", "first: green"),  # near to none
        ("{en: Ford}", "{en: ~}"),
        ("[A1, A2]", "[A1, A1]"),
        ("[A1, A2]", "[A1, X9]"),
        ("{en: Ford}", "{en: Ford, en: Ford}"),
        ("{rebel: 4, empire: 4}", "{rebel: 4, empire: 4, empire: 4}"),
        ("empire:\n    snowtroopers", "rebbel:\n    snowtroopers"),  # the side that was meant is there already
    ],
)
def test_what_may_mean_several_things_is_left_alone(tmp_path: Path, old: str, new: str) -> None:
    bad = BATTLE.replace(old, new)
    assert bad != BATTLE and fixed(tmp_path, "scenarios/ford.yaml", bad) == bad


def test_a_word_that_is_text_here_and_no_there_is_read_as_each_place_needs_it(tmp_path: Path) -> None:
    ground = "name: {en: no, es: No}\nblocks_sight: no\n"
    good = fixed(tmp_path, "terrain/fog.yaml", ground)
    assert good == 'name: {en: "no", es: "No"}\nblocks_sight: false\n'


def test_keys_go_into_the_usual_order_with_the_comments_above_them(tmp_path: Path) -> None:
    bad = (
        "# head\n\n# sums\nmedals: 2\n# feet\nmove:\n  most: 1 # slow\n\n# first\n"
        "name: {en: W, es: W}\nside: empire\ntype: vehicle\nminiatures: 1\nattack: [3]"
    )
    good = fixed(tmp_path, "units/walker.yaml", bad)
    assert good == (
        "# head\n\n# sums\n# first\nname: {en: W, es: W}\nside: empire\ntype: vehicle\nminiatures: 1\n"
        "# feet\nmove:\n  most: 1 # slow\n\nattack: [3]\nmedals: 2\n"
    )


def test_a_word_of_an_earlier_format_gets_its_new_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(schema_of("unit")["properties"]["miniatures"], "formerly", ["figures"])
    bad = UNIT.replace("miniatures: 1", "figures: 1 # alone")
    library, thing = read(tmp_path, "units/walker.yaml", bad)
    assert [brief(one) for one in run(library, [thing])] == ["4:1 unknown-key/renamed ?miniatures"]
    assert mended(library, thing, bad) == UNIT.replace("miniatures: 1", "miniatures: 1 # alone")
    both = bad + "miniatures: 1\n"
    assert fixed(tmp_path, "units/walker.yaml", both) == both


def test_line_ends_stay_and_the_mark_before_the_text_goes(tmp_path: Path) -> None:
    bad = "\ufeff" + UNIT.replace("empire", "empir").replace("\n", "\r\n")
    assert fixed(tmp_path, "units/walker.yaml", bad) == UNIT.replace("\n", "\r\n")


def test_several_faults_of_several_sorts_are_mended_together(tmp_path: Path) -> None:
    bad = BATTLE.replace("first", "frist").replace("A2", "a2").replace("echo-base-troopers", "echo-base-trooper")
    assert fixed(tmp_path, "scenarios/ford.yaml", bad) == BATTLE


@pytest.mark.parametrize("name", CHECKS)
def test_no_sample_becomes_worse_and_twice_is_once(tmp_path: Path, name: str) -> None:
    path = sample(name).bad.write(tmp_path)
    if not path.is_file():
        return
    thing = read_thing(next(files(path, path.name)))
    library = library_of([*BUNDLED, thing])
    text = path.read_bytes().decode("utf-8", "surrogateescape")
    once = mended(library, thing, text)
    if once != text:
        path.write_bytes(once.encode("utf-8", "surrogateescape"))
        better = read_thing(next(files(path, path.name)))
        assert len(run(library.with_thing(better), [better])) < len(run(library, [thing]))
        assert mended(library.with_thing(better), better, once) == once


WORDS = st.sampled_from(
    ["rebel", "rebl", "Empire", "no", "yes", "010", "~", "A1", "a1", "snow-troopers", "unit", "1_0", "3.0", "' x'", "#"]
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(data=st.data())
def test_whatever_is_written_comments_stay_and_nothing_new_is_wrong(tmp_path: Path, data: st.DataObject) -> None:
    lines = [*BATTLE.splitlines(), "# a remark"]
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.integers(0, len(lines) - 1))
        words = lines[number].split(" ")
        words[data.draw(st.integers(0, len(words) - 1))] = data.draw(WORDS)
        lines[number] = " ".join(words)
    text = "\n".join(data.draw(st.permutations(lines)) if data.draw(st.booleans()) else lines) + "\n"
    library, thing = read(tmp_path, "scenarios/ford.yaml", text)
    good = mended(library, thing, text)
    assert sorted(line for line in good.splitlines() if line.startswith("#")) == sorted(
        line for line in text.splitlines() if line.startswith("#")
    )
    better = read(tmp_path, "scenarios/ford.yaml", good)
    assert len(better[1].findings) <= len(thing.findings)
    assert mended(*better, good) == good
