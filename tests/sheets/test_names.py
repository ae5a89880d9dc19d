"""Every document has a name of its own, and is made once."""

from __future__ import annotations

from pathlib import Path

from hothkit.pack.loading import load
from hothkit.resources import folder
from hothkit.sheets.choice import Choice
from hothkit.sheets.document import Style
from hothkit.sheets.names import battle_name, styled
from hothkit.sheets.paper import PAPERS
from tests.cli.runs import run

STYLE = Style("en", PAPERS["a4"])
CARD = "name: {en: Card, es: Carta}\norder: [{up_to: 1}]\n"


def test_battles_that_end_alike_have_names_of_their_own() -> None:
    ids = ["a/b", "c/b", "a-b", "b"]
    assert len({battle_name(id, ids) for id in ids}) == len(ids)


def test_what_is_laid_over_a_document_is_no_part_of_an_id() -> None:
    names = [
        styled("battle-x-with-y", False, ()),
        styled("battle-x", False, ("y",)),
        styled("battle-x", False, ("y", "z-w")),
        styled("battle-x", False, ("y-z", "w")),
        styled("battle-x", False, ("ink-saving",)),
        styled("battle-x", True, ()),
        styled("battle-x-ink-saving", False, ()),
        styled("battle-x", True, ("y",)),
        styled("battle-x", False, ("y", "ink-saving")),
    ]
    assert len(set(names)) == len(names)


def test_a_card_called_like_a_side_is_not_all_cards_of_the_side(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "decks").mkdir()
    (tmp_path / "cards/rebel.yaml").write_text(CARD, encoding="utf-8")
    deck = (folder("rules") / "hoth/decks/rebel.yaml").read_text(encoding="utf-8")
    (tmp_path / "decks/rebel.yaml").write_text(deck.replace("cards:\n", "cards:\n  rebel: 1\n"), encoding="utf-8")
    jobs = Choice(only=("cards/rebel", "cards")).jobs(load([tmp_path], ("ruling",)), [STYLE])
    names = [document.name for job in jobs for document in job()]
    assert "card-rebel" in names and "cards-rebel" in names and len(set(names)) == len(names)


def test_a_battle_that_is_named_twice_is_made_once() -> None:
    battles = ("2", "hoth/02-snowspeeder-counter-attack", "2")
    assert len(Choice(battles, ("scenarios/2", "reference", "reference")).jobs(load(), [STYLE])) == 2


def test_a_card_that_nobody_has_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards/nobodys.yaml").write_text(CARD, encoding="utf-8")
    done = run("sheets", "--only", "cards/nobodys", "--pack", tmp_path, "--workers", "1", "--out", tmp_path / "out")
    assert done.exit_code == 2 and "cards/nobodys" in done.stderr and not (tmp_path / "out").exists()
