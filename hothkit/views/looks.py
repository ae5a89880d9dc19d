"""How a thing is drawn that stands on no board: a unit, a structure, a badge, a ground, a marker."""

from __future__ import annotations

from hothkit.model.badge import Badge
from hothkit.model.marker import Marker
from hothkit.model.side import Side
from hothkit.model.structure import Structure
from hothkit.model.terrain import Terrain
from hothkit.model.unit import Unit
from hothkit.views.picture import BadgeLook, GroundLook, MarkerLook, PieceLook


def unit_look(unit: Unit, side: Side, lang: str, badge: BadgeLook | None = None, strength: int = 0) -> PieceLook:
    """A unit with all its miniatures, as many as its badge says, or as many as a battle gives it."""
    number = badge.miniatures if badge and badge.miniatures is not None else unit.miniatures
    return _piece(unit, side, lang, strength or unit.miniatures, strength or number, badge)


def structure_look(structure: Structure, side: Side, lang: str) -> PieceLook:
    """A structure as a target of full strength."""
    return _piece(structure, side, lang, structure.strength, structure.strength, None)


def badge_look(badge: Badge, lang: str) -> BadgeLook:
    """A badge."""
    return BadgeLook(badge.head.id, badge.head.name.say(lang), badge.code, badge.symbol, badge.miniatures)


def ground_look(ground: Terrain, lang: str, *, is_open: bool = False) -> GroundLook:
    """A ground; the open one of a board has no code."""
    code = "" if is_open else ground.code or ground.head.id[:2].upper()
    return GroundLook(ground.head.id, ground.head.name.say(lang), code, ground.colour, ground.symbol)


def marker_look(marker: Marker, lang: str) -> MarkerLook:
    """One marker that lies on a hex."""
    return MarkerLook(marker.head.id, marker.head.name.say(lang), marker.code, marker.symbol, 1, False)


def _piece(
    drawn: Unit | Structure, side: Side, lang: str, base: int, number: int, badge: BadgeLook | None
) -> PieceLook:
    return PieceLook(
        drawn.head.id,
        drawn.head.name.say(lang),
        drawn.code or drawn.head.id[:2].upper(),
        side.head.id,
        side.head.name.say(lang),
        side.code,
        side.colour,
        drawn.symbol,
        number,
        number,
        base,
        badge,
    )
