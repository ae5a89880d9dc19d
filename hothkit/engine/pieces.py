"""What happens to pieces on the board."""

from __future__ import annotations

from hothkit.engine.markers import Markers
from hothkit.engine.progress import Occurrence
from hothkit.engine.triggered import rules_that_apply
from hothkit.position.state import AWAY, NOBODY, OFF_BOARD
from hothkit.words.scene import hex_alone


class Pieces(Markers):
    """The operations that move, hurt, heal, bring in and take off pieces; each leaves its event and its trigger."""

    def move(self, piece: int, path: tuple[int, ...], kind: str = "unit_moved", *, passing: bool = False) -> None:
        """Move a unit along hexes; its steps are counted by the caller.

        Where rules wait on the way, it goes on when they are done. `passing`: it does not rest on the last hex either.
        """
        state = self.state
        if (cut := self._next_rule_on(piece, path)) is not None:
            self.push("travel", piece, path[cut], path[cut + 1 :], kind, passing)
            path, passing = path[: cut + 1], True
        start = state.hex_of[piece]
        state.on_hex[start], state.on_hex[path[-1]] = NOBODY, piece
        state.hex_of[piece] = path[-1]
        self.tell(kind, piece, (start, *path))
        if not passing:
            self.take_up(piece)
        scored = self.enter(piece, path) if passing else (self.enter(piece, path), self.recount()) != (False, False)
        if self.setting.triggered or scored:
            who = self.position.standing(piece)
            occurrences: list[Occurrence] = [("unit_left", {"unit": who, "hex": hex_alone(start)})]
            occurrences += [("unit_entered", {"unit": who, "hex": hex_alone(hex)}) for hex in path]
            occurrences += [] if passing else [("unit_arrived", {"unit": who, "hex": hex_alone(path[-1])})]
            self.happen(occurrences, is_judged=scored)

    def _next_rule_on(self, piece: int, path: tuple[int, ...]) -> int | None:
        """The first hex of a way, the last one left aside, on which a rule waits for the unit."""
        if "unit_entered" not in self.tables.awaited:
            return None
        for number, hex in enumerate(path[:-1]):
            roles = {"unit": self.position.standing(piece, hex), "hex": hex_alone(hex)}
            if self.state.on_hex[hex] == NOBODY and any(rules_that_apply(self.position, "unit_entered", roles, {})):
                return number
        return None

    def can_advance(self, piece: int, hex: int) -> bool:
        """Whether a rule may move a unit to a hex beside it: an empty one that is open to it."""
        state, tables = self.state, self.tables
        start = state.hex_of[piece]
        return (
            start >= 0
            and tables.distances[start][hex] == 1
            and state.on_hex[hex] == NOBODY
            and tables.lie(state, self.setting.pieces[piece][0]).is_open[hex]
            and not tables.is_forbidden(state, "move", piece)
        )

    def advance(self, piece: int, path: tuple[int, ...]) -> None:
        """Move a unit by a rule: the steps count for the turn, and the ground may silence it."""
        profile = self.setting.pieces[piece][0]
        lie = self.tables.lie(self.state, profile)
        self.state.moved[piece] += sum(lie.cost[one] for one in path)
        if any(lie.holds_fire[one] for one in path):
            self.state.held_fire[piece] = 1
        self.move(piece, path, "unit_advanced")

    def place(self, piece: int, hex: int) -> None:
        """Bring a unit in from the reserve, or bring it back, at full strength."""
        state = self.state
        state.hex_of[piece], state.on_hex[hex] = hex, piece
        state.miniatures[piece] = self.position.profile(piece).miniatures
        self.tell("unit_placed", piece, hex)
        self.take_up(piece)
        scored = (self.enter(piece, (hex,)), self.recount()) != (False, False)
        roles = {"unit": self.position.standing(piece), "hex": hex_alone(hex)}
        self.happen([("unit_entered", roles), ("unit_arrived", roles)], is_judged=scored)

    def leave_board(self, piece: int) -> None:
        """Take a unit off by an exit: it is gone, but not lost."""
        state = self.state
        who = self.position.standing(piece)
        state.on_hex[who.hex], state.hex_of[piece] = NOBODY, AWAY
        self.tell("unit_left_board", piece, who.hex)
        self.recount()
        roles = {"unit": who, "hex": hex_alone(who.hex)}
        self.happen([("unit_left", roles), ("unit_left_board", roles)], is_judged=True)

    def lose(self, piece: int, number: int, attacker: int = NOBODY) -> None:
        """Take miniatures off a piece; with the last one it is gone and the other side gains its medals."""
        state = self.state
        number = min(number, state.miniatures[piece])
        if number <= 0 or state.hex_of[piece] < 0:
            return
        state.miniatures[piece] -= number
        self.tell("miniatures_lost", piece, state.hex_of[piece], number)
        if state.miniatures[piece] == 0:
            self._eliminate(piece, attacker)

    def restore(self, piece: int, number: int) -> None:
        """Give miniatures back to a unit on the board, at most up to its full number."""
        state, profile = self.state, self.position.profile(piece)
        number = min(number, profile.miniatures - state.miniatures[piece])
        if number > 0 and state.hex_of[piece] >= 0:
            state.miniatures[piece] += number
            self.tell("miniatures_restored", piece, state.hex_of[piece], number)

    def _eliminate(self, piece: int, attacker: int) -> None:
        state, profile = self.state, self.position.profile(piece)
        who = self.position.standing(piece)
        state.on_hex[who.hex], state.hex_of[piece] = NOBODY, OFF_BOARD
        kind = "structure_destroyed" if profile.is_structure else "unit_eliminated"
        self.tell(kind, piece, who.hex)
        for side in range(len(self.setting.sides)):
            if side != profile.side:
                self.gain_medals(side, profile.medals)
        self.recount()
        roles = {"structure" if profile.is_structure else "unit": who, "hex": hex_alone(who.hex)}
        if attacker != NOBODY:
            roles["attacker"] = self.position.standing(attacker)
        if any(carrier == piece for _, _, carrier in state.markers):
            # Rules about the elimination still find the marker with the unit.
            self.push("drop_markers", piece, who.hex)
        left = [] if profile.is_structure else [("unit_left", roles)]
        self.happen([(kind, roles), *left], is_judged=True)
