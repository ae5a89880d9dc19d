"""A third language, made of the English phrases with all their letters changed, and the program with its one file."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import hothkit
from hothkit.resources import folder
from hothkit.yaml_source import read_file
from tests.test_lang import PHRASES, SOURCES

_GREEK = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "αβξδεφγηιϊκλμνοπθρστυϋωχψζΑΒΞΔΕΦΓΗΙΪΚΛΜΝΟΠΘΡΣΤΥΫΩΧΨΖ"
)
# Letters that the fonts of the sheets have, small and large.
_ACCENTS = str.maketrans("aeiouyAEIOUY", "äëïöüýÄËÏÖÜÝ")
_BLANKS = re.compile(r"\{[^{}]*\}|\[[a-z]+\]|%\([a-z]+\)s")
_BLANK_OR_WORD = re.compile(rf"{_BLANKS.pattern}|[a-zA-Z]+")
_LONG = 10


def greek(data: Any) -> Any:
    """The phrases with all their letters changed, blanks left as they are."""
    return _changed(data, _GREEK)


def accented(data: Any) -> Any:
    """The phrases with all their vowels changed, blanks left as they are."""
    return _changed(data, _ACCENTS)


def program(root: Path) -> Path:
    """A checkout with one file more, lang/xx.yaml; to be quick, without Spanish and with few rulings and records."""
    ours = folder("site").parent
    shutil.copytree(
        Path(hothkit.__file__).parent, root / "hothkit", ignore=shutil.ignore_patterns("__pycache__", "es.yaml")
    )
    shutil.copytree(ours / "rules", root / "rules", ignore=_unasked)
    shutil.copytree(ours / "tests" / "golden", root / "tests" / "golden", ignore=_not_of_battle_2)
    for path in ("schemas", "scenarios", "site"):
        (root / path).symlink_to(ours / path)
    english = SOURCES["en"].data
    words = {**accented(english), "grammar": english["grammar"]}
    words["board"]["lang"] = "xx"
    # What is JSON is YAML too.
    (root / "hothkit" / "lang" / "xx.yaml").write_text(json.dumps(words, ensure_ascii=False), encoding="utf-8")
    return root


def leaked(shown: Iterable[str], also: Iterable[str] = ()) -> list[str]:
    """English that stands in texts of the third language and is no word of the content, nor of `also`."""
    known = {*_content(), *also}
    texts = [" ".join(text.split()).casefold() for text in shown]
    whole, content = "\n".join(texts), "\n".join(known).casefold()
    phrases = [phrase for phrase in PHRASES["en"].values() if accented(phrase) != phrase]
    parts = {part.strip().casefold() for phrase in phrases for part in _BLANKS.split(phrase)}
    long = {part for part in parts if " " in part and len(part) >= _LONG and accented(part) != part}
    short = {phrase.casefold() for phrase in phrases} - {text.casefold() for text in known}
    return sorted({part for part in long if part in whole and part not in content} | (short & set(texts)))


def run_in(root: Path, *args: object) -> str:
    """What a command of that program prints."""
    command = [sys.executable, "-m", "hothkit", *map(str, args)]
    settings = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(command, cwd=root, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@cache
def _content() -> frozenset[str]:
    """Every text of a file of ours, each a line."""
    found = (
        read_file(path, path.name).data for root in ("rules", "scenarios") for path in folder(root).rglob("*.yaml")
    )
    return frozenset(" ".join(str(text).split()) for data in found for text in _texts(data))


def _texts(data: Any) -> Iterator[Any]:
    for value in data.values() if isinstance(data, Mapping) else data if isinstance(data, list) else ():
        yield from _texts(value) if isinstance(value, Mapping | list) else (value,)


def _changed(data: Any, letters: dict[int, int]) -> Any:
    if isinstance(data, Mapping):
        return {key: _changed(value, letters) for key, value in data.items()}
    return _BLANK_OR_WORD.sub(lambda found: found[0].translate(letters) if found[0].isalpha() else found[0], data)


def _unasked(path: str, names: list[str]) -> list[str]:
    if Path(path).name != "rulings":
        return []
    return [name for name in names if "\nasked:" not in (Path(path) / name).read_text(encoding="utf-8")]


def _not_of_battle_2(path: str, names: list[str]) -> list[str]:
    return [name for name in names if not name.startswith("02-")]
