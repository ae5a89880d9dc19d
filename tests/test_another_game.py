"""A game of the family that shares nothing with the usual one: everything must do with it what it does with that."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hothkit.checks.run import run as check
from hothkit.diagnostics import Severity
from hothkit.engine import Game
from hothkit.judge.sight import sight
from hothkit.model.ruling import Ruling
from hothkit.pack.files import files
from hothkit.pack.library import library
from hothkit.players.view import seat_state
from hothkit.position.position import Position
from hothkit.position.state import State, starting_state
from hothkit.prose import phrases
from hothkit.prose.speech import Speech
from hothkit.rulings import run as ruled
from hothkit.sheets.choice import Choice
from hothkit.sheets.document import Style
from hothkit.sheets.paper import PAPERS
from hothkit.text import LANGUAGES
from tests.another_game import BATTLES, PACK, game, played, setting
from tests.cli.runs import data, run
from tests.games import play
from tests.outputs import validate

RULINGS = {id: Ruling.of(id, thing.data) for id, thing in sorted(game().of_kind("rulings").items())}
THINGS = {folder: {id: thing.data for id, thing in things.items()} for folder, things in game().things.items()}


def cards_of(state: State) -> Counter[int]:
    """All cards, wherever they are."""
    found = Counter(card for pile in (*state.hands, *state.decks, *state.discards) for card in pile)
    return found + Counter(card for _, card in state.in_play)


def test_it_is_without_findings() -> None:
    assert check(game(), game().all) == []


@pytest.mark.parametrize("id", RULINGS)
def test_its_rulings_are_right(id: str) -> None:
    assert not ruled(RULINGS[id], THINGS, phrases("en")).problems


@pytest.mark.parametrize("players", ["greedy", "random"])
@pytest.mark.parametrize("battle", BATTLES)
def test_games_come_to_an_end_and_no_card_is_lost(battle: str, players: str) -> None:
    ready = played(battle)
    deck = Counter(ready.setting.decks[0])
    for seed in (1, 2, 3):
        states = play(ready, seed, players, players).states
        assert states[-1].is_over and (states[-1].winner >= 0 or players == "random")
        assert all(cards_of(state) == deck for state in states)


def test_what_a_card_makes_the_other_side_lose_comes_back_into_the_one_deck() -> None:
    thieves = {"then": [{"discard": {"side": "enemy", "cards": 1, "at_random": True}}]}
    ready = Game(setting("old-bridge", {"cards": {"drums": thieves}}))
    deck = Counter(ready.setting.decks[0])
    states = [state for seed in (1, 2, 3) for state in play(ready, seed, "random", "random").states]
    assert all(cards_of(state) == deck and not state.discards[1] for state in states)


def test_both_draw_from_one_deck_and_discard_on_one_pile() -> None:
    one_of_each = dict.fromkeys(game().of_kind("cards"), 1)
    ready = Game(setting("old-bridge", {"decks": {"common": {"cards": one_of_each}}}))
    assert ready.setting.piles == (0, 0) and ready.setting.is_shared(1)
    drawn = {0: set[int](), 1: set[int]()}
    states = [state for seed in (1, 2, 3) for state in play(ready, seed, "greedy", "greedy").states]
    for state in states:
        assert not state.decks[1] and not state.discards[1]
        for seat, hand in enumerate(state.hands):
            drawn[seat] |= {*hand}
    assert drawn[0] & drawn[1], "there is one of each card, and yet some were in both hands"


def test_a_seat_sees_neither_the_other_hand_nor_the_deck() -> None:
    ready = played("old-bridge")
    state, _ = ready.new(1)
    seen = seat_state(ready.setting, state, 0)
    assert seen.hands[0] == state.hands[0] and set(seen.hands[1]) == {-1} and set(seen.decks[0]) == {-1}


def test_what_a_battle_takes_out_for_one_side_is_out_of_the_shared_deck() -> None:
    left = setting("old-bridge", without={"white": ["lucky-find"], "blue": ["march-west"]})
    names = Counter(left.cards[card].head.id for card in left.decks[0])
    assert left.decks[0] == left.decks[1] and names["lucky-find"] == 0 and names["march-west"] == 1


def test_a_side_may_have_a_deck_of_its_own_beside_a_shared_one() -> None:
    own = {"name": {"en": "Own", "es": "Propio"}, "side": "white", "cards": {"drums": 3}}
    found = setting("old-bridge", {"decks": {"own": own}}, decks={"white": "own"})
    assert found.piles == (0, 1) and not found.is_shared(0)
    assert [found.cards[card].head.id for card in found.decks[1]] == ["drums"] * 3


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("hand: {blue: 27, white: 27}", []),
        ("hand: {blue: 28, white: 27}", ["large-hand"]),
        ("hand: {blue: 27, white: 27}\nwithout: {blue: [drums]}", ["large-hand"]),
        ("hand: {blue: 2, white: 2}\nwithout: {blue: [lucky-find], white: [lucky-find]}", ["card-not-in-deck"]),
    ],
)
def test_what_both_take_from_a_shared_deck_counts_together(tmp_path: Path, more: str, told: list[str]) -> None:
    battle = tmp_path / "near.yaml"
    battle.write_text(NEAR.replace("hand: {blue: 2, white: 2}", more), encoding="utf-8")
    both = library([*files(PACK), *files(battle)])
    found = check(both, [thing for thing in both.all if thing.file.path == battle])
    assert [one.check for one in found if one.severity is not Severity.NOTE] == told


@pytest.mark.parametrize(
    ("seen", "from_above"), [("on_the_map", ("west", "east")), ("from_the_seat", ("east", "west"))]
)
def test_sections_are_turned_for_who_sits_above_or_not(seen: str, from_above: tuple[str, str]) -> None:
    found = setting("old-bridge", {"boards": {"valley": {"sections_seen": seen}}})
    blue, white = (found.sections[found.sides.index(side)] for side in ("blue", "white"))
    ends = [found.grid.number[hex] for hex in ("A1", "A13")]
    assert tuple(blue[hex] for hex in ends) == (("west",), ("east",))
    assert tuple(white[hex] for hex in ends) == tuple((name,) for name in from_above)
    assert blue[found.grid.number["B6"]] == ("inner-west", "inner-east")


def test_where_the_first_row_is_the_short_one_lines_lie_behind_hexes_of_the_long_rows() -> None:
    rows = {"A": 8, "B": 9, "C": 8, "D": 9, "E": 8, "F": 9}
    heath = {
        **game().of_kind("boards")["valley"].data,
        "rows": rows, "baselines": {"white": "A", "blue": "F"}, "section_lines": [2, 4, 7],
    }  # fmt: skip
    units = {"blue": {"blue-line": ["E3"]}, "white": {"white-line": ["B3"]}}
    found = setting("three-hills", {"boards": {"heath": heath}}, board="heath", units=units, terrain={})
    at = dict(zip(found.grid.names, found.sections[0], strict=True))
    assert (at["B2"], at["B3"], at["A2"]) == (("west",), ("inner-west",), ("west", "inner-west"))


def test_a_board_may_have_no_sections_at_all() -> None:
    found = setting("three-hills", {"boards": {"valley": {"section_lines": [], "sections": []}}})
    assert set(found.sections[0]) == {()}


@pytest.mark.parametrize(("end", "visible"), [("C6", True), ("B6", False)])
def test_from_hill_to_hill_over_the_valley_but_not_over_a_unit_as_high(end: str, visible: bool) -> None:
    found = setting("old-bridge")
    position = Position(found, starting_state(found, [1, 1, 1]))
    assert sight(position, found.grid.number["G6"], found.grid.number[end]).visible is visible


@pytest.mark.parametrize(
    ("lang", "card", "text"),
    [
        ("en", "whole-line", "Order 1 unit in each section."),
        ("es", "whole-line", "Da una orden a una unidad de cada sección."),
        ("en", "two-wings", "Order up to 2 units in the west and up to 2 units in the east."),
        ("es", "two-wings", "Da órdenes a un máximo de 2 unidades del oeste y a un máximo de 2 unidades del este."),
    ],
)
def test_cards_name_the_sections_of_the_board(lang: str, card: str, text: str) -> None:
    content = game().content()
    assert Speech(phrases(lang), content).card(content.cards[card]) == text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("battle", BATTLES)
def test_a_battle_is_shown_and_explained(battle: str, lang: str) -> None:
    names = [thing.data["name"][lang] for thing in game().of_kind("sections").values()]
    shown = run("show", battle, "--lang", lang)
    assert shown.exit_code == 0
    # The same from both edges, since everybody sees the sections as on the map.
    above, below = [line for line in shown.output.split("\n") if all(name in line for name in names)]
    assert above == below
    assert all(name in run("show", battle, "--lang", lang, "--format", "svg").output for name in names)
    validate("show", data("show", battle, "--lang", lang))
    told = run("explain", "order", battle, "one-place", "--lang", lang)
    assert told.exit_code == 0


def test_every_kind_of_explanation_is_given() -> None:
    for asked in (("sight", "G6", "C6"), ("move", "H2"), ("retreat", "C6", "1"), ("attack", "G7", "C6")):
        kind, *hexes = asked
        validate(f"explain-{kind}", data("explain", kind, "old-bridge", *hexes))


def test_odds_are_exact_for_a_die_of_eight_sides(tmp_path: Path) -> None:
    near = tmp_path / "near.yaml"
    near.write_text(NEAR, encoding="utf-8")
    said: dict[str, Any] = data("odds", near, "D5", "C5")
    validate("odds", said)
    # Two boots, a blade and a burst of eight sides hit foot; for guns the star is a burst beside the burst.
    assert said["hits"]["0"] == pytest.approx((4 / 8) ** 3)
    guns = data("odds", near, "D6", "C5")
    assert guns["hits"]["0"] == pytest.approx((3 / 8) ** 3)


NEAR = """
name: {en: Near, es: Cerca}
rules: skirmish
board: valley
first: blue
hand: {blue: 2, white: 2}
victory: {medals: {blue: 1, white: 1}}
units:
  blue: {blue-line: [D5], blue-battery: [D6]}
  white: {white-line: [C5]}
"""


def test_a_record_is_told_verified_and_drawn(tmp_path: Path) -> None:
    record, page = tmp_path / "one.record", tmp_path / "one.html"
    players = ("--player", "blue=random", "--player", "white=random")
    assert run("play", "old-bridge", *players, "--seed", 1, "--record", record).exit_code == 0
    for lang in LANGUAGES:
        told = run("replay", record, "--lang", lang)
        assert told.exit_code == 0
        assert phrases(lang).say("events.shared_deck_shuffled") in told.output
    assert run("replay", record, "--html", page).exit_code == 0
    assert "<svg" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_sheets_are_made_and_its_cards_have_one_back(lang: str) -> None:
    jobs = Choice().jobs(game(), [Style(lang, PAPERS["a4"], False, ())])
    made = {document.name: document for job in jobs for document in job()}
    cards = [name for name in made if name.startswith("cards-")]
    assert cards == ["cards-shared"]
    shared = phrases(lang).say("sheets.cards.shared")
    assert shared in made["cards-shared"].html and shared in made["battle-old-bridge"].html
