"""`hothkit translated`: a pack remembers its translations, and check finds those that are older than their English."""

from __future__ import annotations

from pathlib import Path

import pytest

from hothkit import resources
from hothkit.checks.language.texts import texts
from hothkit.checks.language.translated import as_yaml, remembered
from hothkit.pack.files import files
from hothkit.pack.library import read_thing
from hothkit.paths import real
from hothkit.shape import is_sound
from hothkit.yaml_source import read_text
from tests.cli.runs import data, run

CARD = "name: {en: Push, es: Empuje}\norder: [{up_to: 3}]\nnote:\n  en: An old card.\n  es: Una carta antigua.\n"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack with a card that is remembered."""
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards/push.yaml").write_text(CARD)
    assert run("translated", tmp_path).exit_code == 0
    return tmp_path


def stale(pack: Path) -> list[tuple[str, int]]:
    return [(one["check"], one["line"]) for one in data("check", pack)]


def test_the_file_has_a_line_a_text_and_is_always_the_same(pack: Path) -> None:
    path = pack / "translated.yaml"
    first = path.read_text()
    assert [line.partition(":")[0].strip() for line in first.splitlines()[1:]] == [
        "texts", '"es"', '"cards/push name"', '"cards/push note"',
    ]  # fmt: skip
    assert run("translated", pack, "--lang", "es").exit_code == 0
    assert path.read_text() == first and stale(pack) == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("An old card", "A worn card", [("stale-text", 5)]),
        ("Push", "Shove", [("stale-text", 1)]),
        ("Una carta antigua", "Una carta vieja", []),
        ("An old card.\n  es: Una carta antigua", "A new card.\n  es: Una carta nueva", []),
        ("An old card", "A card of 1980", [("stale-text", 5)]),
    ],
)
def test_a_translation_older_than_its_english_is_found(
    pack: Path, old: str, new: str, expected: list[tuple[str, int]]
) -> None:
    (pack / "cards/push.yaml").write_text(CARD.replace(old, new))
    assert stale(pack) == expected
    if expected and "1980" not in new:
        run("translated", pack)
        assert stale(pack) == []


def test_a_text_that_is_new_or_gone_is_no_older_one(pack: Path) -> None:
    (pack / "cards/shove.yaml").write_text(CARD.replace("Push", "Shove").replace("Empuje", "Empujón"))
    (pack / "cards/push.yaml").write_text(CARD.partition("note")[0])
    assert stale(pack) == []


def test_only_a_whole_pack_is_remembered_and_only_our_file_is_written_over(pack: Path) -> None:
    path = pack / "translated.yaml"
    before = path.read_text()
    (pack / "cards/broken.yaml").write_text("name: [")
    assert run("translated", pack).exit_code == 1 and path.read_text() == before
    (pack / "cards/broken.yaml").unlink()
    path.write_text("mine: all\n")
    assert run("translated", pack).exit_code == 1 and path.read_text() == "mine: all\n"


def test_nothing_is_written_where_nothing_is_translated(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards/push.yaml").write_text("name: {en: Push}\norder: [{up_to: 3}]\n")
    for folder in (tmp_path, tmp_path / "nowhere"):
        assert run("translated", folder).exit_code == 2
    assert not (tmp_path / "translated.yaml").exists()


def test_every_text_of_all_content_can_be_remembered() -> None:
    folder = real(resources.folder("rules"))
    things = [read_thing(file) for file in files(folder)]
    marks = remembered(folder, things)
    source = read_text(as_yaml(marks, "x"), "translated.yaml")
    assert source.findings == () and is_sound("translated", source.data)
    assert len(marks["es"]) == sum(len(texts(thing)) for thing in things)
