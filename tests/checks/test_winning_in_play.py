"""What the checks say can never be is never seen in play, whoever plays."""

from __future__ import annotations

import random

import pytest

from hothkit.checks.winning.earnings import earnings
from hothkit.checks.winning.outlook import outlook
from hothkit.engine import Game
from hothkit.pack.loading import load
from hothkit.position.setting import Setting

LIBRARY = load(left_out=("ruling",))
TURNS = 12


@pytest.mark.parametrize("number", range(1, 18))
def test_pieces_stand_and_medals_are_earned_as_far_as_the_checks_say(number: int) -> None:
    thing = LIBRARY.find_scenario(str(number))
    view = outlook(LIBRARY, thing)
    assert view is not None
    game = Game(Setting.of(*LIBRARY.battle(str(number)), limit=TURNS))
    assert game.setting.pieces == view.position.setting.pieces
    most = [earnings(view, side) for side in range(len(game.setting.sides))]
    chance = random.Random(number)
    state, _ = game.new(number)
    moved = False
    while actions := game.legal_actions(state):
        # Whoever moves whenever it can comes about most.
        moves = [one for one in actions if one.verb in ("move", "order", "play", "attack", "leave", "place")]
        state, _ = game.apply(state, chance.choice(moves or actions))
        for piece, hex in enumerate(state.hex_of):
            assert hex < 0 or hex in view.reach[piece]
            moved |= hex >= 0 and hex != game.setting.pieces[piece][1]
        for side, all_ in enumerate(most):
            assert all_ is None or state.medals[side] <= all_.most
    assert moved
