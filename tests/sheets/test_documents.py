"""What stands on the sheets, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from hothkit.prose.fidelity import open_reading
from tests.battles import bundled
from tests.sheets.conftest import VARIANTS
from tests.sheets.papers import fonts, info, objects, pages, text

REFERENCE = "reference"
TEN = "battle-10-target-the-shield-generators"
ELEVEN = "battle-11-rebel-breakout"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_reference_names_every_unit_and_ground(pdfs: Path, lang: str) -> None:
    told = text(pdfs / f"{lang}/a4/{REFERENCE}.pdf")
    for folder in ("units", "terrain", "badges", "structures"):
        for thing in bundled().of_kind(folder).values():
            assert all(word in told for word in thing.data["name"][lang].split()), thing.data["name"][lang]


@pytest.mark.parametrize(
    ("lang", "headings"),
    [
        (
            "en",
            (
                "THE TURN",
                "BEFORE YOU ROLL",
                "LINE OF SIGHT",
                "RETREATS",
                "THREE KINDS OF OBJECTIVE",
                "MEDALS FOR UNITS",
            ),
        ),
        ("es", ("EL TURNO", "ANTES DE TIRAR", "LÍNEA DE VISTA", "RETIRADAS", "TRES CLASES DE OBJETIVO")),
    ],
)
def test_the_reference_has_all_its_parts(pdfs: Path, lang: str, headings: tuple[str, ...]) -> None:
    told = text(pdfs / f"{lang}/a4/{REFERENCE}.pdf").upper()
    assert all(heading in told for heading in headings)
    assert pages(pdfs / f"{lang}/a4/{REFERENCE}.pdf") == 2


def test_a_battle_begins_with_its_set_up_and_special_rules(pdfs: Path) -> None:
    told = text(pdfs / f"es/a4/{TEN}.pdf", "-f", "1", "-l", "1").upper()
    places = [told.index(part) for part in ("PREPARACIÓN", "REGLAS ESPECIALES", "PARA COLOCAR", "LÍNEA BASE")]
    assert places == sorted(places)


def test_a_battle_shows_only_what_is_in_play(pdfs: Path) -> None:
    told = text(pdfs / f"es/a4/{TEN}.pdf")
    assert "Generador de escudo" in told and "Trinchera" in told
    assert "Serac" not in told and "Droides sonda" not in told


def test_an_approximate_battle_says_so_with_its_reason(pdfs: Path) -> None:
    told = text(pdfs / f"en/a4/{ELEVEN}.pdf", "-l", "1")
    assert "Only approximate. Which of the ridges are steep is not known" in told


@pytest.mark.parametrize("side", ["rebel", "empire"])
def test_all_cards_of_a_side_are_printed(pdfs: Path, side: str) -> None:
    """16 of its deck, 9 of its leaders, 5 of its campaign: 30 cards, 9 on a page, each page with its backs."""
    pdf = pdfs / f"en/a4/cards-{side}.pdf"
    assert pages(pdf) == 8
    told = text(pdf)
    for folder in ("decks", "leaders", "campaigns"):
        for holder in bundled().of_kind(folder).values():
            if holder.data["side"] == side:
                names = [bundled().of_kind("cards")[card].data["name"]["en"] for card in holder.data["cards"]]
                assert all(word in told for name in names for word in name.split())


def test_a_deck_on_letter_has_eight_cards_on_a_page(pdfs: Path) -> None:
    assert pages(pdfs / "en/letter/decks-rebel.pdf") == 4


def test_the_cards_of_one_leader_fit_one_page(pdfs: Path) -> None:
    pdf = pdfs / "es/a4/leaders-darth-vader.pdf"
    assert pages(pdf) == 2
    assert "Poderes de la Fuerza" in text(pdf)


def test_every_document_is_tagged_and_has_title_and_language(pdfs: Path) -> None:
    for pdf in sorted(pdfs.glob("*/*/*.pdf")):
        told = info(pdf)
        assert told["Tagged"] == "yes" and told["Title"]
        assert f"/Lang ({pdf.relative_to(pdfs).parts[0]})".encode() in objects(pdf), pdf


def test_only_our_own_fonts_are_used_and_embedded(pdfs: Path) -> None:
    for pdf in sorted(pdfs.glob("*/*/*.pdf")):
        for row in fonts(pdf):
            assert "+Barlow" in row[0] and row[-5] == "yes", (pdf, row)


def test_the_ink_saving_sheet_has_the_same_words(pdfs: Path) -> None:
    words = set(text(pdfs / f"en/a4/{TEN}--ink-saving.pdf").split())
    assert {"Target", "Shield", "Generator"} <= words


def test_a_battle_takes_two_pages(pdfs: Path) -> None:
    found = sorted(pdfs.glob("*/*/battle-*.pdf"))
    assert len(found) == 6 and [pages(pdf) for pdf in found] == [2] * 6
    assert [text(pdf, "-f", "2").count("2/2") for pdf in found] == [1] * 6


def test_variants_stand_on_every_sheet_and_what_they_change_is_marked(pdfs: Path) -> None:
    with_them = f"--with--{'--'.join(VARIANTS)}.pdf"
    names = [bundled().of_kind("variants")[id].data["name"]["en"] for id in VARIANTS]
    reference, battle, card = (
        text(pdfs / f"en/a4/{name}{with_them}") for name in ("reference", TEN, "card-pincer-move")
    )
    assert all(name in told for name in names for told in (reference, battle))
    assert "The unit has 3 miniatures." in reference and "The unit has 2 miniatures." in text(
        pdfs / "en/a4/reference.pdf"
    )
    assert "not as usual" in reference and "not as usual" not in text(pdfs / "en/a4/reference.pdf")
    assert "Order 1 unit on each flank" in battle and "Order 1 unit on each flank" in card
    assert names[0] in card and names[1] not in card


def test_what_a_source_leaves_open_is_marked(pdfs: Path) -> None:
    told = text(pdfs / "en/a4/reference.pdf")
    assert "Rebel Artillery*" in told and "Snowtrooper*" not in told and "* a source leaves" in told
    card = text(pdfs / "en/a4/cards-rebel.pdf")
    unsure = [
        id
        for holders in ("decks", "leaders", "campaigns")
        for holder in bundled().of_kind(holders).values()
        if holder.data["side"] == "rebel"
        for id in holder.data["cards"]
        if open_reading(bundled().of_kind("cards")[id].data) is not None
    ]
    assert card.count("not settled") == len(unsure) > 2


def test_markers_and_marks_are_explained_on_the_sheet_itself(pdfs: Path) -> None:
    told = text(pdfs / "es/a4/battle-08-medevac.pdf")
    assert "Oficial (D7)" in told and "la recoge. Si se elimina a quien la lleva, se queda" in told
    assert "Salida · Alianza Rebelde" in told
    assert "El oficial está a salvo" in told and "Solo con el oficial*" in told


def test_what_a_battle_changes_is_explained_where_it_is_marked(pdfs: Path) -> None:
    changed = "cambiado por esta batalla"
    first, second = (text(pdfs / f"es/a4/{TEN}.pdf", "-f", page, "-l", page) for page in "12")
    assert changed not in first and changed in second
