"""Texts: other numbers and names than the rule has, languages that lack some, translations that stray."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hothkit.checks.language import letter_widths
from hothkit.checks.language.texts import KEYS
from hothkit.checks.run import run
from hothkit.devtools.letter_widths import wanted
from hothkit.pack.library import library_of
from hothkit.shape.schemas import schemas
from tests.checks.packs import BATTLE, BUNDLED, brief, found, of_battle

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
    found = of_battle(tmp_path, more=RULE.replace("TEXT", text))
    assert [one for one in found if "missing-language" not in one] == expected


FAR = "while: {distance: {at_least: 3}}\n    change: {dice: -1}"
NEAR = "while: {attacker: {miniatures: {at_most: 2}}}\n    change: {dice: -1}"
LATE = "when: turn_started\n    if: {turn: {at_least: 6}}\n    then: [{draw: {side: rebel, cards: 1}}]"
FOURTH = "while: {attacker: {side: rebel}}\n    change: {dice: 4}"


@pytest.mark.parametrize(
    ("rule", "text", "expected"),
    [
        (FAR, "{en: 'At more than 2 hexes, 1 die fewer.', es: 'A más de 2 hexágonos, 1 dado menos.'}", []),
        (FAR, "{en: At 2 hexes 1 die fewer., es: A 2 hexágonos 1 dado menos.}", ["warning", "warning"]),
        (NEAR, "{en: With fewer than 3 miniatures., es: Con menos de 3 miniaturas.}", []),
        (NEAR, "{en: With less than 4 miniatures., es: Con menos de cuatro.}", ["warning", "warning"]),
        (LATE, "{en: After turn 5 you draw., es: Después del turno 5 robas.}", []),
        (LATE, "{en: From turn 5 on you draw., es: Desde el turno 5 robas.}", ["warning", "warning"]),
        (FOURTH, "{en: Twice as many (8 instead of 4)., es: El doble (8 en lugar de 4).}", []),
        (FOURTH, "{en: '4 more, not 7.', es: '4 más, no 7.'}", ["note", "note"]),
        (FAR, "{en: 'Fewer at 3, 4, 5 and 6 hexes.', es: 'Menos a 3, 4, 5 y 6 hexágonos.'}", []),
        (FAR, "{en: A 1 in 6 chance. See page 14., es: 1 entre 6. Véase la página 14.}", []),
        (FAR, "{en: In 3 ABY it was 60 °C., es: En el 4 DBY hacía 60 grados.}", []),
        (FAR, "{en: Both sides., es: Arden los dos lados.}", []),
    ],
)
def test_a_rule_s_number_may_be_put_otherwise(tmp_path: Path, rule: str, text: str, expected: list[str]) -> None:
    more = f"special_rules:\n  cold:\n    {rule}\n    text: {text}\n"
    findings = found(tmp_path, {"scenarios/one.yaml": BATTLE + more})
    assert [str(one.severity) for one in findings if one.check == "text-numbers"] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{en: 'Order up to 3 units: 2 infantry and 1 vehicle.', es: 'Hasta 3 unidades: 2 y 1.'}", []),
        ("{en: Order up to 4 units., es: Hasta 4 unidades.}", ["warning", "warning"]),
    ],
)
def test_a_text_may_add_up_what_the_rule_has(tmp_path: Path, text: str, expected: list[str]) -> None:
    card = f"name: {{en: Push, es: Empuje}}\norder: [{{up_to: 2, type: infantry}}, {{up_to: 1, type: vehicle}}]\ntext: {text}\n"
    assert [str(one.severity) for one in found(tmp_path, {"cards/push.yaml": card})] == expected


def test_a_card_of_its_own_words_is_looked_at_too(tmp_path: Path) -> None:
    card = "name: {en: Push}\norder: [{up_to: 3}]\ntext: {en: Order up to 2 units.}\n"
    (finding,) = found(tmp_path, {"cards/push.yaml": card})
    assert (finding.check, finding.place.line, finding.values["number"]) == ("text-numbers", 3, 2)
    assert not finding.is_error


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("order: [{up_to: 3, section: left}]\ntext: {en: Order up to 3 units on the right flank.}", ["right flank"]),
        ("order: [{up_to: 3, section: left}]\ntext: {en: Order up to 3 units on the left flank.}", []),
        ("order: [{up_to: 3, type: infantry}]\ntext: {en: Order up to 3 vehicles.}", ["vehicle"]),
        ("order: [{up_to: 3, type: infantry}]\ntext: {en: 'Order up to 3 infantry units, no vehicles.'}", []),
        ("order: [{up_to: 3, at: trench}]\ntext: {en: Order up to 3 units on ridges.}", ["Ridge"]),
        ("order: [{up_to: 3}]\ntext: {en: Order up to 3 units that hold a ridge.}", []),
        ("order: [{up_to: 3, at: C4}]\ntext: {en: Order the units on C5.}", ["C5"]),
        ("order: [{up_to: 3}]\nname: {en: Push on C5}\ntext: {en: 'Order the units on C5, the 7.º card.'}", []),
    ],
)
def test_a_card_s_own_words_name_what_it_orders(tmp_path: Path, lines: str, expected: list[str]) -> None:
    card = lines if "name:" in lines else f"name: {{en: Push}}\n{lines}"
    assert [one.values["name"] for one in found(tmp_path, {"cards/push.yaml": card + "\n"})] == expected


def test_a_unit_s_own_rule_may_name_the_unit(tmp_path: Path) -> None:
    unit = (
        "name: {en: Sled}\nside: rebel\ntype: vehicle\nminiatures: 2\nmove: {most: 2, still_attack: 2}\n"
        "attack: [2, 2]\nmedals: 1\ncode: SL\nrules:\n  cold:\n    while: {attacker: {is: this}}\n"
        "    change: {dice: -1}\n    text: {en: A Sled rolls 1 die fewer.}\n"
    )
    assert found(tmp_path, {"units/sled.yaml": unit}) == []


def test_a_changed_text_goes_with_all_of_its_card(tmp_path: Path) -> None:
    text = "changes:\n  cards: {assault-left: {text: {en: Order all 9 units on the left flank.}}}\n"
    assert of_battle(tmp_path, more=text) == ["14:37 text-numbers"]
    text = "changes:\n  cards: {recon-in-force: {text: {en: Order 1 unit in each section.}}}\n"
    assert of_battle(tmp_path, more=text) == []


# ------------------------------------------------------------------ languages

PACK = "format: 2\nid: mine\nname: {en: Mine}\nversion: '1.0'\nrequires: {hoth: '>=1'}\n"
CARD = "name: {en: Push, es: Empuje}\norder: [{up_to: 3}]\n"
CARD_IN_ENGLISH = "name: {en: Push}\norder: [{up_to: 3}]\n"


@pytest.mark.parametrize(
    ("pack", "card", "expected"),
    [
        (PACK, CARD_IN_ENGLISH, []),
        (PACK, CARD, []),
        (PACK, CARD + "note: {en: It is new.}\n", ["3:7 missing-language"]),
        (PACK + "languages: [en]\n", CARD + "note: {en: It is new.}\n", []),
        (PACK.replace("Mine}", "Mine, es: Mío}") + "languages: [en, es]\n", CARD_IN_ENGLISH, ["1:7 missing-language"]),
        (PACK, CARD.replace("en: Push, ", ""), ["1:7 missing-language/english"]),
        (PACK + "languages: [en]\n", CARD.replace("en: Push, ", ""), ["1:7 missing-language/english"]),
    ],
)
def test_a_pack_has_its_languages_in_every_text(tmp_path: Path, pack: str, card: str, expected: list[str]) -> None:
    assert [brief(one) for one in found(tmp_path, {"pack.yaml": pack, "cards/push.yaml": card})] == expected


def test_a_bundled_battle_belongs_to_the_pack_of_its_rules() -> None:
    (battle,) = [one for one in BUNDLED if one.file.id.endswith("last-stand")]
    broken = battle.with_data({**battle.data, "name": {"en": "Last Stand"}})
    things = [broken if one is battle else one for one in BUNDLED]
    (finding,) = run(library_of(things), [broken])
    assert (finding.check, finding.values) == ("missing-language", {"languages": "es"})


def test_the_keys_of_texts_are_those_of_the_schemas() -> None:
    of_schemas = {key for name, schema in schemas().items() if "output/" not in name for key in keys_of(schema, "")}
    assert of_schemas - {"a", "many", "of", "the", "where"} == KEYS


def keys_of(part: Any, key: str) -> Iterator[str]:
    """The keys that lead to a text in a schema."""
    if isinstance(part, list):
        for one in part:
            yield from keys_of(one, key)
    elif isinstance(part, dict):
        if part.get("$ref", "").rpartition("/")[2] in ("name.schema.json", "note.schema.json", "text.schema.json"):
            yield key
        for word, inner in part.items():
            for name, one in inner.items() if word == "properties" else [(key, inner)]:
                yield from keys_of(one, name)


def of_note(folder: Path, text: str) -> list[str]:
    """The findings about a card with this note."""
    return [brief(one) for one in found(folder, {"cards/push.yaml": f"{CARD}note: {text}\n"})]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{en: Three units of 4., es: 3 unidades de cuatro.}", []),
        ("{en: Both units., es: Las dos unidades.}", []),
        ("{en: It attacks twice with 1 die., es: Ataca dos veces con un dado.}", []),
        ("{en: A unit on F7., es: Una unidad en F8.}", []),
        ("{en: 'Of 2,211 hexes.', es: De 2211 hexágonos.}", []),
        ("{en: The third hex., es: El 3.º hexágono.}", []),
        ("{en: Twelve dice., es: 12 dados.}", []),
        ("{en: Twenty-five men., es: Veinticinco hombres.}", []),
        ("{en: Forty-two men., es: Cuarenta y dos hombres.}", []),
        ("{en: Twenty-one men., es: Veintiún hombres.}", []),
        ("{en: 21 men., es: Veintiuno.}", []),
        ("{en: A dozen men., es: 12 hombres.}", []),
        ("{en: Half a dozen men., es: Seis hombres.}", []),
        ("{en: Three hundred men., es: Trescientos hombres.}", []),
        ("{en: Three quarters., es: El 75 %.}", []),
        ("{en: In the 1980s., es: En los años 80.}", []),
        ("{en: At 5 o'clock., es: A las 5.}", []),
        ("{en: 60 miles., es: 100 kilómetros.}", []),
        ("{en: Twenty-five men., es: Veinticuatro hombres.}", ["stale-text"]),
        ("{en: Up to 4 units., es: Hasta 3 unidades.}", ["stale-text"]),
        ("{en: Order 2 units., es: Ordena 1 unidad.}", ["stale-text"]),
        ("{en: Up to four units., es: Todas las unidades.}", ["stale-text/fewer"]),
        ("{en: All units., es: Hasta cuatro unidades.}", ["stale-text/more"]),
    ],
)
def test_a_translation_says_the_numbers_of_the_english(tmp_path: Path, text: str, expected: list[str]) -> None:
    assert [one.partition(" ")[2] for one in of_note(tmp_path, text)] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{en: Up to 4 units., es: Hasta 3 unidades.}", ["warning"]),
        ("{en: Up to four units., es: Hasta tres unidades.}", ["note"]),
        ("{en: All four units., es: Todas las unidades.}", ["note"]),
    ],
)
def test_only_of_digits_it_is_sure(tmp_path: Path, text: str, expected: list[str]) -> None:
    card = f"{CARD}note: {text}\n"
    assert [str(one.severity) for one in found(tmp_path, {"cards/push.yaml": card})] == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("{en: Three's a Crowd, es: Multitud}", []),
        ("{en: Six Feet Under, es: Bajo tierra}", []),
        ("{en: Once Again, es: Once hombres}", []),
        ("{en: Rogue 4, es: Rogue Cuatro}", []),
        ("{en: Sector 7, es: Sector 8}", ["stale-text"]),
    ],
)
def test_a_name_is_compared_by_its_digits_alone(tmp_path: Path, name: str, expected: list[str]) -> None:
    card = f"name: {name}\norder: [{{up_to: 3}}]\n"
    assert [one.check for one in found(tmp_path, {"cards/push.yaml": card})] == expected


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("'It rolls {dice} dice.'", ""),
        ("'It rolls %s dice.'", ""),
        ("'It rolls ${dice} dice.'", ""),
        ("'It rolls [[dice]] dice.'", ""),
        ("'It rolls <b>2</b> dice.'", "/markup"),
        ("'Hit &amp; run.'", "/markup"),
        ("TODO", "/reminder"),
        ("'Rolls dice. TODO say how many.'", "/reminder"),
        ("FIXME", "/reminder"),
        ("Lorem ipsum dolor.", "/reminder"),
        ("TBD", "/reminder"),
        ("'…'", "/nothing"),
        ("'...'", "/nothing"),
        ("Note", "/key"),
    ],
)
def test_a_text_is_no_text_yet(tmp_path: Path, text: str, phrase: str) -> None:
    card = f"{CARD_IN_ENGLISH}note: {{en: {text}}}\n"
    (finding,) = found(tmp_path, {"cards/push.yaml": card})
    assert (brief(finding), finding.is_error) == (f"3:12 placeholder-text{phrase}", False)


@pytest.mark.parametrize(
    "text",
    [
        "{en: 'Fire at 50 % & run < 3 hexes.', es: 'Fuego al 50 % y a menos de 3 hexágonos.'}",
        "{en: Everyone attacks., es: ¡TODO al ataque!}",
        "{en: Who dares?, es: ¿Quién se atreve?}",
        "{en: The XXX Corps., es: El cuerpo XXX.}",
    ],
)
def test_a_text_may_look_a_little_like_one_that_is_none(tmp_path: Path, text: str) -> None:
    assert of_note(tmp_path, text) == []


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("{en: TBD, es: TBD}", ["note", "note"]),
        ("{en: TBD, es: Empuje}", ["warning"]),
        ("{en: TODO, es: TODO}", ["warning", "warning"]),
        ("{en: The TBD., es: Los TBD.}", ["note", "note"]),
        ("{en: 'Who ???', es: '¿¿¿Quién???'}", ["note", "note"]),
    ],
)
def test_what_may_be_a_name_or_a_cry_is_only_noted(tmp_path: Path, name: str, expected: list[str]) -> None:
    card = f"name: {name}\norder: [{{up_to: 3}}]\n"
    findings = found(tmp_path, {"cards/push.yaml": card})
    assert [(one.check, str(one.severity)) for one in findings] == [("placeholder-text", how) for how in expected]


def test_a_blank_that_a_translation_lacks_is_an_error(tmp_path: Path) -> None:
    card = CARD + "note:\n  en: It rolls {dice} dice.\n  es: Tira dados.\n"
    english, spanish = found(tmp_path, {"cards/push.yaml": card})
    assert (brief(english), english.is_error) == ("4:7 placeholder-text", False)
    assert (brief(spanish), spanish.is_error) == ("5:7 placeholder-text/lost", True)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{en: A unit in a trench., es: Una unidad en una trinchera.}", []),
        ("{en: Units in trenches., es: Unidades atrincheradas.}", []),
        ("{en: A unit in a trench., es: Una unidad en una zanja.}", ["trench"]),
        ("{en: Temporary medals., es: Condecoraciones fugaces.}", ["temporary medal"]),
        ("{en: It moves., es: Avanza.}", []),
        ("{en: The card Scout is played., es: Se juega la carta Avanzadilla.}", []),
        ("{en: The Scout is played., es: Se juega el batidor.}", ["scout"]),
        ("{en: A unit in a trench., fr: Une unité.}", []),
    ],
)
def test_a_translation_uses_the_words_of_the_glossary(tmp_path: Path, text: str, expected: list[str]) -> None:
    card = f"{CARD_IN_ENGLISH}note: {text}\n"
    findings = [one for one in found(tmp_path, {"cards/push.yaml": card}) if one.check == "unused-term"]
    assert [one.values["term"] for one in findings] == expected


# ------------------------------------------------------------------ cards


def test_the_widths_of_letters_are_those_of_the_fonts() -> None:
    there = Path(letter_widths.__file__).read_text(encoding="utf-8")
    assert there == wanted(), "run: python -m hothkit.devtools.letter_widths"


@pytest.mark.parametrize(
    ("words", "expected"), [("word " * 90, []), ("word " * 101, ["warning"]), ("word " * 150, ["warning"])]
)
def test_a_long_text_is_told_before_it_is_printed(tmp_path: Path, words: str, expected: list[str]) -> None:
    card = f"{CARD_IN_ENGLISH}text: {{en: {words.strip()}.}}\n"
    findings = found(tmp_path, {"cards/push.yaml": card})
    assert [(one.check, str(one.severity)) for one in findings] == [("long-card-text", how) for how in expected]


def test_a_long_name_is_told_too_and_that_of_a_changed_card(tmp_path: Path) -> None:
    name = "A name that never comes to its end " * 5
    card = f"name: {{en: {name.strip()}}}\norder: [{{up_to: 3}}]\n"
    assert [one.check for one in found(tmp_path, {"cards/push.yaml": card})] == ["long-card-text"]
    changes = f"changes:\n  cards: {{assault-left: {{name: {{en: {name.strip()}}}}}}}\n"
    assert of_battle(tmp_path / "other", more=changes) == ["14:37 long-card-text"]


LONG_RULES = """\
name: {en: Long, es: Larga}
order: [{up_to: 2, type: infantry, not: {at: [ridge, trench]}}, {up_to: 1, has: flying, miniatures: {at_least: 2}}, {up_to: 1, type: special}]
bonus: {change: {dice: 2, move: 1, still_attack: 1, move_after_attack: 1}, ignore: {hold_fire: all, stop: all, protection: 1}}
then: [{choose: {side: own, up_to: 3, miniatures: 1}}, {restore: {unit: chosen, miniatures: 1}}]
rules:
  aa:
    name: {en: First rule, es: Primera regla}
    when: unit_eliminated
    if: {unit: {side: enemy, type: infantry}, hex: {at: trench}}
    then: [{draw: {cards: 1}}, {gain_medals: {side: own, number: 1}}]
    once_per: turn
  bb:
    name: {en: Second rule, es: Segunda regla}
    while: {target: {side: own, at: trench}, attacker: {type: vehicle}}
    change: {dice: -2}
  cc:
    name: {en: Third rule, es: Tercera regla}
    when: attack_ended
    if: {attacker: {side: own}, target: {side: enemy}, distance: 1, hex: {empty: true}}
    may: [{move: {unit: attacker, to: hex}}, {attack: {attacker: attacker}}]
    once_per: turn
"""


def test_a_made_text_that_is_too_long_is_told_too(tmp_path: Path) -> None:
    findings = [one for one in found(tmp_path, {"cards/push.yaml": LONG_RULES}) if one.check == "long-card-text"]
    assert [(one.phrase, one.place.line) for one in findings] == [("made", 1), ("made", 1)]
    short = LONG_RULES + "text: {en: As said., es: Lo dicho.}\n"
    findings = found(tmp_path / "other", {"cards/push.yaml": short})
    assert not [one for one in findings if one.check == "long-card-text"]


def test_of_rules_that_no_content_can_be_made_with_nothing_is_said_of_length(tmp_path: Path) -> None:
    unit = "name: {en: Sled}\nside: rebel\ntype: nothing\nminiatures: 2\nmove: {most: 2}\nattack: [2]\ncode: SL\n"
    files = {"cards/push.yaml": LONG_RULES.replace("type: special", "kind: sled"), "units/sled.yaml": unit}
    assert "internal-error" not in [one.check for one in found(tmp_path, files)]
