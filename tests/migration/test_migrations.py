"""Migrations: what a file means stays exactly as it was, and nothing else in it is touched."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hothkit.migration.run import MIGRATIONS, Migrated, migrated
from hothkit.model.changes import changes_of
from hothkit.model.ruling import Ruling
from hothkit.pack.files import files
from hothkit.pack.library import Library, Thing, library_of
from hothkit.pack.overlay import Things, overlaid
from hothkit.pack.reading import read_things, thing_of
from hothkit.prose import phrases
from hothkit.resources import folder
from hothkit.rulings import run as run_ruling
from hothkit.shape import KIND_OF_FOLDER
from hothkit.shape.format_ import our_format
from hothkit.yaml_source import read_text
from tests.battles import bundled, raw_content
from tests.cli.runs import data

OLD_PACK = Path(__file__).parent / "format_1"
HEIGHTS = "structures-block-between-ridges"
HEAD = 'format: 1\nname: {en: X, es: X}\nversion: "1.0.0"\n'


def as_it_was(things: Mapping[str, Any], changes: Mapping[str, Any]) -> Things:
    """Changes laid over things by the rule of format 1: fields whole, only `rules` one by one."""
    merged = {folder: dict(some) for folder, some in things.items()}
    for folder_, changed in changes.items():
        for id, fields in changed.items() if folder_ in KIND_OF_FOLDER else [("", changed)]:
            if id in merged[folder_]:
                before = merged[folder_][id]
                rules = (
                    {"rules": {**before["rules"], **fields["rules"]}}
                    if {"rules"} <= fields.keys() & before.keys()
                    else {}
                )
                merged[folder_][id] = {**before, **fields, **rules}
    return merged


def changes_in(data: Any) -> dict[str, Any]:
    changes: dict[str, Any] = data.get("changes", data.get("position", {}).get("changes", {}))
    return changes


def pack_of(root: Path) -> tuple[Library, list[Thing]]:
    things = read_things(files(root))
    return library_of([*bundled().all, *things]), things


def migrate(library: Library, things: Iterable[Thing]) -> Migrated:
    asked = list(things)
    held = {thing.file.real: thing.file.path.read_bytes().decode() for thing in asked}
    return migrated(library, asked, held)


def in_place(root: Path) -> dict[str, str]:
    """A pack migrated on the disk; the files that changed."""
    done = migrate(*pack_of(root))
    assert done.found == () and done.stuck is None
    for path, text in done.texts.items():
        path.write_bytes(text.encode())
    return {path.relative_to(root.resolve()).as_posix(): text for path, text in done.texts.items()}


def written(root: Path, texts: Mapping[str, str]) -> Path:
    for name, text in texts.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    return root


def variant(changes: str) -> str:
    return f"name: {{en: V, es: V}}\nchanges:\n{changes}"


def test_the_migrations_are_listed_in_order_and_lead_to_our_format() -> None:
    numbers = [number for number, _ in MIGRATIONS]
    assert numbers == list(range(2, our_format() + 1))
    assert [migrate.__module__ for _, migrate in MIGRATIONS] == [f"hothkit.migration.to_{number}" for number in numbers]


def test_old_files_mean_what_they_meant(tmp_path: Path) -> None:
    root = shutil.copytree(OLD_PACK, tmp_path / "Old Rulings")
    before = {thing.file.id: thing.data for thing in pack_of(root)[1]}
    changed = in_place(root)
    assert len([name for name in changed if name.startswith("rulings/")]) == 9
    after = {thing.file.id: thing.data for thing in pack_of(root)[1] if thing.file.kind != "pack"}
    assert changes_in(after.pop(HEIGHTS)) == {"sight": {"structures_seen_over": "never"}}
    for id, one in after.items():
        then = as_it_was(raw_content(), changes_in(before[id]))
        assert overlaid(raw_content(), changes_of({"changes": changes_in(one)})) == then


@pytest.mark.parametrize("name", ["frozen-frontier", "skirmish"])
def test_a_shipped_pack_of_the_old_format_passes_through(tmp_path: Path, name: str) -> None:
    root = shutil.copytree(folder("rules") / name, tmp_path / name)
    head = root / "pack.yaml"
    new = head.read_text()
    old = re.sub(r"(?m)^(id|requires):.*\n", "", new).replace("format: 2", "format: 1")
    head.write_text(old)
    assert set(in_place(root)) == {"pack.yaml"}
    assert head.read_text() == new and data("check", root) == []


def test_old_rulings_are_right_again(tmp_path: Path) -> None:
    root = shutil.copytree(OLD_PACK, tmp_path / "old")
    things = [thing for thing in pack_of(root)[1] if thing.file.kind == "ruling"]
    assert not all(is_right(thing) for thing in things)
    in_place(root)
    assert all(is_right(thing) for thing in pack_of(root)[1] if thing.file.kind == "ruling")


def is_right(thing: Thing) -> bool:
    return run_ruling(Ruling.of(thing.file.id, thing.data), raw_content(), phrases("en")).is_right


def test_comments_order_and_layout_stay(tmp_path: Path) -> None:
    root = shutil.copytree(OLD_PACK, tmp_path / "old")
    before = {path: path.read_text().splitlines() for path in root.rglob("*.yaml")}
    in_place(root)
    for path, lines in before.items():
        kept = [line for line in path.read_text().splitlines() if not re.match(r" *removed:|id:|requires:", line)]
        # The one word that another has taken the place of.
        kept = [
            re.sub("structures_seen_over: never", "high_ground: {grounds: [ridge], structures_block: true}", line)
            for line in kept
        ]
        kept = [re.sub(r"removed: \[[^]]*\], ", "", line).replace("format: 2", "format: 1") for line in kept]
        assert kept == lines


def test_what_was_migrated_is_left_alone(tmp_path: Path) -> None:
    root = shutil.copytree(OLD_PACK, tmp_path / "old")
    assert in_place(root) and in_place(root) == {}
    # Its files alone, as if they lay in no pack, too.
    library, things = pack_of(root)
    assert all(migrate(library, [thing]).texts == {} for thing in things if thing.file.kind != "pack")


def test_the_pack_says_what_it_is_called_and_what_it_stands_on(tmp_path: Path) -> None:
    root = written(tmp_path / "Más_Nieve", {"pack.yaml": "# a\n" + HEAD.replace("1\n", "1   # b\n", 1) + "# c\n"})
    assert in_place(root)["pack.yaml"] == (
        '# a\nformat: 2   # b\nid: mas-nieve\nname: {en: X, es: X}\nversion: "1.0.0"\nrequires: {hoth: ">=1,<2"}\n# c\n'
    )


@pytest.mark.parametrize(("name", "id"), [("hoth", "my-hoth"), ("日本", "pack"), ("x" * 120, "x" * 100)])
def test_every_folder_gives_an_id(tmp_path: Path, name: str, id: str) -> None:
    root = written(tmp_path / name, {"pack.yaml": HEAD})
    assert f"\nid: {id}\n" in in_place(root)["pack.yaml"]


def test_a_whole_game_stands_on_nothing(tmp_path: Path) -> None:
    root = shutil.copytree(folder("rules") / "hoth", tmp_path / "own", ignore=shutil.ignore_patterns("rulings"))
    head = (root / "pack.yaml").read_text().replace("format: 2\nid: hoth\n", "format: 1\n")
    (root / "pack.yaml").write_text(head)
    changed = in_place(root)
    assert "\nid: own\n" in changed["pack.yaml"] and "requires" not in changed["pack.yaml"]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("start", ["", "\ufeff"])
def test_line_ends_stay(tmp_path: Path, end: str, start: str) -> None:
    texts = {
        "pack.yaml": HEAD + "languages: [en]",
        "variants/v.yaml": variant("  terrain: {rocks: {entering: {stop: true}}}"),
    }
    root = written(tmp_path / "p", {name: start + text.replace("\n", end) for name, text in texts.items()})
    assert set(in_place(root)) == set(texts)
    for name in texts:
        after = (root / name).read_bytes().decode()
        assert after.startswith(start) and not after.endswith(end)
        assert set(re.findall("\r\n|\r|\n", after)) == {end}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("changes: {terrain: {R}}", "changes: {removed: [N], terrain: {R}}"),
        ("changes: { terrain: {R} }", "changes: { removed: [N], terrain: {R} }"),
        ("changes: {  # c\n  terrain: {R}}", "changes: {removed: [N],  # c\n  terrain: {R}}"),
        ("changes:\n  {terrain: {R}}", "changes:\n  {removed: [N], terrain: {R}}"),
        ("changes:  # c\n\n    # d\n    terrain: {R}", "changes:  # c\n    removed: [N]\n\n    # d\n    terrain: {R}"),
        ("changes:\n  removed: [cards/x]\n  terrain: {R}", "changes:\n  removed: [N, cards/x]\n  terrain: {R}"),
        (
            "changes:\n  removed:\n  - cards/x  # c\n  terrain: {R}",
            "changes:\n  removed:\n  - N\n  - cards/x  # c\n  terrain: {R}",
        ),
    ],
)
def test_every_layout_of_changes(tmp_path: Path, before: str, after: str) -> None:
    full = {"{R}": "{rocks: {entering: {stop: true}}}", "N": "terrain/rocks.entering"}
    for short, long in full.items():
        before, after = before.replace(short, long), after.replace(short, long)
    name = "name: {en: V, es: V}\n"
    root = written(tmp_path / "p", {"pack.yaml": HEAD, "variants/v.yaml": f"{name}{before}\n# end\n"})
    assert in_place(root)["variants/v.yaml"] == f"{name}{after}\n# end\n"


def test_many_names_stand_below_one_another(tmp_path: Path) -> None:
    moves = [(id, unit) for id, unit in raw_content()["units"].items() if "still_attack" in unit["move"]][:5]
    assert len(moves) > 3
    body = "".join(f"    {id}: {{move: {{most: {unit['move']['most']}}}}}\n" for id, unit in moves)
    root = written(tmp_path / "p", {"pack.yaml": HEAD, "variants/v.yaml": variant(f"  units:\n{body}")})
    names = "".join(f"    - units/{id}.move\n" for id, _ in moves)
    assert f"changes:\n  removed:\n{names}  units:\n" in in_place(root)["variants/v.yaml"]


def test_what_a_variant_adds_did_not_stay_either(tmp_path: Path) -> None:
    """A battle's map took the place of the variant's too, so the variant's keys must go with the battle."""
    texts = {
        "pack.yaml": HEAD,
        "variants/a.yaml": variant("  terrain: {rocks: {entering: {stop: true, hold_fire: true, cost: 2}}}\n"),
        "variants/b.yaml": variant("  terrain: {rocks: {entering: {stop: true, hold_fire: true}}}\n"),
    }
    root = written(tmp_path / "p", texts)
    assert set(in_place(root)) == {"pack.yaml", "variants/b.yaml"}


@pytest.mark.parametrize(
    "texts",
    [
        {"variants/v.yaml": "name: {en: V\n"},
        {"variants/v.yaml": "name: {en: V}\nchanges: {terrain: 3}\n"},
        {"pack.yaml": HEAD + "colour: red\n"},
        {"pack.yaml": HEAD.replace('version: "1.0.0"\n', "")},
        {"pack.yaml": HEAD + "id: NO\n"},
    ],
)
def test_what_would_still_be_wrong_is_told_and_nothing_is_changed(tmp_path: Path, texts: dict[str, str]) -> None:
    root = written(tmp_path / "p", {"pack.yaml": HEAD, **texts})
    done = migrate(*pack_of(root))
    assert done.texts == {} and done.found
    for finding in done.found:
        assert finding.place.line <= len(texts[Path(finding.place.file).relative_to(root).as_posix()].splitlines())


def test_a_layout_that_nobody_reckoned_with_is_left_to_its_author(tmp_path: Path) -> None:
    root = written(tmp_path / "p", {"pack.yaml": HEAD.replace('"1.0.0"', ">-\n  1.0.0")})
    done = migrate(*pack_of(root))
    assert done.texts == {} and done.stuck == str(root / "pack.yaml")


def maps(data: Any) -> list[tuple[str, str, str]]:
    """Folder, id and field of every map in the data of things."""
    return [
        (name, id, field)
        for name in sorted(
            {*KIND_OF_FOLDER, "turn", "sight", "dice"} - {"scenarios", "rulings", "variants", "campaigns"}
        )
        for id, thing in sorted(data.get(name, {}).items())
        for field, value in sorted(thing.items())
        if isinstance(value, dict)
    ]


MAPS = maps(raw_content())


def varied(draw: st.DrawFn, value: Any) -> Any:
    """A map with some keys left out, some values changed and one added, at any depth."""
    if not isinstance(value, dict):
        return draw(st.sampled_from([value, 7, "x"]))
    kept = {key: varied(draw, inner) for key, inner in value.items() if draw(st.booleans())}
    return kept | draw(st.sampled_from([{}, {"added": 1}, {"added": {"deep": True}}])) or {"added": 1}


@st.composite
def any_changes(draw: st.DrawFn) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for name, id, field in draw(st.lists(st.sampled_from(MAPS), min_size=1, max_size=4)):
        fields = changes.setdefault(name, {})
        fields = fields.setdefault(id, {}) if id else fields
        fields[field] = varied(draw, raw_content()[name][id][field])
    return changes


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(changes=any_changes(), is_flow=st.booleans())
def test_any_changes_mean_what_they_meant(changes: dict[str, Any], is_flow: bool) -> None:
    from hothkit.migration.to_2 import migrated as to_2

    shown = json.dumps(changes, ensure_ascii=False)
    body = (
        f"changes: {shown}\n"
        if is_flow
        else "changes:\n" + "".join(f"  {key}: {json.dumps(value)}\n" for key, value in changes.items())
    )
    text = f"name: {{en: V}}\n{body}# end\n"
    (file,) = (thing.file for thing in bundled().all if thing.file.id == "flyers-stop" and thing.file.kind == "variant")
    thing = thing_of(file, read_text(text, "v.yaml"))
    library = Library({**bundled().things, "variants": {}}, bundled().all)
    done = to_2(library, thing, text)
    assert read_text(done.text, "v.yaml").data == done.data
    assert overlaid(raw_content(), changes_of(done.data)) == as_it_was(raw_content(), changes)
