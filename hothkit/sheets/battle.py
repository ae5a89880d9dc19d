"""The sheet for one battle: set-up and special rules first, then the map, then what is in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from hothkit.checks.run import in_the_way, in_the_way_with
from hothkit.engine import Game
from hothkit.pack.library import Library, UnusableContent
from hothkit.position.position import Position
from hothkit.position.setting import Setting
from hothkit.prose.fidelity import approximate, open_rule
from hothkit.sheets.document import FONT, Document, page
from hothkit.sheets.names import battle_name
from hothkit.sheets.rows import (
    Row,
    badge_rows,
    card_rows,
    ground_rows,
    marker_rows,
    piece_icon,
    structure_rows,
    unit_piece,
    unit_rows,
)
from hothkit.sheets.things import Matter
from hothkit.text import Text, alphabetical
from hothkit.views import svg_map
from hothkit.views.board_picture import picture
from hothkit.views.palette import dark_enough

_POINTS = 72 / 25.4
_BESIDE = 12.0  # millimetres of margin on both sides of a page


@dataclass(frozen=True, slots=True)
class SideRow:
    """What a side has and needs; `medals` None: medals do not win."""

    name: str
    colour: str
    hand: str
    medals: int | None
    is_first: bool
    pieces: list[tuple[str, str, int]]


def battle(library: Library, name: str, agreed: Matter) -> Document:
    """The sheet of the battle of this name, as agreed but for the battle's own changes: NotFound, UnusableContent."""
    thing = library.find_scenario(name)
    errors = in_the_way(library, library.having_a_say(thing)) if thing not in library.all else []
    if errors := errors or in_the_way_with(library, thing, agreed.variants):
        raise UnusableContent(tuple(errors))
    scenario, content, variants = library.battle(name, [one.head.id for one in agreed.variants])
    setting = Setting.of(scenario, content, variants)
    matter, style, words = agreed.with_changes(scenario.changes), agreed.style, agreed.words
    drawn = picture(Position(setting, Game(setting).set_up()), words)
    width = (style.paper.width - 2 * _BESIDE) * _POINTS - 3
    svg, told = svg_map.draw(drawn, words.section("board"), width, ink_saving=style.ink_saving, font=FONT)
    html = page(
        "battle.html",
        **matter.for_templates(),
        title=matter.name(scenario),
        number=scenario.number,
        approximate=approximate(scenario, words),
        map=svg,
        map_told=told,
        steps=_steps(matter),
        sides=[_side(matter, setting, side) for side in range(len(setting.sides))],
        pieces=list(_pieces(matter, setting)),
        victory=matter.speech.victory(scenario),
        medal_hexes=[matter.speech.medal_hexes(entry) for entry in scenario.medal_hexes],
        exits=[matter.speech.exits(side, hexes) for side, hexes in scenario.exits],
        special_rules=[
            (name, text, open_rule(thing.data, rule.id) is not None)
            for rule, (name, text) in zip(scenario.special_rules, matter.speech.special_rules(scenario), strict=True)
        ],
        changes=matter.speech.changes(scenario),
        decks=_decks(matter, setting),
        **_tables(matter, setting),
    )
    return Document(battle_name(scenario.head.id, library.of_kind("scenarios")), style, html)


def _steps(matter: Matter) -> list[str]:
    steps = matter.things.get("setup", {}).get("", {}).get("steps", ())
    return [Text.of(step["text"]).say(matter.lang) for step in steps if not step.get("optional")]


def _side(matter: Matter, setting: Setting, side: int) -> SideRow:
    id = setting.sides[side]
    look = matter.content.sides[id]
    seat = next(number for number, seat in enumerate(setting.seats) if seat.side == side)
    return SideRow(
        matter.name(look),
        dark_enough(look.colour),
        str(setting.hands[seat]),
        setting.targets[side],
        setting.first == side,
        list(_units(matter, setting, id)),
    )


def _decks(matter: Matter, setting: Setting) -> list[tuple[str, str, list[Row]]]:
    """Heading, colour and cards: first what all decks have, then what only one has."""
    decks = [Counter(setting.cards[card].head.id for card in deck) for deck in setting.decks]
    if setting.is_shared(0):
        return [(matter.say("cards.shared"), "", _card_rows(matter, decks[0]))]
    shared = {id: n for id, n in decks[0].items() if all(deck[id] == n for deck in decks[1:])} if len(decks) > 1 else {}
    found = [(matter.say("battle.shared_cards"), "", _card_rows(matter, shared))] if shared else []
    for side, deck in zip(setting.sides, decks, strict=True):
        look = matter.content.sides[side]
        own = _card_rows(matter, {id: number for id, number in deck.items() if id not in shared})
        found.append((matter.name(look), dark_enough(look.colour), own))
    return found


def _card_rows(matter: Matter, cards: Mapping[str, int]) -> list[Row]:
    """Cards, with their number where there is more than one."""
    rows = zip(card_rows(matter, cards), cards.values(), strict=True)
    return [replace(row, name=f"{number} × {row.name}") if number > 1 else row for row, number in rows]


def _units(matter: Matter, setting: Setting, side: str) -> Iterator[tuple[str, str, int]]:
    """The units that a side sets up: drawing, name with badge and with a strength of its own, and how many."""
    counted = Counter((one.what, one.badge, one.miniatures) for one in setting.scenario.units if one.side == side)
    for (what, badge, strength), number in sorted(counted.items()):
        look = unit_piece(matter, matter.content.units[what], badge, strength)
        given = matter.say("battle.strength", number=strength) if strength else ""
        yield piece_icon(matter, look), f"{look.told} {given}".strip(), number


def _pieces(matter: Matter, setting: Setting) -> Iterator[tuple[str, int]]:
    """The grounds, structures and markers that are laid out, with their numbers."""
    scenario, content = setting.scenario, matter.content
    grounds = Counter(ground for _, ground in scenario.terrain)
    yield from _by_name((matter.name(content.terrain[id]), number) for id, number in grounds.items())
    structures = Counter(one.what for one in scenario.structures)
    yield from _by_name((matter.name(content.structures[id]), number) for id, number in structures.items())
    yield from _by_name(
        (f"{matter.name(content.markers[id])} ({matter.listed(hexes)})", len(hexes)) for id, hexes in scenario.markers
    )


def _by_name(pieces: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    return sorted(pieces, key=lambda piece: alphabetical(piece[0]))


def _tables(matter: Matter, setting: Setting) -> dict[str, list[Row]]:
    """What is in play, and nothing else."""

    def used(folder: str) -> list[str]:
        return sorted(use.split("/", 1)[1] for use in setting.uses if use.startswith(f"{folder}/"))

    on_board = {one.what for one in setting.scenario.units}
    coming = {setting.profiles[kind].kind for kind, _ in setting.pieces if not setting.profiles[kind].is_structure}
    return {
        "units": unit_rows(matter, sorted(on_board | coming)),
        "grounds": ground_rows(matter, used("terrain")),
        "badges": badge_rows(matter, used("badges")),
        "structures": structure_rows(matter, used("structures")),
        "markers": marker_rows(matter, used("markers")),
    }
