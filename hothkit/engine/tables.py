"""What only kinds and grounds decide, folded into tables that judge fills; the loop reads these."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from hothkit.hexes import Relation
from hothkit.judge import ground
from hothkit.judge.dice import dice
from hothkit.judge.in_force import change, in_force, is_forbidden, said_by
from hothkit.judge.reach import Reach, reach
from hothkit.judge.sight import Met, sight
from hothkit.model.condition import keys
from hothkit.model.rule import StaticRule
from hothkit.position.position import Position, Standing
from hothkit.position.setting import Rank, Setting
from hothkit.position.state import NOBODY, State, starting_state
from hothkit.words.conditions import WORDS, reads_moment

# Blocked for good; hexes of which each blocks when taken; pairs that block when both are (-1: always obstructed).
Looked = tuple[bool, tuple[int, ...], tuple[tuple[int, int], ...]]


class Lie(NamedTuple):
    """The land for one profile: which hexes are open to it, where it stops, where it holds its fire, at what cost."""

    is_open: tuple[bool, ...]
    stops: tuple[bool, ...]
    stops_behind: tuple[bool, ...]
    holds_fire: tuple[bool, ...]
    cost: tuple[int, ...]


class Step(NamedTuple):
    """A hex that can be moved to."""

    steps: int
    path: tuple[int, ...]
    may_attack: bool
    holds_fire: bool


class Tables:
    """The tables of one battle, filled as they are asked for; they hold no state of a game."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.number = len(setting.grid)
        self._sight: dict[int, Looked | None] = {}
        self._structures = {hex for p, hex in setting.pieces if setting.profiles[p].is_structure}
        self._dice: dict[tuple[int, int, int, int], int] = {}
        self._lies: dict[int, Lie] = {}
        self._bare: State = starting_state(setting, [])
        self._moment = {
            (group, word)
            for bound in setting.static
            if isinstance(bound.rule, StaticRule) and bound.rank is not Rank.CARD and _is_of_the_moment(bound.rule)
            for group in ("change", "forbid", "ignore")
            for word, _ in said_by(bound.rule, group)
        }
        self._said = {
            (group, word)
            for bound in setting.static
            if isinstance(bound.rule, StaticRule)
            for group in ("change", "forbid", "ignore")
            for word, _ in said_by(bound.rule, group)
        }
        self.distances = [[setting.grid.distance(a, b) for b in range(self.number)] for a in range(self.number)]
        self._forbidden: dict[tuple[str, int], bool] = {}

    # -- sight ---------------------------------------------------------------------------------------------

    def sees(self, state: State, a: int, b: int) -> bool:
        """Whether hex a sees hex b."""
        if ("ignore", "sight") in self._said or self._card_says(state, "ignore", "sight"):
            return sight(Position(self.setting, state), a, b).visible
        key = a * self.number + b
        if key not in self._sight:
            self._sight[key] = self._look(a, b)
        entry = self._sight[key]
        if entry is None:
            return sight(Position(self.setting, state), a, b).visible
        blocked, crossed, pairs = entry
        if blocked:
            return False
        on_hex = state.on_hex
        for hex in crossed:
            if on_hex[hex] >= 0:
                return False
        return not pairs or not any(
            (left < 0 or on_hex[left] >= 0) and (right < 0 or on_hex[right] >= 0) for left, right in pairs
        )

    def _look(self, a: int, b: int) -> Looked | None:
        """What can block between two hexes; None where a structure may stand between, since it can be destroyed."""
        if any(touch.hex in self._structures for touch in self.setting.grid.line(a, b)):
            return None
        empty = self._bare.copy()
        empty.on_hex = [NOBODY] * self.number
        bare = sight(Position(self.setting, empty), a, b)
        if not bare.visible or bare.rule == "next-to":
            return not bare.visible, (), ()
        high, rules = self.setting.content.sight.high_ground, self.setting.content.sight
        matters = [
            m.touch.hex is not None and (not bare.both_high or self.setting.grounds[m.touch.hex].head.id in high)
            for m in bare.hexes
        ]
        crossed = tuple(
            m.touch.hex
            for m, can in zip(bare.hexes, matters, strict=True)
            if can and m.touch.hex is not None and m.touch.relation is Relation.CROSSED
        )
        beside = [
            (m, can)
            for m, can in zip(bare.hexes, matters, strict=True)
            if m.touch.pair is not None or (m.touch.relation is Relation.CORNER and rules.corner_is_side)
        ]
        pairs = tuple(
            (_taken(left), _taken(right))
            for left, left_can in beside
            for right, right_can in beside
            if left.touch.is_left
            and not right.touch.is_left
            and (left_can or left.obstructs)
            and (right_can or right.obstructs)
            and (rules.obstacles_anywhere or left.touch.pair is None or right.touch.pair in (None, left.touch.pair))
        )
        return False, crossed, pairs

    # -- dice ----------------------------------------------------------------------------------------------

    def dice(self, state: State, attacker: int, target: int) -> int:
        """The dice of one piece attacking another from where they stand."""
        setting = self.setting
        a_hex, t_hex = state.hex_of[attacker], state.hex_of[target]
        if self._needs_judge(state, attacker, (("change", "dice"), ("ignore", "protection"), ("ignore", "penalty"))):
            position = Position(setting, state)
            return dice(position, position.standing(attacker), position.standing(target)).total
        total = self.dice_between(setting.pieces[attacker][0], a_hex, setting.pieces[target][0], t_hex)
        return max(0, min(total + self.bonus(state, attacker, "dice"), setting.content.dice.most))

    def dice_between(self, attacker: int, a_hex: int, target: int, t_hex: int) -> int:
        """Base dice and what kinds and grounds change, for two profiles on two hexes; may be below 0."""
        key = (attacker, a_hex, target, t_hex)
        total = self._dice.get(key)
        if total is None:
            position = Position(self.setting, self._bare)
            count = dice(position, Standing(NOBODY, attacker, a_hex), Standing(NOBODY, target, t_hex))
            total = self._dice[key] = count.base + sum(m.dice for m in count.modifiers if not m.ignored_by)
        return total

    # -- cards' bonuses ------------------------------------------------------------------------------------

    def bonus(self, state: State, piece: int, quantity: str) -> int:
        """What the card in play adds for a unit it ordered, if its bonus asks no questions."""
        if state.bonus < 0 or not state.ordered[piece]:
            return 0
        bonus = self.setting.cards[state.bonus].bonus
        return sum(n for word, n in bonus.change if word == quantity) if bonus else 0

    def says(self, state: State, group: str, word: str) -> bool:
        """Whether any rule, the card's bonus too, says a word at all."""
        return (group, word) in self._said or self._card_says(state, group, word)

    def _card_says(self, state: State, group: str, word: str) -> bool:
        bonus = self.setting.cards[state.bonus].bonus if state.bonus >= 0 else None
        return bonus is not None and any(said == word for said, _ in said_by(bonus, group))

    def _needs_judge(self, state: State, piece: int, words: tuple[tuple[str, str], ...]) -> bool:
        """Whether a word here depends on more than kinds, grounds and a plain bonus."""
        if self._moment and any(word in self._moment for word in words):
            return True
        if state.bonus < 0 or not state.ordered[piece]:
            return False
        bonus = self.setting.cards[state.bonus].bonus
        if bonus is None:
            return False
        asks = bool(bonus.while_)
        return any(
            said == word and (asks or group != "change") for group, word in words for said, _ in said_by(bonus, group)
        )

    # -- moving --------------------------------------------------------------------------------------------

    def reach(self, state: State, piece: int) -> dict[int, Step]:
        """Where a unit may move with the bonuses it has."""
        setting = self.setting
        if self._needs_judge(state, piece, _MOVING):
            return self._judged_reach(state, piece)
        profile = setting.profiles[setting.pieces[piece][0]]
        if profile.is_structure or self.is_forbidden(state, "move", piece):
            return {}
        longer = self.bonus(state, piece, "move") + self._fixed(piece, "move")
        still = longer + self.bonus(state, piece, "still_attack") + self._fixed(piece, "still_attack")
        return self.steps(state, piece, max(0, profile.move + longer), max(0, profile.still_attack + still))

    def _judged_reach(self, state: State, piece: int) -> dict[int, Step]:
        found: Reach = reach(Position(self.setting, state), piece)
        return {hex: Step(w.steps, w.path, w.may_attack, w.holds_fire) for hex, w in found.ways.items()}

    def steps(self, state: State, piece: int, most: int, still: int) -> dict[int, Step]:
        """The hexes within so many steps, each by the cheapest way that leaves the right to attack."""
        lie = self.lie(self.setting.pieces[piece][0])
        on_hex, neighbours, start = state.on_hex, self.setting.grid.neighbours, state.hex_of[piece]
        is_open, stops, holds_fire, cost = lie.is_open, lie.stops, lie.holds_fire, lie.cost
        found: dict[int, Step] = {}
        seen: set[tuple[int, bool, bool]] = set()
        queue: list[tuple[int, tuple[int, ...], bool, bool]] = [(0, (), False, False)]
        while queue:
            spent, path, held, stop = heappop(queue)
            hex = path[-1] if path else start
            if (hex, held, stop) in seen:
                continue
            seen.add((hex, held, stop))
            if path and hex != start:
                may_attack = spent <= still and not held
                best = found.get(hex)
                if best is None or (may_attack and not best.may_attack):
                    found[hex] = Step(spent, path, may_attack, held)
            if stop:
                continue
            behind = lie.stops_behind[hex]
            for to in neighbours[hex]:
                if is_open[to] and spent + cost[to] <= most and (on_hex[to] < 0 or to == start):
                    stop_there = behind or stops[to]
                    node = (to, held or holds_fire[to], stop_there)
                    if node not in seen:
                        heappush(queue, (spent + cost[to], (*path, to), node[1], stop_there))
        return found

    def lie(self, profile: int) -> Lie:
        """The land for one profile."""
        found = self._lies.get(profile)
        if found is None:
            position = Position(self.setting, self._bare)
            hexes = [Standing(NOBODY, profile, hex) for hex in range(self.number)]
            found = self._lies[profile] = Lie(
                tuple(not ground.why_closed(position, who, who.hex) for who in hexes),
                tuple(ground.stops(position, who, who.hex) for who in hexes),
                tuple(ground.stops_behind(position, who, who.hex) for who in hexes),
                tuple(ground.holds_fire(position, who, who.hex) for who in hexes),
                tuple(ground.cost(position, who.hex) for who in hexes),
            )
        return found

    def may_attack(self, state: State, piece: int) -> bool:
        """Whether a unit that has moved may still attack this turn."""
        if state.held_fire[piece]:
            return False
        moved = state.moved[piece]
        profile = self.setting.profiles[self.setting.pieces[piece][0]]
        if moved <= profile.still_attack:
            return True
        position = Position(self.setting, state)
        roles = {"unit": position.standing(piece)}
        longer = change(position, "move", roles) + change(position, "still_attack", roles)
        return moved <= profile.still_attack + longer

    def is_forbidden(self, state: State, word: str, piece: int) -> bool:
        """Whether a rule forbids a unit to move or attack, its target left aside."""
        if self._card_says(state, "forbid", word) or ("forbid", word) in self._moment:
            position = Position(self.setting, state)
            return is_forbidden(position, word, {"unit": position.standing(piece)})
        if ("forbid", word) not in self._said:
            return False
        key = (word, self.setting.pieces[piece][0] * self.number + state.hex_of[piece])
        found = self._forbidden.get(key)
        if found is None:
            who = Position(self.setting, state).standing(piece)._replace(piece=NOBODY)
            found = self._forbidden[key] = is_forbidden(Position(self.setting, self._bare), word, {"unit": who})
        return found

    def extra(self, state: State, piece: int, quantity: str) -> int:
        """What rules add to a unit's attacks or to its move after an attack."""
        if ("change", quantity) in self._said or self._card_says(state, "change", quantity):
            position = Position(self.setting, state)
            return change(position, quantity, {"unit": position.standing(piece)})
        return 0

    def _fixed(self, piece: int, quantity: str) -> int:
        if ("change", quantity) not in self._said:
            return 0
        position = Position(self.setting, self._bare)
        who = position.standing(piece)._replace(piece=NOBODY)
        return sum(a.amount or 0 for a in in_force(position, "change", quantity, {"unit": who}))


def _taken(met: Met) -> int:
    return -1 if met.obstructs or met.touch.hex is None else met.touch.hex


_MOVING = (
    ("change", "move"),
    ("change", "still_attack"),
    ("ignore", "stop"),
    ("ignore", "hold_fire"),
)


def _is_of_the_moment(rule: StaticRule) -> bool:
    """Whether a rule reads more than the kinds and hexes of the roles in it."""
    return any(
        role in ("this", "turn")
        or reads_moment(tree)
        or any(
            getattr(key, "word", "") not in WORDS and role not in ("distance",) and hasattr(key, "word")
            for key in keys(tree)
        )
        for role, tree in rule.while_
    )
