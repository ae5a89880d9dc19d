"""A stranger's names and texts stand in every output as they were written, and nothing becomes of them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.runs import run
from tests.hostile.zips import zipped
from tests.sheets.papers import text as text_of
from tests.sheets.papers import tool

# In two names, so that each command runs twice and not a dozen times.
NAMES = {
    "en": """<script>alert(1)</script> [x](javascript:alert(1)) {{7*7}} {% raw %} --8<-- /etc/passwd "' &amp; &#60;""",
    "es": "=cmd()|' /C calc'!A0 $(id) `id` %s %n {0} {name} [one|two] <one|many> \\x1b[31m # hothkit: allow x",
}

_CUT = 50  # a finding shows no more of a long name


def pack_of(name: str) -> dict[str, str]:
    """A pack in which everything is called so."""
    said = json.dumps({"en": name, "es": name})
    rule = f"{{name: {said}, while: {{attacker: {{is: this}}}}, change: {{dice: 1}}, text: {said}}}"
    return {
        "units/evil.yaml": f"name: {said}\nside: rebel\ntype: infantry\nminiatures: 3\nmove: {{most: 2}}\nattack: [2, 1]\n"
        f"note: {said}\nrules: {{bite: {rule}}}\n",
        "terrain/evil-ground.yaml": f"name: {said}\ncode: EV\ncolour: '#abcdef'\nnote: {said}\n",
        "variants/evil-variant.yaml": f"name: {said}\nchanges: {{units: {{evil: {{miniatures: 2}}}}}}\nnote: {said}\n",
        "scenarios/evil-battle.yaml": f"name: {said}\nrules: hoth\nboard: standard\nfirst: rebel\nhand: {{rebel: 3, empire: 3}}\n"
        "victory: {medals: {rebel: 1, empire: 1}}\nunits: {rebel: {evil: [G5]}, empire: {snowtroopers: [F5]}}\n"
        f"terrain: {{evil-ground: [G5]}}\nnote: {said}\n"
        f"special_rules: {{dusk: {{name: {said}, while: {{distance: {{at_least: 2}}}}, change: {{dice: -1}}, text: {said}}}}}\n",
    }


@pytest.fixture(params=NAMES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def name(lang: str) -> str:
    return NAMES[lang]


@pytest.fixture
def pack(name: str, tmp_path: Path) -> Path:
    """The pack as a zip, which is what strangers send."""
    path = tmp_path / "evil.zip"
    path.write_bytes(zipped(*((file, text.encode()) for file, text in pack_of(name).items())))
    return path


COMMANDS = {
    "units": ("list", "units"),
    "grounds": ("list", "terrain"),
    "battles": ("list", "battles"),
    "variants": ("list", "variants"),
    "map": ("show", "evil-battle"),
    "picture": ("show", "evil-battle", "--format", "svg"),
    "attack": ("explain", "attack", "evil-battle", "G5", "F5"),
    "move": ("explain", "move", "evil-battle", "G5"),
    "odds": ("odds", "evil-battle", "G5", "F5"),
    "game": ("play", "evil-battle", "--seed", "1"),
}


def test_a_terminal_shows_it_as_it_is(name: str, pack: Path, lang: str) -> None:
    for command, args in COMMANDS.items():
        done = run(*args, "--pack", pack, "--lang", lang)
        assert done.exit_code == 0, (command, done.output)
        told = done.stdout
        if command == "picture":
            root = ElementTree.fromstring(told)
            assert not {"script", "a", "foreignObject", "image"} & {node.tag.rpartition("}")[2] for node in root.iter()}
            assert not [
                key for node in root.iter() for key in node.attrib if key.lower().startswith("on") or "href" in key
            ]
            told = "".join(root.itertext())
        assert name in told, command


def test_paper_shows_it_as_it_is(name: str, pack: Path, lang: str, tmp_path: Path) -> None:
    done = run("sheets", "evil-battle", "--pack", pack, "--lang", lang, "--out", tmp_path / "out")
    assert done.exit_code == 0, done.output
    (pdf,) = (tmp_path / "out").rglob("*.pdf")
    assert "".join(name.split()) in "".join(text_of(pdf).split())
    for what in ("-js", "-url"):
        told = subprocess.run([tool("pdfinfo"), what, pdf], capture_output=True, text=True, check=True).stdout
        assert "javascript:" not in told and "alert" not in told


def test_data_holds_it_as_it_is(name: str, pack: Path) -> None:
    (unit,) = (
        row
        for row in json.loads(run("list", "units", "--pack", pack, "--format", "json").stdout)
        if row["id"] == "evil"
    )
    assert unit["name"] == name


def test_nothing_is_wrong_with_it(pack: Path) -> None:
    assert run("check", pack).exit_code == 0


def test_a_finding_says_it_as_it_is(name: str, tmp_path: Path) -> None:
    path = tmp_path / "units" / "x.yaml"
    path.parent.mkdir()
    path.write_text(json.dumps({name: 1, "side": name}))
    told = " ".join(one["message"] for one in json.loads(run("check", path, "--format", "json").stdout))
    assert name[:_CUT] in told
    assert name[:_CUT] in run("check", path).stdout
