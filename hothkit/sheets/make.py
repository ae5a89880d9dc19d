"""Documents become files: several at once, only those that have changed, each whole or not at all."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from hothkit.paths import is_there, write_over
from hothkit.processes import begin_worker
from hothkit.sheets.document import STEPS, Document, css
from hothkit.sheets.pdf import KEEP, Printed, printed, require

_MOST_WORKERS = 8
_NOTE = re.compile(rb"[0-9a-f]{64} [0-9a-f]{64}\n")


@dataclass(frozen=True, slots=True)
class Made:
    """What became of a document; `overfull` names what did not fit in it."""

    path: str
    lang: str
    is_new: bool
    overfull: tuple[str, ...] = ()


class Foreign(Exception):
    """Where a document should go lies something that no run has written; its path."""


def make(documents: Iterable[Document], out: Path, workers: int = 0, force: bool = False) -> Iterator[Made]:
    """Make the documents as they are told, each reported when it is there: Foreign, OSError, MissingLibrary.

    `workers` 0: as many processes as there are cores; 1: none but this one. `force`: what is foreign is written over.
    """
    version = require()
    number = workers or min(os.cpu_count() or 1, _MOST_WORKERS)
    if number == 1:
        yield from (_one(document, out, version, force) for document in documents)
        return
    with ProcessPoolExecutor(number, get_context("spawn"), begin_worker, (os.getpid(),)) as pool:
        waiting: set[Future[Made]] = set()
        try:
            for document in documents:
                if _is_there(document, out, version, force):
                    yield Made(document.path, document.style.lang, False)
                    continue
                waiting.add(pool.submit(_one, document, out, version, force))
                # What is ready is told between the documents, which are still being written.
                ready, waiting = wait(waiting, timeout=0)
                yield from _told(ready)
            while waiting:
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from _told(ready)
        finally:
            pool.shutdown(cancel_futures=True)


def _told(ready: Iterable[Future[Made]]) -> list[Made]:
    return sorted((one.result() for one in ready), key=lambda made: made.path)


def _one(document: Document, out: Path, version: str, force: bool) -> Made:
    """Print a document if it is not there, its texts smaller where they do not fit."""
    lang, boxes = document.style.lang, document.boxes
    if _is_there(document, out, version, force):
        return Made(document.path, lang, False)
    wanted = document
    for step in range(STEPS + 1):
        done = printed(wanted.html, css())
        if not done.overfull:
            break
        if step == STEPS:
            # What would not be kept on its page at any size is left there as large as it was.
            done = printed((document if _is_kept(done) else wanted).html, css(), strict=False)
            if done.overfull:
                return Made(document.path, lang, False, tuple(boxes.get(box, box) for box in done.overfull))
            break
        for box in done.overfull:
            wanted = wanted.smaller(box, step)
    path = out / document.path
    path.parent.mkdir(parents=True, exist_ok=True)
    # First, so that an interrupted run leaves a document that is ours, and is made again rather than believed.
    write_over(_note(path), _proof(document, version, done.data))
    write_over(path, done.data)
    return Made(document.path, lang, True)


def _is_kept(done: Printed) -> bool:
    """Whether all that does not fit is what should be kept on a page."""
    return all(box.startswith(KEEP) for box in done.overfull)


def _is_there(document: Document, out: Path, version: str, force: bool) -> bool:
    """Whether the file is there and is what this document would become: Foreign if it is somebody else's."""
    path = out / document.path
    note = _note(path)
    said = _read(note)
    is_ours = _NOTE.fullmatch(said) and not path.is_symlink() and not note.is_symlink()
    if not (is_ours or force) and (is_there(path) or is_there(note)):
        raise Foreign(str(path))
    return said == _proof(document, version, _read(path))


def _note(path: Path) -> Path:
    """The file beside a PDF that says what it was made of."""
    return path.with_name(f"{path.name}.hash")


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def _proof(document: Document, version: str, data: bytes) -> bytes:
    return f"{document.digest(version)} {hashlib.sha256(data).hexdigest()}\n".encode()
