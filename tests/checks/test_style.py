"""How content is written: notes, each about something that can be better."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.packs import brief, found

CARD = "name: {en: Push}\norder: [{up_to: 3}]\n"
MARKER = "name: {en: NAME}\nsymbol: person\ncarried_by: {side: rebel}\ncarrier_eliminated: stays\n"


@pytest.mark.parametrize(
    ("text", "mended"),
    [
        ("Two  spaces.", "Two spaces."),
        ("A stop .", "A stop."),
        ("A comma , and  ( brackets ) .", "A comma, and (brackets)."),
        (" Ends. ", "Ends."),
        ("¿ Quién ?", "¿Quién ?"),
        ("All is well (so it is), … and .5 dice.", None),
        ("He waits ... and goes.", None),
    ],
)
def test_spaces_stand_only_where_they_belong(tmp_path: Path, text: str, mended: str | None) -> None:
    findings = [brief(one) for one in found(tmp_path, {"cards/push.yaml": f'{CARD}note: {{en: "{text}"}}\n'})]
    assert findings == ([f"3:12 loose-spaces ?{mended}"] if mended else [])


def test_lines_of_a_text_may_end_and_begin(tmp_path: Path) -> None:
    assert found(tmp_path, {"cards/push.yaml": f"{CARD}note:\n  en: |\n    One line.\n\n    Another one.\n"}) == []


@pytest.mark.parametrize(
    ("name", "expected"), [("FORWARD", ["1:12 shouted-name ?Forward"]), ("AT-ST", []), ("A-WING", []), ("X", [])]
)
def test_a_name_does_not_shout(tmp_path: Path, name: str, expected: list[str]) -> None:
    findings = found(tmp_path, {"cards/push.yaml": CARD.replace("Push", name)})
    assert [brief(one) for one in findings] == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("officer", ["1:12 confusable-names"]),
        ("0fficér", ["1:12 confusable-names"]),
        ("Öffi-cer", ["1:12 confusable-names"]),
        ("Оfficer", ["1:12 confusable-names"]),
        ("Officer", ["1:12 confusable-names/same"]),
        ("Officers", []),
    ],
)
def test_names_of_one_kind_can_be_told_apart(tmp_path: Path, name: str, expected: list[str]) -> None:
    findings = found(tmp_path, {"markers/pilot.yaml": MARKER.replace("NAME", name)})
    assert [brief(one) for one in findings] == expected
    assert all(one.related[0].file.endswith("officer.yaml") for one in findings)


def test_a_file_that_replaces_another_may_have_its_name_or_a_new_one(tmp_path: Path) -> None:
    for name in ("Officer", "Captain"):
        assert found(tmp_path / name, {"markers/officer.yaml": MARKER.replace("NAME", name)}) == []
