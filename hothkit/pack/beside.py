"""The schemas beside a pack, by which an editor knows its words: copied there, and compared with the bundled ones."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from hothkit import __version__
from hothkit.pack.files import SCHEMAS
from hothkit.pack.limits import PACK_FILES
from hothkit.paths import is_file, is_folder, write_over
from hothkit.shape.format_ import our_format
from hothkit.shape.schemas import SUFFIX, schema_folder
from hothkit.yaml_source.limits import FILE_BYTES

MARKER = "hothkit.json"
"""Says of which hothkit the schemas are."""
_OF_COMMANDS = "output"


class Stale(NamedTuple):
    """Schemas that are not those of this hothkit: of another one, or changed by a hand since they were put there."""

    made_by: str
    is_changed: bool


def put(pack: Path) -> None:
    """Put the schemas beside a pack, in the place of those that are there: OSError."""
    root = pack / SCHEMAS
    texts = _bundled()
    for name, data in texts.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_over(path, data)
    marker = {"hothkit": __version__, "format": our_format(), "sha256": digest(texts)}
    write_over(root / MARKER, json.dumps(marker, indent=2) + "\n")


def is_foreign(pack: Path) -> bool:
    """Whether what lies there was not put there by hothkit."""
    root = pack / SCHEMAS
    marker = root / MARKER
    return root.is_symlink() or (root.exists() and (marker.is_symlink() or not is_file(marker)))


def stale(pack: Path) -> Stale | None:
    """What is to be said of the schemas beside a pack; None if they are right or not there."""
    root = pack / SCHEMAS
    if not is_folder(root) or is_foreign(pack):
        return None
    found = _found(root)
    if found == digest(_bundled()):
        return None
    marker = _marker(root)
    return Stale(str(marker.get("hothkit", "?"))[:20], found != marker.get("sha256"))


def _bundled() -> Mapping[str, bytes]:
    """Path in the folder of schemas -> what is in it, without those of what commands print."""
    root = schema_folder()
    paths = (path for path in root.rglob(f"*{SUFFIX}") if path.relative_to(root).parts[0] != _OF_COMMANDS)
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in sorted(paths)}


def _found(root: Path) -> str:
    """What the schemas there come to; nothing if they cannot all be read."""
    texts: dict[str, bytes] = {}
    try:
        for folder, _, names in os.walk(root):
            for name in filter(lambda one: one.endswith(SUFFIX), names):
                path = Path(folder) / name
                if path.is_symlink() or not is_file(path) or len(texts) > PACK_FILES:
                    return ""
                with path.open("rb") as stream:
                    texts[path.relative_to(root).as_posix()] = stream.read(FILE_BYTES)
    except OSError:
        return ""
    return digest(texts)


def _marker(root: Path) -> Mapping[str, Any]:
    try:
        with (root / MARKER).open("rb") as stream:
            read = json.loads(stream.read(FILE_BYTES))
    except (OSError, ValueError, RecursionError):
        return {}
    return read if isinstance(read, dict) else {}


def digest(texts: Mapping[str, bytes]) -> str:
    """One mark of all texts, whatever their line ends."""
    whole = sha256()
    for name, data in sorted(texts.items()):
        mark = sha256(data.replace(b"\r\n", b"\n")).hexdigest()
        whole.update(f"{name}\n{mark}\n".encode(errors="replace"))
    return whole.hexdigest()
