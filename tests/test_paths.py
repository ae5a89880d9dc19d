"""Files of the user's: nothing is lost, nothing half written, and no path is a stumbling block."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hothkit.paths import is_file, is_folder, is_there, real, write_new, write_over

STRANGE = ["x" * 5000, "a\0b", "no/such/thing", ""]


@pytest.mark.parametrize("name", STRANGE[:3])
def test_a_path_that_no_file_can_have_has_nothing(name: str) -> None:
    path = Path(name)
    assert not is_there(path) and not is_file(path) and not is_folder(path)


def test_a_link_that_leads_to_itself_is_there_and_is_no_file(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    assert is_there(loop) and not is_file(loop) and not is_folder(loop)
    assert isinstance(real(loop), Path)


def test_a_new_file_never_takes_the_place_of_another(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write_new(path, "one")
    with pytest.raises(FileExistsError):
        write_new(path, "two")
    assert path.read_text() == "one"
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "link", "three")


def test_writing_over_keeps_links_and_rights(tmp_path: Path) -> None:
    path, link = tmp_path / "a", tmp_path / "link"
    path.write_text("one")
    path.chmod(0o600)
    link.symlink_to(path)
    write_over(link, b"two")
    assert link.is_symlink() and path.read_text() == "two" and path.stat().st_mode & 0o777 == 0o600


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(TypeError):
        write_over(tmp_path / "a", 5)  # type: ignore[arg-type]
    assert os.listdir(tmp_path) == []
