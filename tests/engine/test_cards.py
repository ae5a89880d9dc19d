"""Leaders, campaign cards and teams in whole games: no card is lost, nothing goes on for ever, the same everywhere."""

from __future__ import annotations

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from hothkit.engine import Game
from hothkit.notation import Head
from hothkit.notation.read import parse_record
from hothkit.players.replaying import replay
from hothkit.position.agreement import Agreement
from hothkit.position.setting import Setting
from tests.battles import bundled
from tests.games import Played, play

BATTLES = tuple(str(number) for number in range(1, 18))
CONTENT = bundled().content()
TEAMS = ((), ("rebel",), ("empire",), ("rebel", "empire"))


@st.composite
def agreements(draw: st.DrawFn) -> Agreement:
    """Any leaders, each at one seat at most, all campaign cards or none of a side, any teams."""
    teams = draw(st.sampled_from(TEAMS))
    leaders, campaign = [], []
    for seat in Agreement(teams=teams).seats(("empire", "rebel")):
        side = ("empire", "rebel")[seat.side]
        free = [
            id for id, one in CONTENT.leaders.items() if one.side == side and id not in dict(map(reversed, leaders))
        ]
        if chosen := draw(st.sampled_from([None, *free])):
            leaders.append((seat.name, chosen))
        if draw(st.booleans()):
            cards = [c for one in CONTENT.campaigns.values() if one.side == side for c in one.cards]
            campaign += [(seat.name, card) for card in cards if card not in {named for _, named in campaign}]
    return Agreement(tuple(leaders), tuple(campaign), teams)


@cache
def game(battle: str, agreement: Agreement) -> Game:
    return Game(Setting.of(*bundled().battle(battle), agreement=agreement))


def cards_add_up(game: Game, played: Played) -> None:
    """Each side has all its cards all the time, and each seat's own stay its own."""
    setting = game.setting
    for state in played.states:
        for side, deck in enumerate(setting.decks):
            seats = [number for number, seat in enumerate(setting.seats) if seat.side == side]
            held = [card for n in seats for card in (*state.hands[n], *state.decks[n], *state.discards[n])]
            held += [card for seat, card in state.in_play if seat in seats]
            joined = [card for n in seats for card in setting.joining[n]]
            assert sorted(held) == sorted((*deck, *joined))


@given(agreements(), st.sampled_from(BATTLES), st.integers(0, 1000), st.booleans())
@settings(max_examples=25, deadline=None)
def test_b4_t7_cards_are_never_lost_and_every_game_ends(
    agreement: Agreement, battle: str, seed: int, is_greedy: bool
) -> None:
    of = game(battle, agreement)
    names = ["greedy" if is_greedy else "random"] * len(of.setting.seats)
    played = play(of, seed, *names)
    assert played.states[-1].is_over
    cards_add_up(of, played)
    told = [event for events in played.events for event in events]
    assert not any(event.kind == "rules_cut_off" for event in told)
    dealt = sum(event.kind == "card_dealt" for event in told)
    assert dealt == sum(len(of.setting.decks[of.setting.sides.index(side)]) // 2 for side in agreement.teams)
    record = parse_record(played.text(Head(battle, seed), with_end=of).encode())
    assert replay(of, record).problem is None
