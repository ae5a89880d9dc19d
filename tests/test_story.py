"""Events told in sentences, in two languages, and never more than a seat may see."""

from __future__ import annotations

import re
from dataclasses import replace
from string import Formatter
from typing import Any

import pytest

from hothkit.position.events import FIELDS, Event
from hothkit.position.setting import Setting
from hothkit.prose import phrases
from hothkit.prose.fidelity import approximate
from hothkit.story import Teller, tell
from hothkit.text import LANGUAGES, Text
from tests.battles import WRITTEN, battle
from tests.games import game, play

SETTING: Setting = game("2").setting
REBEL, EMPIRE = SETTING.sides.index("rebel"), SETTING.sides.index("empire")


def hexes(*names: str) -> tuple[int, ...]:
    return tuple(SETTING.grid.number[name] for name in names)


def unit(hex: str) -> int:
    return next(piece for piece, (_, at) in enumerate(SETTING.pieces) if SETTING.grid.names[at] == hex)


def card(id: str) -> int:
    return next(number for number, card in enumerate(SETTING.cards) if card.head.id == id)


def face(id: str) -> int:
    return next(number for number, face in enumerate(SETTING.content.dice.faces) if face.id == id)


B2, G1 = hexes("B2")[0], hexes("G1")[0]
TOLD = [
    (Event("card_played", (EMPIRE, card("assault-center"))),
     "The Imperial side plays “Assault: center”.",
     "El bando imperial juega «Asalto: centro»."),
    (Event("unit_moved", (unit("B2"), hexes("B2", "C2"))),
     "The Snowtrooper unit moves from B2 to C2.",
     "La unidad de soldados de las nieves se mueve de B2 a C2."),
    (Event("unit_moved", (unit("B2"), hexes("B2", "C2", "D2"))),
     "The Snowtrooper unit moves from B2 to D2 by way of C2.",
     "La unidad de soldados de las nieves se mueve de B2 a D2 pasando por C2."),
    (Event("attack_declared", (unit("B2"), B2, unit("G1"), G1, 2)),
     "The Snowtrooper unit on B2 attacks the Snowspeeder unit on G1 with 2 dice.",
     "La unidad de soldados de las nieves en B2 ataca a la unidad de deslizadores de nieve en G1 con 2 dados."),
    (Event("attack_declared", (unit("B7"), hexes("B7")[0], unit("G1"), G1, 1)),
     "The AT-AT unit on B7 attacks the Snowspeeder unit on G1 with 1 die.",
     "La unidad AT-AT en B7 ataca a la unidad de deslizadores de nieve en G1 con 1 dado."),
    (Event("dice_rolled", ((face("blast"), face("infantry"), face("infantry")),)),
     "The dice show: 2 × infantry, blast.",
     "Los dados muestran: 2 × infantería, explosión."),
    (Event("miniatures_lost", (unit("B2"), B2, 2)),
     "The Snowtrooper unit on B2 loses 2 miniatures.",
     "La unidad de soldados de las nieves en B2 pierde 2 miniaturas."),
    (Event("unit_retreated", (unit("B2"), hexes("B2", "A2"))),
     "The Snowtrooper unit retreats from B2 to A2.",
     "La unidad de soldados de las nieves se retira de B2 a A2."),
    (Event("unit_eliminated", (unit("B2"), B2)),
     "The Snowtrooper unit on B2 is eliminated.",
     "La unidad de soldados de las nieves en B2 queda eliminada."),
    (Event("medals_gained", (REBEL, 1)),
     "The Rebel side gains 1 medal and now has 1 of 4.",
     "El bando rebelde gana 1 medalla y ya tiene 1 de 4."),
    (Event("battle_won", (REBEL, "no_unit_left")),
     "Victory for the Rebel side: the other side has no unit left.",
     "Victoria para el bando rebelde: al otro bando no le queda ninguna unidad."),
    (Event("turn_started", (REBEL, 3)), "Turn 3: Rebel Alliance", "Turno 3: Alianza Rebelde"),
]  # fmt: skip


@pytest.mark.parametrize(("event", "english", "spanish"), TOLD, ids=[event.kind for event, *_ in TOLD])
def test_an_event_is_a_sentence_in_both_languages(event: Event, english: str, spanish: str) -> None:
    for lang, said in (("en", english), ("es", spanish)):
        assert [line.strip() for line in tell(SETTING, phrases(lang), [event]) if line] == [said]


def test_an_article_is_contracted_where_its_language_does_so() -> None:
    won_and_lost = [Event(f"hex_medals_{what}", (REBEL, B2, 1)) for what in ("gained", "lost")]
    lines = tell(SETTING, phrases("es"), won_and_lost)
    assert lines[-1].strip() == "B2 deja de estar ocupado y quita 1 medalla: el bando rebelde se queda con 0 de 4."


def sample(kind: str) -> Event:
    """An event of a kind with values that fit."""
    values: dict[str, Any] = {
        "side": REBEL, "seat": REBEL, "marker": 0, "card": 0, "number": 2, "unit": unit("B2"), "hex": B2, "path": hexes("B2", "C2"),
        "target": unit("G1"), "target_hex": G1, "faces": (0,), "how": "sudden_death", "rule": "traits/x/y",
    }  # fmt: skip
    return Event(kind, tuple(values[field] for field in FIELDS[kind]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", FIELDS)
def test_every_kind_of_event_is_told_but_the_end_of_a_turn(kind: str, lang: str) -> None:
    lines = tell(SETTING, phrases(lang), [sample(kind)])
    assert bool(lines) is (kind != "turn_ended")
    assert not any("{" in line or "  None" in line for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_never_told_in_the_plural(lang: str) -> None:
    plurals = re.compile(r"\b(miniatur[ae]s|dice|dados|hits|impactos|medals|medallas|retreats|retiradas|hexes)\b")
    counted = [
        kind for kind, fields in FIELDS.items() if "number" in fields and not kind.startswith(("turn", "battle"))
    ]
    for kind in counted:
        values = zip(FIELDS[kind], sample(kind).values, strict=True)
        event = Event(kind, tuple(1 if field == "number" else value for field, value in values))
        (line,) = tell(SETTING, phrases(lang), [event])
        assert not plurals.search(line), line


def test_orders_in_a_row_make_one_sentence_even_if_they_come_one_by_one() -> None:
    teller = Teller(SETTING, phrases("en"))
    orders = [Event("unit_ordered", (unit(hex), hexes(hex)[0])) for hex in ("A4", "A5", "B7")]
    assert [line for order in orders for line in teller.tell([order])] == []
    told = teller.tell([Event("turn_ended", (EMPIRE,))])
    assert told == ["  Orders go to: Snowtrooper (A4, A5), AT-AT (B7)."]


def test_hidden_draws_are_only_named_to_the_seat_that_draws() -> None:
    draws = [Event("card_drawn", (side, card("assault-left"))) for side in (EMPIRE, EMPIRE, REBEL)]
    words = phrases("en")
    assert tell(SETTING, words, draws) == ["  The Imperial side draws 2 cards.", "  The Rebel side draws a card."]
    assert tell(SETTING, words, draws, seat=REBEL) == [
        "  The Imperial side draws 2 cards.",
        "  The Rebel side draws “Assault: left flank”.",
    ]


@pytest.mark.parametrize("lang", WRITTEN)
@pytest.mark.parametrize("number", ["1", "2", "3"])
def test_a_seat_never_reads_the_other_s_cards_before_they_are_played(lang: str, number: str) -> None:
    """Over a whole game: what one seat reads of its enemy's draws names no card."""
    of = game(number)
    teller = Teller(of.setting, phrases(lang))
    played = play(of, 5, "random", "random")
    draw = "draws" if lang == "en" else "roba"
    theirs = phrases(lang).say("events.side", adjective=of.setting.content.sides["empire"].adjective)
    told = [line for events in played.events for line in teller.tell(events, REBEL)]
    hidden = [line for line in told if draw in line and theirs.lower() in line.lower()]
    assert hidden and not any("“" in line or "«" in line for line in hidden)


def test_medals_are_told_with_their_totals() -> None:
    teller = Teller(SETTING, phrases("en"))
    gained = Event("medals_gained", (REBEL, 2))
    assert teller.tell([gained, gained])[-1].endswith("now has 4 of 4.")
    teller.count([0, 0])
    assert teller.tell([gained])[-1].endswith("now has 2 of 4.")


def test_a_battle_without_targets_counts_medals_all_the_same() -> None:
    setting = battle({"rebel": {"snowspeeders": ["G1"]}, "empire": {"at-at": ["A1"]}}, medals=None)
    (line,) = tell(setting, phrases("en"), [Event("medals_gained", (0, 2))])
    assert line.strip() == "The Imperial side gains 2 medals and now has 2."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_approximate_battle_says_so_with_the_reason(lang: str) -> None:
    note = Text.of({"en": "Two special rules are guesses.", "es": "Dos reglas especiales son conjeturas."})
    head = replace(SETTING.scenario.head, note=note)
    setting = replace(SETTING, scenario=replace(SETTING.scenario, fidelity="approximate", head=head))
    words = phrases(lang)
    assert approximate(setting.scenario, words) == [note.say(lang)]
    assert any(note.say(lang) in line for line in Teller(setting, words).heading())
    assert approximate(SETTING.scenario, words) == []


def test_names_cannot_upset_a_terminal() -> None:
    head = replace(SETTING.scenario.head, name=Text.of({"en": "Evil\x1b[2J"}))
    setting = replace(SETTING, scenario=replace(SETTING.scenario, head=head))
    assert "\x1b" not in "".join(Teller(setting, phrases("en")).heading())


def test_both_languages_have_the_same_phrases_with_the_same_blanks() -> None:
    def blanks(section: Any, way: str = "") -> dict[str, set[str]]:
        if isinstance(section, str):
            return {way: {name for _, name, _, _ in Formatter().parse(section) if name is not None}}
        return {w: b for key, inner in section.items() for w, b in blanks(inner, f"{way}.{key}").items()}

    for name in ("events", "records", "human"):
        english, spanish = (blanks(phrases(lang).section(name)) for lang in ("en", "es"))
        assert english == spanish
