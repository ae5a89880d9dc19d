"""The examples for a CI in the documentation: run as they stand there."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from hothkit.resources import folder
from tests.ci.steps import run_steps

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("ci")]

PAGE = (folder("site") / "docs" / "en" / "make" / "ci.md").read_text(encoding="utf-8")


def block(kind: str, word: str) -> str:
    return next(text for text in re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL) if word in text)


def head(repository: Path) -> str:
    told = subprocess.run(["git", "rev-parse", "HEAD"], cwd=repository, check=True, capture_output=True, text=True)
    return told.stdout.strip()


def test_the_lines_for_any_ci(wheels: Path, bad: Path) -> None:
    commands = block("sh", "venv").replace("my-pack", "pack")
    environment = {**os.environ, "PIP_FIND_LINKS": str(wheels)}
    done = subprocess.run(
        ["sh", "-ec", commands], cwd=bad, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1 and "[unknown-unit]" in done.stdout, done.stderr
    again = [".hothkit/bin/hothkit", "check", "--strict", "pack"]
    (bad / "pack/scenarios/ford.yaml").unlink()
    assert subprocess.run(again, cwd=bad, check=False).returncode == 0


def test_the_workflow_that_needs_no_action(wheels: Path, bad: Path, tmp_path: Path) -> None:
    workflow: dict[Any, Any] = yaml.safe_load(block("yaml", "workflows/check.yml"))
    steps = workflow["jobs"]["check"]["steps"]
    assert all("uses" not in step for step in steps)
    runner = tmp_path / "runner"
    runner.mkdir()
    where = {"GITHUB_SERVER_URL": f"file://{bad.parent}", "GITHUB_REPOSITORY": bad.name, "GITHUB_SHA": head(bad)}
    *before, last = run_steps(steps, runner, {}, PIP_FIND_LINKS=str(wheels), **where)
    assert [one.returncode for one in before] == [0, 0], before[-1].stderr
    assert last.returncode == 1
    assert "::error file=pack/scenarios/ford.yaml,line=11,col=5,title=unknown-unit::" in last.stdout
