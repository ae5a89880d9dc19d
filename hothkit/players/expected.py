"""What an attack is expected to do, kind against kind: exact, and remembered for the whole of a battle."""

from __future__ import annotations

from math import comb

from hothkit.engine import Game
from hothkit.judge.faces import is_hit
from hothkit.model.rule import TriggeredRule
from hothkit.players.losses import losses
from hothkit.position.bound import Rank
from hothkit.position.position import Position
from hothkit.position.state import starting_state

Result = tuple[float, float]
"""Miniatures removed, and the chance that none is left."""
Meanings = tuple[tuple[int, int], ...]
"""Faces of the die, each with the face that it counts as."""
# The ways that dice can fall grow fast with their number; so many hits nearly always settle it.
_MOST_HITS = 8


class Expected:
    """The expectations of one battle's kinds."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._piece_of = {profile: piece for piece, (profile, _) in enumerate(game.setting.pieces)}
        self._hit: dict[tuple[int, int, Meanings], float] = {}
        self._results: dict[tuple[int, int, int, int, Meanings], Result] = {}

    def attack(self, attacker: int, target: int, miniatures: int, dice: int, means: Meanings = ()) -> Result:
        """What so many dice of one profile do to another with so many miniatures, where faces count as others."""
        key = (attacker, target, miniatures, dice, means)
        found = self._results.get(key)
        if found is None:
            p = self._chance_to_hit(attacker, target, means)
            removed = gone = 0.0
            for hits in range(1, dice + 1):
                chance = comb(dice, hits) * p**hits * (1 - p) ** (dice - hits)
                for part, lost in self._lost(attacker, target, miniatures, hits) if chance else ():
                    removed += chance * part * lost
                    gone += chance * part * (lost >= miniatures)
            found = self._results[key] = (removed, gone)
        return found

    def _lost(self, attacker: int, target: int, miniatures: int, hits: int) -> tuple[tuple[float, int], ...]:
        if not self._rules_step_in(attacker, target):
            return ((1.0, min(hits, miniatures)),)
        pieces = self._piece_of[attacker], self._piece_of[target]
        return losses(self._game, *pieces, miniatures, min(hits, _MOST_HITS))

    def _chance_to_hit(self, attacker: int, target: int, means: Meanings) -> float:
        found = self._hit.get((attacker, target, means))
        if found is None:
            setting = self._game.setting
            position = Position(setting, starting_state(setting, []))
            side, piece = setting.profiles[attacker].side, self._piece_of[target]
            faces = dict(means)
            hits = sum(is_hit(position, faces.get(face, face), side, piece) for face in setting.faces)
            found = self._hit[attacker, target, means] = hits / len(setting.faces)
        return found

    def _rules_step_in(self, attacker: int, target: int) -> bool:
        """Whether any rule waits for hits between the two."""
        profiles = self._game.setting.profiles
        carriers = {carrier for i in (attacker, target) for carrier in (profiles[i].kind, *profiles[i].has)}
        return any(
            isinstance(b.rule, TriggeredRule)
            and b.rule.when == "hits_scored"
            and (b.rank is not Rank.UNIT or b.carrier in carriers)
            for b in self._game.setting.triggered
        )
