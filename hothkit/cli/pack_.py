"""`hothkit pack DIR --out x.zip`: a pack in one file, to be passed on."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import click

from hothkit.cli.check_ import findings_of, shelf_with
from hothkit.cli.common import exit_code, fail, options, words_in
from hothkit.cli.language import told, why
from hothkit.diagnostics import Diagnostic
from hothkit.pack.files import files, is_pack
from hothkit.pack.library import Library
from hothkit.paths import is_file, is_folder, is_there, real, write_over
from hothkit.prose import Phrases
from hothkit.text import plain

_ZIP, _BEGINS = ".zip", (b"PK\3\4", b"PK\5\6")
_LINK = "skipped-link"


@click.command("pack", help=told("pack.help"))
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--out", required=True, metavar="FILE", type=click.Path(path_type=Path), help=told("pack.out"))
@options()
def command(folder: Path, out: Path, packs: tuple[Path, ...], lang: str) -> None:
    from hothkit.pack.archive import members_of, unsafe_names
    from hothkit.pack.packing import held, members, zipped

    words = words_in(lang)
    for path in (folder, *packs):
        if not is_there(path):
            fail(words.say("commands.no_such_path", path=str(path)))
    if not is_folder(folder) or not is_pack(folder):
        fail(words.say("pack.no_pack", path=str(folder)))
    if out.suffix.lower() != _ZIP or (is_there(out) and not _is_zip(out)):
        fail(words.say("pack.no_zip", path=str(out)))
    try:
        content = [held(file) for file in files(folder)]
        packed = list(members(real(folder), content))
    except OSError as problem:
        fail(words.say("pack.cannot_read", path=str(problem.filename or folder), why=why(problem, words)))
    shelf = shelf_with(content, packs)
    found, _ = findings_of(shelf, None, words)
    _refuse_faults([*found, *unsafe_names((one.name for one in packed), str(out))], shelf.everything, words)
    made = zipped(packed)
    # Whoever gets the zip would be told of the same.
    _refuse_faults(members_of(made, str(out))[1], shelf.everything, words)
    try:
        write_over(out, made)
    except OSError as problem:
        fail(words.say("pack.cannot_write", path=str(out), why=why(problem, words)))
    click.echo(plain(words.say("pack.written", path=str(out), number=len(packed), bytes=len(made))))
    click.echo(f"SHA-256: {sha256(made).hexdigest()}")


def _is_zip(path: Path) -> bool:
    if not is_file(path):
        return False
    try:
        with path.open("rb") as stream:
            return stream.read(len(_BEGINS[0])) in _BEGINS
    except OSError:
        return False


def _refuse_faults(found: Sequence[Diagnostic], everything: Library, words: Phrases) -> None:
    """Tell of what was found; end if with it the zip would not be the pack."""
    from hothkit.reports.text import report

    if found:
        click.echo(report(found, words, everything), err=True)
    if any(finding.is_error or finding.check == _LINK for finding in found):
        click.echo(words.say("pack.refused"), err=True)
        sys.exit(exit_code(found))
