"""Everything that can be done to a battle: pieces and medals, and here dice and cards."""

from __future__ import annotations

from hothkit.engine.pieces import Pieces


class Work(Pieces):
    """The operations on chance: dice, the attack in progress, and decks."""

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
        return tuple(self.state.stack[frame][9]) if frame is not None else ()

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
        frame = list(self.state.stack[at])
        frame[9] = (*left, *rolled)
        self.state.stack[at] = tuple(frame)

    def hits(self) -> int:
        """The hits that the attack in progress has scored, cancelled ones too."""
        frame = self._attack()
        return int(self.state.stack[frame][8]) if frame is not None else 0

    def cancel_hits(self, number: int | None) -> None:
        """Take all or some hits off the attack in progress."""
        if (at := self._attack()) is not None:
            frame = list(self.state.stack[at])
            taken = frame[6] if number is None else min(number, frame[6])
            frame[6] -= taken
            self.state.stack[at] = tuple(frame)
            self.tell("hits_cancelled", taken)

    def _attack(self) -> int | None:
        """Where on the stack the innermost attack is."""
        stack = self.state.stack
        return next((i for i in range(len(stack) - 1, -1, -1) if stack[i][0] == "attack"), None)

    def draw(self, side: int) -> None:
        """One card from the deck, which is made new from the discards when it is empty; none if both are."""
        state = self.state
        if not state.decks[side]:
            if not state.discards[side]:
                return
            state.decks[side], state.discards[side] = tuple(sorted(state.discards[side])), ()
            self.tell("deck_shuffled", side)
        card = self.chance.card(self.setting, state, side)
        deck = list(state.decks[side])
        deck.remove(card)
        state.decks[side] = tuple(deck)
        state.hands[side] = tuple(sorted((*state.hands[side], card)))
        self.tell("card_drawn", side, card)
