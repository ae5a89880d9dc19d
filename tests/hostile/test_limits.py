"""The page about packs from strangers names the limits that the code keeps."""

from __future__ import annotations

import re

import pytest

from hothkit.pack import limits as pack
from hothkit.resources import folder
from hothkit.text import LANGUAGES
from hothkit.yaml_source import limits as file

KEPT = [
    *(file.FILE_BYTES, file.NODES, file.DEPTH, file.SCALAR_CHARACTERS, file.KEY_CHARACTERS, file.INTEGER_MOST),
    *(file.FINDINGS, pack.PACK_FILES, pack.PACK_BYTES, pack.PACK_VALUES, pack.PACK_FINDINGS),
    *(pack.MEMBER_RATIO, pack.ARCHIVE_RATIO, pack.NAME_CHARACTERS),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_names_the_limits_that_are_kept(lang: str) -> None:
    text = (folder("site") / "docs" / lang / "make" / "limits.md").read_text(encoding="utf-8")
    told = re.findall(r"(?m)^\|.*\| ([0-9][0-9,  ]*) \|$", text)
    assert [int(re.sub("[^0-9]", "", number)) for number in told] == KEPT
