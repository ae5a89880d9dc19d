"""The project as others get it: a wheel, and a repository with one commit."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.checks.packs import BATTLE

CHECKOUT = Path(__file__).parents[2]
_PARTS = (
    "hothkit", "rules", "schemas", "scenarios", "site/docs", "site/checks", "pyproject.toml", "README.md", "LICENSE",
    "LICENSE-content", "NOTICE", ".pre-commit-hooks.yaml", "action.yml",
)  # fmt: skip


def commit(folder: Path) -> str:
    """Make a repository with one commit of all that is in a folder; its hash."""
    git = ("git", "-c", "user.name=x", "-c", "user.email=x@example.invalid", "-c", "init.defaultBranch=main")
    for command in (["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "--message", "all"]):
        subprocess.run([*git, *command], cwd=folder, check=True)
    told = subprocess.run(["git", "rev-parse", "HEAD"], cwd=folder, check=True, capture_output=True, text=True)
    return told.stdout.strip()


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in a repository of its own."""
    if shutil.which("git") is None:
        pytest.fail("git is missing: install it (on Debian: apt-get install git)")
    folder = tmp_path_factory.mktemp("project")
    for part in _PARTS:
        source, target = CHECKOUT / part, folder / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, target)
    commit(folder)
    return folder


@pytest.fixture(scope="session")
def wheels(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel, for pip to find."""
    folder = tmp_path_factory.mktemp("wheels")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", project, "--no-deps", "--wheel-dir", folder], check=True)
    return folder


@pytest.fixture
def good(tmp_path: Path) -> Path:
    """A stranger's repository with a sound battle."""
    return _repository(tmp_path / "good", BATTLE)


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """The same with an error and a warning."""
    return _repository(tmp_path / "bad", "\ufeff" + BATTLE.replace("snowtroopers", "snow-troper"))


def _repository(folder: Path, battle: str) -> Path:
    (folder / "pack" / "scenarios").mkdir(parents=True)
    (folder / "pack" / "scenarios" / "ford.yaml").write_text(battle, encoding="utf-8")
    (folder / ".github" / "workflows").mkdir(parents=True)
    (folder / ".github" / "workflows" / "other.yml").write_text("on: push\n")
    commit(folder)
    return folder
