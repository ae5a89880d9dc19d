"""Everything that can be done to a battle: pieces, markers and medals, and here dice and the attack in progress."""

from __future__ import annotations

from hothkit.engine.cards import Cards
from hothkit.model.rule import StaticRule
from hothkit.position.bound import Bound
from hothkit.position.state import ATTACK, FACES, HITS, LENT, SCORED, attack_frame


class Work(Cards):
    """The operations on dice and on the attack in progress."""

    def roll(self, number: int) -> tuple[int, ...]:
        """So many faces; the caller says what they were rolled for."""
        return self.chance.dice(self.setting, self.state, number)

    def roll_for(self, rule: str, number: int) -> tuple[int, ...]:
        """Roll dice for a rule and say so."""
        faces = self.roll(number)
        self.tell("rule_rolled", rule, faces)
        return faces

    def faces(self) -> tuple[int, ...]:
        """The dice of the attack in progress as they lie."""
        frame = self._attack()
        return tuple(self.state.stack[frame][FACES]) if frame is not None else ()

    def reroll(self, taken: tuple[int, ...]) -> None:
        """Take up dice of the attack in progress by what they show, and roll them again."""
        if (at := self._attack()) is None:
            return
        self.tell("dice_taken_up", taken)
        left = list(self.faces())
        for face in taken:
            left.remove(face)
        rolled = self.roll(len(taken))
        self.tell("dice_rerolled", rolled)
        self._write(at, FACES, (*left, *rolled))

    def hits(self) -> int:
        """The hits that the attack in progress has scored, cancelled ones too."""
        frame = self._attack()
        return int(self.state.stack[frame][SCORED]) if frame is not None else 0

    def cancel_hits(self, number: int | None) -> None:
        """Take all or some hits off the attack in progress."""
        if (at := self._attack()) is not None:
            hits = self.state.stack[at][HITS]
            taken = hits if number is None else min(number, hits)
            self._write(at, HITS, hits - taken)
            self.tell("hits_cancelled", taken)

    def lend(self, rule: str, given: StaticRule) -> None:
        """Give a rule to the attack in progress, on behalf of the one with this name."""
        if (at := self._attack()) is not None:
            self._write(at, LENT, (*self.state.stack[at][LENT], self._lent(rule, given)))

    def attack_freely(self, owner: int, target: int, number: int, rule: str, given: StaticRule | None) -> None:
        """Roll so many dice for a side against a piece, with a rule of their own if one is given."""
        if self.state.hex_of[target] >= 0:
            self.push(*self._free_attack(owner, target, number, rule, given))

    def free_dice(self, owner: int, target: int, number: int, rule: str, given: StaticRule | None) -> int:
        """What the ground of a piece would leave of so many dice."""
        if self.state.hex_of[target] < 0:
            return 0
        self.push(*self._free_attack(owner, target, number, rule, given))
        left = self.tables.free_dice(self.state, number, target)
        self.pop()
        return left

    def _free_attack(self, owner: int, target: int, number: int, rule: str, given: StaticRule | None) -> list[object]:
        frame: list[object] = list(attack_frame(-1, target, -1, self.state.hex_of[target], owner, number))
        frame[LENT] = (self._lent(rule, given),) if given else ()
        return frame

    def _lent(self, rule: str, given: StaticRule) -> Bound:
        giver = next(bound for bound in self.setting.triggered if bound.id == rule)
        return Bound(given, giver.rank, giver.carrier, giver.origin, giver.name, is_lent=True)

    def _write(self, at: int, field: int, value: object) -> None:
        frame = list(self.state.stack[at])
        frame[field] = value
        self.state.stack[at] = tuple(frame)

    def _attack(self) -> int | None:
        """Where on the stack the innermost attack is."""
        stack = self.state.stack
        return next((i for i in range(len(stack) - 1, -1, -1) if stack[i][0] == ATTACK), None)
