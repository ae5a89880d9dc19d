"""What a ruling asks, answered by judge: as data and in sentences."""

from __future__ import annotations

from typing import Any

from hothkit.model.ruling import Question
from hothkit.position.position import Position
from hothkit.prose import Phrases
from hothkit.prose.grammar import fill
from hothkit.reports import explain
from hothkit.rulings.table import Unplayable


def asked(position: Position, question: Question, words: Phrases) -> str:
    """The question in a sentence: Unplayable if there is nothing to ask about."""
    one, *rest = question.about
    if question.topic == "order":
        one = position.setting.cards[_card(position, one)].head.name.say(words.lang)
    number = next((many for many in rest if isinstance(many, int)), 1)
    other = "".join(map(str, rest))
    return fill(words, f"rulings.question.{question.topic}", {"one": one, "other": other}, number=number)


def answer(position: Position, question: Question, words: Phrases) -> dict[str, Any]:
    """As `explain` prints it: Unplayable if there is nothing to ask about."""
    if question.topic == "order":
        return explain.order_data(position, _card(position, question.about[0]), words)
    one, other = _hexes(position, question)
    if question.topic == "sight":
        return explain.sight_data(position, one, other)
    if question.topic == "attack":
        return explain.attack_data(position, _piece(position, one), _piece(position, other), words)
    if question.topic == "move":
        return explain.move_data(position, _piece(position, one))
    return explain.retreat_data(position, _piece(position, one), question.about[1])


def sentences(position: Position, question: Question, words: Phrases) -> list[str]:
    """The same in sentences."""
    if question.topic == "order":
        return explain.order_sentences(position, _card(position, question.about[0]), words)
    one, other = _hexes(position, question)
    if question.topic == "sight":
        return explain.sight_sentences(position, one, other, words)
    if question.topic == "attack":
        return explain.attack_sentences(position, _piece(position, one), _piece(position, other), words)
    if question.topic == "move":
        return explain.move_sentences(position, _piece(position, one), words)
    return explain.retreat_sentences(position, _piece(position, one), question.about[1], words)


def _hexes(position: Position, question: Question) -> tuple[int, int]:
    """The hex that is asked about, and the other one if there is one."""
    hexes = [_hex(position, name) for name in question.about if isinstance(name, str)]
    return hexes[0], hexes[-1]


def _hex(position: Position, name: str) -> int:
    if name not in position.setting.grid.number:
        raise Unplayable("no_hex", name)
    return position.setting.grid.number[name]


def _piece(position: Position, hex: int) -> int:
    piece = position.state.on_hex[hex]
    if piece < 0:
        raise Unplayable("nobody", position.setting.grid.names[hex])
    return piece


def _card(position: Position, name: str) -> int:
    for number, card in enumerate(position.setting.cards):
        if card.head.id == name:
            return number
    raise Unplayable("no_card", name)
