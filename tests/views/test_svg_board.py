"""Printable boards: what is on the sheet, without a renderer."""

import dataclasses
from xml.etree import ElementTree

import pytest

from hothkit.symbols import symbols
from hothkit.views.palette import contrast, dark_enough, pale
from hothkit.views.svg_board import draw
from tests.views.pictures import (
    BATTLE_2,
    ELITE,
    EMPIRE,
    FOR_REBEL,
    LINES,
    LYING,
    MARKERS,
    MARKS,
    OPEN,
    REBEL,
    REBEL_EXIT,
    RIDGE,
    SCOUT,
    SPEEDERS,
    SQUADRON,
    TOGETHER,
    TROOPERS,
    battle_2,
    board,
    piece,
    words,
)

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
    hurt = dataclasses.replace(TROOPERS, miniatures=2, badge=ELITE)
    grounds = {
        dataclasses.replace(RIDGE, id=letter, name=f"Ground {letter}", code=f"G{letter}"): f"C{n}"
        for n, letter in enumerate("ABCDEFG", 1)
    }
    ahead = dataclasses.replace(REBEL, medals=2, target=5)
    behind = dataclasses.replace(EMPIRE, target=None, hand=None)
    extra = {"sides": (ahead, behind), "notes": ("A note. " * 60,)}
    return board({hurt: "C1"}, grounds, {generator: "G2"}, {REBEL_EXIT: "A10"}, **extra)


def marked():
    """A board with every sort of mark, marker and badge, on top of the second battle and with every kind of ground."""
    units = {
        dataclasses.replace(SPEEDERS, miniatures=2, full=2, badge=SQUADRON): "F1",
        dataclasses.replace(TROOPERS, badge=ELITE): "F5",
        dataclasses.replace(TROOPERS, badge=SCOUT): "E10",
    }
    cannon = dataclasses.replace(piece(REBEL, "ion-cannon", "Ion Cannon", "IC", "cannon", 1), is_target=False)
    generator = piece(REBEL, "shield-generator", "Shield Generator", "SG", "generator", 1)
    grounds = {
        dataclasses.replace(RIDGE, id=letter, name=f"Ground {letter}", code=f"G{letter}"): f"C{n}"
        for n, letter in enumerate("ABCDEFG", 1)
    }
    return board(BATTLE_2 | units, grounds, {cannon: "E1", generator: "E2"}, MARKS, MARKERS, notes=("A note. " * 60,))


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


@pytest.mark.parametrize("picture", [battle_2(), crowded(), marked()], ids=["battle 2", "crowded", "marked"])
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


def test_lost_miniatures_are_hollow():
    cells = {node.get("data-hex"): node for node in by_class(parsed(crowded()), "cell")}
    pips = by_class(cells["C1"], "pip")
    assert [pip.get("fill") == pip.get("stroke") for pip in pips] == [True, True, False]


@pytest.mark.parametrize("ink_saving", [False, True])
def test_every_badge_and_every_mark_is_on_its_hex(ink_saving):
    picture = marked()
    cells = {node.get("data-hex"): node for node in by_class(parsed(picture, ink_saving=ink_saving), "cell")}
    for cell in picture.cells:
        badges = by_class(cells[cell.hex], "badge")
        wanted = [cell.piece.badge] if cell.piece and cell.piece.badge else []
        assert [(badge.get("data-badge"), texts(badge)) for badge in badges] == [(b.id, [b.code]) for b in wanted]
        found = sorted(
            (node.get("data-kind"), *node.get("data-sides").split()) for node in by_class(cells[cell.hex], "mark")
        )
        assert found == sorted((mark.kind, *mark.sides) for mark in cell.marks), cell.hex
        for mark, node in zip(cell.marks, by_class(cells[cell.hex], "mark"), strict=True):
            assert texts(node) == [mark.label if mark.kind != "exit" else mark.sides[0][0].upper()]


def test_badges_and_marks_are_explained_with_their_hexes():
    picture = marked()
    shown = texts(parsed(picture))
    assert {"Badges", "Elite", "Elite Squadron", "Scout", "miniatures: 2", "Medal hexes and exits"} <= set(shown)
    assert {"D5: Temporary · either side · medals: 2", "A1, A10, C1, D9: Exit · Rebels"} <= set(shown)
    assert len(by_class(parsed(picture), "mark")) == sum(len(cell.marks) for cell in picture.cells) + len(MARKS)
    assert shown.count("Snowspeeders") == 1 and "Rebels · miniatures: 3" in shown
    plain_board = texts(parsed(battle_2()))
    assert "Badges" not in plain_board and "Medal hexes and exits" not in plain_board


@pytest.mark.parametrize("ink_saving", [False, True])
def test_every_marker_is_on_its_hex_with_its_number(ink_saving):
    picture = marked()
    cells = {node.get("data-hex"): node for node in by_class(parsed(picture, ink_saving=ink_saving), "cell")}
    for cell in picture.cells:
        found = [
            (node.get("data-marker"), node.get("data-how"), texts(node)) for node in by_class(cells[cell.hex], "marker")
        ]
        assert found == [
            (look.id, "carried" if look.is_carried else "lying", [str(look.number)] if look.number > 1 else [])
            for look in cell.markers
        ], cell.hex


def test_markers_are_explained_by_name_lying_and_carried():
    shown = texts(
        parsed(board({TROOPERS: "G1"}, markers={LYING: "C3", dataclasses.replace(LYING, is_carried=True): "G1"}))
    )
    assert shown.count("Ion charge") == 2 and {"Markers", "on the hex", "carried by the unit"} <= set(shown)
    assert "Markers" not in texts(parsed(battle_2()))


def places(node, tag):
    return [(float(part.get("cx" if tag == "circle" else "x")), float(part.get("cy" if tag == "circle" else "y"))) for part in node.iter(f"{SVG}{tag}")]  # fmt: skip


def test_a_marker_covers_no_letter_and_no_pip_of_its_hex():
    for cell in by_class(parsed(marked()), "cell"):
        letters = [
            place for node in by_class(cell, "unit") + by_class(cell, "structure") for place in places(node, "text")
        ]
        pips = [(float(pip.get("cx")), float(pip.get("cy"))) for pip in by_class(cell, "pip")]
        discs = [place for node in by_class(cell, "mark") for place in places(node, "text")]
        for node in by_class(cell, "marker"):
            x, y = places(node, "circle")[0]
            for at_x, at_y in [*letters, *pips, *discs]:
                assert (at_x - x) ** 2 + (at_y - y) ** 2 > 8**2, cell.get("data-hex")


def test_a_marker_that_nobody_drew_is_shown_as_unknown():
    for strange in ("no-such-symbol", ""):
        look = dataclasses.replace(LYING, symbol=strange)
        assert symbols()["unknown"][0] in draw(board(markers={look: "C3"}), words())


def outline_of(node):
    """The forms and letters of a mark or badge, without its colours and its place."""
    drawn = []
    for part in node.iter():
        drawn.append((part.tag, part.get("rx"), part.get("d"), len((part.get("points") or "").split()), part.text))
    return tuple(drawn)


def test_marks_and_badges_differ_in_shape_or_letters_and_not_by_colour_alone():
    root = parsed(marked())
    badges = {node.get("data-badge"): outline_of(node) for node in by_class(root, "badge")}
    assert len(set(badges.values())) == len(badges) == 3
    markers = {
        (node.get("data-marker"), node.get("data-number")): outline_of(node) for node in by_class(root, "marker")
    }
    assert len(set(markers.values())) == len(markers) == 3
    marks = {(node.get("data-kind"), node.get("data-sides"), outline_of(node)) for node in by_class(root, "mark")}
    assert len(marks) == len({outline for _, _, outline in marks}) == len(MARKS)


def test_medals_for_good_are_filled_and_those_that_can_be_lost_again_are_broken_lines():
    cells = {node.get("data-hex"): node for node in by_class(parsed(marked()), "cell")}
    dashes = {hex: [p.get("stroke-dasharray") for p in cells[hex].findall(f"{SVG}polygon")] for hex in ("D5", "C3")}
    assert dashes["D5"] == ["3.2 2.2"] and dashes["C3"] == [None]
    fills = {hex: by_class(cells[hex], "mark")[0].findall(f"{SVG}rect")[1].get("fill") for hex in ("D5", "C3")}
    assert fills["D5"] == "#ffffff" and fills["C3"] == REBEL.colour


def test_arrows_lie_across_the_border_of_the_board():
    picture = marked()
    root = parsed(picture)
    corners = [point.split(",") for node in by_class(root, "mark") if node.get("data-kind") == "exit"
               for polygon in node.findall(f"{SVG}polygon") for point in polygon.get("points").split()]  # fmt: skip
    assert all(16 < float(x) < PAGE[0] - 16 and 16 < float(y) < PAGE[1] - 16 for x, y in corners)
    cells = {node.get("data-hex"): node for node in by_class(root, "cell")}
    for hex, number, outside in (("A1", 1, min), ("G1", 1, max), ("C1", 0, min), ("D9", 0, max)):
        name = cells[hex].find(f"{SVG}text")
        arrow = by_class(cells[hex], "mark")[0].find(f"{SVG}polygon")
        ends = [float(point.split(",")[number]) for point in arrow.get("points").split()]
        middle = float(name.get("y")) + 10 if number else float(name.get("x"))
        assert abs(outside(ends) - middle) > 20, hex


def test_more_marks_than_fit_leave_a_board_to_look_at():
    many = {dataclasses.replace(FOR_REBEL, medals=n, text=f"Sort {n}"): f"D{n % 9 + 1}" for n in range(1, 31)}
    root = parsed(board(marks=many, notes=("A note. " * 60,)))
    assert "…" in texts(root)
    assert all(float(node.get("y")) < PAGE[1] - 20 for node in root.iter(f"{SVG}text"))
    names = {node.get("data-hex"): node.find(f"{SVG}text") for node in by_class(root, "cell")}
    assert float(names["A2"].get("x")) - float(names["A1"].get("x")) > 30


def test_what_cannot_be_attacked_has_no_pip_and_says_so():
    root = parsed(marked())
    cells = {node.get("data-hex"): node for node in by_class(root, "cell")}
    assert not by_class(cells["E1"], "pip") and len(by_class(cells["E2"], "pip")) == 1
    assert {"Rebels · cannot be attacked", "Rebels · hits to destroy: 1"} <= set(texts(root))


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
    unit = dataclasses.replace(TROOPERS, id=evil, name=evil, code='">', side_name=evil)
    badge = dataclasses.replace(ELITE, id=evil, name=evil, code=evil, symbol=evil)
    mark = dataclasses.replace(TOGETHER, group=evil, holder=evil, text=evil)
    marker = dataclasses.replace(LYING, id=evil, name=evil, code=evil, symbol=evil)
    unit = dataclasses.replace(unit, side=evil, side_colour=evil, badge=badge)
    side = dataclasses.replace(REBEL, name=evil, colour="url(http://x)")
    picture = board(
        {unit: "G1"}, {ground: "C3"}, {}, {mark: "B2"}, {marker: "B2"}, title=evil, subtitle=evil, notes=(evil,), sides=(side,),
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


def test_no_word_of_a_ground_is_cut_where_the_legend_is_in_pairs():
    badges = [dataclasses.replace(ELITE, id=f"badge-{n}", name=f"Badge {n}") for n in range(9)]
    units = [dataclasses.replace(TROOPERS, id=f"unit-{n}", name=f"Unit {n}", badge=badges[n]) for n in range(9)]
    drift, ice = (dataclasses.replace(RIDGE, id=name, name=name) for name in ("Ventisquero", "Hielo quebradizo"))
    shown = texts(parsed(board({unit: f"G{n + 1}" for n, unit in enumerate(units)}, {drift: "C3", ice: "C4"})))
    assert {"Ventisquero", "Hielo", "quebradizo"} <= set(shown)
