"""What packs ask of the rule language, played through the engine with a pack's own files."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hothkit.checks.run import run
from hothkit.engine.tables import Tables
from hothkit.judge.dice import dice
from hothkit.judge.in_force import change
from hothkit.judge.reach import reach
from hothkit.judge.sight import sight
from hothkit.notation import Head
from hothkit.notation.read import parse_record
from hothkit.players.replaying import replay
from hothkit.players.view import seat_state
from hothkit.position.position import Position
from tests.battles import hex_of, piece_on
from tests.games import play
from tests.long_night import PACK, game, library, table
from tests.playing import Table


def carrier(at: Table, marker: str) -> str | None:
    """The hex of the unit that carries a marker."""
    kind = at.game.setting.kind_of_marker(marker)
    carriers = [by for one, _, by in at.state.markers if one == kind and by >= 0]
    return at.game.setting.grid.names[at.state.hex_of[carriers[0]]] if carriers else None


def lies(at: Table, marker: str) -> list[str]:
    """The hexes where a marker lies."""
    kind = at.game.setting.kind_of_marker(marker)
    return [at.game.setting.grid.names[hex] for one, hex, by in at.state.markers if one == kind and by < 0]


def dice_of(at: Table, attacker: str, target: str) -> int:
    """The dice of an attack, on which judge and tables agree."""
    a, t = piece_on(at.position, attacker), piece_on(at.position, target)
    by_judge = dice(at.position, at.position.standing(a), at.position.standing(t)).total
    assert at.game.tables.dice(at.state, a, t) == by_judge
    return by_judge


# -- leaders on the board ------------------------------------------------------------------------------------


def test_an_escort_rolls_more_and_friends_near_it_go_further() -> None:
    units = {"rebel": {"echo-base-troopers": ["D5", "D6", "D8"]}, "empire": {"snowtroopers": ["C6", "A1"]}}
    at = table(units, markers={"captain": ["D5"]})
    assert carrier(at, "captain") == "D5"
    assert dice_of(at, "D5", "C6") == dice_of(at, "D6", "C6") + 1
    longer = {
        hex: change(at.position, "move", {"unit": at.position.standing(piece_on(at.position, hex))})
        for hex in ("D5", "D6", "D8", "C6")
    }
    assert longer == {"D5": 0, "D6": 1, "D8": 0, "C6": 0}
    for hex in longer:
        piece = piece_on(at.position, hex)
        by_judge = {h: (w.steps, w.path) for h, w in reach(at.position, piece).ways.items()}
        assert {h: (s.steps, s.path) for h, s in at.game.tables.reach(at.state, piece).items()} == by_judge


def test_a_leader_weakens_the_enemies_beside_the_escort() -> None:
    units = {"rebel": {"echo-base-troopers": ["D5", "E4"]}, "empire": {"snowtroopers": ["C5", "B2"]}}
    near = table(units, markers={"prefect": ["C5"]})
    far = table(units, markers={"prefect": ["B2"]})
    assert dice_of(near, "D5", "C5") == dice_of(far, "D5", "C5") - 1
    assert dice_of(near, "E4", "C5") == dice_of(far, "E4", "C5")


def test_only_its_own_side_carries_a_leader() -> None:
    units = {"rebel": {"echo-base-troopers": ["D5"]}, "empire": {"snowtroopers": ["C5"]}}
    assert carrier(table(units, markers={"captain": ["C5"]}), "captain") is None


def test_a_leader_goes_over_to_a_unit_beside_the_escort() -> None:
    units = {"rebel": {"echo-base-troopers": ["G5", "G6", "G8"]}, "empire": {"snowtroopers": ["A1"]}}
    at = table(units, markers={"captain": ["G5"]}, cards={"rebel": "patrol", "empire": "patrol"})
    at.do("done")
    assert at.can() == ["use", "done"]
    assert at.do("use")[-1][:3] == ("marker_moved", "echo-base-troopers", "G6") or carrier(at, "captain") == "G6"
    assert carrier(at, "captain") == "G6"


def test_a_card_sends_a_leader_to_another_unit() -> None:
    units = {"rebel": {"echo-base-troopers": ["G5", "G8", "F2"]}, "empire": {"snowtroopers": ["A1"]}}
    cards = {"rebel": "follow-the-captain", "empire": "patrol"}
    at = table(units, markers={"captain": ["G5"]}, cards=cards)
    assert sorted(at.can()) == ["choose F2", "choose G8"]
    at.do("choose G8")
    assert carrier(at, "captain") == "G8"


def shoot_the_escort(*more: str) -> Table:
    units = {"rebel": {"echo-base-troopers": ["D5", *more]}, "empire": {"snowtroopers": ["C5", "A1"]}}
    cards = {"rebel": "patrol", "empire": "patrol"}
    hits = ("hit-infantry hit-infantry hit-infantry",)
    at = table(units, markers={"captain": ["D5"]}, miniatures={"D5": 1}, cards=cards, first="empire", dice=hits)
    face = next(f.id for f in at.game.setting.content.dice.faces if f.hits)
    at.chance.rolls = [[face]]
    at.do("order C5", "done", "done")
    at.do("attack C5 D5")
    return at


def test_a_leader_whose_escort_dies_escapes_to_a_friend_beside_it() -> None:
    at = shoot_the_escort("E5", "G1")
    assert carrier(at, "captain") == "E5" and at.state.medals[at.game.setting.sides.index("empire")] == 1
    assert "marker_lost" not in at.kinds()


def test_a_leader_without_a_friend_near_is_captured_with_medals() -> None:
    at = shoot_the_escort("G1")
    assert carrier(at, "captain") is None and at.state.medals[at.game.setting.sides.index("empire")] == 3
    assert "marker_lost" in at.kinds()


# -- cards -----------------------------------------------------------------------------------------------------


NEAR = {"rebel": {"echo-base-troopers": ["D5"]}, "empire": {"snowtroopers": ["C5", "C4", "C6"]}}


def attacked(reacts: bool) -> Table:
    card = "patrol" if reacts else "no-time-to-answer"
    cards = {"rebel": ["ambush-in-the-dark", *["patrol"] * 9], "empire": [card] * 10}
    at = table(NEAR, cards=cards, first="empire", hand=10)
    at.do("order C5", "done", "done")
    at.do("attack C5 D5")
    return at


def test_a_card_answers_in_the_enemy_turn() -> None:
    at = attacked(reacts=True)
    assert at.game.setting.seats[at.game.player_to_act(at.state)].name == "rebel"
    assert at.can() == ["play ambush-in-the-dark", "done"]
    told = at.do("play ambush-in-the-dark")
    assert "free_dice_declared" in [event[0] for event in told]


def test_a_waiting_answer_is_not_shown_to_the_attacker() -> None:
    at = attacked(reacts=True)
    holder, other = at.game.player_to_act(at.state), 1 - at.game.player_to_act(at.state)
    shown = seat_state(at.game.setting, at.state, other)
    assert len(shown.stack) == len(seat_state(at.game.setting, at.state, holder).stack) - 1
    assert set(shown.hands[holder]) == {-1}


def test_a_card_may_leave_no_time_to_answer() -> None:
    at = attacked(reacts=False)
    assert "dice_rolled" in at.kinds() and "play ambush-in-the-dark" not in at.can()


@pytest.mark.parametrize(("medals", "more"), [(0, 0), (2, 2), (3, 3)])
def test_a_card_grows_with_the_score(medals: int, more: int) -> None:
    at = table(NEAR, cards={"rebel": "grim-resolve", "empire": "patrol"}, medals=9)
    plain = dice_of(at, "D5", "C5")
    at.do("order D5")
    at.state.medals[at.game.setting.sides.index("empire")] = medals
    assert dice_of(at, "D5", "C5") == plain + more


def test_a_card_grows_with_friends_beside_the_target_and_with_earlier_attackers() -> None:
    units = {"rebel": {"echo-base-troopers": ["D5", "D6", "E5"]}, "empire": {"snowtroopers": ["C5"]}}
    hunt = table(units, cards={"rebel": "pack-hunt", "empire": "patrol"})
    plain = dice_of(hunt, "E5", "C5")
    beside = sum(
        hunt.game.setting.grid.distance(hex_of(hunt.position, h), hex_of(hunt.position, "C5")) == 1
        for h in ("D5", "D6", "E5")
    )
    for hex in ("D5", "D6", "E5"):
        if f"order {hex}" in hunt.can():
            hunt.do(f"order {hex}")
    assert dice_of(hunt, "E5", "C5") == plain + min(beside, 2)
    fire = table(units, cards={"rebel": "converging-fire", "empire": "patrol"})
    fire.do("order D5", "order D6", "order E5", "done")
    assert dice_of(fire, "E5", "C5") == plain
    fire.do("attack D5 C5")
    assert dice_of(fire, "E5", "C5") == plain + 1


def test_a_unit_moves_again_after_its_attack() -> None:
    units = {"rebel": {"ice-runners": ["D5"], "echo-base-troopers": ["E4"]}, "empire": {"snowtroopers": ["C5", "A1"]}}
    at = table(units, cards={"rebel": "patrol", "empire": "patrol"})
    at.do("order D5", "done", "done", "attack D5 C5")
    assert "move D5 F5" in at.can()


def test_miniatures_come_back_and_a_card_is_drawn() -> None:
    units = {"rebel": {"echo-base-troopers": ["G5", "G2"]}, "empire": {"snowtroopers": ["A1"]}}
    at = table(units, cards={"rebel": ["fresh-supplies", "patrol"] * 5, "empire": "patrol"}, hand=8)
    at.state.miniatures[piece_on(at.position, "G5")] = 1
    told = at.do("play fresh-supplies")
    assert ("miniatures_restored", "echo-base-troopers", "G5", 2) in told
    assert "card_drawn" in [event[0] for event in told]


def test_a_discard_at_random_and_one_of_choice() -> None:
    cards = {"rebel": ["stolen-plans"] * 5 + ["hard-choices"] * 5, "empire": ["patrol", "grim-resolve"] * 5}
    units = {"rebel": {"echo-base-troopers": ["G5"]}, "empire": {"snowtroopers": ["A1"]}}
    at = table(units, cards=cards, hand=8)
    before = len(at.state.hands[0])
    told = at.do("play stolen-plans")
    assert ("card_lost", "empire", "grim-resolve") in told or ("card_lost", "empire", "patrol") in told
    assert len(at.state.hands[0]) == before - 1
    other = table(units, cards=cards, hand=8)
    other.do("play hard-choices")
    assert other.game.setting.seats[other.game.player_to_act(other.state)].name == "empire"
    assert sorted(other.can()) == ["discard grim-resolve", "discard patrol"] or all(
        o.startswith("discard") for o in other.can()
    )


def copied(first: str) -> Table:
    units = {"rebel": {"echo-base-troopers": ["D5", "D6"]}, "empire": {"snowtroopers": ["C5", "A1"]}}
    at = table(units, cards={"rebel": "read-the-enemy", "empire": "grim-resolve"}, first=first)
    return at


def test_the_last_card_of_the_enemy_is_copied_with_its_orders_and_bonus() -> None:
    at = copied("empire")
    assert ("card_copied", "rebel", "grim-resolve") in at.do("done")
    at.do("order D5", "done", "done")
    at.state.medals[at.game.setting.sides.index("empire")] = 2
    plain = table({"rebel": {"echo-base-troopers": ["D5"]}, "empire": {"snowtroopers": ["C5"]}})
    assert dice_of(at, "D5", "C5") == dice_of(plain, "D5", "C5") + 2
    at.do("done")
    held = [card for cards in (*at.state.hands, *at.state.decks, *at.state.discards) for card in cards]
    assert len(held) + len(at.state.in_play) == 32 and at.state.copied == ()


def test_before_the_first_card_of_the_enemy_nothing_is_copied() -> None:
    at = copied("rebel")
    assert "card_copied" not in at.kinds() and at.turn() == ("empire", 2)


# -- sight -----------------------------------------------------------------------------------------------------

NIGHT: dict[str, Any] = {
    "night": {"while": {"turn": {"at_least": 2}, "distance": {"at_least": 3}}, "forbid": ["sight"]}
}


def test_from_a_turn_on_nobody_sees_far() -> None:
    units = {"rebel": {"echo-base-troopers": ["E5", "D6"]}, "empire": {"snowtroopers": ["B5"]}}
    at = table(units, special_rules=NIGHT, cards={"rebel": "patrol", "empire": "patrol"})

    def sees(a: str, b: str) -> bool:
        by_judge = sight(at.position, hex_of(at.position, a), hex_of(at.position, b))
        assert at.game.tables.sees(at.state, hex_of(at.position, a), hex_of(at.position, b)) == by_judge.visible
        assert by_judge.visible or by_judge.rule == "forbidden"
        return by_judge.visible

    assert sees("E5", "B5") and sees("F8", "C8")
    at.do("done", "done")
    assert at.turn() == ("rebel", 3)
    assert not sees("E5", "B5") and not sees("F8", "C8") and sees("D6", "B5")


def test_who_looks_for_somebody_sees_no_further_at_night() -> None:
    rule = {
        "spotted": {"while": {"target": {"in_sight_of": {"side": "rebel", "type": "infantry"}}}, "change": {"dice": 1}}
    }
    units = {"rebel": {"echo-base-troopers": ["E5"]}, "empire": {"snowtroopers": ["B5"]}}
    day = table(units, special_rules=rule)
    dark = {"dark": {"while": {"distance": {"at_least": 3}}, "forbid": ["sight"]}}
    night = table(units, special_rules={**rule, **dark})
    assert dice_of(day, "E5", "B5") == dice_of(night, "E5", "B5") + 1


def test_a_variant_may_bring_the_fog() -> None:
    position = Position(game(variants=("early-fog",)).setting, game(variants=("early-fog",)).set_up())
    a, b = hex_of(position, "F5"), hex_of(position, "D5")
    assert sight(position, a, b).visible
    position.state.turn = 3
    found = sight(position, a, b)
    assert not found.visible and found.by is not None and found.by.name.say("es") == "Niebla"


# -- grounds and markers that come and go ------------------------------------------------------------------------


def test_a_trench_that_is_dug_protects_and_its_rules_hold() -> None:
    plain = dice_of(table(NEAR), "C5", "D5")
    at = table(NEAR, cards={"rebel": "dig-in", "empire": "patrol"})
    assert lies(at, "foxhole") == ["D5"] and at.position.ground(hex_of(at.position, "D5")).head.id == "trench"
    assert dice_of(at, "C5", "D5") == plain - 1


def test_smoke_hides_until_the_next_turn_of_the_side() -> None:
    units = {"rebel": {"echo-base-troopers": ["D5", "G1"]}, "empire": {"snowtroopers": ["B5", "A1"]}}
    at = table(units, cards={"rebel": "smoke-pots", "empire": "patrol"})
    a, b = hex_of(at.position, "D4"), hex_of(at.position, "D6")

    def sees() -> bool:
        found = sight(at.position, a, b).visible
        assert at.game.tables.sees(at.state, a, b) == found
        return found

    at.do("choose D5", "order D5", "done", "move D5 E4")
    assert at.turn() == ("empire", 2) and lies(at, "smoke") == ["D5"] and not sees()
    at.do("done")
    assert at.turn() == ("rebel", 3) and lies(at, "smoke") == [] and sees()


def test_a_mine_goes_off_under_an_enemy_and_is_gone() -> None:
    units = {"rebel": {"echo-base-troopers": ["E5", "G1"]}, "empire": {"snowtroopers": ["C5", "A1"]}}
    at = table(
        units, markers={"snow-mine": ["D5", "F5"]}, cards={"rebel": "patrol", "empire": "patrol"}, first="empire"
    )
    at.do("order C5", "done")
    told = at.do("move C5 D5")
    assert ("miniatures_lost", "snowtroopers", "D5", 1) in told and lies(at, "snow-mine") == ["F5"]
    at.do("done")
    if at.turn()[0] == "empire":
        at.do("done")
    at.do("order E5", "done")
    assert "miniatures_lost" not in [event[0] for event in at.do("move E5 F5")]


def test_mines_are_laid_on_hexes_of_choice() -> None:
    units = {"rebel": {"echo-base-troopers": ["G5"]}, "empire": {"snowtroopers": ["F5", "A1"]}}
    at = table(units, cards={"rebel": "mine-the-pass", "empire": "patrol"})
    assert "place F4" in at.can() and not {"place F5", "place G5", "place C5", "done"} & {*at.can()}
    at.do("place F4")
    assert "place F4" not in at.can() and "done" in at.can()
    at.do("place E5")
    assert lies(at, "snow-mine") == ["E5", "F4"]


def test_the_pack_is_sound_as_it_stands() -> None:
    own = [thing for thing in library().all if PACK in thing.file.path.parents]
    assert run(library(), own) == []


# -- strengths -----------------------------------------------------------------------------------------------------


def test_a_battle_gives_units_of_one_kind_two_strengths() -> None:
    units = {"rebel": {"echo-base-troopers": ["G5"]}, "empire": {"snowtroopers": ["A1", "A2"]}}
    at = table(units, miniatures={"A2": 2})
    strong, weak = piece_on(at.position, "A1"), piece_on(at.position, "A2")
    assert at.state.miniatures[strong] == 4 and at.state.miniatures[weak] == at.position.profile(weak).miniatures == 2
    assert at.position.profile(weak).code == "snowtroopers*2"


# -- the whole battle ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(1, 9))
@pytest.mark.parametrize("who", ["greedy", "random"])
def test_every_game_of_the_pack_ends_and_replays(seed: int, who: str) -> None:
    of = game()
    played = play(of, seed, who, who)
    assert played.states[-1].is_over
    kinds = {event.kind for events in played.events for event in events}
    assert not kinds & {"rules_cut_off", "rules_silenced"}
    record = parse_record(played.text(Head("x", seed), with_end=of).encode())
    assert replay(of, record).problem is None


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 500), st.sampled_from(["greedy", "random"]))
def test_tables_and_judge_agree_all_through_its_games(seed: int, who: str) -> None:
    of = game(6)
    tables = Tables(of.setting)
    for state in play(of, seed, who, who).states[::7]:
        position = Position(of.setting, state)
        for one in position.units():
            by_judge = {h: (w.steps, w.path, w.may_attack, w.holds_fire) for h, w in reach(position, one).ways.items()}
            assert {h: tuple(step) for h, step in tables.reach(state, one).items()} == by_judge
            for two in position.units():
                if position.profile(one).side != position.profile(two).side:
                    a, b = position.standing(one), position.standing(two)
                    assert tables.sees(state, a.hex, b.hex) == sight(position, a.hex, b.hex).visible
                    assert tables.dice(state, one, two) == dice(position, a, b).total
