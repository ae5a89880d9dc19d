"""Documents are made once, whole, and always the same."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from hothkit.prose import phrases
from hothkit.sheets import pdf as pdf_module
from hothkit.sheets.document import Document, Style, page
from hothkit.sheets.make import Foreign, make
from hothkit.sheets.paper import PAPERS
from hothkit.sheets.things import Matter
from tests.battles import bundled
from tests.cli.runs import run

STYLE = Style("en", PAPERS["a4"])
VADER = "en/a4/leaders-darth-vader.pdf"


def document(name: str = "one", title: str = "Title") -> Document:
    matter = Matter.of(bundled(), phrases("en"), STYLE)
    tables: dict[str, object] = {"units": [], "grounds": [], "badges": [], "structures": []}
    return Document(name, STYLE, page("extract.html", **matter.for_templates(), title=title, game="Game", **tables))


def test_the_same_document_is_the_same_file(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        list(make([document()], tmp_path / folder, 1))
    one, other = ((tmp_path / folder / "en/a4/one.pdf").read_bytes() for folder in ("a", "b"))
    assert one == other


def test_processes_make_the_same_files_as_one(tmp_path: Path, pdfs: Path) -> None:
    assert (
        run("sheets", "--only", "leaders/darth-vader", "--lang", "es", "--workers", "2", "--out", tmp_path).exit_code
        == 0
    )
    name = VADER.replace("en/", "es/", 1)
    assert (tmp_path / name).read_bytes() == (pdfs / name).read_bytes()


def test_what_has_not_changed_is_not_made_again(tmp_path: Path) -> None:
    (first,) = make([document()], tmp_path, 1)
    (second,) = make([document()], tmp_path, 1)
    (third,) = make([document(title="Other")], tmp_path, 1)
    assert (first.is_new, second.is_new, third.is_new) == (True, False, True)


def test_a_damaged_file_is_made_again(tmp_path: Path) -> None:
    list(make([document()], tmp_path, 1))
    path = tmp_path / "en/a4/one.pdf"
    whole = path.read_bytes()
    path.write_bytes(whole[:1000])
    (again,) = make([document()], tmp_path, 1)
    assert again.is_new and path.read_bytes() == whole


@pytest.mark.parametrize("kind", ["file", "noted", "link", "broken link", "linked note"])
def test_what_somebody_else_wrote_is_only_written_over_by_force(tmp_path: Path, kind: str) -> None:
    path, note, other = (tmp_path / name for name in ("en/a4/one.pdf", "en/a4/one.pdf.hash", "other.pdf"))
    path.parent.mkdir(parents=True)
    if kind == "linked note":
        list(make([document()], tmp_path, 1))
        note.rename(other)
        note.symlink_to(other)
    elif "link" in kind:
        path.symlink_to(other)
        other.write_text("x") if kind == "link" else None
    else:
        path.write_text("x")
        note.write_text("x") if kind == "noted" else None
    before = {each: each.read_bytes() for each in tmp_path.rglob("*") if each.is_file()}
    with pytest.raises(Foreign, match=r"one\.pdf"):
        list(make([document()], tmp_path, 1))
    assert {each: each.read_bytes() for each in tmp_path.rglob("*") if each.is_file()} == before
    if "link" not in kind:
        (made,) = make([document()], tmp_path, 1, force=True)
        assert made.is_new and not next(make([document()], tmp_path, 1)).is_new


def test_a_foreign_document_is_named_by_every_number_of_processes(tmp_path: Path) -> None:
    (tmp_path / VADER).parent.mkdir(parents=True)
    (tmp_path / VADER).write_text("x")
    for workers in ("1", "2"):
        done = run("sheets", "--only", "leaders/darth-vader", "--workers", workers, "--out", tmp_path)
        assert done.exit_code == 2 and VADER in done.stderr and done.stderr.count("\n") == 1


def test_an_interrupted_run_leaves_only_whole_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(path: Path, data: bytes) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.rename", broken)
    with pytest.raises(KeyboardInterrupt):
        list(make([document()], tmp_path, 1))
    assert not list(tmp_path.rglob("*.*"))


def pack(folder: Path, name: str, text: str = "") -> Path:
    """A pack whose card has this name and text in Spanish."""
    (folder / "cards").mkdir(parents=True)
    own = f"text: {{en: Order 1 unit., es: {text}}}\n" if text else ""
    (folder / "cards/recon-left.yaml").write_text(
        f"name: {{en: Short, es: {name}}}\n{own}order: [{{up_to: 1, section: left}}]\n", encoding="utf-8"
    )
    return folder


@pytest.mark.parametrize(("name", "text"), [("palabras " * 13, ""), ("Corto", "Da 1 orden con muchas palabras. " * 25)])
def test_a_text_that_does_not_fit_fails_with_card_and_language(tmp_path: Path, name: str, text: str) -> None:
    given = pack(tmp_path / "pack", name, text)
    done = run("sheets", "--only", "decks/rebel", "--lang", "es", "--pack", given, "--workers", "1", "--out", tmp_path)
    assert done.exit_code == 1
    assert "cards/recon-left" in done.stderr and "(es)" in done.stderr
    assert not list(tmp_path.rglob("*.pdf"))


def test_a_text_that_is_too_long_in_one_language_is_printed_in_the_other(tmp_path: Path) -> None:
    given = pack(tmp_path / "pack", "palabras " * 13)
    done = run(
        "sheets", "--only", "cards/recon-left", "--lang", "en", "--pack", given, "--workers", "1", "--out", tmp_path
    )
    assert done.exit_code == 0, done.stderr


def test_a_long_text_is_set_smaller_first(tmp_path: Path) -> None:
    given = pack(tmp_path / "pack", "Reconocimiento prolongado del flanco izquierdo con apoyo")
    done = run(
        "sheets", "--only", "cards/recon-left", "--lang", "es", "--pack", given, "--workers", "1", "--out", tmp_path
    )
    assert done.exit_code == 0, done.stderr


def test_a_card_of_another_size(tmp_path: Path) -> None:
    out = tmp_path / "out"
    size = ("--only", "leaders/darth-vader", "--workers", "1", "--out", out)
    assert run("sheets", "--card-size", "63x88", *size).exit_code == 0
    assert run("sheets", "--card-size", "300x300", *size).exit_code == 2
    assert run("sheets", "--card-size", "big", *size).exit_code == 2


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--only", "cards/no-such"), "cards/no-such"),
        (("--only", "nothing"), "reference"),
        (("no-such-battle",), "no-such-battle"),
    ],
)
def test_what_there_is_not_is_a_mistake_in_the_call(tmp_path: Path, asked: tuple[str, ...], said: str) -> None:
    done = run("sheets", *asked, "--workers", "1", "--out", tmp_path)
    assert done.exit_code == 2
    assert said in done.stderr


@pytest.mark.parametrize(("what", "said"), [("python", "pip install"), ("system", "apt-get install")])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_missing_library_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, what: str, said: str, lang: str
) -> None:
    def missing() -> object:
        raise pdf_module.MissingLibrary(what)

    monkeypatch.setattr(pdf_module, "_weasyprint", missing)
    done = run("sheets", "--lang", lang, "--out", tmp_path)
    assert done.exit_code == 2
    assert said in done.stderr and done.stderr.count("\n") == 1


def test_a_folder_that_cannot_be_written_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    done = run("sheets", "--only", "leaders/darth-vader", "--workers", "1", "--out", tmp_path / "file")
    assert done.exit_code == 2


def test_only_the_changed_document_is_made_again(tmp_path: Path, pdfs: Path) -> None:
    """A figure of one card changes its deck's sheet alone."""
    shutil.copytree(pdfs / "es", tmp_path / "es")
    asked = ("sheets", "--lang", "es", "--only", "leaders/darth-vader", "--only", "reference", "--workers", "1")
    (tmp_path / "pack/cards").mkdir(parents=True)
    (tmp_path / "pack/cards/determination.yaml").write_text(
        "name: {en: Determination, es: Determinación}\norder: [{up_to: 2, times: 2}]\n", encoding="utf-8"
    )
    done = run(*asked, "--pack", tmp_path / "pack", "--out", tmp_path)
    assert "hecho: es/a4/leaders-darth-vader.pdf" in done.stderr
    assert "sin cambios: es/a4/reference.pdf" in done.stderr
