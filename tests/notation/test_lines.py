"""One line of text for each action and event, and back."""

from __future__ import annotations

import pytest

from hothkit.notation import action_text, event_text, read_action, read_chance, read_hex
from hothkit.position.actions import Action
from hothkit.position.events import FIELDS, Event
from hothkit.position.setting import Setting
from tests.games import game, play

SETTING: Setting = game("2").setting


def hexes(*names: str) -> tuple[int, ...]:
    return tuple(SETTING.grid.number[name] for name in names)


def card(id: str) -> int:
    return next(number for number, card in enumerate(SETTING.cards) if card.head.id == id)


def unit(hex: str) -> int:
    return next(piece for piece, (_, at) in enumerate(SETTING.pieces) if SETTING.grid.names[at] == hex)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Action("play", (card("assault-left"),)), "play assault-left"),
        (Action("section", (0,)), "section left"),
        (Action("order", hexes("B2")), "order B2"),
        (Action("move", hexes("B2", "C3")), "move B2 C3"),
        (Action("attack", hexes("B2", "D3")), "attack B2 D3"),
        (Action("retreat", (1, *hexes("F4", "G4"))), "retreat 1 F4 G4"),
        (Action("retreat", (0,)), "retreat 0"),
        (Action("use"), "use"),
        (Action("done"), "done"),
    ],
)
def test_an_action_is_one_line(action: Action, text: str) -> None:
    assert action_text(SETTING, action) == text


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event("card_drawn", (0, card("assault-left"))), "card_drawn empire assault-left"),
        (Event("unit_moved", (unit("B2"), hexes("B2", "B3", "C3"))), "unit_moved snowtroopers B2-B3-C3"),
        (Event("dice_rolled", ((0, 2),)), "dice_rolled infantry blast"),
        (Event("dice_rolled", ((),)), "dice_rolled"),
        (
            Event("attack_declared", (unit("B2"), *hexes("B2"), unit("G1"), *hexes("G1"), 3)),
            "attack_declared snowtroopers B2 snowspeeders G1 3",
        ),
        (Event("battle_won", (1, "medals")), "battle_won rebel medals"),
    ],
)
def test_an_event_is_one_line(event: Event, text: str) -> None:
    assert event_text(SETTING, event) == text


@pytest.mark.parametrize("battle", ["1", "2", "3"])
@pytest.mark.parametrize("names", [("random", "random"), ("greedy", "random")])
def test_every_action_is_read_back_and_every_chance_too(battle: str, names: tuple[str, str]) -> None:
    """Every legal action of a whole game, and all dice and cards in its events."""
    of = game(battle)
    played = play(of, 11, *names)
    for state, events in zip(played.states, played.events, strict=True):
        for action in state.options:
            assert read_action(of.setting, state, action_text(of.setting, action)) == action
        for event in events:
            outcome = read_chance(of.setting, event_text(of.setting, event))
            if "faces" in FIELDS[event.kind]:
                assert outcome == event.get("faces")
            elif event.kind == "card_drawn":
                assert outcome == (event.get("card"),)
            else:
                assert outcome is None


def test_case_and_spaces_do_not_matter_to_what_a_human_types() -> None:
    state = play(game("2"), 1, "random", "random").states[0]
    text = action_text(SETTING, state.options[0])
    assert read_action(SETTING, state, f"  {text.upper().replace(' ', '   ')} ") == state.options[0]
    assert read_action(SETTING, state, "play nothing-like-it") is None


def test_a_hex_is_read_in_capitals_or_not() -> None:
    assert read_hex(SETTING, "g10") == SETTING.grid.number["G10"]
    assert read_hex(SETTING, "B10") is None


@pytest.mark.parametrize("line", ["dice_rolled seven", "card_drawn rebel", "card_drawn rebel ace-of-spades"])
def test_chance_that_cannot_be_is_refused(line: str) -> None:
    with pytest.raises((ValueError, IndexError)):
        read_chance(SETTING, line)
