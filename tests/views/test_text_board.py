"""Boards drawn with letters."""

import dataclasses
import re
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hothkit.views.text_board import draw, draw_compact, read_compact
from tests.views.pictures import (
    CARRIED,
    CREVASSE,
    ELITE,
    LYING,
    MARKS,
    OPEN,
    REBEL,
    REBEL_EXIT,
    RIDGE,
    SEVERAL,
    SNOWTROOPERS,
    SPEEDERS,
    SQUADRON,
    TEMPORARY,
    TROOPERS,
    WALKER,
    battle_2,
    board,
    piece,
    words,
)

BATTLE_2_COMPACT = """\
A ..      ..      ..      ST4     ST4     ..      ..      ..      ..      ..
B     ..      ST4     PD2     ..      ..      ..      AT1     ..      ST4
C ..      ..      RI      RI      ..      ..      RI:ST4  RI:ST4  ..      ..
D     ..      ..      ..      ..      ..      ..      ..      ..      ..
E ..      ..      ..      ..      RI      ..      CR      CR      CR      ..
F     ..      ..      ..      ..      ..      ..      ..      ..      ..
G SS3     SS3     ..      SS3     ..      ET3     ET3     ET3     ET3     ..
"""


def test_the_first_rows_of_a_battle_read_as_they_lie():
    drawn = draw(battle_2(), words())
    assert drawn.splitlines()[4:10] == [
        "          right               centre                left",
        "   ┌─────┬─────┬─────╥─────┬─────┬─────┬─────╥─────┬─────┬─────┐",
        "A  │A1   │A2   │A3   ║A4   │A5   │A6   │A7   ║A8   │A9   │A10  │",
        "   │     │     │     ║E ST4│E ST4│     │     ║     │     │     │",
        "   └──┬──┴──┬──┴──┬──╨──┬──┴──┬──┴──┬──┴──┬──╨──┬──┴──┬──┴──┬──┘",
        "B     │B1   │B2   │B3┊  │B4   │B5   │B6   │B7┊  │B8   │B9   │",
    ]


def test_every_hex_is_named_and_every_unit_is_counted():
    picture = battle_2()
    grid = [line for line in draw(picture, words()).splitlines() if "│" in line]
    assert {name for line in grid for name in re.findall(r"[A-G]\d+(?=[ ┊R]|CR|│)", line)} == {
        cell.hex for cell in picture.cells
    }
    assert sum(line.count("E ST4") for line in grid) == 6
    assert sum(line.count("R SS3") for line in grid) == 3


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("colour", [False, True])
def test_a_drawing_fits_eighty_columns(lang, colour):
    notes = ("A long note. " * 20,)
    drawn = draw(dataclasses.replace(battle_2(), notes=notes), words(lang), colour=colour)
    assert max(len(re.sub(r"\x1b\[[0-9;]*m", "", line)) for line in drawn.splitlines()) <= 80


def test_the_legend_holds_what_occurs_and_nothing_else():
    drawn = draw(board({TROOPERS: "G1"}, {RIDGE: "C3"}), words())
    legend = drawn[drawn.index("Units") :]
    assert "R ET   Echo Base Troopers (Rebels), miniatures: 3" in legend
    assert "RI   Ridge" in legend and "Snow" in legend
    assert "Crevasse" not in legend and "Snowtroopers" not in legend and "Structures" not in legend


def test_each_side_stands_at_its_own_edge_with_medals_and_hand():
    lines = draw(battle_2(), words()).splitlines()
    top = lines.index("E = Empire: baseline · Medals: 0 of 4 · Cards in hand: 4")
    bottom = lines.index("R = Rebels: baseline · Medals: 0 of 4 · Cards in hand: 4")
    first = next(n for n, line in enumerate(lines) if line.startswith("A  "))
    last = next(n for n, line in enumerate(lines) if line.startswith("G  "))
    assert top < first < last < bottom


def test_sections_are_mirrored_for_the_side_at_the_top():
    lines = draw(battle_2(), words()).splitlines()
    named = [line.split() for line in lines if "centre" in line]
    assert named == [["right", "centre", "left"], ["left", "centre", "right"]]


def test_a_structure_is_bracketed_and_marks_get_a_footnote():
    generator = piece(REBEL, "shield-generator", "Shield Generator", "SG", "generator", 1)
    drawn = draw(board({}, {}, {generator: "G2"}, {TEMPORARY: "A2", REBEL_EXIT: "A1 A2"}), words())
    assert "│R[SG]│" in drawn and "│*1   │*2   │" in drawn
    assert "*1   Exit · Rebels: A1" in drawn
    assert "*2   Temporary · either side · medals: 2; Exit · Rebels: A2" in drawn


def test_a_badge_is_a_letter_behind_the_miniatures():
    squadron = dataclasses.replace(SPEEDERS, miniatures=2, full=2, badge=SQUADRON)
    many = dataclasses.replace(TROOPERS, miniatures=12, badge=ELITE)
    drawn = draw(board({squadron: "G1", many: "G2", SPEEDERS: "G3"}), words())
    assert "│RSS2E│RET12│R SS3║" in drawn and "│     │+E   │     ║" in drawn
    assert "E    Elite\n" in drawn and "E    Elite Squadron, miniatures: 2" in drawn
    assert drawn.count("Snowspeeders (Rebels), miniatures: 3") == 1
    assert words()["how_badges_are_drawn"] in drawn and words()["how_badges_are_drawn"] not in draw(board(), words())


def test_a_marker_lies_below_the_unit_with_a_number_and_a_carried_one_has_a_plus():
    drawn = draw(board({TROOPERS: "G1"}, markers={LYING: "C3", SEVERAL: "E1", CARRIED: "G1"}), words())
    below = [line for line in drawn.splitlines() if "IC" in line or "OF" in line]
    assert below[0][16:21] == "IC   " and below[1][4:9] == "2IC  " and below[2][4:9] == "+OF  "
    assert "IC   Ion charge, on the hex: C3, E1 ×2" in drawn and "+OF  Officer, carried by the unit: G1" in drawn
    assert words()["how_markers_are_drawn"] in drawn
    assert words()["how_markers_are_drawn"] not in draw(battle_2(), words())


def test_of_more_notes_than_a_hex_has_room_for_the_legend_tells():
    drawn = draw(board(marks={REBEL_EXIT: "C3"}, markers={SEVERAL: "C3", CARRIED: "C3"}), words("es"))
    assert "*12I…" in drawn and "OF  Officer, la lleva la unidad: C3" in drawn


def test_marks_and_badges_fit_eighty_columns():
    elite = dataclasses.replace(SNOWTROOPERS, badge=ELITE)
    drawn = draw(board({elite: "A10 D5"}, {}, {}, MARKS), words("es"))
    assert max(map(len, drawn.splitlines())) <= 80


def test_control_characters_of_names_never_reach_the_terminal():
    evil = dataclasses.replace(TROOPERS, name="A\x1b[2J\u202eB\nC", code="\x07X")
    drawn = draw(board({evil: "G1"}, title="T\x1b]0;x\x07", notes=("n\x9b1m",)), words())
    assert not [c for c in drawn if unicodedata.category(c) in ("Cc", "Cf") and c != "\n"]
    assert "A\\x1b[2J\\u202eB\\nC" in drawn


def test_colour_is_only_there_when_asked_for():
    assert "\x1b" not in draw(battle_2(), words())
    coloured = draw(battle_2(), words(), colour=True)
    assert "\x1b[1;38;2;176;58;46mR SS3\x1b[0m" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == draw(battle_2(), words())


def test_the_compact_form_is_a_board_of_tokens():
    assert draw_compact(battle_2()) == BATTLE_2_COMPACT
    assert all(len(line) <= 80 for line in BATTLE_2_COMPACT.splitlines())


def test_the_compact_form_reads_back():
    read = read_compact(BATTLE_2_COMPACT)
    assert len(read) == 67
    assert read["B7"] == ("", "AT", 1) and read["C8"] == ("RI", "ST", 4) and read["E9"] == ("CR", "", 0)
    without_letters = "\n".join(line[2:] for line in BATTLE_2_COMPACT.splitlines())
    assert read_compact(without_letters) == read


@pytest.mark.parametrize("token", ["...", "RIX", "RI:", ":ST4", "RI:..", "ST-1", "R1", "ST٤"])
def test_a_token_that_says_nothing_is_refused(token):
    with pytest.raises(ValueError, match="not a hex"):
        read_compact(f"A .. {token}")


@settings(max_examples=50, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from([cell.hex for cell in battle_2().cells]),
        st.tuples(
            st.sampled_from([OPEN, RIDGE, CREVASSE]),
            st.sampled_from([None, TROOPERS, SNOWTROOPERS, WALKER]),
            st.integers(0, 12),
        ),
    )
)
def test_what_was_drawn_is_what_is_read(things):
    picture = board()
    cells = []
    for cell in picture.cells:
        ground, unit, number = things.get(cell.hex, (OPEN, None, 0))
        unit = unit and dataclasses.replace(unit, miniatures=number)
        cells.append(dataclasses.replace(cell, ground=ground, piece=unit))
    read = read_compact(draw_compact(dataclasses.replace(picture, cells=tuple(cells))))
    pieces = {c.hex: (c.piece.code, c.piece.miniatures) if c.piece else ("", 0) for c in cells}
    assert read == {c.hex: (c.ground.code, *pieces[c.hex]) for c in cells}
