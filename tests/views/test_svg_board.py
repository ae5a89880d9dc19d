"""Printable boards: what is on the sheet, without a renderer."""

import dataclasses
import re
from xml.etree import ElementTree

import pytest

from hothkit.views.palette import contrast, dark_enough, pale
from hothkit.views.svg_board import draw
from hothkit.views.svg_parts import symbols
from tests.views.pictures import EMPIRE, LINES, OPEN, REBEL, RIDGE, TROOPERS, battle_2, board, piece, words

SVG = "{http://www.w3.org/2000/svg}"
PAGE = (841.89, 595.28)


def parsed(picture, lang="en", **options):
    return ElementTree.fromstring(draw(picture, words(lang), **options))


def by_class(root, name):
    return [node for node in root.iter() if node.get("class") == name]


def texts(node):
    return [text.text for text in node.iter(f"{SVG}text")]


def crowded():
    """A board with a structure, marks, losses, many grounds and a side that medals do not serve."""
    generator = piece(REBEL, "shield-generator", "Shield Generator", "SG", "generator", 1)
    hurt = dataclasses.replace(TROOPERS, miniatures=2, marks=("Elite",))
    grounds = {
        dataclasses.replace(RIDGE, id=letter, name=f"Ground {letter}", code=f"G{letter}"): f"C{n}"
        for n, letter in enumerate("ABCDEFG", 1)
    }
    ahead = dataclasses.replace(REBEL, medals=2, target=5)
    behind = dataclasses.replace(EMPIRE, target=None, hand=None)
    extra = {"sides": (ahead, behind), "notes": ("A note. " * 60,)}
    return board({hurt: "C1"}, grounds, {generator: "G2"}, {"Exit": "A10"}, **extra)


@pytest.mark.parametrize("ink_saving", [False, True])
def test_every_hex_and_every_unit_is_on_the_sheet(ink_saving):
    picture = battle_2()
    root = parsed(picture, ink_saving=ink_saving)
    cells = {node.get("data-hex"): node for node in by_class(root, "cell")}
    assert list(cells) == [cell.hex for cell in picture.cells]
    for cell in picture.cells:
        assert cell.hex in texts(cells[cell.hex])
        assert cell.ground.code == "" or cell.ground.code in texts(cells[cell.hex])
        units = by_class(cells[cell.hex], "unit")
        assert [unit.get("data-code") for unit in units] == ([cell.piece.code] if cell.piece else [])
        if cell.piece:
            assert cell.piece.code in texts(units[0])
            assert len(by_class(units[0], "pip")) == cell.piece.miniatures


@pytest.mark.parametrize("picture", [battle_2(), crowded()], ids=["battle 2", "crowded"])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_no_text_is_smaller_than_seven_points_or_off_the_page(picture, lang):
    root = parsed(picture, lang)
    assert root.get("width") == "297mm" and root.get("viewBox") == "0 0 841.89 595.28"
    for text in root.iter(f"{SVG}text"):
        assert float(text.get("font-size")) >= 7
        assert 28 < float(text.get("x")) < PAGE[0] - 28 and 28 < float(text.get("y")) < PAGE[1] - 20


def test_the_sheet_says_what_it_is_in_the_readers_language():
    root = parsed(dataclasses.replace(battle_2(), title="Contraataque"), "es")
    assert root.get("lang") == "es"
    assert root.find(f"{SVG}title").text == "Contraataque"
    description = root.find(f"{SVG}desc").text
    assert "67 hexágonos" in description and "Snowtroopers A4, A5, B2, B9, C7, C8." in description
    assert {"Unidades", "Terreno", "Notas"} <= set(texts(root))


def test_the_legend_names_what_occurs_and_nothing_else():
    shown = texts(parsed(board({TROOPERS: "G1"}, {RIDGE: "C3"})))
    assert {"Echo Base Troopers", "Rebels · miniatures: 3", "Ridge", "Snow", "Medals: 0 of 4"} <= set(shown)
    assert "Crevasse" not in shown and "Structures" not in shown and "Notes" not in shown


def test_a_side_has_a_circle_for_each_medal_it_needs_and_fills_those_it_has():
    medals = by_class(parsed(crowded()), "medal")
    assert len(medals) == 5
    assert sum(medal.get("fill") == medal.get("stroke") for medal in medals) == 2


def test_lost_miniatures_are_hollow_and_marks_get_a_number():
    root = parsed(crowded())
    cells = {node.get("data-hex"): node for node in by_class(root, "cell")}
    pips = by_class(cells["C1"], "pip")
    assert [pip.get("fill") == pip.get("stroke") for pip in pips] == [True, True, False]
    assert "1" in texts(cells["A10"]) and "2" in texts(cells["C1"])
    assert "(1) Exit: A10. (2) Elite: C1." in texts(root)


def test_a_structure_is_framed_as_none_of_the_units_is():
    cell = next(n for n in by_class(parsed(crowded()), "cell") if n.get("data-hex") == "G2")
    (structure,) = by_class(cell, "structure")
    assert len(structure.findall(f"{SVG}rect")) == 2


def test_sides_differ_by_shape_and_fill_and_not_by_colour_alone():
    root = parsed(battle_2())
    frames = {node.get("data-side"): node.find(f"{SVG}rect") for node in by_class(root, "unit")}
    assert float(frames["rebel"].get("rx")) > 10 > 2 > float(frames["empire"].get("rx"))
    assert frames["rebel"].get("fill") == REBEL.colour and frames["empire"].get("fill") == "#ffffff"


def test_section_lines_run_where_the_board_is_cut():
    picture = battle_2()
    root = parsed(picture)
    names = {node.get("data-hex"): node.find(f"{SVG}text") for node in by_class(root, "cell")}
    assert len(by_class(root, "section-line")) == len(LINES)
    for line, (left, cut, right) in zip(
        by_class(root, "section-line"), [("A3", "B3", "A4"), ("A7", "B7", "A8")], strict=True
    ):
        x = float(line.get("x1"))
        assert x == pytest.approx(float(names[cut].get("x")), abs=0.02)
        assert x == pytest.approx((float(names[left].get("x")) + float(names[right].get("x"))) / 2, abs=0.02)
    assert texts(root).count("left") == texts(root).count("right") == 2


def test_names_are_text_and_never_markup():
    evil = '"/><script>alert(1)</script>&amp;\x00\ufffe\ud800'
    ground = dataclasses.replace(RIDGE, id=evil, name=evil, code="<&", colour='red" onload="x', symbol=evil)
    unit = dataclasses.replace(TROOPERS, id=evil, name=evil, code='">', side_name=evil, marks=(evil,))
    unit = dataclasses.replace(unit, side=evil, side_colour=evil)
    side = dataclasses.replace(REBEL, name=evil, colour="url(http://x)")
    picture = board(
        {unit: "G1"}, {ground: "C3"}, title=evil, subtitle=evil, notes=(evil,), sides=(side,),
        sections=(evil, "centre", "right"),
    )  # fmt: skip
    drawn = draw(picture, words())
    root = ElementTree.fromstring(drawn)
    assert not list(root.iter(f"{SVG}script")) and "\\x00\\ufffe\\ud800" in root.find(f"{SVG}title").text
    assert {node.tag.removeprefix(SVG) for node in root.iter()} <= {
        "svg", "title", "desc", "rect", "polygon", "line", "circle", "text", "path", "g",
    }  # fmt: skip
    attributes = {(name, value) for node in root.iter() for name, value in node.attrib.items()}
    assert not [name for name, _ in attributes if name.startswith("on") or "href" in name]
    assert not [value for name, value in attributes if name in ("fill", "stroke") and "url" in value]


def test_a_sheet_is_the_same_every_time_and_needs_nothing_else():
    drawn = draw(battle_2(), words())
    assert drawn == draw(battle_2(), words())
    assert "href" not in drawn and "url(" not in drawn and " id=" not in drawn
    assert drawn.count("http") == 1  # the namespace


def test_saving_ink_leaves_the_grounds_white():
    hexes = parsed(battle_2(), ink_saving=True).iter(f"{SVG}polygon")
    assert {node.get("fill") for node in hexes} == {"#ffffff"}


def test_every_symbol_is_drawn_with_straight_lines_and_plain_curves_inside_its_box():
    assert symbols()["none"] == () and symbols()["unknown"]
    for name, paths in symbols().items():
        for path in paths:
            assert re.fullmatch(r"[MLQZ0-9. ]+", path) and path.endswith("Z"), name
            assert all(0 <= float(number) <= 100 for number in re.findall(r"[0-9.]+", path)), name


def test_a_symbol_that_nobody_drew_is_shown_as_unknown():
    strange = dataclasses.replace(TROOPERS, symbol="no-such-symbol")
    assert symbols()["unknown"][0] in draw(board({strange: "G1"}), words())


COLOURS = ["#000000", "#ffffff", "#b03a2e", "#e8eef2", "#ffd500", "#0044ff", "no colour"]


@pytest.mark.parametrize("colour", COLOURS)
def test_whatever_colour_an_author_picks_stays_legible(colour):
    assert contrast("#22303a", pale(colour)) >= 7 and contrast("#5f6e78", pale(colour)) >= 3
    assert contrast(dark_enough(colour), "#ffffff") >= 4.5
    assert pale(colour, ink_saving=True) == "#ffffff"


def test_an_empty_board_is_still_a_sheet():
    assert not by_class(parsed(dataclasses.replace(board(open_ground=OPEN), cells=())), "cell")
