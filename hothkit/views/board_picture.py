"""A position as a picture: what is drawn, in the reader's language."""

from __future__ import annotations

from typing import Literal

from hothkit.model.terrain import Terrain
from hothkit.position.position import Position
from hothkit.position.setting import SECTIONS, Setting
from hothkit.prose import Phrases
from hothkit.views.picture import Cell, GroundLook, Picture, PieceLook, SideLook


def picture(position: Position, words: Phrases, *, seat: int | None = None) -> Picture:
    """The board with all pieces; with a seat, hands show as that seat sees them: their sizes."""
    setting = position.setting
    grid, lang = setting.grid, words.lang
    bottom = setting.homeward.index(1)
    cells = []
    for hex, name in enumerate(grid.names):
        x, row = grid.spots[hex]
        piece = position.state.on_hex[hex]
        look = _piece(position, piece, lang) if piece >= 0 else None
        is_structure = piece >= 0 and position.profile(piece).is_structure
        sections = sorted(setting.sections[bottom][hex], key=SECTIONS.index)
        cells.append(
            Cell(
                name,
                row,
                _column(name),
                x,
                tuple(words.say(f"board.sections.{section}") for section in sections),
                _ground(setting, setting.grounds[hex], lang),
                None if is_structure else look,
                look if is_structure else None,
            )
        )
    board = setting.content.boards[setting.scenario.board]
    head = setting.scenario.head
    subtitle = words.say("board.first", side=setting.content.sides[setting.sides[setting.first]].head.name)
    return Picture(
        head.name.say(lang),
        subtitle,
        tuple(cells),
        tuple(_side(position, side, lang) for side in range(len(setting.sides))),
        tuple(2 * column - 1 for column in board.section_lines),
        tuple(_notes(setting, words)),
    )


def _ground(setting: Setting, ground: Terrain, lang: str) -> GroundLook:
    is_open = ground.head.id == setting.content.boards[setting.scenario.board].ground
    return GroundLook(
        ground.head.id, ground.head.name.say(lang), "" if is_open else ground.code, ground.colour, ground.symbol
    )


def _piece(position: Position, piece: int, lang: str) -> PieceLook:
    setting, profile = position.setting, position.profile(piece)
    content = setting.content
    drawn = content.structures[profile.kind] if profile.is_structure else content.units[profile.kind]
    side = content.sides[setting.sides[profile.side]]
    return PieceLook(
        profile.kind,
        profile.name.say(lang),
        drawn.code,
        side.head.id,
        side.head.name.say(lang),
        side.code,
        side.colour,
        drawn.symbol,
        position.state.miniatures[piece],
        profile.miniatures,
    )


def _side(position: Position, side: int, lang: str) -> SideLook:
    setting = position.setting
    drawn = setting.content.sides[setting.sides[side]]
    baseline: Literal["top", "bottom"] = "top" if setting.homeward[side] < 0 else "bottom"
    dealt = len(position.state.hands[side]) or setting.hands[side]
    return SideLook(
        drawn.head.id,
        drawn.head.name.say(lang),
        drawn.code,
        drawn.colour,
        baseline,
        position.state.medals[side],
        setting.targets[side],
        dealt,
    )


def _notes(setting: Setting, words: Phrases) -> list[str]:
    """The battle's special rules and the variants, one line each."""
    notes = []
    for folder, things in setting.scenario.changes:
        for id, fields in things.items():
            known = getattr(setting.content, folder, {})
            name = known[id].head.name.say(words.lang) if isinstance(known, dict) and id in known else id
            for field, value in fields.items():
                label = f"board.fields.{field}"
                notes.append(f"{name}: {words.say(label) if words.has(label) else field} {value}")
    notes += [rule.name.say(words.lang) or rule.id for rule in setting.scenario.special_rules]
    notes += [words.say("events.with_variant", variant=variant.head.name) for variant in setting.variants]
    if setting.scenario.fidelity != "complete":
        notes.append(words.say("events.approximate"))
    return notes


def _column(name: str) -> int:
    return int("".join(letter for letter in name if letter.isdigit())) - 1
