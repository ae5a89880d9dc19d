"""The README says what is so: its samples are content, its commands and options exist, its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hothkit.cli import COMMANDS
from hothkit.resources import folder
from hothkit.yaml_source import read_text
from tests.cli.runs import run

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```yaml\n(.*?)```", README, re.DOTALL)


def test_the_sample_of_a_unit_is_its_file_shortened() -> None:
    path = re.search(r"`(rules/[a-z/-]+\.yaml)`,\s*shortened", README)
    assert path is not None
    whole = read_text((folder("rules").parent / path[1]).read_text(encoding="utf-8"), "x").data
    sample = read_text(BLOCKS[0], "README.md").data
    assert isinstance(whole, dict) and isinstance(sample, dict)
    assert sample.items() <= whole.items()


def test_the_sample_of_special_rules_is_sound(tmp_path: Path) -> None:
    run("new", "scenario", "sample", "--dir", tmp_path)
    path = tmp_path / "sample.yaml"
    path.write_text(path.read_text(encoding="utf-8") + BLOCKS[1], encoding="utf-8")
    assert run("check", path).exit_code == 0


def test_every_command_is_told_of_and_every_command_told_of_is_there() -> None:
    assert {name for name in re.findall(r"`hothkit ([a-z]+)", README)} == set(COMMANDS)


@pytest.mark.parametrize("row", re.findall(r"^\| `hothkit ([a-z]+(?: [a-z]+)?)[^`]*`.*$", README, re.MULTILINE))
def test_the_options_of_a_row_exist(row: str) -> None:
    line = next(line for line in README.splitlines() if line.startswith(f"| `hothkit {row}"))
    first, *rest = row.split()
    words = [first, *(rest if first in ("explain", "new", "site") else [])]
    told = run(*words, "--help").stdout
    assert all(option in told for option in re.findall(r"--[a-z-]+", line))


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)#:]+)\)", README))
def test_every_link_leads_to_a_file(link: str) -> None:
    assert (ROOT / link).exists()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_ruling_in_the_documentation_is_right(lang: str) -> None:
    from hothkit.model.ruling import Ruling
    from hothkit.prose import phrases
    from hothkit.rulings import run as run_ruling
    from tests.battles import raw_content

    text = (ROOT / f"site/docs/{lang}/make/rulings.md").read_text(encoding="utf-8")
    (sample,) = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    data = read_text(sample, "rulings.md").data
    assert isinstance(data, dict)
    assert run_ruling(Ruling.of("sample", data), raw_content(), phrases(lang)).is_right
