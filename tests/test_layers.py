"""The layers that decision 1 shows are those that are held."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_decision_1_shows_the_layers_of_the_contract() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = (one for one in settings["tool"]["importlinter"]["contracts"] if one["id"] == "layers")
    modules = {path.stem for path in (ROOT / "hothkit").iterdir()}
    held = [[name for name in re.findall(r"\w+", layer) if name in modules] for layer in contract["layers"]]
    shown = re.search(r"```text\n(.*?)```", (ROOT / "site/docs/en/decisions/0001-layers.md").read_text(), re.DOTALL)
    assert shown is not None
    assert [line.split(" | ") for line in shown[1].splitlines()] == held
