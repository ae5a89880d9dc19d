"""What is in the box, as far as rules and sheets ask for it."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.head import Data

_CARD, _HEX = (59, 91), 50
Counts = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Components:
    """How many there are of a unit's miniatures and of other pieces; of what is not named there are enough.

    `card` is the width and height of a card, `hex_across` the way from side to side of a hex, in millimetres.
    """

    miniatures: Counts = ()
    terrain: Counts = ()
    structures: Counts = ()
    badges: Counts = ()
    card: tuple[int, int] = _CARD
    hex_across: int = _HEX

    @classmethod
    def of(cls, data: Data) -> Components:
        """The components of a file's data."""
        width, height = data.get("card_size_mm", _CARD)
        return cls(
            _counts(data.get("miniatures", {})),
            _counts(data.get("terrain", {})),
            _counts(data.get("structures", {})),
            _counts(data.get("badges", {})),
            (width, height),
            data.get("hex_across_mm", _HEX),
        )


def _counts(data: Data) -> Counts:
    return tuple((id, one if isinstance(one, int) else one["count"]) for id, one in data.items())
