"""The hook: the real pre-commit installs it from a repository and runs it before a commit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("ci")]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pre-commit keeps what it has installed."""
    return tmp_path_factory.mktemp("pre-commit")


def run(home: Path, project: Path, repository: Path, args: str = "") -> subprocess.CompletedProcess[str]:
    revision = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=project, check=True, capture_output=True, text=True
    ).stdout.strip()
    hook = f"{{id: hothkit-check{args}}}"
    config = repository / ".pre-commit-config.yaml"
    config.write_text(f"repos:\n  - repo: {project}\n    rev: {revision}\n    hooks: [{hook}]\n")
    subprocess.run(["git", "add", "--all"], cwd=repository, check=True)
    return subprocess.run(
        [sys.executable, "-m", "pre_commit", "run", "--all-files", "--color", "never"],
        cwd=repository, env={**os.environ, "PRE_COMMIT_HOME": str(home)}, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_it_lets_sound_content_pass_and_stops_faults_at_their_place(
    home: Path, project: Path, good: Path, bad: Path
) -> None:
    done = run(home, project, good, ", args: [pack]")
    assert done.returncode == 0 and "Passed" in done.stdout, done.stdout + done.stderr
    done = run(home, project, bad, ", args: [pack]")
    assert done.returncode == 1
    assert 'pack/scenarios/ford.yaml:11:5: error: no unit is called "snow-troper" [unknown-unit]' in done.stdout


def test_without_arguments_the_whole_repository_is_checked(home: Path, project: Path, bad: Path) -> None:
    done = run(home, project, bad)
    assert done.returncode == 1 and "pack/scenarios/ford.yaml:11:5" in done.stdout
    assert ".github" not in done.stdout
