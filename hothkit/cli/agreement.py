"""What the players of a battle agree on, as a user or a record names it: leaders, campaign cards and teams."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple, TypeVar

import click

from hothkit.cli.language import told
from hothkit.diagnostics import excerpt
from hothkit.pack.content import Content
from hothkit.position.agreement import Agreement, Seat
from hothkit.prose import Phrases

F = TypeVar("F", bound=Callable[..., Any])


class Asked(NamedTuple):
    """What was typed: SEAT=LEADER and SEAT=CARD, and the sides that two players share."""

    leaders: tuple[str, ...] = ()
    campaign: tuple[str, ...] = ()
    teams: tuple[str, ...] = ()


class Disagreement(Exception):
    """Something was agreed on that cannot be; the message is for the user."""


def options(function: F) -> F:
    """The options --leader, --campaign and --team."""
    function = click.option("--team", "teams", multiple=True, metavar="SIDE", help=told("commands.play.team"))(function)
    function = click.option(
        "--campaign", "campaign", multiple=True, metavar="SIDE=CARD", help=told("commands.play.campaign")
    )(function)
    return click.option("--leader", "leaders", multiple=True, metavar="SIDE=NAME", help=told("commands.play.leader"))(
        function
    )


def agreement_of(asked: Asked, content: Content, sides: Iterable[str], words: Phrases) -> Agreement:
    """What was asked for as an agreement: Disagreement."""
    sides = tuple(sides)
    for side in asked.teams:
        _known(side, sides, "commands.play.no_team", words, sides=", ".join(sides))
        if asked.teams.count(side) > 1:
            raise Disagreement(words.say("commands.play.agreed_twice", name=excerpt(side)))
    seats = Agreement(teams=asked.teams).seats(sides)
    leaders = [_pair(text, seats, words) for text in asked.leaders]
    for seat, name in leaders:
        theirs = {id: leader.side for id, leader in content.leaders.items()}
        _fits(seat, name, sides, theirs, "leader", words)
    if twice := next((seat.name for seat, _ in leaders if [one for one, _ in leaders].count(seat) > 1), ""):
        raise Disagreement(words.say("commands.play.two_leaders", seat=twice))
    campaign = [_pair(text, seats, words) for text in asked.campaign]
    for seat, name in campaign:
        theirs = {card: one.side for one in content.campaigns.values() for card in one.cards}
        _fits(seat, name, sides, theirs, "campaign", words)
    names = [name for _, name in (*leaders, *campaign)]
    if again := next((name for name in names if names.count(name) > 1), ""):
        raise Disagreement(words.say("commands.play.agreed_twice", name=excerpt(again)))
    return Agreement(
        tuple((seat.name, name) for seat, name in leaders),
        tuple((seat.name, name) for seat, name in campaign),
        asked.teams,
    )


def _pair(text: str, seats: tuple[Seat, ...], words: Phrases) -> tuple[Seat, str]:
    """A seat and what is for it."""
    name, _, thing = text.partition("=")
    known = [seat.name for seat in seats]
    _known(name, known, "commands.play.no_seat", words, text=excerpt(text), seats=", ".join(known))
    return seats[known.index(name)], thing


def _fits(seat: Seat, name: str, sides: tuple[str, ...], theirs: Mapping[str, str], kind: str, words: Phrases) -> None:
    """It is there and serves the seat's side."""
    own = sorted(id for id, side in theirs.items() if side == sides[seat.side])
    if name in theirs and name not in own:
        raise Disagreement(words.say(f"commands.play.other_{kind}", name=name, seat=seat.name, names=", ".join(own)))
    _known(name, own, f"commands.play.no_{kind}", words, names=", ".join(own))


def _known(name: str, known: Iterable[str], phrase: str, words: Phrases, **values: str) -> None:
    names = list(known)
    if name in names:
        return
    message = words.say(phrase, name=excerpt(name), **values)
    if close := get_close_matches(name, names, 1, 0.5):
        message += " " + words.say("commands.did_you_mean", names=close[0])
    raise Disagreement(message)
