"""A card that does nothing when it is played."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import warning
from hothkit.checks.reference.raw_rules import effects_in
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing


def check(_: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding if a card orders nobody and does nothing, or has a bonus and orders nobody."""
    if thing.file.kind != "card" or "order" in thing.data:
        return
    if not any(key in thing.data for key in ("then", "rules", "bonus")):
        yield warning("idle-card", thing.source.place(()))
    elif "bonus" in thing.data and not any(verb in ("order", "play") for verb, _, _ in effects_in(thing.data, ())):
        yield warning("idle-card", thing.source.key_place(("bonus",)), "bonus")
