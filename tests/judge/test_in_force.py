"""Which static rules are in force: row P1, sums, once per attack, and bonuses of cards."""

from __future__ import annotations

from typing import Any

from hothkit.judge.in_force import Applied, in_force
from hothkit.judge.retreat import may_ignore
from hothkit.position.bound import Rank
from hothkit.position.position import Position
from tests.battles import battle, ordered_by, piece_on, start

UNITS: dict[str, dict[str, list[str]]] = {
    "rebel": {"echo-base-troopers": ["D4", "F4"]},
    "empire": {"snowtroopers": ["D6"]},
}
PLUS = {"change": {"dice": 1}}


def said(position: Position, a: str = "D4", t: str = "D6") -> list[Applied]:
    roles = {"attacker": position.standing(piece_on(position, a)), "target": position.standing(piece_on(position, t))}
    return in_force(position, "change", "dice", roles, {"distance": 2})


def here(**more: Any) -> Position:
    return start(battle(UNITS, **more))


def test_p1_the_stronger_rank_comes_first() -> None:
    mine = {"while": {"attacker": "this"}, **PLUS}
    things = {
        "terrain": {
            "mire": {
                "name": {"en": "Mire"},
                "code": "MI",
                "rules": {"sure": {"while": {"attacker": {"at": "this"}}, **PLUS}},
            }
        }
    }
    position = here(
        terrain={"mire": ["D4"]},
        changes={"units": {"echo-base-troopers": {"rules": {"keen": mine}}}},
        special_rules={"first": PLUS},
        things=things,
    )
    position = ordered_by(position, "trooper-assault-rebel", "D4")
    found = said(position)
    assert [one.bound.rank for one in found] == [Rank.BATTLE, Rank.CARD, Rank.UNIT, Rank.GROUND]
    assert sum(one.amount or 0 for one in found) == 4


def test_a_unit_s_rule_without_conditions_is_its_own() -> None:
    position = here(changes={"units": {"echo-base-troopers": {"rules": {"keen": PLUS}}}})
    assert len(said(position)) == 1
    assert said(position, "D6", "D4") == []


def near_friend(**more: Any) -> dict[str, Any]:
    """A rule of each of the troopers for every own attacker other than itself."""
    rule = {"while": {"attacker": {"side": "own", "not": "this"}, "this": {"miniatures": 3}}, **PLUS, **more}
    return {"units": {"echo-base-troopers": {"rules": {"spot": rule}}}}


def test_bearers_add_up_unless_the_rule_says_once_per_attack() -> None:
    units = {**UNITS, "rebel": {"echo-base-troopers": ["D4", "F4", "F5"]}}
    assert len(said(start(battle(units, changes=near_friend())))) == 2
    assert len(said(start(battle(units, changes=near_friend(once_per="attack"))))) == 1


def test_own_means_the_bearer_s_side() -> None:
    assert said(here(changes=near_friend()), "D6", "D4") == []


def test_a_bearer_that_has_left_the_board_no_longer_counts() -> None:
    position = here(changes=near_friend())
    assert len(said(position)) == 1
    piece = piece_on(position, "F4")
    position.state.on_hex[position.state.hex_of[piece]], position.state.hex_of[piece] = -1, -1
    assert said(position) == []


def test_a_card_s_bonus_is_for_whom_it_ordered_and_void_when_it_falls_back() -> None:
    position = ordered_by(here(), "trooper-assault-rebel", "D4")
    assert [one.bound.rank for one in said(position)] == [Rank.CARD]
    assert said(position, "F4") == []
    position.state.bonus = -1
    assert said(position) == []


def test_a_card_that_is_only_in_the_deck_says_nothing() -> None:
    assert said(here()) == []


def test_a_card_s_own_rules_hold_for_everybody_while_it_is_in_play() -> None:
    position = here(changes={"cards": {"direct-from-hq": {"rules": {"fervour": PLUS}}}})
    assert said(position) == []
    assert said(ordered_by(position, "recon-left", "D4")) == []
    assert [one.bound.rank for one in said(ordered_by(position, "direct-from-hq", "F4"))] == [Rank.CARD]


def test_a_piece_in_two_roles_bears_its_rule_once() -> None:
    stubborn = {"while": {"target": "this"}, "ignore": {"retreats": 1}}
    position = here(changes={"units": {"echo-base-troopers": {"rules": {"stubborn": stubborn}}}})
    assert may_ignore(position, piece_on(position, "D6"), piece_on(position, "D4"))[0] == 1
