"""A battle is checked with the variants that it is played with."""

from __future__ import annotations

from pathlib import Path

import pytest

from hothkit.checks.run import in_the_way_with
from hothkit.pack.loading import load
from tests.cli.runs import run

BATTLE = "02-snowspeeder-counter-attack.yaml:"


@pytest.mark.parametrize(
    ("changed", "check"),
    [
        ("boards: {standard: {rows: {A: 3, B: 2, C: 3}}}", "no-such-hex"),
        ("boards: {standard: {rows: {A: 3, B: 2, C: 3}, baselines: {empire: A, rebel: C}}}", "no-such-hex"),
        ("removed: [boards/standard.baselines.rebel]", "missing-side"),
    ],
)
@pytest.mark.parametrize("command", ["show", "play", "sheets"])
def test_what_a_variant_takes_from_under_a_battle_is_told_at_the_battle(
    tmp_path: Path, command: str, changed: str, check: str
) -> None:
    (tmp_path / "variants").mkdir()
    text = f"name: {{en: Small, es: Pequeño}}\nchanges: {{{changed}}}\n"
    (tmp_path / "variants/small.yaml").write_text(text, encoding="utf-8")
    more = ("--workers", "1", "--out", tmp_path / "out") if command == "sheets" else ()
    done = run(command, "2", "--pack", tmp_path, "--variant", "small", *more)
    assert done.exit_code == 1 and BATTLE in done.stderr and f"[{check}]" in done.stderr


def test_every_bundled_battle_can_be_played_with_every_bundled_variant() -> None:
    library = load(left_out=("ruling",))
    for battle in library.of_kind("scenarios").values():
        for variant in library.of_kind("variants"):
            assert in_the_way_with(library, battle, [library.variant(variant)]) == []
