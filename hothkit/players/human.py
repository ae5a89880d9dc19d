"""The player `human`: sees its seat's board and hand, and types what it does."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hothkit.notation import read_action
from hothkit.players.menu import Entry, done, menu, question
from hothkit.players.session import TakeBack
from hothkit.players.view import View
from hothkit.position.actions import DONE, VERBS, Action
from hothkit.prose import Phrases
from hothkit.prose.grammar import fixed
from hothkit.prose.speech import Speech
from hothkit.text import plain

_COMMANDS = ("help", "board", "hand", "list", "why", "undo", "quit")


class Stopped(Exception):
    """The human has had enough; the battle can be taken up from its record."""


@dataclass(frozen=True, slots=True)
class Desk:
    """Where a human sits: how it is asked (EOFError when nobody answers), told things, and shown and explained them."""

    ask: Callable[[str], str]
    say: Callable[[str], None]
    draw: Callable[[View], str]
    explain: Callable[[View, Sequence[str]], list[str]]
    is_shared: bool = False


class Human:
    """Asks until what was typed means one of the legal actions."""

    def __init__(self, words: Phrases, desk: Desk) -> None:
        self._words, self._desk = words, desk
        self._commands = _spoken(words, "commands", _COMMANDS)
        self._verbs = _spoken(words, "verbs", VERBS)
        self._turn = -1
        self._is_greeted = False
        self._menu: tuple[Entry, ...] = ()

    def choose(self, view: View) -> Action:
        """One of the legal actions."""
        if self._turn != view.state.turn:
            self._begin(view)
        self._turn = view.state.turn
        self._menu = menu(view, self._words)
        self._list(view)
        while True:
            typed = self._heard(view)
            action = self._read(view, typed)
            if action is not None:
                return action

    # -- what was typed ------------------------------------------------------------------------------------

    def _heard(self, view: View) -> list[str]:
        try:
            typed = self._desk.ask(self._words.say("human.prompt", side=self._seat(view, view.seat))).lower().split()
        except EOFError:
            raise Stopped from None
        # Two words may make one, and nobody need type an accent.
        two = "".join(map(bare, typed[:2]))
        if two in self._commands:
            return [two, *typed[2:]]
        return [bare(typed[0]), *typed[1:]] if typed else []

    def _read(self, view: View, typed: list[str]) -> Action | None:
        if not typed:
            self._list(view)
            return None
        first, *rest = typed
        if len(typed) == 1 and first.isascii() and first.isdigit():
            return self._numbered(view, int(first[:4]))
        if first in self._commands:
            self._obey(view, self._commands[first], rest)
            return None
        action = read_action(view.setting, view.state, " ".join((self._verbs.get(first, first), *rest)))
        if action is None:
            said = " ".join(typed)[:60]
            self._say("human.not_possible" if first in self._verbs else "human.not_understood", text=plain(said))
            self._desk.say(plain(question(view, self._words)))
        return action

    def _numbered(self, view: View, number: int) -> Action | None:
        if number == 0 and DONE in view.legal_actions:
            return DONE
        if not 1 <= number <= len(self._menu):
            self._say("human.no_number", number=number)
            return None
        entry = self._menu[number - 1]
        if entry.action is None:
            self._menu = entry.inner
            self._list(view)
        return entry.action

    def _obey(self, view: View, command: str, rest: list[str]) -> None:
        desk = self._desk
        if command == "quit":
            raise Stopped
        if command == "undo":
            raise TakeBack
        if command == "board":
            desk.say(desk.draw(view))
        elif command == "hand":
            self._hand(view)
        elif command == "list":
            self._menu = menu(view, self._words)
            self._list(view)
        elif command == "why":
            for line in desk.explain(view, rest):
                desk.say(line)
        else:
            self._say("human.help")

    # -- what is shown -------------------------------------------------------------------------------------

    def _begin(self, view: View) -> None:
        """The board at the start of each turn; at a shared screen only when the right side looks at it."""
        desk = self._desk
        if desk.is_shared:
            try:
                desk.ask(self._words.say("human.hand_over", side=self._whose(view, view.seat)))
            except EOFError:
                raise Stopped from None
        if not self._is_greeted:
            self._is_greeted = True
            self._say("human.greeting")
        desk.say("")
        desk.say(desk.draw(view))
        self._hand(view)

    def _list(self, view: View) -> None:
        say = self._desk.say
        say("")
        say(plain(question(view, self._words)))
        for number, entry in enumerate(self._menu, 1):
            say(plain(f"  {number:2}  {entry.label}"))
        if enough := done(view, self._words):
            say(f"   0  {enough}")

    def _hand(self, view: View) -> None:
        """The seat's own cards, and those of a partner, who shows them."""
        if view.hand:
            self._say("human.hand")
            self._cards(view, view.hand)
        else:
            self._say("human.no_hand")
        for number, seat in enumerate(view.setting.seats):
            if seat.side == view.side and number != view.seat:
                said = self._words.say("human.partners_hand", side=self._whose(view, number))
                self._desk.say(fixed(self._words, "fixes", said))
                self._cards(view, view.state.hands[number])

    def _cards(self, view: View, cards: tuple[int, ...]) -> None:
        for card in [view.setting.cards[card] for card in dict.fromkeys(cards)]:
            does = Speech(self._words, view.setting.content).card(card)
            self._desk.say(plain(f"  {card.head.name.say(self._words.lang)}: {does}"))

    def _seat(self, view: View, seat: int) -> str:
        """A seat's side by its bare name, and which of its players where there are two."""
        setting = view.setting
        name = setting.content.sides[setting.sides[setting.seats[seat].side]].head.name
        return self._player(view, seat, name.say(self._words.lang))

    def _whose(self, view: View, seat: int) -> str:
        """The same inside a sentence."""
        setting = view.setting
        adjective = setting.content.sides[setting.sides[setting.seats[seat].side]].adjective
        return self._player(view, seat, self._words.say("events.side", adjective=adjective))

    def _player(self, view: View, seat: int, side: str) -> str:
        sides = [one.side for one in view.setting.seats]
        if sides.count(sides[seat]) == 1:
            return side
        return self._words.say("events.player", side=side, number=seat - sides.index(sides[seat]) + 1)

    def _say(self, name: str, **values: object) -> None:
        self._desk.say(self._words.say(name, **values))


def bare(word: str) -> str:
    """A word without its accents."""
    return "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))


def _spoken(words: Phrases, section: str, known: tuple[str, ...]) -> dict[str, str]:
    """Each word in English and in the language spoken, with its English form."""
    spoken = {bare(words.say(f"human.{section}.{name}")).replace(" ", ""): name for name in known}
    return {**spoken, **{name: name for name in known}, **({"?": "help"} if "help" in known else {})}
