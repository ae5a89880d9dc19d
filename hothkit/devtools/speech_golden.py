"""Writes what the rule language and all bundled content say in words, to be read by eye; `make golden` runs it.

Made-up rules use each word at least once; they stand in tests/prose/rules.yaml.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from hothkit.model.card import Card
from hothkit.model.rule import rule
from hothkit.model.scenario import Scenario
from hothkit.pack.content import Content
from hothkit.pack.library import Library
from hothkit.pack.loading import load
from hothkit.prose import phrases
from hothkit.prose.speech import Speech
from hothkit.text import LANGUAGES
from hothkit.yaml_source import read_file

FOLDER = Path(__file__).parents[2] / "tests" / "prose"
MADE_UP = FOLDER / "rules.yaml"
GOLDEN = FOLDER / "golden"


def pages() -> dict[str, str]:
    """Language -> everything that is said in it."""
    library = load(left_out=("ruling",))
    return {lang: "\n".join(_page(library, lang)) + "\n" for lang in LANGUAGES}


def main() -> None:
    """Write the files and say so."""
    GOLDEN.mkdir(exist_ok=True)
    for lang, text in pages().items():
        (GOLDEN / f"{lang}.md").write_text(text, encoding="utf-8")
        print(f"{lang}.md: {text.count(chr(10))} lines")


def _page(library: Library, lang: str) -> Iterator[str]:
    content = library.content()
    yield from everything(library, content, Speech(phrases(lang), content))


def everything(library: Library, content: Content, speech: Speech) -> Iterator[str]:
    """All lines of a file, by the given speech."""
    yield "# Words"
    made_up: Any = read_file(MADE_UP, MADE_UP.name).data
    for group, entries in made_up.items():
        yield from ("", f"## {group}", "")
        for id, data in entries.items():
            yield f"- {id}: {_said(speech, id, data)}"
    for title, lines in _SECTIONS:
        yield from ("", f"# {title}", "")
        yield from (f"- {line}" for line in lines(library, content, speech))


def _said(speech: Speech, id: str, data: dict[str, Any]) -> str:
    carrier = data.get("carrier", "")
    inner = {key: value for key, value in data.items() if key != "carrier"}
    return speech.card(Card.of(id, inner)) if carrier == "card" else speech.rule(rule(id, inner), carrier)


def _rules(library: Library, content: Content, speech: Speech) -> Iterator[str]:
    for folder in ("traits", "badges", "units", "terrain", "structures"):
        for id, thing in getattr(content, folder).items():
            yield from (f"{folder}/{id}/{one.id}: {speech.rule(one, folder)}" for one in thing.rules)


def _cards(library: Library, content: Content, speech: Speech) -> Iterator[str]:
    yield from (f"{id}: {speech.card(card)}" for id, card in content.cards.items())


def _sheets(library: Library, content: Content, speech: Speech) -> Iterator[str]:
    for id, ground in content.terrain.items():
        cells = speech.terrain(ground)
        yield f"terrain/{id}: {cells.move} | {cells.attack} | {cells.protection} | {cells.sight}"
    for id, unit in content.units.items():
        sheet = speech.unit(unit)
        figures = (sheet.type, sheet.miniatures, sheet.move, sheet.attack, sheet.hit_on, sheet.special)
        yield f"units/{id}: {' | '.join(figures)}"
    yield from (f"badges/{id}: {speech.badge(badge)}" for id, badge in content.badges.items())
    yield from (f"structures/{id}: {speech.structure(one)}" for id, one in content.structures.items())


def _battles(library: Library, content: Content, speech: Speech) -> Iterator[str]:
    for id, thing in library.of_kind("scenarios").items():
        battle = Scenario.of(id, thing.data)
        said = [*speech.victory(battle), *map(speech.medal_hexes, battle.medal_hexes)]
        said += [speech.exits(side, hexes) for side, hexes in battle.exits]
        said += [f"{name}: {text}" for name, text in speech.special_rules(battle)]
        yield from (f"{id}: {line}" for line in (*said, *speech.changes(battle)))


def _variants(library: Library, content: Content, speech: Speech) -> Iterator[str]:
    for id in library.of_kind("variants"):
        yield f"{id}: {speech.variant(library.variant(id))}"


_SECTIONS: tuple[tuple[str, Callable[[Library, Content, Speech], Iterator[str]]], ...] = (
    ("Rules", _rules),
    ("Cards", _cards),
    ("Sheets", _sheets),
    ("Battles", _battles),
    ("Variants", _variants),
)


if __name__ == "__main__":
    main()
