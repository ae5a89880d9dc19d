"""A marked hex, or one that a rule asks for, to which nobody whom it is meant for can ever come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from hothkit.board import reached, smallest_cut
from hothkit.checks.board.battle import CHECKED
from hothkit.checks.finding import error
from hothkit.checks.reference.uses import uses
from hothkit.checks.winning.impossible_win import FAR, faults
from hothkit.checks.winning.may import may_pick
from hothkit.checks.winning.outlook import Outlook, outlook
from hothkit.diagnostics import Diagnostic, Place
from hothkit.model.condition import Condition, condition
from hothkit.model.medal_hexes import ALL, ANY
from hothkit.pack.library import Library, Thing
from hothkit.shape.near import listed
from hothkit.yaml_source import Route


@dataclass(frozen=True, slots=True)
class Mark:
    """Hexes of which one must be reached by one of these pieces, and where the file names them."""

    hexes: tuple[int, ...]
    pieces: tuple[int, ...]
    route: Route
    meant_for: Route


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each mark that is meant for nobody, and for the first one behind each wall."""
    if thing.file.kind != CHECKED or thing.data.keys().isdisjoint(("medal_hexes", "exits", "special_rules")):
        return
    view = outlook(library, thing)
    if view is None:
        return
    yield from _too_many_at_once(view, thing)
    told: set[tuple[object, ...]] = set()
    for mark in (*_medal_hexes(view, thing), *_exits(view, thing), *_asked_for(view, thing)):
        names = listed(view.position.setting.grid.names[hex] for hex in mark.hexes)
        if not mark.pieces:
            place = thing.source.key_place(mark.meant_for)
            yield error("unreachable-hex", place, "nobody", hex=names)
        elif _is_far(view, mark) and (behind := _behind(view, mark)) not in told:
            told.add(behind)
            yield _cut_off(view, thing, mark, names)


def _too_many_at_once(view: Outlook, thing: Thing) -> Iterator[Diagnostic]:
    """Hexes that one side must hold together, more than any side has units that count there."""
    setting = view.position.setting
    for number, entry in enumerate(thing.data.get("medal_hexes", ())):
        if entry.get("together") != ALL:
            continue
        needs, hexes = condition(entry.get("needs", True)), {setting.grid.number[hex] for hex in entry["at"]}
        holding = Counter(
            setting.sides[view.position.profile(piece).side]
            for piece in _coming(view)
            if any(_picks(view, needs, piece, hex) for hex in hexes)
        )
        most = max((holding[side] for side in ([entry["side"]] if "side" in entry else setting.sides)), default=0)
        if 0 < most < len(hexes):
            place = thing.source.place(("medal_hexes", number, "together"))
            yield error("unreachable-hex", place, "together", (), hex=listed(entry["at"]), needed=len(hexes), most=most)


def _is_far(view: Outlook, mark: Mark) -> bool:
    return all(view.reach[piece].isdisjoint(mark.hexes) for piece in mark.pieces)


def _medal_hexes(view: Outlook, thing: Thing) -> Iterator[Mark]:
    setting = view.position.setting
    for number, entry in enumerate(thing.data.get("medal_hexes", ())):
        needs = condition(entry.get("needs", True))
        sides = [entry["side"]] if "side" in entry else setting.sides
        own = [piece for piece in _coming(view) if setting.sides[view.position.profile(piece).side] in sides]
        if not own:
            continue  # the side has nobody at all, which another check tells
        hexes = [setting.grid.number[hex] for hex in entry["at"]]
        groups = [hexes] if entry.get("together") == ANY else [[hex] for hex in hexes]
        for step, group in enumerate(groups):
            fits = tuple(piece for piece in own if any(_picks(view, needs, piece, hex) for hex in group))
            here = ("medal_hexes", number)
            meant_for = (*here, "needs" if "needs" in entry else "at")
            yield Mark(tuple(group), fits, (*here, "at", step), meant_for)
            if not fits:
                break


def _exits(view: Outlook, thing: Thing) -> Iterator[Mark]:
    setting = view.position.setting
    for number, side in enumerate(setting.sides):
        hexes = tuple(sorted(setting.exits[number]))
        own = [piece for piece in _coming(view) if view.position.profile(piece).side == number]
        units = [piece for piece in own if not view.position.profile(piece).is_structure]
        if hexes and units:
            leaving = tuple(piece for piece in units if any(view.may_leave(piece, hex) for hex in hexes))
            yield Mark(hexes, leaving, ("exits", side, 0), ("exits", side))


def _asked_for(view: Outlook, thing: Thing) -> Iterator[Mark]:
    """The hexes of a rule that could come in if only somebody came there."""
    for rule, found in faults(view):
        if found.why == FAR and found.hexes:
            names = {view.position.setting.grid.names[hex] for hex in found.hexes}
            route = ("special_rules", rule.id, "if", found.role)
            written = (use.route for use in uses(CHECKED, thing.data) if use.name in names and use.route[:4] == route)
            yield Mark(found.hexes, found.pieces, next(written, route), route)


def _coming(view: Outlook) -> Iterable[int]:
    return (piece for piece in range(len(view.position.setting.pieces)) if view.comes(piece))


def _picks(view: Outlook, needs: Condition, piece: int, hex: int) -> bool:
    return may_pick(needs, view.scene, view.position.standing(piece, hex))


def _behind(view: Outlook, mark: Mark) -> tuple[object, ...]:
    """Who is cut off, and from what: of all hexes behind one wall the same, of a closed hex itself."""
    setting = view.position.setting
    profiles = sorted({setting.pieces[piece][0] for piece in mark.pieces})
    closed = view.closed(profiles[0])
    return (
        *profiles,
        mark.hexes if closed.issuperset(mark.hexes) else reached(mark.hexes, setting.grid.neighbours, closed),
    )


def _cut_off(view: Outlook, thing: Thing, mark: Mark, names: str) -> Diagnostic:
    """The finding with the smallest cut: that of the sort of unit which has it easiest."""
    position = view.position
    setting = position.setting
    cuts = []
    for profile in sorted({setting.pieces[piece][0] for piece in mark.pieces}):
        own = [piece for piece in mark.pieces if setting.pieces[piece][0] == profile]
        starts = frozenset().union(*(view.starts[piece] for piece in own))
        cuts.append(smallest_cut(starts, mark.hexes, setting.grid.neighbours, view.closed(profile)))
    cut = min(cuts, key=len)
    units = ", ".join(dict.fromkeys(position.profile(piece).kind for piece in mark.pieces))
    place = thing.source.place(mark.route)
    phrase = "closed" if set(cut) <= set(mark.hexes) else None
    values: dict[str, str | int] = {"hex": names, "units": units, "cut": _said(view, cut)}
    return error("unreachable-hex", place, phrase, _laid(view, thing, cut), **values)


def _said(view: Outlook, cut: Collection[int]) -> str:
    """The hexes of a cut, those with the same ground or structure together and its id in brackets behind."""
    setting, state = view.position.setting, view.position.state
    there: dict[str, list[str]] = {}
    for hex in cut:
        piece = state.on_hex[hex]
        what = setting.grounds[hex].head.id
        if piece >= 0 and view.position.profile(piece).is_structure:
            what = view.position.profile(piece).kind
        there.setdefault(what, []).append(setting.grid.names[hex])
    return ", ".join(f"{listed(hexes)} ({what})" for what, hexes in there.items())


def _laid(view: Outlook, thing: Thing, cut: Collection[int]) -> tuple[Place, ...]:
    """Where the file lays the grounds of a cut."""
    names = {view.position.setting.grid.names[hex] for hex in cut}
    return tuple(
        thing.source.place(("terrain", id, step))
        for id, hexes in thing.data.get("terrain", {}).items()
        for step, hex in enumerate(hexes)
        if hex in names
    )
