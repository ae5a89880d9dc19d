"""Commands run inside the tests read the bundled content only once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from hothkit.cli import common
from hothkit.pack.library import Library
from tests.battles import bundled


@pytest.fixture(autouse=True)
def _content_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    load = common.load

    def once(extra: Iterable[Path] = (), left_out: Iterable[str] = ()) -> Library:
        packs = tuple(extra)
        return load(packs, left_out) if packs else bundled()

    monkeypatch.setattr(common, "load", once)
