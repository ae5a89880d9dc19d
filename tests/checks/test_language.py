"""Texts that authors write in place of ours: other numbers and names than the rule has."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.packs import found, of_battle

RULE = (
    "special_rules:\n  cold:\n    while: {attacker: {kind: at-at}, distance: {at_least: 3}}\n"
    "    change: {dice: -2}\n    text: TEXT\n"
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{en: From 3 hexes on an AT-AT rolls 2 fewer dice.}", []),
        ("{en: From three hexes on two dice fewer.}", []),
        ("{en: From 4 hexes on 2 dice fewer.}", ["17:16 text-numbers"]),
        ("{es: A tres hexágonos se tiran cinco dados menos.}", ["17:16 text-numbers"]),
        ("{en: The unit on C4 rolls 2 fewer dice.}", []),
        ("{en: A Snowspeeder rolls 2 fewer dice.}", ["17:16 text-numbers/name"]),
        ("{de: Ab 3 Feldern 7 Würfel weniger.}", ["17:16 text-numbers"]),
    ],
)
def test_a_text_has_the_numbers_and_names_of_its_rule(tmp_path: Path, text: str, expected: list[str]) -> None:
    assert of_battle(tmp_path, more=RULE.replace("TEXT", text)) == expected


def test_a_card_of_its_own_words_is_looked_at_too(tmp_path: Path) -> None:
    card = "name: {en: Push}\norder: [{up_to: 3}]\ntext: {en: Order up to 2 units.}\n"
    (finding,) = found(tmp_path, {"cards/push.yaml": card})
    assert (finding.check, finding.place.line, finding.values["number"]) == ("text-numbers", 3, 2)
    assert not finding.is_error
