"""Every attack of the catalogue is a finding at its place, in time, in little memory, and touches nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.hostile.attacks import Attack, attacks
from tests.hostile.guarded import ROOT

ATTACKS = list(attacks())


def guarded(folder: Path, commands: list[list[str]], seed: int = 0) -> list[dict[str, Any]]:
    """How commands end that run in the folder, guarded."""
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": str(seed), "PYTHONDONTWRITEBYTECODE": "1"}
    run = [sys.executable, "-m", "tests.hostile.guarded", str(folder)]
    told = subprocess.run(run, input=json.dumps(commands), cwd=folder, env=surroundings, text=True, capture_output=True)
    assert told.returncode == 0, told.stderr
    return json.loads(told.stdout)  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """All attacks at once, with two orders of Python's sets: what is said of them."""
    folder = tmp_path_factory.mktemp("attacks")
    for attack in ATTACKS:
        for name, data in attack.files.items():
            path = folder / attack.name / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    asked = [f"{attack.name}/{name}" for attack in ATTACKS for name in sorted(attack.files)]
    (first,), (second,) = (guarded(folder, [["check", *asked, "--format", "json"]], seed) for seed in (1, 2))
    assert (first["code"], first["err"]) == (1, ""), first["code"]
    assert first["out"] == second["out"]
    return json.loads(first["out"])  # type: ignore[no-any-return]


def test_every_attack_has_a_name_of_its_own_and_the_catalogue_has_no_gap() -> None:
    assert len({attack.name for attack in ATTACKS}) == len(ATTACKS)
    elsewhere = {17, 18, 19, 20, 30}  # what becomes of texts in what is made of them; a bug of ours
    assert {attack.row for attack in ATTACKS} == set(range(1, 31)) - elsewhere


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.name)
def test_an_attack_is_found_out(attack: Attack, told: list[dict[str, Any]]) -> None:
    about = [one for one in told if one["file"].startswith(f"{attack.name}/")]
    places = [f"{one['file'].removeprefix(f'{attack.name}/')}:{one['line']}" for one in about]
    exact = {f"{place} {one['check']}" for place, one in zip(places, about, strict=True)}
    assert set(attack.found) in (exact, {f"*{place}" for place in places})


def test_the_guard_lets_no_harm_through(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").touch()
    outside = tmp_path.parent / "outside.yaml"
    outside.touch()
    wrote, read = guarded(tmp_path, [["new", "scenario", "mine"], ["check", str(outside)]])
    assert "Harm" in wrote["code"] and "Harm" in read["code"]
