"""What is in the box, as far as the rules ask for it."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.head import Data


@dataclass(frozen=True, slots=True)
class Components:
    """How many miniatures there are of a unit; of one that is not named there are enough."""

    miniatures: tuple[tuple[str, int], ...] = ()

    @classmethod
    def of(cls, data: Data) -> Components:
        """The components of a file's data."""
        counts = data.get("miniatures", {}).items()
        return cls(tuple((unit, one if isinstance(one, int) else one["count"]) for unit, one in counts))
