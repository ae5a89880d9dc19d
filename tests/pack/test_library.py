"""The library: bundled content found by id, number and path, changes laid over it."""

import pytest

from hothkit.pack.files import files
from hothkit.pack.library import Misfit, NotFound
from hothkit.pack.loading import load
from hothkit.pack.overlay import overlaid
from hothkit.pack.packs import Reach
from hothkit.pack.reading import read_things
from hothkit.resources import folder


@pytest.fixture(scope="module")
def library():
    return load()


def test_bundled_content_has_no_finding(library):
    assert [f for thing in library.all for f in thing.findings] == []


@pytest.mark.parametrize("name", ["2", "hoth/02-snowspeeder-counter-attack", "02-snowspeeder-counter-attack"])
def test_a_battle_is_found_by_number_and_id(library, name):
    assert library.battle(name)[0].number == 2


def test_a_battle_is_found_by_path(library, tmp_path):
    text = library.find_scenario("2").file.path.read_text().replace("number: 2", "number: 99")
    path = tmp_path / "mine.yaml"
    path.write_text(text)
    assert library.battle(str(path))[0].number == 99


def test_an_unknown_battle_names_what_is_like_it(library):
    with pytest.raises(NotFound) as missing:
        library.battle("hoth/02-snowspeder-counter-attack")
    assert missing.value.close[0] == "hoth/02-snowspeeder-counter-attack"


def test_w8_a_battle_changes_a_figure(library):
    assert library.battle("1")[1].units["probe-droids"].medals == 2
    assert library.battle("2")[1].units["probe-droids"].medals == 0


def test_variants_that_exclude_each_other_are_refused(library, tmp_path):
    folder = tmp_path / "variants"
    folder.mkdir()
    for one, other in (("first", "second"), ("second", "first")):
        (folder / f"{one}.yaml").write_text(
            f"name: {{en: {one}}}\nchanges:\n  sight: {{corner: side}}\nexcludes: [{other}]\n"
        )
    both = load([tmp_path])
    assert both.battle("2", ["first"])[1].sight.corner_is_side
    with pytest.raises(Misfit):
        both.battle("2", ["first", "second"])


def test_a_field_is_replaced_whole_and_rules_one_by_one():
    things = {"units": {"x": {"move": {"most": 2}, "rules": {"a": 1, "b": 2}}}, "sight": {"": {"corner": "clear"}}}
    merged = overlaid(
        things, [("units", {"x": {"move": {"most": 1}, "rules": {"b": 3}}}), ("sight", {"corner": "side"})]
    )
    assert merged["units"]["x"] == {"move": {"most": 1}, "rules": {"a": 1, "b": 3}}
    assert merged["sight"][""] == {"corner": "side"}
    assert things["units"]["x"]["rules"] == {"a": 1, "b": 2}


def test_a_ruling_is_at_home_in_its_pack():
    found = list(files(folder("rules") / "skirmish"))
    reach = Reach.of(read_things(file for file in found if file.kind == "pack"))
    assert [reach.home_of(name, found) for name in ("horse-overruns", "old-bridge", "nowhere")] == [
        "skirmish", "skirmish", ""]  # fmt: skip
