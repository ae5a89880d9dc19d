"""How a thing is drawn: by one of our symbols, or by a path of its own."""

from __future__ import annotations

from hothkit.model.head import Data


def symbol(data: Data) -> str:
    """The name of the symbol in a file's data, or the path that stands there; no name looks like a path."""
    said = data.get("symbol", "")
    return str(said["path"] if isinstance(said, dict) else said)
