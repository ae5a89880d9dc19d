"""Format 1 -> 2: packs say what they are called and what they stand on; changes merge, what goes is said."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.migration.rewritten import Rewritten
from hothkit.model.changes import REMOVED
from hothkit.pack.files import pack_id
from hothkit.pack.library import Library, Thing
from hothkit.pack.overlay import overlaid
from hothkit.pack.packs import pack_of, usual_game
from hothkit.pack.versions import like
from hothkit.shape import KIND_OF_FOLDER
from hothkit.shape.value_name import ValueName
from hothkit.shape.whole import merged_with
from hothkit.text import kebab
from hothkit.yaml_source import Route
from hothkit.yaml_source.edit import indentation, is_flow, replaced, with_flow_entry, with_lines_after

_CHANGES: Mapping[str, Route] = {
    "scenario": ("changes",),
    "variant": ("changes",),
    "ruling": ("position", "changes"),
}
"""Kind -> where its changes stand."""
_OF_A_GAME = ("boards", "dice", "sides", "sight", "turn", "types", "units")
"""What a pack has of its own if it is a whole game: nothing can be played without these."""
_ID_CHARACTERS, _LINE_CHARACTERS = 100, 100
_NAMELESS = "pack"
_HIGH, _HIGH_IN_A_LINE = "high_ground", re.compile(r"high_ground: *\{[^{}]*\}")


def migrated(library: Library, thing: Thing, text: str) -> Rewritten:
    """A file of a pack, or one that lies in none."""
    if thing.file.kind == "pack" and isinstance(thing.data, dict):
        return _pack(library, thing, text)
    route = _CHANGES.get(thing.file.kind)
    changes = None if route is None else _at(thing.data, route)
    if route is None or not isinstance(changes, dict):
        return Rewritten(text, thing.data)
    text, data = _with_heights(library, thing, text, route)
    names = [str(name) for name in _replaced_whole(library, changes)]
    if not names:
        return Rewritten(text, data)
    return Rewritten(_with_removed(thing, text, route, names), _with_names(data, route, names))


def _with_heights(library: Library, thing: Thing, text: str, route: Route) -> tuple[str, Any]:
    """Grounds have a height of their own: of what was high ground only the word about structures is left.

    Where other grounds were made high the author has to say how high they are.
    """
    at = (*route, "sight", _HIGH)
    high = _at(thing.data, at)
    grounds = {id for id, one in library.of_kind("terrain").items() if one.is_usable and one.data.get("height")}
    if not isinstance(high, dict) or set(high.get("grounds", grounds)) != grounds or "structures_block" not in high:
        return text, thing.data
    seen = "never" if high["structures_block"] else "always"
    lines = text.splitlines(keepends=True)
    line = thing.source.key_place(at).line - 1
    lines[line] = _HIGH_IN_A_LINE.sub(f"structures_seen_over: {seen}", lines[line])
    return "".join(lines), _renamed(thing.data, at, "structures_seen_over", seen)


def _renamed(data: Any, route: Route, new: str, value: Any) -> Any:
    key, *rest = route
    if rest:
        return {**data, key: _renamed(data[key], tuple(rest), new, value)}
    return {new if field == key else field: value if field == key else one for field, one in data.items()}


def _replaced_whole(library: Library, changes: Mapping[str, Any]) -> Iterator[ValueName]:
    """The maps that were replaced whole and would now keep what their new value lacks."""
    bare = overlaid(library.sound, [(REMOVED, changes.get(REMOVED, ()))])
    for folder, changed in changes.items():
        if folder == REMOVED or not isinstance(changed, dict):
            continue
        for id, fields in changed.items() if folder in KIND_OF_FOLDER else (("", changed),):
            before = bare.get(folder, {}).get(id, {})
            for field, value in fields.items() if isinstance(fields, dict) else ():
                name = ValueName(folder, id, (field,))
                # Rules were laid over one another one by one then too.
                if field != "rules" and field in before and _would_keep(library, name, before, value):
                    yield name


def _would_keep(library: Library, name: ValueName, before: Mapping[str, Any], value: Any) -> bool:
    """Whether the new value, laid over what is there alone or with a variant, would be more than it is."""
    (field,) = name.route
    new = {str(field): value}
    with_variants = (merged_with(name.kind, before, fields) for fields in _in_variants(library, name))
    return any(merged_with(name.kind, old, new)[str(field)] != value for old in (before, *with_variants))


def _in_variants(library: Library, name: ValueName) -> Iterator[Mapping[str, Any]]:
    """What variants change about the same thing."""
    for variant in library.of_kind("variants").values():
        fields = _at(variant.data, ("changes", name.folder, *filter(None, [name.id])))
        if isinstance(fields, dict):
            yield fields


def _at(data: Any, route: Route) -> Any:
    for key in route:
        data = data.get(key) if isinstance(data, dict) else None
    return data


def _with_names(data: Any, route: Route, names: list[str]) -> Any:
    if route:
        return {**data, route[0]: _with_names(data[route[0]], route[1:], names)}
    return {**data, REMOVED: [*names, *data.get(REMOVED, ())]}


def _with_removed(thing: Thing, text: str, route: Route, names: list[str]) -> str:
    """The names as the first of what is removed."""
    source = thing.source
    if REMOVED in _at(thing.data, route):
        place = source.place((*route, REMOVED, 0))
        before = indentation(text, place)
        if before.strip() == "-":
            return with_lines_after(text, place.line - 1, [before + name for name in names])
        return with_flow_entry(text, source.place((*route, REMOVED)), ", ".join(names))
    entry, place = f"{REMOVED}: [{', '.join(names)}]", source.place(route)
    if is_flow(text, place):
        return with_flow_entry(text, place, entry)
    space = indentation(text, place)
    lines = [space + entry]
    if len(lines[0]) > _LINE_CHARACTERS:
        lines = [f"{space}{REMOVED}:", *(f"{space}  - {name}" for name in names)]
    return with_lines_after(text, source.key_place(route).line, lines)


def _pack(library: Library, thing: Thing, text: str) -> Rewritten:
    """The pack's own file; what its author has written already stays."""
    new: dict[str, Any] = {}
    lines: dict[str, list[str]] = {"format": [], "version": []}
    if "id" not in thing.data:
        new["id"] = _id(library, thing)
        lines["format"].append(f"id: {new['id']}")
    if "requires" not in thing.data and not _is_game(library, thing):
        game, wanted = usual_game(), _usual_range(library)
        new["requires"] = {game: wanted}
        lines["version" if "version" in thing.data else "format"].append(f'requires: {{{game}: "{wanted}"}}')
    place = thing.source.place(())
    text = next(replaced(text, thing.source.place(("format",)), "1", "2"), text)
    if is_flow(text, place):
        entries = ", ".join(line for some in lines.values() for line in some)
        text = with_flow_entry(text, place, entries) if entries else text
    else:
        space = indentation(text, place)
        ends = sorted(((thing.source.place((key,)).line, some) for key, some in lines.items() if some), reverse=True)
        # From the end, so that what stands above keeps its line.
        for line, some in ends:
            text = with_lines_after(text, line, [space + one for one in some])
    return Rewritten(text, {**thing.data, "format": 2, **new})


def _id(library: Library, thing: Thing) -> str:
    """The name of its folder, made to fit; not that of the usual game, for which it would be taken."""
    root = thing.file.pack
    id = kebab("" if root is None else pack_id(root))[:_ID_CHARACTERS].strip("-") or _NAMELESS
    return f"my-{id}" if id == usual_game() and not _is_game(library, thing) else id


def _is_game(library: Library, pack: Thing) -> bool:
    own = {thing.folder for thing in library.all if thing.file.pack == pack.file.pack}
    return own.issuperset(_OF_A_GAME)


def _usual_range(library: Library) -> str:
    """The versions of the usual game that are like the one that is here."""
    return next(like(pack.version) for pack in map(pack_of, library.packs) if pack.head.id == usual_game())
