"""Who may sit at a side: the computer players, and a human at this terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from hothkit.players.player import Player
from hothkit.players.registry import HUMAN, PLAYERS
from hothkit.players.view import View
from hothkit.position.position import Position
from hothkit.prose import Phrases

if TYPE_CHECKING:
    from hothkit.engine import Game


def player(name: str, game: Game, side: int, seed: int, words: Phrases) -> Player:
    """The player of this name for a side."""
    if name != HUMAN:
        return PLAYERS[name](game, side, seed)
    from hothkit.players.human import Human

    return Human(
        words, lambda view: board(view, words), lambda position, asked: why(position, asked, words), click.echo
    )


def board(view: View, words: Phrases) -> str:
    """The board as the seat sees it."""
    from hothkit.views.board_picture import picture
    from hothkit.views.text_board import draw

    return draw(picture(view.position, words, seat=view.side), words.section("board"))


def why(position: Position, asked: Sequence[str], words: Phrases) -> list[str]:
    """The explanation that was asked for with hexes: two for an attack, one for a move."""
    from hothkit.reports.explain import attack_sentences, move_sentences

    numbers = [position.setting.grid.number.get(name.upper(), -1) for name in asked]
    pieces = [position.state.on_hex[hex] if hex >= 0 else -1 for hex in numbers]
    if len(pieces) == 2 and min(pieces) >= 0 and pieces[0] != pieces[1]:
        return attack_sentences(position, pieces[0], pieces[1], words)
    if len(pieces) == 1 and pieces[0] >= 0:
        return move_sentences(position, pieces[0], words)
    return [words.say("human.why")]
