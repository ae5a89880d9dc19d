"""The pack frozen-frontier: without a finding, right, playable to the end, and the same from a zip as from its folder."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hothkit import resources
from hothkit.engine import Game
from hothkit.model.marker import Marker
from hothkit.model.ruling import Ruling
from hothkit.model.scenario import Scenario
from hothkit.notation import Head
from hothkit.notation.read import parse_record
from hothkit.pack.library import Library, Misfit
from hothkit.pack.loading import load
from hothkit.players.replaying import replay
from hothkit.position.setting import Setting
from hothkit.prose import phrases
from hothkit.prose.speech import Speech
from hothkit.rulings import run as ruled
from hothkit.text import LANGUAGES
from tests.battles import WRITTEN
from tests.cli.runs import data
from tests.games import play

NAME = "frozen-frontier"
PACK = resources.folder("rules") / NAME
GOLDEN = Path(__file__).parent / "golden"
BATTLES = ("storm-over-the-relay", "supply-run")


@cache
def library() -> Library:
    """The pack with what it stands on."""
    return load(about=[NAME])


def own(folder: str) -> dict[str, Any]:
    """The data of the pack's own things of a sort."""
    return {id: one.data for id, one in library().of_kind(folder).items() if PACK in one.file.path.parents}


@cache
def things() -> dict[str, dict[str, Any]]:
    """The data of everything, as rulings want it."""
    return {folder: {id: one.data for id, one in some.items()} for folder, some in library().things.items()}


@cache
def game(battle: str, variants: tuple[str, ...] = ()) -> Game:
    """The game of one of its battles."""
    return Game(Setting.of(*library().battle(battle, variants)))


RULINGS = {id: Ruling.of(id, one) for id, one in sorted(own("rulings").items())}


def texts(lang: str) -> Iterator[str]:
    """What players read of it, line by line."""
    content = library().content()
    speech = Speech(phrases(lang), content)
    for id in own("units"):
        sheet = speech.unit(content.units[id])
        yield f"units/{id}: {sheet.type} | {sheet.miniatures} | {sheet.move} | {sheet.attack} | {sheet.special}"
    for id in own("terrain"):
        cells = speech.terrain(content.terrain[id])
        yield f"terrain/{id}: {cells.move} | {cells.attack} | {cells.protection} | {cells.sight}"
    for id, one in own("markers").items():
        yield f"markers/{id}: {speech.marker(Marker.of(id, one))}"
    for id in own("cards"):
        yield f"cards/{id}: {speech.card(content.cards[id])}"
    for id in own("variants"):
        yield f"variants/{id}: {speech.variant(library().variant(id))}"
    for id, one in own("scenarios").items():
        battle = Scenario.of(id, one)
        said = [*speech.victory(battle), *map(speech.medal_hexes, battle.medal_hexes)]
        said += [speech.exits(side, hexes) for side, hexes in battle.exits]
        said += [f"{name}: {text}" for name, text in speech.special_rules(battle)]
        yield from (f"scenarios/{id}: {line}" for line in said)


def test_it_holds_what_it_promises() -> None:
    numbers = {folder: len(own(folder)) for folder in ("units", "terrain", "cards", "variants", "scenarios")}
    assert numbers == {"units": 2, "terrain": 2, "cards": 8, "variants": 1, "scenarios": 2}
    leaders = [one["side"] for one in own("markers").values() if "carried_by" in one]
    assert sorted(leaders) == ["empire", "rebel"]


def zipped(folder: Path, to: Path) -> Path:
    """A zip of a pack."""
    return Path(shutil.make_archive(str(to), "zip", folder.parent, folder.name))


def test_it_is_without_findings_as_a_folder_and_as_a_zip(tmp_path: Path) -> None:
    assert data("check", PACK, "--strict") == data("check", zipped(PACK, tmp_path / NAME), "--strict") == []


def test_a_zip_has_the_findings_of_its_folder(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(PACK, tmp_path / NAME))
    battle = folder / "scenarios" / "supply-run.yaml"
    battle.write_text(
        battle.read_text(encoding="utf-8").replace("snowdrift: [C5", "snowdrifts: [C55"), encoding="utf-8"
    )

    def found(path: Path) -> list[tuple[Any, ...]]:
        return [(one["check"], one["line"], one["column"], one["message"]) for one in data("check", path)]

    assert found(folder) == found(zipped(folder, tmp_path / "zipped")) != []


@pytest.mark.parametrize("id", RULINGS)
def test_the_ruling_is_right(id: str) -> None:
    assert not ruled(RULINGS[id], things(), phrases("en")).problems
    assert set(dict(RULINGS[id].title.forms)) == set(WRITTEN)


def test_everything_has_a_ruling() -> None:
    told = {id: (PACK / "rulings" / f"{id}.yaml").read_text(encoding="utf-8") for id in RULINGS}
    codes = {one["code"] for folder in ("units", "terrain") for one in own(folder).values()}
    named = {id for folder in ("markers", "cards", "variants") for id in own(folder)}
    for one in codes | named | set(BATTLES):
        assert any(one in text for text in told.values()), one
    assert any(one.question is not None for one in RULINGS.values())
    assert any(one.events for one in RULINGS.values())


@pytest.mark.parametrize("variants", [(), ("whiteout",)], ids=["plain", "whiteout"])
@pytest.mark.parametrize("battle", BATTLES)
def test_games_are_won_and_their_records_are_verified(battle: str, variants: tuple[str, ...]) -> None:
    ready = game(battle, variants)
    for seed in (1, 2, 3):
        played = play(ready, seed, "greedy", "greedy")
        assert played.states[-1].winner >= 0
        head = Head(f"{NAME}/{battle}", seed, variants=variants, players={"rebel": "greedy", "empire": "greedy"})
        again = replay(ready, parse_record(played.text(head, with_end=ready).encode())).steps[-1].state
        assert (again.winner, again.medals) == (played.states[-1].winner, played.states[-1].medals)


def test_in_a_whiteout_nobody_points_out_what_nobody_sees() -> None:
    with pytest.raises(Misfit):
        library().battle(BATTLES[0], ("whiteout", "scouts-need-no-sight"))


def test_a_ruling_is_found_by_its_name() -> None:
    assert "card-echo-in-the-ice" in load(about=["card-echo-in-the-ice"]).of_kind("rulings")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_golden_text_is_current(lang: str) -> None:
    """After a change on purpose: python -m tests.packs.test_frozen_frontier, and read the difference."""
    assert [*texts(lang)] == (GOLDEN / f"{NAME}.{lang}.md").read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for lang in LANGUAGES:
        text = "".join(f"{line}\n" for line in texts(lang))
        (GOLDEN / f"{NAME}.{lang}.md").write_text(text, encoding="utf-8", newline="\n")
