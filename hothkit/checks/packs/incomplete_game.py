"""A pack that stands on no other and is no whole game."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.pack.order import games
from hothkit.pack.packs import NEEDED, pack_of, usual_game


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding with what it lacks; one word in its file makes it a pack that changes another game."""
    if thing.file.kind != "pack":
        return
    known = {pack.head.id: pack for pack in map(pack_of, library.packs)}
    below = games((id for id, _ in pack_of(thing).requires), known)
    if len(below) > 1:
        two = ", ".join(sorted(below))
        yield error("incomplete-game", thing.source.key_place(("requires",)), "two", games=two, game="")
    if not thing.data.get("requires"):
        missing = [name for name in NEEDED if not library.of_kind(name)]
        if missing:
            yield error("incomplete-game", thing.source.place(()), missing=", ".join(missing), game=usual_game())
