"""Building the site: where it is written to, and what is never touched there."""

from __future__ import annotations

from pathlib import Path

import pytest

from hothkit.reference.target import MARK, begin, foreign, put
from tests.cli.runs import run


def made(folder: Path, *names: str) -> Path:
    """Files that say their own names."""
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name, encoding="utf-8")
    return folder


def held(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()} - {MARK}


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """A folder with what a build has written."""
    folder = tmp_path / "out"
    begin(folder)
    put(made(tmp_path / "first", "index.html", "en/a.html", "en/b/c.html"), folder)
    return folder


def test_a_build_replaces_what_the_last_one_wrote(tmp_path: Path, out: Path) -> None:
    assert foreign(out) is None and held(out) == {"index.html", "en/a.html", "en/b/c.html"}
    put(made(tmp_path / "second", "index.html", "en/b"), out)
    assert foreign(out) is None and held(out) == {"index.html", "en/b"}


def test_what_is_not_ours_is_named_and_left(tmp_path: Path, out: Path) -> None:
    made(out, "en/mine.txt")
    result = run("site", "build", "--out", out)
    assert result.exit_code == 2 and str(out / "en/mine.txt") in result.output
    assert "en/mine.txt" in held(out)


@pytest.mark.parametrize("name", ["en", "es", "pictures", "index.html", MARK])
def test_no_link_is_followed(tmp_path: Path, out: Path, name: str) -> None:
    elsewhere = made(tmp_path / "elsewhere", "precious.txt")
    there = out / name
    if there.is_dir():
        there.rename(tmp_path / "old")
    there.unlink(missing_ok=True)
    there.symlink_to(elsewhere if "." not in name else elsewhere / "precious.txt")
    assert run("site", "build", "--out", out).exit_code == 2
    assert (elsewhere / "precious.txt").read_text(encoding="utf-8") == "precious.txt"


@pytest.mark.parametrize("text", ["", "no list", "1", '[1, "../mine.txt", "/mine.txt"]'])
def test_a_mark_alone_makes_nothing_ours(tmp_path: Path, text: str) -> None:
    made(tmp_path / "out", MARK, "mine.txt")
    (tmp_path / "out" / MARK).write_text(text, encoding="utf-8")
    assert foreign(tmp_path / "out") == tmp_path / "out" / "mine.txt"


def test_what_an_interrupted_build_left_is_ours(tmp_path: Path, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("shutil.copyfile", interrupted)
        with pytest.raises(KeyboardInterrupt):
            put(made(tmp_path / "second", "index.html", "es/d.html"), out)
    assert foreign(out) is None
    put(tmp_path / "second", out)
    assert held(out) == {"index.html", "es/d.html"}


def test_a_name_that_no_folder_can_have_is_told_of(tmp_path: Path) -> None:
    result = run("site", "build", "--out", tmp_path / ("a" * 300))
    assert result.exit_code == 2 and len(result.output.splitlines()) == 1
