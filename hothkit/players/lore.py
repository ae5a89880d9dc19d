"""What a planning player knows of a battle before it begins: kinds, fire and cover, looked up again and again."""

from __future__ import annotations

from functools import lru_cache

from hothkit.engine import Game
from hothkit.judge.dice import PROTECTION, ground_modifiers
from hothkit.judge.faces import meanings
from hothkit.judge.objectives import is_eligible
from hothkit.players.aims import Aims
from hothkit.players.expected import Expected, Meanings
from hothkit.position.position import Position, Standing
from hothkit.position.state import NOBODY, State, lent_rules, starting_state
from hothkit.words.scene import hex_alone

# In expected miniatures: a likely medal, and the battle itself.
MEDAL = 4.5
VICTORY = 30.0


class Lore:
    """Knowledge of one battle that no move changes, shared by its players."""

    def __init__(self, game: Game) -> None:
        setting = game.setting
        self.game, self.setting, self.tables = game, setting, game.tables
        self.expected = Expected(game)
        self.aims = Aims(setting, MEDAL, VICTORY)
        self.profile_of = [profile for profile, _ in setting.pieces]
        self.side_of = [setting.profiles[profile].side for profile, _ in setting.pieces]
        self.units = [
            [p for p, (profile, _) in enumerate(setting.pieces) if self._is_unit_of(profile, side)]
            for side in range(len(setting.sides))
        ]
        self.foes = [
            [
                p
                for p, (profile, _) in enumerate(setting.pieces)
                if setting.profiles[profile].side != side and setting.profiles[profile].is_target
            ]
            for side in range(len(setting.sides))
        ]
        self.bonus_of = self._bonuses()
        self.prizes = [self.aims.prize(profile.index) for profile in setting.profiles]
        position = Position(setting, starting_state(setting, []))
        self._holders = {
            (number, profile)
            for number in range(len(setting.objectives))
            for piece, (profile, _) in enumerate(setting.pieces)
            if is_eligible(position, number, piece)
        }
        self._fire: dict[tuple[int, int], tuple[list[int], list[int]]] = {}
        self._cover: dict[tuple[int, int, str], float] = {}

    def meanings(self, state: State, attacker: int, target: int) -> Meanings:
        """The faces that count as others in an attack; of free dice if nobody attacks."""
        if not (self.tables.says(state, "change", "faces") or lent_rules(state)):
            return ()
        position = Position(self.setting, state)
        shot = position.standing(target)
        roles, numbers = {"target": shot, "hex": hex_alone(shot.hex)}, dict[str, int]()
        if attacker != NOBODY:
            roles["attacker"] = position.standing(attacker)
            numbers["distance"] = self.tables.distances[roles["attacker"].hex][shot.hex]
        return tuple(sorted(meanings(position, roles, numbers).items()))

    def fire(self, profile: int, hex: int) -> tuple[list[int], list[int]]:
        """For each hex the dice that one there could bring to bear on it next turn, and whether it could at all."""
        found = self._fire.get((profile, hex))
        if found is None:
            who, row = self.setting.profiles[profile], self.tables.distances[hex]
            dice = [
                max((who.attack[d - 1] for d in range(max(1, far - who.still_attack), len(who.attack) + 1)), default=0)
                for far in row
            ]
            found = self._fire[profile, hex] = dice, [int(n > 0) for n in dice]
        return found

    def cover(self, profile: int, hex: int, state: State) -> float:
        """The dice that the ground there takes now, on average over the kinds of the other side."""
        setting = self.setting
        key = (profile, hex, Position(setting, state).ground(hex).head.id)
        found = self._cover.get(key)
        if found is None:
            bare = starting_state(setting, [])
            bare.markers = state.markers
            position = Position(setting, bare)
            beside = setting.grid.neighbours[hex][0]
            foes = [p for p in setting.profiles if p.side != setting.profiles[profile].side and p.attack]
            taken = [
                m.dice
                for foe in foes
                for m in ground_modifiers(position, Standing(NOBODY, foe.index, beside), Standing(NOBODY, profile, hex))
                if m.kind == PROTECTION and not m.ignored_by
            ]
            found = self._cover[key] = sum(taken) / max(1, len(foes))
        return found

    def is_eligible(self, number: int, profile: int) -> bool:
        """Whether a kind of piece may hold an objective."""
        return (number, profile) in self._holders

    def may_hold(self, number: int, side: int) -> bool:
        """Whether any piece of a side may hold an objective."""
        return any(held == number and self.setting.profiles[profile].side == side for held, profile in self._holders)

    def _is_unit_of(self, profile: int, side: int) -> bool:
        who = self.setting.profiles[profile]
        return who.side == side and not who.is_structure

    def _bonuses(self) -> list[int]:
        """For each card a number that cards with the same bonus share; cards without one have -1."""
        kinds: list[object] = []
        found = []
        for card in self.setting.cards:
            if card.bonus is not None and card.bonus not in kinds:
                kinds.append(card.bonus)
            found.append(-1 if card.bonus is None else kinds.index(card.bonus))
        return found


@lru_cache(maxsize=4)
def lore_of(game: Game) -> Lore:
    """The lore of a battle, kept for the battles that were asked for last."""
    return Lore(game)
