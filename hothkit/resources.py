"""The folders that come with the package, in a checkout as in a wheel."""

from pathlib import Path

FOLDERS = ("rules", "schemas", "scenarios", "site")
_PACKAGE = Path(__file__).resolve().parent
FONTS = _PACKAGE / "sheets" / "fonts"
"""The typefaces of sheets and site."""


def folder(name: str) -> Path:
    """The bundled folder of this name: ValueError if not in FOLDERS, FileNotFoundError if it is gone."""
    if name not in FOLDERS:
        raise ValueError(f"hothkit has no folder {name!r}, only {', '.join(FOLDERS)}")
    path = _root() / name
    if not path.is_dir():
        raise FileNotFoundError(f"hothkit is not completely installed: the folder {path} is missing")
    return path


def _root() -> Path:
    # A wheel's copy comes first: what lies beside an installed package belongs to other packages.
    packed = _PACKAGE / "_data"
    return packed if packed.is_dir() else _PACKAGE.parent
