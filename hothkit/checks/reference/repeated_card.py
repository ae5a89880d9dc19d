"""A card that stands twice in what a leader or a campaign brings."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import note
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing

_JOINING = ("leader", "campaign")


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each time but the first."""
    if thing.file.kind not in _JOINING:
        return
    cards = thing.data["cards"]
    for step, card in enumerate(cards):
        if card in cards[:step]:
            yield note("repeated-card", thing.source.place(("cards", step)), card=card)
