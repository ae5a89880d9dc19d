"""What players agree on: who sits where."""

from __future__ import annotations

from hothkit.position.agreement import NOTHING_AGREED, Agreement, Seat


def test_a_side_is_one_seat_of_its_name() -> None:
    assert NOTHING_AGREED.seats(("a", "b")) == (Seat("a", 0), Seat("b", 1))


def test_t7_a_team_is_two_seats() -> None:
    found = Agreement(teams=("a", "b")).seats(("a", "b"))
    assert found == (Seat("a-1", 0), Seat("a-2", 0), Seat("b-1", 1), Seat("b-2", 1))
