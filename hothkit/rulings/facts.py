"""What a battle is set up with, as plain data for rulings to look at."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hothkit.pack.overlay import Things
from hothkit.position.position import Position
from hothkit.position.profile import Profile


def facts(position: Position, things: Things) -> dict[str, Any]:
    """The set-up: board, pieces with their figures, decks and hands, victory, the turn, the die, and the box."""
    setting, state = position.setting, position.state
    content, names, sides = setting.content, setting.grid.names, setting.sides
    standing: dict[str, dict[str, list[str]]] = {side: {} for side in sides}
    for piece, hex in enumerate(state.hex_of):
        if hex >= 0:
            profile = position.profile(piece)
            standing[sides[profile.side]].setdefault(profile.code, []).append(names[hex])
    terrain: dict[str, list[str]] = {}
    for hex in range(len(setting.grid)):
        terrain.setdefault(position.ground(hex).head.id, []).append(names[hex])
    return {
        "hexes": len(names),
        "rows": dict(zip(setting.grid.letters, setting.grid.lengths, strict=True)),
        "sections": {
            side: {name: list(setting.sections[number][hex]) for hex, name in enumerate(names)}
            for number, side in enumerate(sides)
        },
        "homeward": {side: "up" if setting.homeward[number] < 0 else "down" for number, side in enumerate(sides)},
        "first": sides[setting.first],
        "hands": {seat.name: len(state.hands[number]) for number, seat in enumerate(setting.seats)},
        "targets": dict(zip(sides, setting.targets, strict=True)),
        "medals": dict(zip(sides, state.medals, strict=True)),
        "medal_hexes": [
            {
                "at": [names[hex] for hex in one.hexes],
                "side": sides[one.side] if one.side >= 0 else None,
                "kind": "permanent" if one.is_permanent else "temporary",
                "medals": one.medals,
                "all": one.needs_all,
            }
            for one in setting.objectives
        ],
        "exits": {side: sorted(names[hex] for hex in setting.exits[number]) for number, side in enumerate(sides)},
        "decks": {
            side: dict(sorted(Counter(setting.cards[card].head.id for card in setting.decks[number]).items()))
            for number, side in enumerate(sides)
        },
        "campaign_cards": {
            side: sorted(card for one in content.campaigns.values() if one.side == side for card in one.cards)
            for side in sides
        },
        "joining": {
            seat.name: sorted(setting.cards[card].head.id for card in cards)
            for seat, cards in zip(setting.seats, setting.joining, strict=True)
            if cards
        },
        "markers": {
            marker.head.id: [names[hex] for kind, hex, carrier in state.markers if kind == number and carrier < 0]
            for number, marker in enumerate(setting.markers)
        },
        "pieces": standing,
        "terrain": terrain,
        "figures": {profile.code: _figures(profile) for profile in setting.profiles},
        "turn": {"steps": list(content.turn.steps), "draw": content.turn.draw},
        "die": {face.id: face.count for face in content.dice.faces},
        "most_dice": content.dice.most,
        "set_up": [_step(one) for one in things.get("setup", {}).get("", {}).get("steps", ())],
        "box": _box(things.get("components", {}).get("", {})),
    }


def _step(step: Any) -> str:
    """A step of setting up by its id, and whether it may be left out."""
    return f"{step['id']} (optional)" if step.get("optional") else str(step["id"])


def _figures(profile: Profile) -> dict[str, Any]:
    return {
        "type": profile.type,
        "miniatures": profile.miniatures,
        "move": profile.move,
        "still_attack": profile.still_attack,
        "attack": list(profile.attack),
        "medals": profile.medals,
        "has": sorted(profile.has),
        "cannot_enter": sorted(profile.cannot_enter),
    }


def _box(components: Any) -> Any:
    """The counts of a file of components, sources left out."""
    if isinstance(components, dict):
        return components["count"] if "count" in components else {key: _box(one) for key, one in components.items()}
    return components
