"""Medals and the end of a battle."""

from __future__ import annotations

from hothkit.engine.progress import Progress
from hothkit.judge import objectives
from hothkit.position.state import AWAY, NOBODY


class Scoring(Progress):
    """The operations that give and take medals."""

    def gain_medals(self, side: int, number: int) -> None:
        """Give a side medals."""
        if number > 0:
            self.state.medals[side] += number
            self.tell("medals_gained", side, number)

    def set_up(self) -> None:
        """The medals that a side has as the pieces are set up, which may even decide the battle."""
        self.recount()
        if self.setting.content.turn.starting_unit_earns:
            for piece, hex in enumerate(self.state.hex_of):
                if hex >= 0:
                    self.enter(piece, (hex,))
        self.judge_soon()

    def recount(self) -> bool:
        """Give and take the medals of marked hexes as the pieces stand now; whether anything has changed."""
        found = False
        for number in range(len(self.setting.objectives)):
            holder = objectives.holder(self.position, number)
            if holder != self.state.held[number]:
                self._hold(number, holder)
                found = True
        return found

    def enter(self, piece: int, path: tuple[int, ...]) -> bool:
        """Earn the permanent medals of the hexes of a way; whether there were any."""
        earned = [
            number
            for number in range(len(self.setting.objectives))
            if objectives.is_earned_by(self.position, number, piece, path)
        ]
        for number in earned:
            self._hold(number, self.position.profile(piece).side)
        return bool(earned)

    def _hold(self, number: int, holder: int) -> None:
        objective, before = self.setting.objectives[number], self.state.held[number]
        self.state.held[number] = holder
        if before != NOBODY:
            self.state.medals[before] -= objective.medals
            self.tell("hex_medals_lost", before, objective.hexes[0], objective.medals)
        if holder != NOBODY:
            self.state.medals[holder] += objective.medals
            self.tell("hex_medals_gained", holder, objective.hexes[0], objective.medals)

    def win(self, side: int, how: str) -> None:
        """End the battle."""
        if not self.state.is_over:
            self.state.winner, self.state.won_how = side, how
            self.tell("battle_won", side, how)

    def judge_end(self) -> None:
        """Whether a target is reached or a side has no unit left; the content says who wins if both do."""
        state, setting = self.state, self.setting
        order = (state.active, *(side for side in range(len(setting.sides)) if side != state.active))
        if setting.content.turn.both_reach_their_target == "other_side":
            order = order[::-1]
        for side in order:
            target = setting.targets[side]
            if target is not None and state.medals[side] >= target:
                return self.win(side, "medals")
        if setting.content.turn.no_unit_left_loses:
            fighting = {self.position.profile(piece).side for piece in self.position.units()}
            away = {self.position.profile(piece).side for piece, hex in enumerate(state.hex_of) if hex == AWAY}
            for side in order:
                if side in fighting and len(fighting | away) < len(setting.sides):
                    return self.win(side, "no_unit_left")
        return None
