"""Symbols of what is drawn: our own by their names, and the paths that others bring along."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hothkit.yaml_source import read_file

_SYMBOLS = Path(__file__).with_name("symbols.yaml")


@cache
def symbols() -> dict[str, tuple[str, ...]]:
    """Every symbol of symbols.yaml: its paths on a box of 100 by 100."""
    data = read_file(_SYMBOLS, f"hothkit/symbols/{_SYMBOLS.name}").data
    if not isinstance(data, dict):
        return {}
    return {name: tuple(map(str, paths)) for name, paths in data.items() if isinstance(paths, list)}
