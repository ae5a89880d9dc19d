"""`hothkit site`: what it refuses, what it says, and that it gives the same twice."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from hothkit.pack.library import Library
from hothkit.pack.loading import load
from hothkit.reference.documents import documents
from hothkit.reference.markup import esc, tag
from hothkit.reference.page import Page, relative
from hothkit.reference.site import pages as all_pages
from hothkit.reference.site import shelf_of, texts
from hothkit.reference.stock import stock
from hothkit.resources import folder
from tests.battles import WRITTEN
from tests.cli.runs import run
from tests.site.conftest import Site
from tests.site.strangers import EVIL


def without_rulings() -> Library:
    return load(left_out=("ruling",))


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "precious.txt").write_text("x")
    result = run("site", "build", "--out", tmp_path)
    assert result.exit_code == 2 and str(tmp_path) in result.output
    assert [path.name for path in tmp_path.iterdir()] == ["precious.txt"]


def test_a_missing_library_is_one_line_that_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("hothkit.cli.site_.find_spec", lambda name: None)
    result = run("site", "build", "--out", tmp_path / "x")
    assert result.exit_code == 2 and "pip install" in result.output and len(result.output.splitlines()) == 1


def test_mkdocs_alone_says_what_to_run(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "-f", folder("site") / "mkdocs.yml", "-d", tmp_path / "out"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0 and "hothkit site build" in done.stdout + done.stderr


def test_pages_are_the_same_twice() -> None:
    one, other = (texts(shelf_of(stock(without_rulings()), "es")) for _ in range(2))
    assert one == other


def test_no_page_has_the_place_of_another(tmp_path: Path) -> None:
    """Whatever a battle is called: the list of battles is no battle."""
    battle = folder("scenarios") / "hoth/02-snowspeeder-counter-attack.yaml"
    (tmp_path / "scenarios").mkdir()
    for name in ("index", "readme", "search", "404"):
        (tmp_path / f"scenarios/{name}.yaml").write_bytes(battle.read_bytes())
    shelf = shelf_of(stock(load([tmp_path], ("ruling",))), "en")
    paths = Counter(page.path for page in all_pages(shelf))
    assert [path for path, number in paths.items() if number > 1] == []
    assert not paths.keys() & documents(shelf.words).keys()


def test_nothing_that_was_made_lies_in_the_checkout(site: Site) -> None:
    command = ["git", "-C", str(folder("site").parent), "status", "--porcelain", "--", "site"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not [line for line in done.stdout.splitlines() if line.startswith("??") and "build" in line]
    assert (site.folder / "index.html").is_file()


def test_text_never_becomes_markup() -> None:
    assert not set('<>"`*_[]{}\\') & set(esc(EVIL))
    assert tag("p", esc("a"), title=EVIL).count("<") == 2


def test_headings_that_say_the_same_have_anchors_of_their_own() -> None:
    page = Page("a/b.md", "x")
    assert [page.heading("Same"), page.heading("Same"), page.heading("¿?")] == ["same", "same-2", "part"]


@pytest.mark.parametrize(
    ("path", "target", "leads"),
    [
        ("index.md", "units.md#a", "units.html#a"),
        ("rules/w3.md", "units.md", "../units.html"),
        ("battles/p/x.md", "replays/p/x.html", "../../replays/p/x.html"),
        ("rules/w3.md", "rules/w3.md#b", "w3.html#b"),
    ],
)
def test_addresses_are_relative(path: str, target: str, leads: str) -> None:
    assert relative(path, target) == leads


@pytest.mark.parametrize("lang", WRITTEN)
def test_the_tutorial_works_as_it_stands(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (folder("site") / "docs" / lang / "make" / "tutorial.md").read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for path, content in re.findall(r"`(my-pack/[a-z/-]+\.yaml)`:\n\n```yaml\n(.*?)```", text, re.DOTALL):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(content, encoding="utf-8")
    assert len(list(tmp_path.rglob("*.yaml"))) == 4
    for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL):
        for command in block.strip().splitlines():
            if command.startswith("hothkit ") and "human" not in command and " site " not in command:
                result = run(*command.split()[1:])
                assert result.exit_code == 0, (command, result.output)
    assert (tmp_path / "raid.html").is_file()


@pytest.mark.parametrize("lang", WRITTEN)
def test_the_samples_of_the_how_to_are_sound(lang: str, tmp_path: Path) -> None:
    text = (folder("site") / "docs" / lang / "make" / "how-to.md").read_text(encoding="utf-8")
    for number, sample in enumerate(re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)):
        run("new", "scenario", f"sample-{number}", "--dir", tmp_path)
        path = tmp_path / f"sample-{number}.yaml"
        if inside := re.match(r"# my-[a-z]+/(\S+)\n", sample):
            path = tmp_path / f"pack-{number}"
            (path / inside[1]).parent.mkdir(parents=True)
            (path / inside[1]).write_text(sample, encoding="utf-8")
        else:
            path.write_text(path.read_text(encoding="utf-8") + sample, encoding="utf-8")
        assert run("check", path).exit_code == 0, sample
    for command in re.findall(r"^hothkit (?:explain|odds) .*$", text, re.MULTILINE) if lang == "en" else ():
        result = run(*command.split()[1:])
        assert result.exit_code == 0, (command, result.output)
        assert "Not allowed" not in result.output, command
