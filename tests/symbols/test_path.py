"""A stranger's path is read by its letters and numbers, and nothing else of it is ever drawn."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hothkit.symbols import symbols
from hothkit.symbols.path import MOST_POINTS, Fault, Step, read_path
from hothkit.views.svg_parts import symbol

NUMBER = st.integers(-20, 120).map(str) | st.floats(0, 100).map(str) | st.sampled_from(["1.", ".5", "1e1", "+1", "1-1"])
WORD = st.sampled_from([*"MMMLLQQZ", *"mlqzHVCSTA", "<", '"', "url(x)", "é", "٣", "\n", "none"]) | NUMBER
STEP = st.sampled_from([("M", 2), ("L", 2), ("Q", 4), ("Z", 0)]).flatmap(
    lambda one: (
        st.lists(st.integers(0, 100).map(str), min_size=one[1], max_size=one[1]).map(" ".join).map(one[0].__add__)
    )
)
TEXT = (
    st.text()
    | st.text("MLQZ0123456789., -")
    | st.lists(WORD, max_size=9).map(" ".join)
    | st.lists(STEP, max_size=9).map(lambda steps: "M 0 0 " + " ".join(steps))
)
DRAWN = re.compile(r"(?:M\d{1,3}(?:\.\d+)? \d{1,3}(?:\.\d+)?(?: ?[MLQ](?:\d{1,3}(?:\.\d+)? ?){2,4}| ?Z)*)+")
OURS = {path for paths in symbols().values() for path in paths}


@given(TEXT)
@example("M 1 1 L 2 2\n")
@example("M 0 0" + " L 1 1" * 300)
@example("M " + "9" * 5000 + " 1")
def test_any_text_is_refused_or_made_of_four_letters_and_numbers_in_the_box(text: str) -> None:
    steps = read_path(text)
    if isinstance(steps, Fault):
        return
    assert re.fullmatch(r"[MLQZ0-9., -]+", text)
    assert steps[0].command == "M" and sum(len(step.numbers) for step in steps) <= 2 * MOST_POINTS
    for before, step in zip((Step("Z", ()), *steps), steps, strict=False):
        assert len(step.numbers) == {"M": 2, "L": 2, "Q": 4, "Z": 0}[step.command]
        assert all(0 <= number <= 100 for number in step.numbers)
        assert step.command == "M" or before.command != "Z"


@given(TEXT)
@example('M 1 1 L 2 2 Z"/><script>')
@example("M 1 1 L 2 2 Z url(x)")
@example("M 12.3456 -0 L 100 0.001 Q 1 2 3 4 Z M 5 5 Z")
def test_of_any_text_only_four_letters_and_numbers_are_drawn(text: str) -> None:
    for path in re.findall(' d="([^"]*)"', symbol(text, 0, 0, 10, "black")):
        assert path in OURS or DRAWN.fullmatch(path)
    assert symbol(text, 0, 0, 10, "black").count("<") <= 8


def test_a_path_is_drawn_as_it_says() -> None:
    drawn = symbol("M 10,90 L50.5 10 Q 95 50 90 90 Z", 0, 0, 10, "black")
    assert re.findall(' d="([^"]*)"', drawn) == ["M10 90 L50.5 10 Q95 50 90 90 Z"]


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("L 1 1", "start"),
        ("10 10 M 1 1", "start"),
        ("", "start"),
        ("M 1 1 L 2 2 Z L 3 3", "start"),
        ("M 1 1 Z Z", "start"),
        ("M 1", "count"),
        ("M 1 1 L 2 2 3 3", "count"),
        ("M 1 1 Q 2 2", "count"),
        ("M 1 1 Z 2", "count"),
        ("M 1 1 L -2 2", "box"),
        ("M 1 1 L 2 100.1", "box"),
        ("M 1 1 l 2 2", None),
        ("M 1 1 L 2 2e1", None),
        ("M 1 1 L 2 ٣", None),
        ("M 0 0" + " Q 1 1 2 2" * 100, "points"),
    ],
)
def test_a_fault_says_what_is_wrong(text: str, phrase: str | None) -> None:
    fault = read_path(text)
    assert isinstance(fault, Fault) and fault.phrase == phrase


def test_so_many_points_are_just_allowed() -> None:
    assert not isinstance(read_path("M 0 0 L 1 1" + " Q 1 1 2 2" * 99), Fault)


def test_our_own_symbols_keep_to_the_same() -> None:
    assert symbols()["none"] == () and symbols()["unknown"]
    for path in OURS:
        steps = read_path(path)
        assert not isinstance(steps, Fault) and steps[-1].command == "Z", path


def test_no_name_of_ours_can_be_taken_for_a_path() -> None:
    assert all(isinstance(read_path(name), Fault) for name in symbols())


@pytest.mark.parametrize(
    ("text", "shown"), [("M 10\n90 Z", r"10\n90"), ("\tM 10 90", r"\tM 10 90"), ("M 10\xa09", r"10\xa09")]
)
def test_what_only_looks_like_a_blank_is_shown(text: str, shown: str) -> None:
    fault = read_path(text)
    assert isinstance(fault, Fault) and fault.values["text"] == shown
