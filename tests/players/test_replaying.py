"""Records replayed without a random generator, and every fault found at its line."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hothkit.engine import chances
from hothkit.notation import Head, parse_record, record_hash
from hothkit.players.replaying import FollowingStreams, Replay, replay
from tests.games import Played, game, play

HEAD = Head("1", 4)


@cache
def played(battle: str = "1", seed: int = 4) -> Played:
    return play(game(battle), seed, "random", "greedy")


@cache
def whole() -> tuple[str, ...]:
    return tuple(played().text(HEAD, with_end=game("1")).split("\n"))


def replayed(lines: list[str]) -> Replay:
    return replay(game("1"), parse_record("\n".join(lines).encode()))


@given(battle=st.sampled_from("123"), seed=st.integers(0, 2**63 - 1), names=st.sampled_from(["random", "greedy"]))
@settings(max_examples=12)
def test_record_then_replay_gives_the_same_events(battle: str, seed: int, names: str) -> None:
    of = game(battle)
    done = play(of, seed, names, "random")
    found = replay(of, parse_record(done.text(Head(battle, seed), with_end=of).encode()))
    assert found.problem is None and not found.is_cut_off
    assert [step.events for step in found.steps] == done.events
    # All but the random streams, which a replay never touches.
    for step, state in zip(found.steps, done.states, strict=True):
        copy = step.state.copy()
        copy.options, copy.streams = step.state.options, state.streams
        assert copy == state


def test_no_random_number_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    text = whole()

    def never(*_: object) -> int:
        raise AssertionError("a replay drew a random number")

    monkeypatch.setattr(chances, "below", never)
    assert replayed(list(text)).problem is None


def test_streams_that_follow_come_to_where_the_game_left_them() -> None:
    record = parse_record("\n".join(whole()).encode())
    found = replay(game("1"), record, FollowingStreams)
    assert found.steps[-1].state == played().states[-1]


def first(start: str) -> int:
    return next(i for i, line in enumerate(whole()) if line.startswith(start))


@pytest.mark.parametrize(
    ("start", "new", "phrase"),
    [
        ("unit_moved", "unit_moved snowtroopers A1-A2", "differs"),
        ("card_played", "card_played rebel nothing", "differs"),
        ("dice_rolled", "dice_rolled seven", "chance"),
        ("card_drawn", "card_drawn rebel", "chance"),
        ("> rebel play", "> rebel play nothing", "illegal"),
        ("> rebel play", "> REBEL done", "not_its_turn"),
        ("> rebel play", "> empire done", "not_its_turn"),
        ("> ", ">  ", "not_its_turn"),
        ("winner", "winner nobody", "end_differs"),
        ("how", "how sudden_death", "end_differs"),
        ("hash", f"hash {'0' * 32}", "end_differs"),
    ],
)
def test_a_changed_line_is_named(start: str, new: str, phrase: str) -> None:
    lines, at = list(whole()), first(start)
    lines[at] = new
    problem = replayed(lines).problem
    assert problem is not None and problem.phrase == phrase
    # Wrong chance may only show where it is drawn: at the decision that drew it.
    assert problem.line == at + 1


def test_one_form_of_an_action_only() -> None:
    lines, at = list(whole()), first("> rebel move")
    lines[at] = lines[at].lower()
    problem = replayed(lines).problem
    assert problem is not None and (problem.phrase, problem.line) == ("illegal", at + 1)


def test_a_line_too_many_is_named() -> None:
    lines, at = list(whole()), first("> ")
    lines.insert(at, "turn_ended rebel")
    problem = replayed(lines).problem
    assert problem is not None and (problem.phrase, problem.line) == ("too_much", at + 1)


def test_a_line_too_few_is_named() -> None:
    lines, at = list(whole()), first("card_played")
    del lines[at]
    problem = replayed(lines).problem
    assert problem is not None and problem.line in (at, at + 1)


def test_an_action_behind_the_end_is_named() -> None:
    lines, at = list(whole()), whole().index("", 10)
    lines.insert(at, "> rebel done")
    problem = replayed(lines).problem
    assert problem is not None and (problem.phrase, problem.line) == ("over", at + 1)


def test_an_end_before_the_end_is_named() -> None:
    lines, at = list(whole()), first("> rebel done")
    cut = [*lines[:at], *lines[whole().index("", 10) :]]
    problem = replayed(cut).problem
    assert problem is not None and (problem.phrase, problem.line) == ("not_over", at + 2)


def test_every_place_where_a_record_can_be_torn_leaves_a_record() -> None:
    """Whatever was written whole is kept; only the last decision may be lost."""
    start = first("> ")
    decisions = 0
    for at in range(start, start + 90):
        found = replayed([*whole()[:at], ""])
        assert found.problem is None
        assert len(found.steps) in (decisions, decisions + 1)
        decisions += whole()[at].startswith("> ")


def test_a_record_s_hash_is_that_of_its_steps() -> None:
    found = replayed(list(whole()))
    assert record_hash(line for step in found.steps for line in step.lines) == whole()[-2].removeprefix("hash ")


def test_another_limit_of_turns_is_another_game() -> None:
    short = replace(game("1").setting, limit=1)
    record = parse_record("\n".join(whole()).encode())
    problem = replay(type(game("1"))(short), record).problem
    assert problem is not None
