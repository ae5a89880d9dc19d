"""The order of packs: as they declare it, then as they were given; never as a file system lists them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

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


def needed(ids: Iterable[str], known: Mapping[str, Pack]) -> set[str]:
    """These packs and all that they stand on, as far as they are known."""
    return _reached(ids, known, lambda pack: [id for id, _ in pack.requires])


def games(ids: Iterable[str], known: Mapping[str, Pack]) -> set[str]:
    """The games that these packs belong to: what they stand on in the end, itself if one stands on nothing."""
    return {id for id in needed(ids, known) if not known[id].requires}


def has_declared(pack: Pack, other: Pack, known: Mapping[str, Pack]) -> bool:
    """Whether a pack says, by itself or by those that come before it, that it comes after the other one."""
    return other.head.id in _reached(pack.before, known, lambda one: one.before)


def _reached(ids: Iterable[str], known: Mapping[str, Pack], on: Callable[[Pack], Iterable[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [*ids]
    while waiting:
        if (id := waiting.pop()) in known and id not in found:
            found.add(id)
            waiting += on(known[id])
    return found
