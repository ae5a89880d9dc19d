"""What can be mended without asking: a file's text with such faults taken out, its comments and layout kept.

A change is only made if the file, read and checked again, then lacks the fault and has no new one of reading or shape.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from hothkit.checks.run import run
from hothkit.checks.style.key_order import usual_order
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.pack.reading import thing_of
from hothkit.yaml_source import read_text
from hothkit.yaml_source.edit import quoted, replaced, with_blocks_sorted

MOST_ROUNDS = 1000
"""So many faults of one file are mended at most."""
_BOM = "\ufeff"


def mended(library: Library, thing: Thing, text: str) -> str:
    """The text of a thing's file without the faults that can be mended; the same text if there are none."""
    given_up: set[tuple[str, int, int]] = set()
    for _ in range(MOST_ROUNDS):
        for finding in _found(library, thing):
            if _key(finding) in given_up:
                continue
            sound = [
                new for new in _ways(finding, thing, text) if new != text and _is_better(library, thing, new, finding)
            ]
            if len(sound) == 1:
                text, thing = sound[0], _read(thing, sound[0])
                break
            given_up.add(_key(finding))
        else:
            return text
    return text


def _ways(finding: Diagnostic, thing: Thing, text: str) -> Iterator[str]:
    """The texts that may be meant; if more than one of them is sound, nobody can know which."""
    make = _WAYS.get(finding.check)
    if make is not None:
        yield from make(finding, thing, text)
    elif finding.suggestion is not None and finding.is_sure:
        yield from _name(finding, text)


def _name(finding: Diagnostic, text: str) -> Iterator[str]:
    """What was written replaced by what was surely meant."""
    written = next((str(finding.values[key]) for key in _WRITTEN if key in finding.values), "")
    yield from replaced(text, finding.place, written, str(finding.suggestion))


def _scalar(finding: Diagnostic, _: Thing, text: str) -> Iterator[str]:
    """An ambiguous word as text, and as what its reader may have meant."""
    written = str(finding.values["text"])
    if finding.phrase == "nothing":
        return
    for new in (quoted(written), str(finding.values.get("write", ""))):
        yield from replaced(text, finding.place, written, new) if new else ()


def _without_mark(_: Diagnostic, __: Thing, text: str) -> Iterator[str]:
    yield text.removeprefix(_BOM)


def _in_order(_: Diagnostic, thing: Thing, text: str) -> Iterator[str]:
    order = usual_order(thing.file.kind)
    starts = {key: spot[0] for (key, *rest), spot in thing.source.keys.items() if not rest}
    yield from with_blocks_sorted(text, {str(key): line for key, line in starts.items()}, order)


_WRITTEN = ("name", "value", "key")
_WAYS: dict[str, Callable[[Diagnostic, Thing, str], Iterator[str]]] = {
    "ambiguous-scalar": _scalar,
    "byte-order-mark": _without_mark,
    "key-order": _in_order,
}


def _is_better(library: Library, thing: Thing, text: str, mended: Diagnostic) -> bool:
    new = _read(thing, text)
    # Columns shift with what is put in before them; lines stay.
    if _by_line(new) - _by_line(thing):
        return False
    return not any(_at(finding) == _at(mended) for finding in _found(library.with_thing(new), new))


def _found(library: Library, thing: Thing) -> list[Diagnostic]:
    return run(library, [thing])


def _read(thing: Thing, text: str) -> Thing:
    return thing_of(thing.file, read_text(text, thing.file.shown))


def _by_line(thing: Thing) -> Counter[tuple[str, int]]:
    return Counter((finding.check, finding.place.line) for finding in thing.findings)


def _at(finding: Diagnostic) -> tuple[int, int]:
    return finding.place.line, finding.place.column


def _key(finding: Diagnostic) -> tuple[str, int, int]:
    return (finding.check, *_at(finding))
