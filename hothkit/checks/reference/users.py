"""Who uses what: each place at which a thing is named."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.drawn import DRAWN, shown
from hothkit.checks.reference.unknown import SORTS
from hothkit.checks.reference.uses import uses
from hothkit.diagnostics import Place
from hothkit.pack.library import Library, Thing
from hothkit.pack.touched import changed

_UNUSING = ("components", "glossary", "requirements", "setup", "translated")


def users(library: Library, folder: str, id: str) -> Iterator[tuple[Thing, Place]]:
    """Each file that names a thing, with each place at which it does, in a stable order."""
    found = []
    for thing in library.all:
        for touch in changed(thing) if thing.is_usable else ():
            if touch.name[:2] == (folder, id):
                found.append((thing, touch.place))
        if thing.file.kind in _UNUSING or not thing.is_usable:
            continue
        if thing.file.kind == "ruling" and folder in DRAWN:
            found += [(thing, place) for name, place in shown(library, thing, folder) if name == id]
        for use in uses(thing.file.kind, thing.data):
            sort = SORTS.get(use.what)
            if use.name == id and sort is not None and folder in sort.folders:
                place = thing.source.key_place(use.route) if use.is_key else thing.source.place(use.route)
                found.append((thing, place))
    yield from sorted(found, key=lambda one: (one[1].file, one[1].line, one[1].column))
