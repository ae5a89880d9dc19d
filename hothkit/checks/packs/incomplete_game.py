"""A pack that stands on no other and is no whole game."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic
from hothkit.model.pack import Pack
from hothkit.pack.library import Library, Thing
from hothkit.pack.packs import NEEDED, pack_of, usual_game


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding with what it lacks; one word in its file makes it a pack that changes another game."""
    if thing.file.kind != "pack":
        return
    if len(games := sorted(games_of(library, pack_of(thing)))) > 1:
        yield error("incomplete-game", thing.source.key_place(("requires",)), "two", games=", ".join(games), game="")
    if not thing.data.get("requires"):
        missing = [name for name in NEEDED if not library.of_kind(name)]
        if missing:
            yield error("incomplete-game", thing.source.place(()), missing=", ".join(missing), game=usual_game())


def games_of(library: Library, pack: Pack) -> set[str]:
    """The packs on which a pack stands in the end: each of them is a game."""
    known = {one.head.id: one for one in map(pack_of, library.packs)}
    found: set[str] = set()
    waiting = [id for id, _ in pack.requires]
    while waiting:
        id = waiting.pop()
        if id in known and id not in found:
            found.add(id)
            waiting += [other for other, _ in known[id].requires]
    return {id for id in found if not known[id].requires}
