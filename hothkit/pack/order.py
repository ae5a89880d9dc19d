"""The order of packs: as they declare it, then as they were given; never as a file system lists them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hothkit.model.pack import Pack


def in_order(packs: Iterable[Pack]) -> tuple[Pack, ...]:
    """Each pack behind those that come before it; packs that go round in a circle come last, as they were given."""
    waiting = {pack.head.id: pack for pack in packs}
    found: list[Pack] = []
    while waiting:
        ready = next((pack for pack in waiting.values() if waiting.keys().isdisjoint(pack.before)), None)
        if ready is None:
            break
        found.append(waiting.pop(ready.head.id))
    return (*found, *waiting.values())


def has_declared(pack: Pack, other: Pack, known: Mapping[str, Pack]) -> bool:
    """Whether a pack says, by itself or by those that come before it, that it comes after the other one."""
    seen: set[str] = set()
    waiting = [pack.head.id]
    while waiting:
        id = waiting.pop()
        if id in seen or id not in known:
            continue
        seen.add(id)
        if other.head.id in known[id].before:
            return True
        waiting += known[id].before
    return False
