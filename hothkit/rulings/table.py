"""The battle of a ruling, set up and played as far as the ruling says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hothkit.engine import Game
from hothkit.model.changes import changes_of
from hothkit.model.ruling import Ruling
from hothkit.model.scenario import Scenario
from hothkit.model.variant import Variant
from hothkit.notation import action_text, read_action
from hothkit.notation.compact import board_of
from hothkit.pack.content import Content
from hothkit.pack.overlay import Things, overlaid
from hothkit.position.agreement import Agreement
from hothkit.position.events import Event
from hothkit.position.position import Position
from hothkit.position.setting import Setting
from hothkit.position.state import State
from hothkit.rulings.drawing import read_drawing

# What a position takes over from the battle that it plays by.
_RULES = ("special_rules", "changes", "medal_hexes", "exits", "markers", "victory")


class Unplayable(Exception):
    """A ruling whose actions, dice or cards do not fit its position; `kind` says how, `name` names the thing."""

    def __init__(self, kind: str, name: str) -> None:
        super().__init__(kind, name)
        self.kind, self.name = kind, name


@dataclass(frozen=True, slots=True)
class Played:
    """Where the ruling's actions have led from where it began, and what happened on the way and before."""

    position: Position
    begun: Position
    events: tuple[Event, ...]
    before: tuple[Event, ...]


class _Scripted:
    """Dice and cards as the ruling writes them; a card that it does not name is the first of the deck."""

    def __init__(self, ruling: Ruling, hands: Mapping[str, list[str]]) -> None:
        self._rolls = list(ruling.dice)
        self._cards = {side: [*hands.get(side, ()), *ruling.draws.get(side, ())] for side in {*hands, *ruling.draws}}

    def dice(self, setting: Setting, state: State, number: int) -> tuple[int, ...]:
        """The next roll, which must have so many dice."""
        if not self._rolls:
            raise Unplayable("no_roll", str(number))
        roll = self._rolls.pop(0)
        ids = [face.id for face in setting.content.dice.faces]
        if strange := sorted(set(roll) - set(ids)):
            raise Unplayable("no_face", ", ".join(strange))
        if len(roll) != number:
            raise Unplayable("wrong_roll", f"{' '.join(roll)} ({len(roll)}/{number})")
        return tuple(ids.index(face) for face in roll)

    def card(self, setting: Setting, state: State, seat: int, cards: tuple[int, ...]) -> int:
        """The next named card, else the first; while a team's decks are dealt, one that is not wanted."""
        if (other := _partner_without_a_deck(setting, state, seat)) is not None:
            return self._dealt(setting, state, seat, other)
        named = self._cards.get(setting.seats[seat].name)
        if not named:
            return cards[0]
        name = named.pop(0)
        known = [card.head.id for card in setting.cards]
        if name not in known or known.index(name) not in cards:
            raise Unplayable("no_card", name)
        return known.index(name)

    def _dealt(self, setting: Setting, state: State, seat: int, other: int) -> int:
        """The card that a partner gets: one that its hand or its draws name, else one that the seat's do not."""
        ids = [card.head.id for card in setting.cards]
        theirs = [ids.index(card) for card in self._cards.get(setting.seats[other].name, ()) if card in ids]
        own = [ids.index(card) for card in self._cards.get(setting.seats[seat].name, ()) if card in ids]
        deck = list(state.decks[seat])
        wanted = [card for card in theirs if card in deck and card not in state.decks[other]]
        unwanted = [card for card in deck if card not in own and card not in theirs]
        return (wanted or unwanted or deck)[0]

    def left_over(self) -> bool:
        """Whether a roll was never asked for."""
        return bool(self._rolls)


def _partner_without_a_deck(setting: Setting, state: State, seat: int) -> int | None:
    """The partner whose share of the side's deck is being dealt; None once the battle has begun."""
    if setting.is_shared(seat):
        return None
    side = setting.seats[seat].side
    seats = [number for number, one in enumerate(setting.seats) if one.side == side]
    share = len(setting.decks[side]) // len(seats)
    waiting = [other for other in seats if other != seat and len(state.decks[other]) < share]
    return waiting[0] if waiting and not state.turn and not any(state.hands) else None


def play(ruling: Ruling, things: Things) -> Played:
    """Set up the position and do the actions: Misdrawn, Unplayable."""
    setting, miniatures, hands = setting_of(ruling, things)
    game, chance = Game(setting), _Scripted(ruling, hands)
    # The miniatures of a drawing are set before anything happens, so the battle begins with them.
    game = _Prepared(setting, miniatures, ruling.position.get("turn", 1)) if miniatures else game
    if not hands and not ruling.battle and not ruling.actions:
        # Nothing is played: the position is looked at as it is drawn.
        drawn = Position(setting, game.set_up())
        return Played(drawn, drawn, (), ())
    state, events = game.new(1, chance)
    begun = Position(setting, state)
    before = tuple(events)
    happened: list[Event] = []
    for text in ruling.actions:
        action = read_action(setting, state, text)
        if action is None:
            offered = ", ".join(action_text(setting, one) for one in state.options[:8])
            raise Unplayable("illegal", f"{text} ({offered})")
        state, events = game.apply(state, action, chance)
        happened += events
    if chance.left_over():
        raise Unplayable("roll_left_over", str(len(ruling.dice)))
    return Played(Position(setting, state), begun, tuple(happened), before)


class _Prepared(Game):
    """A game in which some units begin weakened, and which may begin at a later turn of its first side."""

    def __init__(self, setting: Setting, miniatures: Mapping[int, int], turn: int) -> None:
        super().__init__(setting)
        self._miniatures, self._turn = miniatures, turn

    def starting_state(self, seed: int) -> State:
        state = super().starting_state(seed)
        for piece, (_, hex) in enumerate(self.setting.pieces):
            state.miniatures[piece] = self._miniatures.get(hex, state.miniatures[piece])
        if self._turn > 1:
            sides = len(self.setting.sides)
            state.turn, state.active = (self._turn - 1) * sides, (self.setting.first - 1) % sides
        return state


def setting_of(ruling: Ruling, things: Things) -> tuple[Setting, dict[int, int], dict[str, list[str]]]:
    """The battle of a ruling, the miniatures on each hex where it draws them, and the cards of each hand."""
    for name in ruling.variants:
        if name not in things["variants"]:
            raise Unplayable("no_variant", name)
    chosen = tuple(Variant.of(name, things["variants"][name]) for name in ruling.variants)
    raw = things
    for variant in chosen:
        raw = overlaid(raw, variant.changes)
    if ruling.battle:
        scenario = _battle(ruling.battle, things)
        raw = overlaid(raw, scenario.changes)
        return (
            Setting.of(
                scenario, Content.of(raw, things), chosen, agreement=Agreement(ruling.leaders, (), ruling.teams)
            ),
            {},
            {},
        )
    data = dict(ruling.position)
    if (like := str(data.pop("rules_of", ""))) != "":
        base = things["scenarios"][_battle_id(like, things)]
        data = {**{key: base[key] for key in _RULES if key in base}, **data}
    raw = overlaid(raw, changes_of(data))
    data.pop("turn", None)
    hands = {side: list(cards) for side, cards in data.pop("hands", {}).items()}
    text = data.pop("drawn")
    board = data.setdefault("board", board_of(text, {id: one["rows"] for id, one in raw["boards"].items()}))
    drawn, miniatures = read_drawing(text, raw["boards"][board]["rows"], raw, data.get("miniatures", {}))
    sides = list(raw["boards"][board]["baselines"])
    scenario = Scenario.of(
        ruling.head.id,
        {
            "name": {},
            "first": sides[0],
            "victory": {},
            **drawn,
            **data,
            "hand": {side: max(len(cards) for name, cards in _of(side, hands)) for side in sides},
        },
    )
    content = Content.of(raw, things)
    setting = Setting.of(scenario, content, chosen, agreement=_agreement(ruling, scenario, content, hands))
    number = setting.grid.number
    return setting, {number[hex]: count for hex, count in miniatures.items()}, hands


def _of(side: str, hands: Mapping[str, list[str]]) -> list[tuple[str, list[str]]]:
    """The hands of a side's seats."""
    return [(side, []), *((seat, cards) for seat, cards in hands.items() if seat in (side, f"{side}-1", f"{side}-2"))]


def _agreement(ruling: Ruling, scenario: Scenario, content: Content, hands: Mapping[str, list[str]]) -> Agreement:
    """What the ruling agrees on; a card that it deals and no deck has joins that seat's deck."""
    bare = Setting.of(scenario, content, (), agreement=Agreement(ruling.leaders, (), ruling.teams))
    joining = []
    for number, seat in enumerate(bare.seats):
        known = [bare.cards[card].head.id for card in (*bare.decks[seat.side], *bare.joining[number])]
        for card in (*hands.get(seat.name, ()), *ruling.draws.get(seat.name, ())):
            if card not in known and card in content.cards:
                joining.append((seat.name, card))
                known.append(card)
    return Agreement(ruling.leaders, tuple(joining), ruling.teams)


def _battle(name: str, things: Things) -> Scenario:
    id = _battle_id(name, things)
    return Scenario.of(id, things["scenarios"][id])


def _battle_id(name: str, things: Things) -> str:
    for id, data in things["scenarios"].items():
        if name in (id, id.rpartition("/")[2], str(data.get("number"))):
            return id
    raise Unplayable("no_battle", name)
