"""Any battle, any moment of it: for properties that must hold whatever the content says."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from hothkit.model.condition import NEVER
from hothkit.position.position import Position
from hothkit.position.setting import Setting
from tests.battles import battle, raw_content, start

UNITS = {
    "rebel": ["echo-base-troopers", "snowspeeders", "rebel-artillery"],
    "empire": ["snowtroopers", "probe-droids", "at-at"],
}
GROUNDS = ["ridge", "rocks", "serac", "building", "wreckage", "trench", "crevasse", "mire", "thicket", "sludge", "tor"]
_INFANTRY = ["e-web", "commando", "scout", "elite"]
BADGES = {"echo-base-troopers": _INFANTRY, "snowtroopers": _INFANTRY, "snowspeeders": ["elite-squadron"]}
HEXES = start(battle({"rebel": {}, "empire": {}})).setting.grid.names
VARIANTS = sorted(raw_content()["variants"])
# Grounds and rules that the bundled content does not have, each for another way of asking.
THINGS: dict[str, Any] = {
    "terrain": {
        "mire": {"name": {"en": "Mire"}, "code": "MI", "entering": {"cost": 2}, "leaving": {"stop": True}},
        "tor": {"name": {"en": "Tor"}, "code": "TO", "height": 2, "blocks_sight": True},
        "thicket": {
            "name": {"en": "Thicket"},
            "code": "TH",
            "blocks_sight": True,
            "entry": {"miniatures": {"at_least": 2}},
            "protection": [{"dice": -1, "attacker": {"moved": True}}],
        },
        "sludge": {
            "name": {"en": "Sludge"},
            "code": "SL",
            "entering": {"stop": {"type": ["infantry", "special"]}, "hold_fire": {"not": {"type": "vehicle"}}},
            "penalty": [{"dice": -1, "attacker": {"not": {"kind": "at-at"}}}],
            "rules": {
                "deep": {"while": {"unit": {"at": "this"}}, "change": {"move": -1}},
                "no-shelter": {"while": {"target": {"at": "this"}}, "ignore": {"protection": "all"}},
            },
        },
    },
    "markers": {
        "beacon": {
            "name": {"en": "Beacon"},
            "carried_by": {"type": ["infantry", "vehicle"]},
            "rules": {
                "light": {
                    "while": {"attacker": {"side": "own", "within": {"hexes": 2, "of": "this"}}},
                    "change": {"dice": 1},
                },
                "load": {"change": {"move": -1}},
            },
        },
        "spikes": {
            "name": {"en": "Spikes"},
            "side": "empire",
            "rules": {
                "barbs": {
                    "when": "unit_entered",
                    "if": {"hex": "this", "unit": {"side": "enemy"}},
                    "then": [{"lose": {"unit": "unit", "miniatures": 1}}],
                },
                "tangle": {"while": {"unit": {"adjacent_to": "this"}}, "forbid": ["move"]},
            },
        },
        "slush": {"name": {"en": "Slush"}, "ground": "sludge"},
        "haze": {"name": {"en": "Haze"}, "ground": "thicket"},
    },
}
MARKERS = ("beacon", "spikes", "slush", "haze")
RULES: dict[str, Any] = {
    "wind": {"while": {"unit": {"has": "flying"}}, "change": {"move": -1}},
    "last-stand": {"while": {"attacker": {"miniatures": 1}}, "change": {"dice": 1}},
    "close": {"while": {"distance": {"at_most": 2}, "attacker": {"type": "vehicle"}}, "change": {"dice": 1}},
    "west": {"while": {"unit": {"section": "left"}}, "change": {"still_attack": 1}},
    "from-here": {"while": {"unit": {"at": "ridge"}}, "change": {"move": 1}},
    "shy": {"while": {"attacker": {"kind": "snowtroopers"}, "target": {"type": "vehicle"}}, "forbid": ["attack"]},
    "pinned": {"while": {"unit": {"adjacent_to": {"type": "vehicle"}}}, "forbid": ["move"]},
    "sure-footed": {"while": {"unit": {"type": "infantry"}}, "ignore": {"stop": "all", "hold_fire": "all"}},
    "periscope": {"while": {"attacker": {"kind": "probe-droids"}}, "ignore": {"sight": "all"}},
    "steady": {"while": {"attacker": {"type": "vehicle"}}, "ignore": {"penalty": "all"}},
    "watchful": {"while": {"target": {"in_sight_of": {"type": "special"}}}, "change": {"dice": 1}},
    "crowd": {"while": {"there_is": {"type": "infantry", "number": {"at_least": 4}}}, "change": {"dice": 1}},
    "over": {"while": {"unit": {"type": "vehicle"}, "other": {"type": "infantry"}}, "ignore": {"units": "all"}},
    "brambles": {
        "when": "unit_entered",
        "if": {"unit": {"type": "infantry"}, "hex": {"at": ["rocks", "ridge"]}},
        "then": [{"lose": {"unit": "unit", "miniatures": 1}}],
    },
    "frost": {
        "when": "unit_entered",
        "if": {"unit": {"miniatures": 1}},
        "then": [{"lose": {"unit": "unit", "miniatures": 1}}],
    },
    "stay": {"while": {"unit": {"type": "special"}}, "forbid": ["leave_board"]},
    "fresh": {
        "when": "turn_started",
        "if": {"side": "empire"},
        "then": [{"place": {"unit": "snowtroopers", "at": ["A1", "A2", "A3"]}}],
    },
    "chase": {
        "when": "attack_ended",
        "if": {"attacker": {"side": "own"}, "hex": {"empty": True}, "distance": 1},
        "may": [{"move": {"unit": "attacker", "to": "hex"}}, {"attack": {"attacker": "attacker"}}],
        "once_per": "side_and_turn",
    },
    "again": {"when": "attack_rolled", "then": [{"reroll": {"up_to": 2}}]},
    "spoils": {"when": "structure_destroyed", "then": [{"gain_medals": {"side": "empire", "number": 1}}]},
    "away": {"when": "unit_left_board", "then": [{"gain_medals": {"side": "own", "number": 1}}]},
    "night": {"while": {"turn": {"at_least": 2}, "distance": {"at_least": 3}}, "forbid": ["sight"]},
    "blinded": {"while": {"attacker": {"type": "vehicle"}, "target": {"miniatures": 1}}, "forbid": ["sight"]},
    "score": {"change": {"dice": {"count": {"medals": "enemy"}, "at_most": 2}}},
    "crowded": {"while": {"unit": {"within": {"hexes": 2, "of": {"type": "vehicle"}}}}, "change": {"move": 1}},
    "late": {"while": {"turn": {"at_most": 2}, "unit": {"type": "infantry"}}, "change": {"move": 1}},
    "twice": {"while": {"unit": {"type": "special"}}, "change": {"attacks": 1}},
}
UNIT_RULES: dict[str, Any] = {
    "echo-base-troopers": {
        "spotter": {
            "while": {"attacker": {"side": "own", "not": "this"}, "this": {"at": "ridge"}},
            "change": {"dice": 1},
            "once_per": "attack",
        }
    },
    "at-at": {"slow": {"change": {"move": 1}}},
}


_MARKERS = st.lists(st.sampled_from(MARKERS), unique=True)


@st.composite
def settings_of_battles(draw: st.DrawFn) -> Setting:
    """Any battle with many grounds, structures, rules and variants."""
    terrain: dict[str, list[str]] = {}
    hexes = draw(st.permutations(HEXES))
    for hex, ground in zip(hexes, draw(st.lists(st.sampled_from(GROUNDS), max_size=40)), strict=False):
        terrain.setdefault(ground, []).append(hex)
    places = iter(draw(st.permutations(HEXES)))
    units: dict[str, dict[str, list[str]]] = {}
    for side, kinds in UNITS.items():
        units[side] = {}
        for kind in draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=8)):
            units[side].setdefault(kind, []).append(next(places))
    structures = {
        kind: {"side": draw(st.sampled_from(["rebel", "empire"])), "at": [next(places)], "target": draw(st.booleans())}
        for kind in draw(st.lists(st.sampled_from(["ion-cannon", "shield-generator"]), unique=True))
    }
    rules = draw(st.lists(st.sampled_from(sorted(RULES)), unique=True, max_size=3))
    standing = [(hex, kind) for kinds in units.values() for kind, hexes in kinds.items() for hex in hexes]
    badges: dict[str, list[str]] = {}
    for hex, kind in draw(st.lists(st.sampled_from(standing), unique=True, max_size=6)):
        if kind in BADGES:
            badges.setdefault(draw(st.sampled_from(BADGES[kind])), []).append(hex)
    marked = [
        {
            "at": draw(st.lists(st.sampled_from(HEXES), min_size=1, max_size=3, unique=True)),
            "kind": draw(st.sampled_from(["temporary", "permanent"])),
            "medals": draw(st.integers(1, 2)),
            "together": draw(st.sampled_from(["each", "any", "all"])),
            **draw(st.sampled_from([{}, {"side": "rebel"}, {"side": "empire"}, {"needs": {"type": "infantry"}}])),
        }
        for _ in range(draw(st.integers(0, 3)))
    ]
    exits = draw(st.dictionaries(st.sampled_from(["rebel", "empire"]), st.lists(st.sampled_from(HEXES), min_size=1)))
    kinds = draw(st.lists(st.sampled_from(sorted(UNIT_RULES)), unique=True))
    return battle(
        units,
        terrain,
        structures=structures,
        badges=badges,
        medal_hexes=marked,
        exits=exits,
        markers={id: draw(st.lists(st.sampled_from(HEXES), max_size=3)) for id in draw(_MARKERS)},
        miniatures={hex: draw(st.integers(1, 6)) for hex, _ in draw(st.lists(st.sampled_from(standing), max_size=3))},
        special_rules={id: RULES[id] for id in rules},
        changes={"units": {kind: {"rules": UNIT_RULES[kind]} for kind in kinds}},
        variants=draw(st.lists(st.sampled_from(VARIANTS), unique=True, max_size=4)),
        things=THINGS,
        first=draw(st.sampled_from(["rebel", "empire"])),
    )


@st.composite
def moments(draw: st.DrawFn) -> Position:
    """Any moment of any battle: some units gone or weakened, some ordered by some card, moved, silenced."""
    position = start(draw(settings_of_battles()))
    state, setting = position.state, position.setting
    state.active = draw(st.integers(0, 1))
    state.turn = draw(st.integers(0, 6))
    state.medals = [draw(st.integers(0, 3)) for _ in state.medals]
    state.card = draw(st.integers(-1, len(setting.cards) - 1))
    state.bonus = draw(st.sampled_from([state.card, -1]))
    for piece in range(len(setting.pieces)):
        profile = position.profile(piece)
        state.miniatures[piece] = draw(st.integers(0, profile.miniatures))
        if state.hex_of[piece] < 0:
            state.miniatures[piece] = 0
        elif state.miniatures[piece] == 0:
            state.on_hex[state.hex_of[piece]], state.hex_of[piece] = -1, -1
        elif not profile.is_structure:
            state.ordered[piece] = state.rewarded[piece] = draw(st.integers(0, 1))
            state.moved[piece] = draw(st.integers(0, 3))
            state.held_fire[piece] = draw(st.integers(0, 1))
            state.attacked[piece] = draw(st.integers(0, 1))
    carriers = [-1, *position.units()]
    state.markers = tuple(
        sorted(
            (kind, hex, draw(st.sampled_from(carriers)) if setting.markers[kind].carried_by != NEVER else -1)
            for kind, hex, _ in state.markers
        )
    )
    return position
