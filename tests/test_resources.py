"""Where the bundled folders are found."""

from pathlib import Path

import pytest

from hothkit import resources

CHECKOUT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("name", resources.FOLDERS)
def test_checkout_offers_its_own_folders(name: str) -> None:
    assert resources.folder(name) == CHECKOUT / name


def test_installed_package_offers_the_folders_packed_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "hothkit"
    packed = package / "_data" / "rules"
    packed.mkdir(parents=True)
    (tmp_path / "rules").mkdir()  # some other package's folder beside ours
    monkeypatch.setattr(resources, "_PACKAGE", package)
    assert resources.folder("rules") == packed


def test_unknown_folder_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(ValueError, match=r"no folder 'rule', only rules, schemas, scenarios, site"):
        resources.folder("rule")


def test_missing_folder_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "hothkit"
    package.mkdir()
    monkeypatch.setattr(resources, "_PACKAGE", package)
    with pytest.raises(FileNotFoundError, match=r"folder .*schemas is missing"):
        resources.folder("schemas")
