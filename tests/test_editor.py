"""What an author sees in an editor: the real language server for YAML reads our schemas from the disk."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from hothkit.prose import phrases
from hothkit.prose.schema_words import schemas_in
from hothkit.resources import folder
from tests.editor.client import HERE, SERVER, Editor

PACK = folder("rules") / "hoth"
BATTLES = folder("scenarios") / "hoth"
CONTENT = [path for root in (PACK, BATTLES) for path in sorted(root.rglob("*.yaml"))]

UNIT = """\
# yaml-language-server: $schema=../../../schemas/unit.schema.json
name: {en: Walker, es: Caminante}
side: empire
type: vehicle
miniatures: 1
move: {most: 1}
attack: [3]
"""
RULE = UNIT + "rules:\n  a-rule:\n    "
BATTLE = """\
# yaml-language-server: $schema=../../schemas/scenario.schema.json
name: {en: Small battle, es: Batalla pequeña}
board: standard
first: rebel
hand: {rebel: 4, empire: 4}
victory: {medals: {rebel: 4, empire: 4}}
units:
  rebel:
    snowspeeders: [G1]
"""


@pytest.fixture(scope="module")
def editor() -> Iterator[Editor]:
    if shutil.which("node") is None or not SERVER.exists():
        pytest.fail("the language server is not installed; with node.js run: npm ci --prefix tests/editor")
    with Editor(folder("rules").parent) as running:
        yield running


@dataclass(frozen=True)
class Draft:
    """A file that is being written, and where in it the author is."""

    editor: Editor
    path: Path
    line: int
    character: int
    findings: list[dict[str, Any]]

    def offers(self) -> dict[str, str]:
        """What the editor would complete, each with its explanation."""
        return self.editor.complete(self.path, self.line, self.character)

    def shows(self) -> str:
        """What the editor tells of the word under the pointer."""
        return self.editor.hover(self.path, self.line, self.character)

    def marks(self) -> list[tuple[int, int, str]]:
        """What the editor underlines: line and column from 1, and its words."""
        starts = [(finding["range"]["start"], finding["message"]) for finding in self.findings]
        return [(start["line"] + 1, start["character"] + 1, said) for start, said in starts]


@pytest.fixture
def write(editor: Editor, numbers: Iterator[int]) -> Callable[[str], Draft]:
    """Writes a unit or a battle; a | in the text is where the author is."""

    def writing(text: str) -> Draft:
        home = BATTLES if text.startswith(BATTLE[:60]) else PACK / "units"
        path = home / f"draft-{next(numbers)}.yaml"
        before, _, after = text.partition("|")
        findings = editor.open({path: before + after})[path]
        return Draft(editor, path, before.count("\n"), len(before) - before.rfind("\n") - 1, findings)

    return writing


@pytest.fixture(scope="module")
def numbers() -> Iterator[int]:
    return count(1)


Write = Callable[[str], Draft]


def test_no_bundled_file_is_marked(editor: Editor) -> None:
    found = editor.open({path: path.read_text(encoding="utf-8") for path in CONTENT})
    assert {path.name: said for path, said in found.items() if said} == {}


# ------------------------------------------------------------------ completion


def test_the_keys_of_a_unit_are_offered_with_their_explanations(write: Write) -> None:
    offers = write(UNIT + "|").offers()
    assert {"traits", "medals", "cannot_enter", "rules", "source"} <= set(offers)
    assert not {"name", "side", "attack"} & set(offers), "they are there already"
    assert offers["medals"] == "How many medals the other side gains when it is eliminated."
    assert all(offers.values())


def test_an_author_may_be_told_in_another_language(editor: Editor, tmp_path: Path) -> None:
    for name, schema in schemas_in(phrases("es")).items():
        target = tmp_path / "schemas" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(schema), encoding="utf-8")
    path, text = tmp_path / "unit.yaml", UNIT.replace("../../../", "")
    editor.open({path: text})
    offers = editor.complete(path, text.count("\n"), 0)
    assert offers["medals"] == "Cuántas medallas gana el otro bando cuando queda eliminada."


def test_the_keys_of_a_battle_are_offered(write: Write) -> None:
    offers = write(BATTLE + "|").offers()
    assert {"terrain", "structures", "changes", "special_rules", "fidelity", "decks"} <= set(offers)
    assert all(offers.values())


@pytest.mark.parametrize("text", ["traits: [|]\n", "traits:\n  - |\n", "traits:\n  - fl|\n", "traits: [exposed, |]\n"])
def test_the_ids_of_traits_are_offered(write: Write, text: str) -> None:
    assert {"flying", "confirmed-kill", "unshaken"} <= set(write(UNIT + text).offers())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (UNIT.replace("side: empire", "side: |"), {"empire", "rebel"}),
        (UNIT.replace("type: vehicle", "type: |"), {"infantry", "vehicle"}),
        (UNIT + "cannot_enter: [|]", {"ridge", "trench"}),
        (UNIT + "symbol: |", {"walker", "plate"}),
        (UNIT + "symbol: {p|}", {"path"}),
        (UNIT + "symbol:\n  |", {"path"}),
        (BATTLE.replace("board: standard", "board: |"), {"standard"}),
        (BATTLE.replace("first: rebel", "first: |"), {"empire", "rebel"}),
        (BATTLE + "    |", {"echo-base-troopers", "at-at"}),
        (BATTLE + "terrain:\n  |", {"ridge", "crevasse"}),
        (BATTLE + "structures:\n  |", {"shield-generator"}),
        (BATTLE + "changes:\n  units:\n    |", {"snowtroopers"}),
        (BATTLE + "fidelity: |", {"complete", "approximate"}),
    ],
)
def test_ids_are_offered_wherever_they_belong(write: Write, text: str, expected: set[str]) -> None:
    assert expected <= set(write(text).offers())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("|", {"when", "if", "then", "may", "while", "change", "forbid", "ignore", "once_per"}),
        ("when: |", {"turn_started", "hits_scored", "unit_left"}),
        ("if:\n      |", {"this", "attacker", "target", "distance"}),
        ("if:\n      target:\n        |", {"type", "has", "at", "not", "adjacent_to"}),
        ("if:\n      target:\n        at: |", {"this", "ridge"}),
        ("if:\n      target:\n        type: |", {"structure", "infantry"}),
        ("if: {target: {not: {adjacent_to: [{not: {has: |}}]}}}", {"flying"}),
        ("when: hits_scored\n    then:\n      - |", {"lose", "gain_medals", "roll", "win"}),
        ("change:\n      |", {"dice", "move", "attacks"}),
        ("forbid: [|]", {"attack", "move", "retreat"}),
        ("ignore:\n      |", {"retreats", "stop", "protection"}),
        ("ignore:\n      stop: |", {"all"}),
    ],
)
def test_the_words_of_a_rule_are_offered(write: Write, text: str, expected: set[str]) -> None:
    assert expected <= set(write(RULE + text).offers())


# ------------------------------------------------------------------ explanation


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (UNIT.replace("side:", "|side:"), "The side it belongs to."),
        (UNIT.replace("move:", "|move:"), "How far it may move."),
        (UNIT + "symbol: {p|ath: M 1 1}\n", "A filled shape as an SVG path on a box of 100 x 100"),
        (UNIT.replace("most:", "mo|st:"), "How many hexes it may move at most; 0 for what never moves."),
        (UNIT + "|traits: [flying]\n", "The traits it has, by the names of their files."),
        (BATTLE.replace("victory:", "|victory:"), "How the battle is won."),
        (BATTLE.replace("first:", "fir|st:"), "The side that takes the first turn."),
        (
            RULE + "change: {|dice: 1}\n",
            "So many dice more in an attack, or fewer with a minus; or one for each unit of a sort or each medal of a side.",
        ),
        (RULE + "forbid: [mo|ve]\n", "It may not move."),
        (RULE + "when: turn|_ended\n    then: [{win: own}]\n", "A side has made its attacks"),
        (RULE + "when: turn_ended\n    then: [{w|in: own}]\n", "A side wins the battle at once."),
    ],
)
def test_a_word_is_explained_under_the_pointer(write: Write, text: str, expected: str) -> None:
    assert expected in write(text).shows()


# ------------------------------------------------------------------ marks


def test_a_stranger_s_ids_are_not_marked(write: Write) -> None:
    assert write(UNIT.replace("vehicle", "cavalry") + "traits: [stealth]\n").marks() == []
    assert write(UNIT + "symbol: galleon\n").marks() == []
    assert write(BATTLE.replace("snowspeeders", "pirates") + "terrain: {swamp: [C4]}\n").marks() == []


def test_a_path_of_one_s_own_is_not_marked(write: Write) -> None:
    for path in ("M 10 90 L 50 10.5 Z", '"M 10,90 L 50,10 Z"', "\n    M 10 90 L 50 10\n    Q 95 50 90 90 Z"):
        assert write(UNIT + f"symbol:\n  path: {path}\n").marks() == []


@pytest.mark.parametrize(
    ("text", "line", "column", "said"),
    [
        (UNIT + "traitz: [flying]\n", 8, 1, "Property traitz is not allowed."),
        (UNIT + 'symbol: {path: "M 1 1 C 2 2"}\n', 8, 16, "A path: M, L, Q and Z as capital letters"),
        (UNIT + "symbol: {paths: M 1 1}\n", 8, 10, "Property paths is not allowed."),
        (UNIT.replace("most", "mots"), 6, 8, "Property mots is not allowed."),
        (BATTLE + "fidelty: complete\n", 10, 1, "Property fidelty is not allowed."),
        (BATTLE + "changes:\n  unitz: {}\n", 11, 3, "Property unitz is not allowed."),
        (BATTLE.replace("[G1]", "[G1, G0]"), 9, 24, "A hex: the letter of its row"),
        (
            RULE + "if: {target: {not: {hass: a}}}\n    when: turn_ended\n    may: [{win: own}]\n",
            10,
            25,
            "hass",
        ),
        (RULE + "when: turn_ended\n    then: [{wim: own}]\n", 11, 13, "Property wim is not allowed."),
        (RULE + "when: turn_ended\n    then: [{win: own}]\n    change: {dice: 1}\n", 12, 5, "standing rule"),
        (RULE + "when: turn_ended\n    then: [{win: own}]\n    may: [{win: own}]\n", 12, 5, "then or may"),
        (RULE + "when: turn_end\n    then: [{win: own}]\n", 10, 11, '"turn_ended"'),
    ],
)
def test_a_wrong_word_is_marked_where_it_stands(write: Write, text: str, line: int, column: int, said: str) -> None:
    marks = write(text).marks()
    assert (line, column) in [mark[:2] for mark in marks]
    assert said in next(words for *place, words in marks if place == [line, column])


# ------------------------------------------------------------------ the installation


def test_the_server_is_pinned_without_an_address_to_fetch_it_from() -> None:
    lock = (HERE / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert '"yaml-language-server": "1.' in (HERE / "package.json").read_text(encoding="utf-8")
