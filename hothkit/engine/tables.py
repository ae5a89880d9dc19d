"""What only kinds and grounds decide, folded into tables that judge fills; the loop reads these."""

from __future__ import annotations

from hothkit.engine.look import Looked, look
from hothkit.engine.said import (
    awaited,
    bonuses,
    dice_rules,
    grounds_of_the_moment,
    harm_of_the_moment,
    said,
    said_of_the_moment,
)
from hothkit.engine.walk import Land, Lie, Step, lie_of, walk, ways_out
from hothkit.judge.dice import dice, free_dice
from hothkit.judge.in_force import change, in_force, is_forbidden
from hothkit.judge.reach import Reach, exits, reach, reach_within
from hothkit.judge.sight import sight
from hothkit.position.position import Position, Standing
from hothkit.position.setting import Setting
from hothkit.position.state import NOBODY, State, lent_rules, starting_state
from hothkit.words.scene import hex_alone

__all__ = ["Lie", "Step", "Tables"]

_Word = tuple[str, str]
_CHANGES_DICE: _Word = ("change", "dice")
_DICE: tuple[_Word, ...] = (_CHANGES_DICE, ("ignore", "protection"), ("ignore", "penalty"))
_MOVING: tuple[_Word, ...] = (
    ("change", "move"),
    ("change", "still_attack"),
    ("ignore", "stop"),
    ("ignore", "hold_fire"),
    ("ignore", "units"),
)
_LONGEST_MEMORY, _MOST_LAYOUTS = 50_000, 50


class _Folded:
    """What has been worked out for one lay of the grounds."""

    __slots__ = ("bare", "dice", "forbidden", "lies", "sight", "walks")

    def __init__(self, bare: State) -> None:
        self.bare = bare
        self.sight: dict[int, Looked | None] = {}
        self.dice: dict[tuple[int, int, int, int], int] = {}
        self.lies: dict[tuple[int, frozenset[str]], Lie] = {}
        self.walks: dict[tuple[object, ...], dict[int, Step]] = {}
        self.forbidden: dict[tuple[str, int], bool] = {}


class Tables:
    """The tables of one battle, filled as they are asked for; they hold no state of a game."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.number = len(setting.grid)
        self.distances = [[setting.grid.distance(a, b) for b in range(self.number)] for a in range(self.number)]
        self._said, self._moment, self._bonuses = said(setting), said_of_the_moment(setting), bonuses(setting)
        self.awaited = awaited(setting)
        dice_of_the_moment, moves_of_the_moment = grounds_of_the_moment(setting)
        self._moment_dice = dice_of_the_moment or any(word in self._moment for word in _DICE if word != _CHANGES_DICE)
        self._lasting, self._passing = dice_rules(setting)
        self._moment_moving = (
            moves_of_the_moment or harm_of_the_moment(setting) or any(word in self._moment for word in _MOVING)
        )
        self._near: dict[tuple[int, int], tuple[int, ...]] = {}
        self._lays_ground = setting.lays_ground
        self._set_up = _Folded(starting_state(setting, []))
        self._laid: dict[tuple[tuple[int, int, int], ...], _Folded] = {}

    def folded(self, state: State) -> _Folded:
        """What is known of the grounds as they are now: markers may have made others of them."""
        if not self._lays_ground:
            return self._set_up
        laid = self.setting.laid
        key = tuple(one for one in state.markers if one[2] == NOBODY and laid[one[0]] is not None)
        found = self._laid.get(key)
        if found is None:
            if len(self._laid) >= _MOST_LAYOUTS:
                self._laid.clear()
            bare = self._set_up.bare.copy()
            bare.options, bare.markers = (), key
            found = self._laid[key] = _Folded(bare)
        return found

    # -- sight ---------------------------------------------------------------------------------------------

    def sees(self, state: State, a: int, b: int) -> bool:
        """Whether hex a sees hex b."""
        if self.says(state, "ignore", "sight") or self.says(state, "forbid", "sight"):
            return sight(Position(self.setting, state), a, b).visible
        key, folded = a * self.number + b, self.folded(state)
        if key not in folded.sight:
            folded.sight[key] = look(self.setting, folded.bare, a, b)
        entry = folded.sight[key]
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

    # -- dice ----------------------------------------------------------------------------------------------

    def dice(self, state: State, attacker: int, target: int) -> int:
        """The dice of one piece attacking another from where they stand."""
        setting = self.setting
        added = self.added_dice(state, attacker)
        if added is None:
            position = Position(setting, state)
            return dice(position, position.standing(attacker), position.standing(target)).total
        a_hex, t_hex = state.hex_of[attacker], state.hex_of[target]
        total = self.dice_between(state, setting.pieces[attacker][0], a_hex, setting.pieces[target][0], t_hex) + added
        total += self.passing_dice(state, attacker, target)
        return max(0, min(total, setting.content.dice.most))

    def free_dice(self, state: State, number: int, target: int) -> int:
        """What is left of so many dice that come from no unit."""
        position = Position(self.setting, state)
        return free_dice(position, number, position.standing(target)).total

    def added_dice(self, state: State, attacker: int) -> int | None:
        """What the card in play adds to `dice_between`; None if more than kinds and grounds must be asked."""
        if self._moment_dice or self._bonus_asks(state, attacker, _DICE, ("ignore",)) or lent_rules(state):
            return None
        return self.bonus(state, attacker, "dice")

    def passing_dice(self, state: State, attacker: int, target: int) -> int:
        """What rules of the moment add to the dice between two pieces."""
        if not self._passing:
            return 0
        position = Position(self.setting, state)
        roles = {"attacker": position.standing(attacker), "target": position.standing(target)}
        numbers = {"distance": self.distances[roles["attacker"].hex][roles["target"].hex]}
        return sum(a.amount or 0 for a in in_force(position, *_CHANGES_DICE, roles, numbers, self._passing))

    def dice_between(self, state: State, attacker: int, a_hex: int, target: int, t_hex: int) -> int:
        """Base dice and what kinds and grounds change for two profiles on two hexes; may be below 0."""
        key, folded = (attacker, a_hex, target, t_hex), self.folded(state)
        total = folded.dice.get(key)
        if total is None:
            position = Position(self.setting, folded.bare)
            who, whom = Standing(NOBODY, attacker, a_hex), Standing(NOBODY, target, t_hex)
            count = dice(position, who, whom, self._lasting)
            total = folded.dice[key] = count.base + sum(m.dice for m in count.modifiers if not m.ignored_by)
        return total

    # -- what rules and the card say -----------------------------------------------------------------------

    def bonus(self, state: State, piece: int, quantity: str) -> int:
        """What the card in play adds for a unit it ordered, if its bonus asks no questions."""
        return self._bonuses[state.bonus].change.get(quantity, 0) if state.rewarded[piece] else 0

    def says(self, state: State, group: str, word: str) -> bool:
        """Whether any rule, the card's bonus too, says a word at all."""
        return (group, word) in self._said or (group, word) in self._bonuses[state.bonus].words

    def _bonus_asks(self, state: State, piece: int, words: tuple[_Word, ...], groups: tuple[str, ...]) -> bool:
        """Whether the bonus of an ordered unit says a word that it ties to a condition, or that is of these groups."""
        bonus = self._bonuses[state.bonus]
        if not bonus.words or not state.rewarded[piece]:
            return False
        return any(word in bonus.words and (bonus.asks or word[0] in groups) for word in words)

    def extra(self, state: State, piece: int, quantity: str) -> int:
        """What rules add to a unit's attacks or to its move after an attack."""
        if self.says(state, "change", quantity):
            position = Position(self.setting, state)
            return change(position, quantity, {"unit": position.standing(piece)})
        return 0

    def is_forbidden(self, state: State, word: str, piece: int) -> bool:
        """Whether a rule forbids a unit to move or attack, its target left aside."""
        key = ("forbid", word)
        bonus = self._bonuses[state.bonus]
        if key in self._moment or (key in bonus.words and bonus.asks):
            position = Position(self.setting, state)
            return is_forbidden(position, word, {"unit": position.standing(piece)})
        if key in bonus.words and state.rewarded[piece]:
            return True
        if key not in self._said:
            return False
        at = (word, self.setting.pieces[piece][0] * self.number + state.hex_of[piece])
        folded = self.folded(state)
        found = folded.forbidden.get(at)
        if found is None:
            who = Position(self.setting, state).standing(piece)._replace(piece=NOBODY)
            found = folded.forbidden[at] = is_forbidden(Position(self.setting, folded.bare), word, {"unit": who})
        return found

    # -- moving --------------------------------------------------------------------------------------------

    def reach(self, state: State, piece: int) -> dict[int, Step]:
        """Where a unit may move with the bonuses it has, in the order of the hexes."""
        setting = self.setting
        if self._moment_moving or self._bonus_asks(state, piece, _MOVING, ()):
            return _judged(reach(Position(setting, state), piece))
        found = self._movement(state, piece)
        return self.steps(state, piece, *found) if found else {}

    def exits(self, state: State, piece: int) -> dict[int, tuple[int, ...]]:
        """The exits by which a unit may leave the board now, each with the way to it."""
        setting, position = self.setting, Position(self.setting, state)
        hexes = setting.exits[position.profile(piece).side]
        if not hexes:
            return {}
        if self._moment_moving or self._bonus_asks(state, piece, _MOVING, ()):
            return exits(position, piece)
        found = self._movement(state, piece)
        most = found[0] - setting.content.turn.leaving_cost if found else -1
        if found is None or most < 0:
            return {}
        # The piece's own hex counts as free, as it does for judge.
        on_hex = state.on_hex[:]
        on_hex[state.hex_of[piece]] = NOBODY
        land = Land(
            self.lie(state, setting.pieces[piece][0], found[2]), setting.grid.neighbours, on_hex, setting.pieces
        )
        ways = ways_out(land, state.hex_of[piece], most)
        return {hex: ways[hex] for hex in sorted(hexes) if hex in ways and not self._bars(position, piece, hex)}

    def _bars(self, position: Position, piece: int, exit: int) -> bool:
        """Whether a rule forbids to leave by an exit."""
        if not self.says(position.state, "forbid", "leave_board"):
            return False
        roles = {"unit": position.standing(piece, exit), "hex": hex_alone(exit)}
        return is_forbidden(position, "leave_board", roles)

    def _movement(self, state: State, piece: int) -> tuple[int, int, frozenset[str]] | None:
        """How far a unit may move, and move and still attack, and what it ignores; None if it may not move."""
        profile = self.setting.profiles[self.setting.pieces[piece][0]]
        if profile.is_structure or self.is_forbidden(state, "move", piece):
            return None
        longer = self.bonus(state, piece, "move") + self._fixed(state, piece, "move")
        still = longer + self.bonus(state, piece, "still_attack") + self._fixed(state, piece, "still_attack")
        words = self._bonuses[state.bonus].words
        ignoring = frozenset(word for group, word in words if group == "ignore") if state.rewarded[piece] else _NOTHING
        return max(0, profile.move + longer), max(0, profile.still_attack + still), ignoring

    def steps(
        self, state: State, piece: int, most: int, still: int, ignoring: frozenset[str] = frozenset()
    ) -> dict[int, Step]:
        """The hexes within so many steps, in their order; remembered by who stands near, as only that matters."""
        if self._moment_moving:
            return _judged(reach_within(Position(self.setting, state), piece, most, still))
        profile, start, on_hex = self.setting.pieces[piece][0], state.hex_of[piece], state.on_hex
        near = self._near.get((start, most))
        if near is None:
            row = self.distances[start]
            near = self._near[start, most] = tuple(h for h in range(self.number) if 0 < row[h] <= most)
        lie, walks = self.lie(state, profile, ignoring), self.folded(state).walks
        taken: tuple[object, ...] = tuple([hex for hex in near if on_hex[hex] >= 0])
        if any(lie.passes):
            taken = tuple([(hex, self.setting.pieces[on_hex[hex]][0]) for hex in near if on_hex[hex] >= 0])
        key = (profile, start, most, still, ignoring, taken)
        found = walks.get(key)
        if found is None:
            if len(walks) >= _LONGEST_MEMORY:
                walks.clear()
            land = Land(lie, self.setting.grid.neighbours, on_hex, self.setting.pieces)
            found = walks[key] = walk(land, start, most, still)
        return found

    def lie(self, state: State, profile: int, ignoring: frozenset[str] = frozenset()) -> Lie:
        """The land for one profile."""
        folded = self.folded(state)
        found = folded.lies.get((profile, ignoring))
        if found is None:
            found = folded.lies[profile, ignoring] = lie_of(self.setting, folded.bare, profile, ignoring)
        return found

    def may_attack(self, state: State, piece: int) -> bool:
        """Whether a unit that has moved may still attack this turn."""
        if state.held_fire[piece]:
            return False
        moved = state.moved[piece]
        if not moved:
            return True
        profile = self.setting.profiles[self.setting.pieces[piece][0]]
        longer = self.extra(state, piece, "move") + self.extra(state, piece, "still_attack")
        return moved <= profile.still_attack + longer

    def _fixed(self, state: State, piece: int, quantity: str) -> int:
        """What rules add that ask for nothing but kinds and hexes."""
        if ("change", quantity) not in self._said:
            return 0
        position = Position(self.setting, self.folded(state).bare)
        who = position.standing(piece, state.hex_of[piece])._replace(piece=NOBODY)
        return sum(a.amount or 0 for a in in_force(position, "change", quantity, {"unit": who}))


def _judged(found: Reach) -> dict[int, Step]:
    return {hex: Step(w.steps, w.path, w.may_attack, w.holds_fire) for hex, w in found.ways.items()}


_NOTHING: frozenset[str] = frozenset()
