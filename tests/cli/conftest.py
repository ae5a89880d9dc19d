"""Commands run inside the tests read the bundled content only once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from hothkit.cli import common
from hothkit.pack.library import Library
from tests.battles import bundled


@pytest.fixture(autouse=True)
def _content_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    load = common.load

    def once(packs: Sequence[Path] = (), left_out: Iterable[str] = (), about: Sequence[str] = ()) -> Library:
        is_elsewhere = packs or any("/" in name and not name.startswith("hoth/") for name in about)
        return load(packs, left_out, about) if is_elsewhere else bundled()

    monkeypatch.setattr(common, "load", once)
