"""Building the site: where it is written to."""

from __future__ import annotations

from pathlib import Path

import pytest

from hothkit.reference import build as building


def test_a_relative_folder_is_the_one_that_the_caller_means(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """mkdocs reads a relative folder from where its own settings lie."""
    handed: list[Path] = []
    monkeypatch.setattr(building, "_drawings", lambda stock, out: handed.append(out))
    monkeypatch.setattr(building, "_in_parallel", lambda stock, out, *more: handed.append(out))
    monkeypatch.chdir(tmp_path)
    building.build(None, Path("some") / "site", lambda what, lang: None)  # type: ignore[arg-type]
    assert handed == [tmp_path / "some" / "site"] * 2
    assert (tmp_path / "some" / "site" / "index.html").is_file()
