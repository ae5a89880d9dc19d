"""The player `human`: sits at a terminal, sees its seat's board and hand, and types what it does."""

from __future__ import annotations

from collections.abc import Callable

from hothkit.notation import action_text, read_action
from hothkit.players.view import View
from hothkit.position.actions import DONE, Action
from hothkit.position.position import Position
from hothkit.prose import Phrases

Draw = Callable[[View], str]
Explain = Callable[[Position, list[str]], list[str]]
_LONG_LIST = 12


class Stopped(Exception):
    """The human has had enough; the battle can be taken up from its record."""


class UndoAsked(Exception):
    """The human wants the last action back."""


class Human:
    """Asks at a terminal; what it says and hears goes through the functions given."""

    def __init__(self, words: Phrases, draw: Draw, explain: Explain, say: Callable[[str], None]) -> None:
        self._words, self._draw, self._explain, self._say = words, draw, explain, say
        self._shown: tuple[int, int] | None = None

    def choose(self, view: View) -> Action:
        """One of the legal actions, as soon as what was typed means one."""
        options = view.state.options
        moment = (view.state.turn, view.side)
        if moment != self._shown:
            self._shown = moment
            self._say(self._draw(view))
            self._hand(view)
        self._list(view, short=True)
        while True:
            try:
                typed = input(f"{self._side(view)}> ").strip()
            except EOFError:
                raise Stopped from None
            if typed.isdigit() and 1 <= int(typed) <= len(options):
                return options[int(typed) - 1]
            action = read_action(view.setting, view.state, typed)
            if action is not None:
                return action
            self._other(view, typed.lower().split())

    def _other(self, view: View, words: list[str]) -> None:
        match words:
            case ["quit" | "exit" | "salir"]:
                raise Stopped
            case ["undo" | "deshacer"]:
                raise UndoAsked
            case ["board" | "tablero"]:
                self._say(self._draw(view))
            case ["hand" | "mano"]:
                self._hand(view)
            case ["list" | "lista"]:
                self._list(view, short=False)
            case ["why" | "porque", *rest]:
                for line in self._explain(view.position, rest):
                    self._say(line)
            case ["help" | "ayuda" | "?"]:
                self._say(self._words.say("human.help"))
            case []:
                self._list(view, short=False)
            case _:
                self._say(self._words.say("human.not_understood"))

    def _list(self, view: View, *, short: bool) -> None:
        options = view.state.options
        self._say(self._words.say(f"human.ask.{_question(options)}"))
        shown = options if not short or len(options) <= _LONG_LIST else options[: _LONG_LIST - 1]
        for number, action in enumerate(shown, 1):
            self._say(f"  {number:2} {self._option(view, action)}")
        if len(shown) < len(options):
            self._say(self._words.say("human.more", number=len(options) - len(shown)))
            if options[-1] == DONE:
                self._say(f"  {len(options):2} {self._option(view, DONE)}")

    def _option(self, view: View, action: Action) -> str:
        text = action_text(view.setting, action)
        if action.verb == "play":
            return f"{text}  ({view.setting.cards[action.args[0]].head.name.say(self._words.lang)})"
        if action.verb in ("order", "move", "attack"):
            return f"{text}  ({self._unit(view, action.args[0])})"
        return f"{text}  ({self._words.say('human.done')})" if action == DONE else text

    def _unit(self, view: View, hex: int) -> str:
        piece = view.state.on_hex[hex]
        return view.position.profile(piece).name.say(self._words.lang) if piece >= 0 else ""

    def _hand(self, view: View) -> None:
        cards = [view.setting.cards[card].head.name.say(self._words.lang) for card in view.hand]
        self._say(self._words.say("human.hand", cards="; ".join(cards)))

    def _side(self, view: View) -> str:
        return view.setting.sides[view.side]


def _question(options: tuple[Action, ...]) -> str:
    return options[0].verb
