"""A position: a battle's setting with one of its states."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hothkit.position.profile import Profile
from hothkit.position.setting import Setting
from hothkit.position.state import State


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

    def units(self, side: int | None = None) -> Iterator[int]:
        """The units on the board, of one side if asked, structures left out."""
        for piece, hex in enumerate(self.state.hex_of):
            profile = self.profile(piece)
            if hex >= 0 and not profile.is_structure and side in (None, profile.side):
                yield piece
