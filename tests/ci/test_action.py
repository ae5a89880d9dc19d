"""The action: its steps are run as a runner would, on a stranger's repository."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.ci.conftest import CHECKOUT
from tests.ci.steps import run_steps

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("ci")]

ACTION: dict[str, Any] = yaml.safe_load((CHECKOUT / "action.yml").read_text(encoding="utf-8"))
DEFAULTS = {name: one["default"] for name, one in ACTION["inputs"].items()}
LINE = "::error file=pack/scenarios/ford.yaml,line=11,col=5,title=unknown-unit::"


@pytest.fixture(scope="module")
def runner(project: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a runner in which the first step has been run."""
    environment = {"RUNNER_TEMP": str(tmp_path_factory.mktemp("runner")), "GITHUB_ACTION_PATH": str(project)}
    (installed,) = run_steps(ACTION["runs"]["steps"][:1], project, DEFAULTS, **environment)
    assert installed.returncode == 0, installed.stderr
    return environment


def check(runner: dict[str, str], workspace: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
    (done,) = run_steps(ACTION["runs"]["steps"][1:], workspace, DEFAULTS | inputs, **runner)
    return done


def test_github_would_read_the_file() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-actions", CHECKOUT / "action.yml"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stdout


def test_sound_content_passes(runner: dict[str, str], good: Path) -> None:
    assert check(runner, good).returncode == 0


def test_findings_stand_beside_their_lines_and_fail_the_step(runner: dict[str, str], bad: Path) -> None:
    done = check(runner, bad)
    assert done.returncode == 1
    assert done.stdout.splitlines()[1].startswith(LINE)
    assert done.stdout.startswith("::warning file=pack/scenarios/ford.yaml,line=1,")


def test_warnings_fail_only_if_they_should(runner: dict[str, str], good: Path) -> None:
    battle = good / "pack/scenarios/ford.yaml"
    battle.write_bytes(b"\xef\xbb\xbf" + battle.read_bytes())
    assert check(runner, good).returncode == 0
    assert check(runner, good, strict="true").returncode == 1


def test_paths_language_and_sarif_are_heeded(runner: dict[str, str], bad: Path) -> None:
    done = check(runner, bad, paths="pack/scenarios\n\n", lang="es", sarif="found.sarif")
    assert "ninguna unidad se llama" in done.stdout
    found = json.loads((bad / "found.sarif").read_text(encoding="utf-8"))
    assert {one["ruleId"] for one in found["runs"][0]["results"]} == {"byte-order-mark", "unknown-unit"}


def test_a_path_may_have_spaces_around_it_and_none_at_all_is_a_mistake(runner: dict[str, str], good: Path) -> None:
    assert check(runner, good, paths="  pack  \n").returncode == 0
    assert check(runner, good, paths=" \n").returncode == 2


@pytest.mark.parametrize("path", ["$(touch owned)", "`touch owned`", "; touch owned", "--help", '" && touch owned "'])
def test_nothing_in_a_path_is_run(runner: dict[str, str], good: Path, path: str) -> None:
    assert check(runner, good, paths=path).returncode == 2
    assert not (good / "owned").exists()
