"""A battle made ready: what of the content has a say in it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from hothkit.pack.loading import load
from hothkit.position.setting import Setting
from tests.battles import bundled

DECK = "name: {en: Mine}\nside: rebel\ncards: {assault-left: 3}\n"


def test_another_deck_of_the_side_is_played_with_only_where_a_battle_names_it(tmp_path: Path) -> None:
    for name in ("a-deck", "z-deck"):
        (tmp_path / "decks").mkdir(exist_ok=True)
        (tmp_path / "decks" / f"{name}.yaml").write_text(DECK, encoding="utf-8")
    usual, now = (Setting.of(*library.battle("2")[:2]) for library in (bundled(), load([tmp_path])))
    assert now.decks == usual.decks and "decks/rebel" in now.uses


def test_a_side_without_a_deck_of_its_name_has_its_first() -> None:
    scenario, content, _ = bundled().battle("2")
    decks = {"other" if id == "rebel" else id: deck for id, deck in content.decks.items()}
    renamed = {id: replace(deck, head=replace(deck.head, id=id)) for id, deck in decks.items()}
    usual = Setting.of(scenario, content)
    assert Setting.of(scenario, replace(content, decks=renamed)).decks == usual.decks
