"""The files of a folder: which are content, and where they really lie."""

from __future__ import annotations

from pathlib import Path

from hothkit import resources
from hothkit.pack.files import files
from hothkit.paths import real


def test_a_file_knows_where_it_really_lies() -> None:
    found = list(files(resources.folder("rules")))
    assert found and [file.real for file in found] == [real(file.path) for file in found]


def test_a_linked_folder_is_the_folder_itself_and_links_inside_are_told_of(tmp_path: Path) -> None:
    folder = tmp_path / "mine" / "units"
    (folder / "more").mkdir(parents=True)
    for name in ("b.yaml", "a.yml", "more/c.yaml", ".hidden.yaml", "notes.txt"):
        (folder / name).touch()
    (folder / "link.yaml").symlink_to("b.yaml")
    (folder / "loop").symlink_to("..")
    (tmp_path / "elsewhere").symlink_to(folder)
    every = list(files(tmp_path / "elsewhere", "e/"))
    assert [(f.check, f.place.file) for file in every for f in file.faults] == [
        ("skipped-link", "e/link.yaml"),
        ("skipped-link", "e/loop"),
    ]
    found = [file for file in every if not file.faults]
    assert [(file.kind, file.id, file.shown) for file in found] == [
        ("unit", "a", "e/a.yml"),
        ("unit", "b", "e/b.yaml"),
        ("unit", "c", "e/more/c.yaml"),
    ]
    assert [file.real for file in found] == [real(folder / name) for name in ("a.yml", "b.yaml", "more/c.yaml")]
    assert [file.path for file in found] == [tmp_path / "elsewhere" / file.shown.removeprefix("e/") for file in found]


def test_a_lone_link_has_its_own_name_and_the_kind_of_what_it_leads_to(tmp_path: Path) -> None:
    (tmp_path / "units").mkdir()
    (tmp_path / "units" / "walker.yaml").touch()
    (tmp_path / "mine.yaml").symlink_to("units/walker.yaml")
    (file,) = files(tmp_path / "mine.yaml")
    assert (file.kind, file.id, file.real) == ("unit", "mine", real(tmp_path / "units" / "walker.yaml"))
