"""Files of an earlier format -> what is to be written in their place, or why nothing is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from hothkit.diagnostics import Diagnostic
from hothkit.migration import to_2
from hothkit.migration.rewritten import Migrate
from hothkit.pack.library import Library, Thing, library_of
from hothkit.pack.reading import thing_of
from hothkit.shape import findings
from hothkit.shape.format_ import OLD, PACK, format_of
from hothkit.yaml_source import read_text

MIGRATIONS: tuple[tuple[int, Migrate], ...] = ((2, to_2.migrated),)
"""The format that each one leads to, in their order."""
FIRST_FORMAT = 1
"""The format of files that lie in no pack, since nothing in them names one."""


@dataclass(frozen=True, slots=True)
class Migrated:
    """The new texts of the files that change, by where they lie; none if anything stands in the way."""

    texts: Mapping[Path, str]
    found: tuple[Diagnostic, ...] = ()
    """What is wrong with the files, or would be with the new ones: it has to be mended first."""
    stuck: str | None = None
    """A file that only a human can rewrite, as it is written."""


def migrated(library: Library, things: Sequence[Thing], texts: Mapping[Path, str]) -> Migrated:
    """These things of one pack, or of none, rewritten for the present format; `texts` is what their files hold."""
    since = next((format_of(thing.data) for thing in things if thing.file.kind == PACK), FIRST_FORMAT)
    now = {thing.file.real: thing for thing in things}
    new = dict(texts)
    if wrong := _wrong(now.values()):
        return Migrated({}, wrong)
    for number, migrate in MIGRATIONS:
        if number <= since:
            continue
        library = library_of(now.get(thing.file.real, thing) for thing in library.all)
        for path, thing in now.items():
            new[path], data = migrate(library, thing, new[path])
            if new[path] == texts[path]:
                continue
            now[path] = thing_of(thing.file, read_text(new[path], thing.file.shown))
            # A layout that the change did not reckon with: better nothing than something else.
            if now[path].data != data:
                return Migrated({}, stuck=thing.file.shown)
    # Told at the places of the files as they are, for nobody has the new ones.
    seen = (replace(thing.source, data=now[thing.file.real].data) for thing in things)
    found = [one for thing, source in zip(things, seen, strict=True) for one in findings(thing.file.kind, source)]
    if found:
        return Migrated({}, tuple(found))
    return Migrated({path: text for path, text in new.items() if text != texts[path]})


def _wrong(things: Iterable[Thing]) -> tuple[Diagnostic, ...]:
    """The errors of reading and shape that do not come of the format itself."""
    found = (finding for thing in things for finding in thing.findings if finding.is_error and finding.check != OLD)
    return tuple(sorted(found, key=Diagnostic.sort_key))
