"""What happens to cards and orders."""

from __future__ import annotations

from hothkit.engine.pieces import Pieces
from hothkit.judge.orders import falls_back
from hothkit.model.card import PLAYED
from hothkit.position.position import Standing
from hothkit.position.state import NOBODY, OFF_BOARD

MOVE, ATTACK_WITH, AGAIN = "move_units", "attack_with_units", "order_again"


class Cards(Pieces):
    """The operations on decks, hands, discards and orders."""

    def deal(self) -> None:
        """Make the decks: in a team the side's cards are shared out at random; what a seat adds is its own."""
        setting, state = self.setting, self.state
        for side in range(len(setting.sides)):
            first, *others = [number for number, seat in enumerate(setting.seats) if seat.side == side]
            if setting.is_shared(first):
                continue
            for other in others:
                for _ in range(len(setting.decks[side]) // (1 + len(others))):
                    card = self._drawn(first)
                    state.decks[other] = tuple(sorted((*state.decks[other], card)))
                    self.tell("card_dealt", other, card)
        for seat, joining in enumerate(setting.joining):
            state.decks[setting.piles[seat]] = tuple(sorted((*state.decks[setting.piles[seat]], *joining)))
        for seat, cards in enumerate(setting.hands):
            for _ in range(min(cards, len(state.decks[setting.piles[seat]]))):
                self.draw(seat)

    def draw(self, seat: int) -> None:
        """One card from the deck, which is made new from the discards when it is empty; none if both are."""
        state, pile = self.state, self.setting.piles[seat]
        if not state.decks[pile]:
            if not state.discards[pile]:
                return
            state.decks[pile], state.discards[pile] = tuple(sorted(state.discards[pile])), ()
            self.tell("deck_shuffled", seat)
        card = self._drawn(seat)
        state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
        self.tell("card_drawn", seat, card)

    def take_card(self, seat: int, card: int) -> None:
        """Take a card out of the discards into the hand."""
        pile = self.setting.piles[seat]
        self.state.discards[pile] = _without(self.state.discards[pile], card)
        self.state.hands[seat] = tuple(sorted((*self.state.hands[seat], card)))
        self.tell("card_taken", seat, card)

    def discard(self, seat: int, card: int) -> None:
        """Lay a card of the hand on the discards."""
        self.state.hands[seat] = _without(self.state.hands[seat], card)
        self._lay_aside(seat, card)
        self.tell("card_discarded", seat, card)

    def discard_at_random(self, seat: int) -> None:
        """Lay any card of the hand on the discards."""
        hand = self.state.hands[seat]
        if hand:
            card = self.chance.card(self.setting, self.state, seat, hand)
            self.state.hands[seat] = _without(hand, card)
            self._lay_aside(seat, card)
            self.tell("card_lost", seat, card)

    def begin_card(self, seat: int, card: int) -> None:
        """Do what a card says; if it names a type that the side lacks, nothing but an order is left."""
        state = self.state
        state.card = state.bonus = card
        if falls_back(self.position, self.setting.cards[card], state.active):
            state.bonus = NOBODY
            self.tell("orders_replaced", seat, card)
        else:
            self.happened(PLAYED, side=self.side_role(state.active))

    def copy_card(self, seat: int, card: int) -> None:
        """Read another card in the place of the one that was played this turn, if it is this seat's turn."""
        if self.setting.seats[seat].side != self.state.active:
            return
        self.tell("card_copied", seat, card)
        self.state.copied = (*self.state.copied, (seat, card))
        self.begin_card(seat, card)

    def lay_open(self, seat: int, card: int) -> None:
        """Play a card of the hand: it lies open until the turn's cards are cleared away."""
        self.state.hands[seat] = _without(self.state.hands[seat], card)
        self.state.in_play = (*self.state.in_play, (seat, card))
        self.tell("card_played", seat, card)

    def clear_away(self) -> None:
        """The cards that were played go to the discards."""
        for seat, card in self.state.in_play:
            self._lay_aside(seat, card)
        self.state.in_play = self.state.copied = ()

    def order(self, piece: int, times: int = 1, *, rewarded: bool = True) -> None:
        """Give a unit orders; each but the first is a fresh move and attack, made once the turn's attacks are done."""
        state = self.state
        is_others = self.position.profile(piece).side != state.active
        is_too_late = is_others or not any(frame[0] == AGAIN for frame in state.stack)
        if is_too_late or not state.ordered[piece]:
            state.rewarded[piece] = int(rewarded)
        state.ordered[piece] += times
        self.tell("unit_ordered", piece, state.hex_of[piece])
        if is_too_late:
            state.ordered[piece] = 1
            self.begin_orders((piece,))
        self.happened("unit_ordered", unit=self.position.standing(piece))

    def begin_orders(self, pieces: tuple[int, ...]) -> None:
        """These units may move and attack once more; ground that has silenced one does so until the turn ends."""
        state = self.state
        for piece in pieces:
            state.moved_before[piece] += state.moved[piece]
            state.attacked_before[piece] += state.attacked[piece]
            state.moved[piece] = state.attacked[piece] = 0
        self.push(ATTACK_WITH, *pieces)
        self.push(MOVE, *pieces)

    def side_role(self, side: int) -> Standing:
        """A side in a role: any profile of it stands for the side."""
        index = next((p.index for p in self.setting.profiles if p.side == side), NOBODY)
        return Standing(NOBODY, index, OFF_BOARD)

    def _lay_aside(self, seat: int, card: int) -> None:
        pile = self.setting.piles[seat]
        self.state.discards[pile] = (*self.state.discards[pile], card)

    def _drawn(self, seat: int) -> int:
        pile = self.setting.piles[seat]
        card = self.chance.card(self.setting, self.state, seat, self.state.decks[pile])
        self.state.decks[pile] = _without(self.state.decks[pile], card)
        return card


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    left = list(cards)
    left.remove(card)
    return tuple(left)
