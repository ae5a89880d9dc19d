"""What happens to markers: placed, taken up, dropped and removed."""

from __future__ import annotations

from hothkit.engine.scoring import Scoring
from hothkit.judge.scene import scene
from hothkit.position.state import NOBODY
from hothkit.words.conditions import selects
from hothkit.words.scene import hex_alone


class Markers(Scoring):
    """The operations on markers."""

    def set_up(self) -> None:
        """Units take up what lies where they begin."""
        for piece, hex in enumerate(self.state.hex_of):
            if hex >= 0:
                self.take_up(piece)
        super().set_up()

    def take_up(self, piece: int) -> None:
        """A unit that has come to rest takes up the markers there that it may carry."""
        state, hex = self.state, self.state.hex_of[piece]
        for marker in state.markers:
            kind, where, carrier = marker
            if where == hex and carrier == NOBODY and self._may_carry(piece, kind):
                self._change(marker, (kind, hex, piece))
                self.tell("marker_taken_up", piece, hex, kind)

    def drop(self, piece: int, hex: int) -> None:
        """What an eliminated unit carried falls where it stood, or is gone with it."""
        for marker in self.state.markers:
            kind, _, carrier = marker
            if carrier == piece:
                stays = self.setting.markers[kind].stays_behind
                self._change(marker, (kind, hex, NOBODY) if stays else None)
                self.tell("marker_dropped" if stays else "marker_lost", piece, hex, kind)

    def place_marker(self, kind: int, hex: int) -> None:
        """Lay a marker on a hex."""
        self.state.markers = tuple(sorted((*self.state.markers, (kind, hex, NOBODY))))
        self.tell("marker_placed", hex, kind)
        self.happened("marker_placed", hex=hex_alone(hex))

    def remove_markers(self, kind: int, hex: int, number: int) -> None:
        """Take so many markers off a hex, as far as they lie there."""
        for marker in [one for one in self.state.markers if one == (kind, hex, NOBODY)][:number]:
            self._change(marker, None)
            self.tell("marker_removed", hex, kind)

    def can_carry(self, piece: int, kind: int) -> bool:
        """Whether a piece is a unit on the board that may carry such a marker."""
        return piece >= 0 and self.state.hex_of[piece] >= 0 and self._may_carry(piece, kind)

    def hand_over(self, marker: tuple[int, int, int], piece: int) -> None:
        """Let a unit carry a marker, wherever that has been."""
        hex = self.state.hex_of[piece]
        self._change(marker, (marker[0], hex, piece))
        self.tell("marker_moved", piece, hex, marker[0])

    def _may_carry(self, piece: int, kind: int) -> bool:
        position = self.position
        seen = scene(position, {}, None, position.profile(piece).side)
        return selects(self.setting.markers[kind].carried_by, seen, position.standing(piece))

    def _change(self, old: tuple[int, int, int], new: tuple[int, int, int] | None) -> None:
        markers = list(self.state.markers)
        markers.remove(old)
        self.state.markers = tuple(sorted((*markers, new) if new else markers))
