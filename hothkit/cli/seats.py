"""Who may sit at a side: the computer players, and a human at this terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from hothkit.notation import read_hex
from hothkit.players.human import bare
from hothkit.players.player import Player
from hothkit.players.registry import HUMAN, PLAYERS
from hothkit.players.view import View
from hothkit.position.position import Position
from hothkit.prose import Phrases

if TYPE_CHECKING:
    from hothkit.engine import Game

_TOPICS = ("attack", "sight", "move", "retreat")
_HEXES = {1: "move", 2: "attack"}


def player(name: str, game: Game, seat: int, seed: int, words: Phrases, *, is_shared: bool = False) -> Player:
    """The player of this name for a seat; `is_shared`: several humans sit at this terminal."""
    if name != HUMAN:
        return PLAYERS[name](game, seat, seed)
    from hothkit.players.human import Desk, Human

    desk = Desk(
        _ask,
        click.echo,
        lambda view: board(view, words),
        lambda view, asked: why(view.position, asked, words),
        is_shared,
    )
    return Human(words, desk)


def _ask(prompt: str) -> str:
    """What is typed; a terminal that is not there answers nothing."""
    if sys.stdin is None or sys.stdin.closed:
        raise EOFError
    return input(prompt)


def board(view: View, words: Phrases) -> str:
    """The board as the seat sees it."""
    from hothkit.views.board_picture import picture
    from hothkit.views.text_board import draw

    return draw(picture(view.position, words, seat=view.side), words.section("board"))


def why(position: Position, asked: Sequence[str], words: Phrases) -> list[str]:
    """The answer to `why [attack|sight|move|retreat] HEX [HEX|NUMBER]`; without a topic the number of hexes says it."""
    topics = {
        **{bare(words.say(f"human.topics.{topic}")): topic for topic in _TOPICS},
        **{topic: topic for topic in _TOPICS},
    }
    topic = topics.get(bare(asked[0]), "") if asked else ""
    rest = asked[1:] if topic else asked
    topic = topic or _HEXES.get(len(rest), "")
    number = int(rest[1][:2]) if topic == "retreat" and len(rest) == 2 and rest[1].isdecimal() else 0
    hexes = [read_hex(position.setting, name) for name in (rest[:1] if number else rest)]
    wanted = 1 if topic == "move" or number else 2
    if topic not in _TOPICS or len(hexes) != wanted or (topic == "retreat" and not number):
        return [words.say("human.why")]
    known = [hex for hex in hexes if hex is not None]
    if len(known) < len(hexes):
        return [words.say("human.no_hex")]
    return _answer(position, topic, known, number, words)


def _answer(position: Position, topic: str, hexes: list[int], number: int, words: Phrases) -> list[str]:
    from hothkit.reports.explain import attack_sentences, move_sentences, retreat_sentences, sight_sentences

    if len(set(hexes)) < len(hexes):
        return [words.say("human.same_hex")]
    if topic == "sight":
        return sight_sentences(position, hexes[0], hexes[1], words)
    pieces = [position.state.on_hex[hex] for hex in hexes]
    if min(pieces) < 0:
        empty = position.setting.grid.names[hexes[pieces.index(min(pieces))]]
        return [words.say("human.nobody", hex=empty)]
    if topic == "attack":
        return attack_sentences(position, pieces[0], pieces[1], words)
    if topic == "move":
        return move_sentences(position, pieces[0], words)
    return retreat_sentences(position, pieces[0], number, words)
