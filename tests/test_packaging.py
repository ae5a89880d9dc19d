"""The wheel carries everything that the commands need."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from hothkit import __version__, resources

pytestmark = pytest.mark.slow

CHECKOUT = Path(__file__).resolve().parents[1]
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")


def _run(command: Sequence[str | Path], cwd: Path, **environment: str) -> str:
    done = subprocess.run(command, cwd=cwd, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but the installed wheel, away from the checkout."""
    base = tmp_path_factory.mktemp("wheel")
    _run((*PIP, "wheel", CHECKOUT, "--no-deps", "--wheel-dir", base), cwd=base)
    (wheel,) = base.glob("hothkit-*.whl")
    target = base / "lib"
    _run((*PIP, "install", "--no-deps", "--no-index", "--target", target, wheel), cwd=base)
    return target


def _content(folder: Path) -> set[str]:
    kinds = {".yaml", ".yml", ".json", ".md"}
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.suffix in kinds and "build" not in path.relative_to(folder).parts
    }


@pytest.mark.parametrize("name", resources.FOLDERS)
def test_wheel_offers_every_file_of_the_checkout(installed: Path, name: str) -> None:
    program = f"from hothkit import resources; print(resources.folder({name!r}))"
    printed = _run((sys.executable, "-c", program), cwd=installed, PYTHONPATH=str(installed))
    found = Path(printed.strip())
    assert found == installed / "hothkit" / "_data" / name
    assert _content(found) == _content(CHECKOUT / name) != set()


def test_wheel_carries_type_marker_and_licences(installed: Path) -> None:
    assert (installed / "hothkit" / "py.typed").is_file()
    (licences,) = installed.glob("hothkit-*.dist-info/licenses")
    assert {path.name for path in licences.iterdir()} >= {"LICENSE", "LICENSE-content", "NOTICE"}


def test_wheel_carries_what_the_sheets_are_made_of(installed: Path) -> None:
    """Fonts with their licence, templates, styles."""
    for pattern in ("fonts/*.woff2", "fonts/OFL.txt", "templates/*.html", "templates/*.css"):
        here = {path.name for path in (CHECKOUT / "hothkit/sheets").glob(pattern)}
        assert {path.name for path in (installed / "hothkit/sheets").glob(pattern)} == here != set()


def test_installed_command_prints_its_help(installed: Path) -> None:
    script = installed / "bin" / "hothkit"
    assert "Usage: hothkit" in _run((script, "--help"), cwd=installed, PYTHONPATH=str(installed))


def test_module_is_the_command(installed: Path) -> None:
    help_text = _run((sys.executable, "-m", "hothkit", "--help"), cwd=installed, PYTHONPATH=str(installed))
    assert "Usage: hothkit" in help_text


def test_one_version_everywhere(installed: Path) -> None:
    assert [path.name for path in installed.glob("*.dist-info")] == [f"hothkit-{__version__}.dist-info"]
