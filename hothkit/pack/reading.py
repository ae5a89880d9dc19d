"""Content files -> things, one after another as long as their pack keeps to its budgets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from traceback import extract_tb
from typing import Any

from hothkit.diagnostics import Diagnostic, Place, excerpt
from hothkit.pack.files import File
from hothkit.pack.limits import PACK_FINDINGS, PACK_VALUES
from hothkit.shape import KIND_OF_FOLDER, findings
from hothkit.shape.schemas import schema_of
from hothkit.yaml_source import Source, read_file, read_text
from hothkit.yaml_source.limits import error

FOLDER_OF_KIND = {kind: folder for folder, kind in KIND_OF_FOLDER.items()}


# Things are themselves only: what was found out about one can be remembered by it.
@dataclass(frozen=True, slots=True, eq=False)
class Thing:
    """A content file and what was read from it."""

    file: File
    source: Source
    findings: tuple[Diagnostic, ...]
    is_usable: bool = field(init=False)
    """Whether it is content, and neither the reading nor its shape has an error."""

    def __post_init__(self) -> None:
        is_usable = not self.file.faults and not any(finding.is_error for finding in self.findings)
        object.__setattr__(self, "is_usable", is_usable)

    @property
    def data(self) -> Any:
        """The file's data as it was written."""
        return self.source.data

    @property
    def folder(self) -> str:
        """The folder of its kind; the kind itself for one that is a single file."""
        return FOLDER_OF_KIND.get(self.file.kind, self.file.kind)

    def with_data(self, data: Any) -> Thing:
        """The thing with other data in the place of what was written."""
        return self if data is self.data else replace(self, source=replace(self.source, data=data))


def read_thing(file: File) -> Thing:
    """What is in a file, and what is wrong with its writing and shape."""
    if file.faults:
        return Thing(file, Source(file.shown), file.faults)
    try:
        return thing_of(
            file, read_file(file.path, file.shown) if file.data is None else read_text(file.data, file.shown)
        )
    except Exception as bug:
        return _refused(file, internal_error(bug, file.shown))


def thing_of(file: File, source: Source) -> Thing:
    """What is in a file that has been read already, and what is wrong with its writing and shape."""
    found = (*source.findings, *findings(file.kind, source))
    return Thing(file, source, tuple(sorted(found, key=Diagnostic.sort_key)))


def read_things(found: Iterable[File]) -> list[Thing]:
    """These files as things; of a pack with too many values only this is told, of one with too many findings those."""
    things: list[Thing] = []
    spent: dict[Path, tuple[int, int]] = {}
    ended: set[Path] = set()
    for file in found:
        if file.pack in ended:
            continue
        thing = read_thing(file)
        if file.is_guess and not _looks_like_a_battle(thing):
            continue
        things.append(thing)
        if file.pack is None:
            continue
        values, told = spent.get(file.pack, (0, 0))
        spent[file.pack] = values, told = values + _values(thing.source), told + len(thing.findings)
        if values > PACK_VALUES:
            things = [thing for thing in things if thing.file.pack != file.pack]
            things.append(_refused(file, error("pack-too-large", Place(file.shown), "values", most=PACK_VALUES)))
        elif told > PACK_FINDINGS:
            things.append(_refused(file, too_many_findings(file)))
        if values > PACK_VALUES or told > PACK_FINDINGS:
            ended.add(file.pack)
    return _named_by_packs(things)


def _named_by_packs(things: list[Thing]) -> list[Thing]:
    """The things, each battle of a pack with the pack's id before its own: two packs may have a battle of one name."""
    heads = {thing.file.pack: thing.data for thing in things if thing.file.kind == "pack" and thing.is_usable}
    named = []
    for thing in things:
        file = thing.file
        head = heads.get(file.pack) if file.kind == "scenario" else None
        if head is not None and file.id.partition("/")[0] != head["id"]:
            thing = replace(thing, file=replace(file, id=f"{head['id']}/{file.id}"))
        named.append(thing)
    return named


def _looks_like_a_battle(thing: Thing) -> bool:
    """Whether it has a key that a battle must have, so that other tools' files beside a pack are left alone."""
    wanted = {*schema_of("scenario")["required"]} - {"name"}
    keys = thing.data.keys() if isinstance(thing.data, dict) else set[str]()
    return not wanted.isdisjoint({*keys, *(line.partition(":")[0].strip(" \"'") for line in thing.source.lines)})


def _values(source: Source) -> int:
    """How many values a file has, its keys included, as its own limit counts them."""
    return len(source.values) + len(source.keys)


def too_many_findings(file: File) -> Diagnostic:
    """That a pack is looked at no further than to this file."""
    return error("pack-too-large", Place(file.shown), "findings", most=PACK_FINDINGS)


def internal_error(bug: Exception, file: str) -> Diagnostic:
    """A mistake of ours as a finding about the file at which it came out, with where in our code it happened."""
    frame = extract_tb(bug.__traceback__)[-1]
    what = f"{type(bug).__name__}: {excerpt(str(bug))} ({Path(frame.filename).name}:{frame.lineno})"
    return error("internal-error", Place(file), what=what)


def _refused(file: File, fault: Diagnostic) -> Thing:
    return read_thing(replace(file, kind="", id="", faults=(fault,)))
