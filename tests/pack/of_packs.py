"""Packs that stand on the bundled game, written for a test."""

from __future__ import annotations

from pathlib import Path

HEAD = """\
format: 2
id: {id}
name: {{en: {name}, es: {name}}}
version: "1.2"
requires: {{hoth: ">=1,<2"}}
{more}languages: [en, es]
"""


def pack(folder: Path, changes: str = "", more: str = "", **files: str) -> Path:
    """A pack in this folder, called as the folder is; a file's name has __ for the slash."""
    folder.mkdir(parents=True, exist_ok=True)
    text = HEAD.format(id=folder.name, name=folder.name.capitalize(), more=more)
    (folder / "pack.yaml").write_text(text + (f"changes:\n{changes}" if changes else ""), encoding="utf-8")
    for name, written in files.items():
        path = folder / (name.replace("__", "/").replace("_", "-") + ".yaml")
        path.parent.mkdir(exist_ok=True)
        path.write_text(written, encoding="utf-8")
    return folder


UNIT = "name: {en: Raider, es: Saqueador}\nside: empire\ntype: infantry\nminiatures: 3\nmove: {most: 2}\nattack: [2, 1]\ncode: RD\n"
