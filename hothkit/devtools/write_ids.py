"""Writes schemas/ids from the bundled content, so that an editor offers its ids; others stay valid.

Run it after adding, renaming or removing a bundled thing: `python -m hothkit.devtools.write_ids`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from hothkit.resources import folder
from hothkit.symbols import symbols
from hothkit.yaml_source import Data, read_file

# Kind of id -> the folder of a pack whose file names are such ids.
_FOLDERS = {
    "badge": "badges",
    "board": "boards",
    "card": "cards",
    "deck": "decks",
    "leader": "leaders",
    "marker": "markers",
    "section": "sections",
    "side": "sides",
    "structure": "structures",
    "terrain": "terrain",
    "trait": "traits",
    "type": "types",
    "unit": "units",
    "variant": "variants",
}
_WHAT = {
    "face": "faces of the die",
    "pack": "packs",
    "symbol": "pictures on maps",
    "terrain": "grounds",
}
_ID = "../common/id.schema.json"


def wanted() -> dict[str, str]:
    """File name in schemas/ids -> the text that belongs there."""
    known: dict[str, dict[str, str]] = {kind: {} for kind in (*_FOLDERS, *_WHAT)}
    known["symbol"] = {name: f"The picture {name}." for name in symbols()}
    for pack in sorted(path for path in folder("rules").iterdir() if path.is_dir()):
        known["pack"][pack.name] = _name(_read(pack / "pack.yaml"), pack.name)
        _faces(_read(pack / "dice.yaml"), known["face"])
        for kind, file in _files(pack):
            known[kind][file.stem] = _name(_read(file), file.stem)
    return {f"{kind}.schema.json": _schema(kind, ids) for kind, ids in known.items()}


def main() -> None:
    """Writes what has changed and says so."""
    target = folder("schemas") / "ids"
    target.mkdir(exist_ok=True)
    texts = wanted()
    for gone in sorted({path.name for path in target.iterdir()} - set(texts)):
        (target / gone).unlink()
        print(f"removed {gone}")
    for name, text in texts.items():
        path = target / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"wrote {name}")


def _files(pack: Path) -> Iterator[tuple[str, Path]]:
    for kind, name in _FOLDERS.items():
        yield from ((kind, file) for file in sorted((pack / name).glob("*.yaml")))


def _read(path: Path) -> Data:
    return read_file(path, path.name).data


def _faces(dice: Data, known: dict[str, str]) -> None:
    faces = dice.get("faces") if isinstance(dice, dict) else None
    for face, data in faces.items() if isinstance(faces, dict) else ():
        known[face] = _name(data, face)


def _name(data: Data, fallback: str) -> str:
    name = data.get("name") if isinstance(data, dict) else None
    said = name.get("en") if isinstance(name, dict) else None
    return said if isinstance(said, str) else fallback


def _schema(kind: str, ids: dict[str, str]) -> str:
    what = _WHAT.get(kind, f"{kind}s")
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"{kind}.schema.json",
        "$comment": f"Ids of {what}: offered by editors, others are valid. By hothkit.devtools.write_ids.",
        "allOf": [{"$ref": "#/$defs/known"}, {"$ref": _ID}],
        "$defs": {
            "known": {"examples": sorted(ids)},
            "keys": {
                "propertyNames": {"$ref": _ID},
                "properties": {name: {"description": ids[name]} for name in sorted(ids)},
            },
        },
    }
    return json.dumps(schema, ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    main()
