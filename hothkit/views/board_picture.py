"""A position as a picture: what is drawn, in the reader's language."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from hothkit.model.badge import Badge
from hothkit.model.terrain import Terrain
from hothkit.model.unit import Unit
from hothkit.position.position import Position
from hothkit.position.setting import Setting, group_name
from hothkit.prose import Phrases
from hothkit.views.battle_notes import battle_notes
from hothkit.views.board_markers import markers_of
from hothkit.views.board_marks import marks_of
from hothkit.views.picture import BadgeLook, Cell, GroundLook, Picture, PieceLook, SideLook


def picture(position: Position, words: Phrases, *, seat: int | None = None) -> Picture:
    """The board with all pieces; with a seat it says whose it is."""
    setting = position.setting
    head, board = setting.scenario.head, setting.content.boards[setting.scenario.board]
    marks, markers = marks_of(position, words), markers_of(position, words.lang)
    return Picture(
        head.name.say(words.lang),
        _subtitle(setting, words, seat),
        tuple(
            replace(_cell(position, hex, words), marks=marks.get(hex, ()), markers=markers.get(hex, ()))
            for hex in range(len(setting.grid))
        ),
        tuple(_side(position, side, words.lang) for side in range(len(setting.sides))),
        tuple(2 * column - 1 for column in board.section_lines),
        tuple(battle_notes(setting, words)),
        board.turns_sections,
    )


def _subtitle(setting: Setting, words: Phrases, seat: int | None) -> str:
    number = setting.scenario.number
    parts = [words.say("board.number", number=number)] if number is not None else []
    parts.append(words.say("board.first", side=_side_name(setting, setting.first)))
    parts += [words.say("board.seat", side=_side_name(setting, seat))] if seat is not None else []
    return " · ".join(parts)


def _side_name(setting: Setting, side: int) -> object:
    return setting.content.sides[setting.sides[side]].head.name


def _cell(position: Position, hex: int, words: Phrases) -> Cell:
    setting = position.setting
    name, (x, row) = setting.grid.names[hex], setting.grid.spots[hex]
    piece = position.state.on_hex[hex]
    look = piece_look(position, piece, words.lang) if piece >= 0 else None
    is_structure = piece >= 0 and position.profile(piece).is_structure
    return Cell(
        name,
        row,
        int(name[1:]) - 1,
        x,
        _sections(setting, hex, words),
        _ground(setting, position.ground(hex), words.lang),
        None if is_structure else look,
        look if is_structure else None,
    )


def _sections(setting: Setting, hex: int, words: Phrases) -> tuple[str, ...]:
    """The sections from left to right; a side that sits above and has turned them has them the other way round."""
    above = setting.homeward[0] < 0 and setting.board.turns_sections
    seen = set(setting.sections[0][hex])
    ids = setting.board.sections
    ends = [ids[-1 - ids.index(id)] if above else id for id in seen]
    return tuple(group_name(setting, id, words.lang) for id in ids if id in ends)


def _ground(setting: Setting, ground: Terrain, lang: str) -> GroundLook:
    is_open = ground.head.id == setting.content.boards[setting.scenario.board].ground
    code = "" if is_open else ground.code or ground.head.id[:2].upper()
    return GroundLook(ground.head.id, ground.head.name.say(lang), code, ground.colour, ground.symbol)


def piece_look(position: Position, piece: int, lang: str) -> PieceLook:
    """How a unit or structure is drawn."""
    setting, profile = position.setting, position.profile(piece)
    content = setting.content
    drawn = content.structures[profile.kind] if profile.is_structure else content.units[profile.kind]
    base = profile.strength or (drawn.miniatures if isinstance(drawn, Unit) else drawn.strength)
    side = content.sides[setting.sides[profile.side]]
    return PieceLook(
        profile.kind,
        drawn.head.name.say(lang),
        drawn.code or profile.kind[:2].upper(),
        side.head.id,
        side.head.name.say(lang),
        side.code,
        side.colour,
        drawn.symbol,
        position.state.miniatures[piece],
        profile.miniatures,
        base,
        _badge(content.badges[profile.badge], lang) if profile.badge else None,
        profile.is_target,
    )


def _badge(badge: Badge, lang: str) -> BadgeLook:
    return BadgeLook(badge.head.id, badge.head.name.say(lang), badge.code, badge.symbol, badge.miniatures)


def _side(position: Position, side: int, lang: str) -> SideLook:
    setting, state = position.setting, position.state
    drawn = setting.content.sides[setting.sides[side]]
    baseline: Literal["top", "bottom"] = "top" if setting.homeward[side] < 0 else "bottom"
    return SideLook(
        drawn.head.id,
        drawn.head.name.say(lang),
        drawn.code,
        drawn.colour,
        baseline,
        state.medals[side],
        setting.targets[side],
        sum(
            len(state.hands[number]) if state.turn else setting.hands[number]
            for number, seat in enumerate(setting.seats)
            if seat.side == side
        ),
    )
