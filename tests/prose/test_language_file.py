"""A language's file read part by part is the file."""

from pathlib import Path

import pytest

from hothkit.prose.language_file import LanguageFile
from hothkit.text import LANGUAGE_FOLDER, LANGUAGES
from hothkit.yaml_source import read_file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_parts_together_are_the_whole_file(lang: str) -> None:
    path = LANGUAGE_FOLDER / f"{lang}.yaml"
    whole = read_file(path, path.name)
    assert whole.findings == ()
    assert dict(LanguageFile(path)) == whole.data


def test_texts_in_several_lines_belong_to_their_part(tmp_path: Path) -> None:
    path = tmp_path / "xx.yaml"
    path.write_text('# 1\none: {a:\n  b}\n# 2\ntwo:\n  c: |\n    three: x\n  d: "four\n   five: y"\n')
    parts = LanguageFile(path)
    assert list(parts) == ["one", "two"] and "three" not in parts
    assert dict(parts) == read_file(path, "xx.yaml").data


@pytest.mark.parametrize("text", ['{"one": {"a": b},\n"two": c}', '"one": {a: b}\ntwo: c', "---\none: {a: b}\ntwo: c"])
def test_a_file_written_in_another_way_is_read_too(tmp_path: Path, text: str) -> None:
    path = tmp_path / "xx.yaml"
    path.write_text(text)
    parts = LanguageFile(path)
    assert "one" in parts and "three" not in parts
    assert dict(parts) == {"one": {"a": "b"}, "two": "c"}
