"""The result of a battle as data."""

from __future__ import annotations

from typing import Any

from hothkit.notation.record import Head
from hothkit.position.setting import Setting
from hothkit.position.state import State


def outcome(setting: Setting, state: State, head: Head, hash: str) -> dict[str, Any]:
    """Who won, how, with how many medals, after how many turns; the hash is the record's."""
    return {
        "battle": setting.scenario.head.id,
        "seed": head.seed,
        "variants": list(head.variants),
        "players": dict(head.players),
        "winner": setting.sides[state.winner] if state.winner >= 0 else None,
        "how": state.won_how or None,
        "medals": dict(zip(setting.sides, state.medals, strict=True)),
        "turns": state.turn,
        "fidelity": setting.scenario.fidelity,
        "hash": hash,
    }
