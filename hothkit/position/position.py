"""A position: a battle's setting with one of its states."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hothkit.model.terrain import Terrain
from hothkit.position.profile import Profile
from hothkit.position.setting import Setting
from hothkit.position.state import NOBODY, State


class Standing(NamedTuple):
    """A piece of a profile on a hex; the hex may be one where it only might stand."""

    piece: int
    profile: int
    hex: int


class Position(NamedTuple):
    """A setting and a state."""

    setting: Setting
    state: State

    def profile(self, piece: int) -> Profile:
        """What a piece is."""
        return self.setting.profiles[self.setting.pieces[piece][0]]

    def standing(self, piece: int, hex: int | None = None) -> Standing:
        """The piece where it stands, or as if it stood on this hex."""
        return Standing(piece, self.setting.pieces[piece][0], self.state.hex_of[piece] if hex is None else hex)

    def ground(self, hex: int) -> Terrain:
        """What a hex is: as it was set up, or what a marker that lies there makes of it."""
        if self.setting.lays_ground:
            for kind, where, carrier in self.state.markers:
                if where == hex and carrier == NOBODY and (laid := self.setting.laid[kind]) is not None:
                    return laid
        return self.setting.grounds[hex]

    def units(self, side: int | None = None) -> Iterator[int]:
        """The units on the board, of one side if asked, structures left out."""
        for piece, hex in enumerate(self.state.hex_of):
            profile = self.profile(piece)
            if hex >= 0 and not profile.is_structure and side in (None, profile.side):
                yield piece
