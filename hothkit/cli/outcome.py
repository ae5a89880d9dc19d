"""The result of a battle as data."""

from __future__ import annotations

from typing import Any

from hothkit.notation import Head
from hothkit.position.setting import Setting
from hothkit.position.state import State
from hothkit.prose import Phrases
from hothkit.prose.fidelity import approximate


def outcome(setting: Setting, state: State | None, head: Head, hash: str, words: Phrases) -> dict[str, Any]:
    """Who won, how, with how many medals, after how many turns; the hash is the record's.

    No state: nothing could be played at all.
    """
    return {
        "battle": setting.scenario.head.id,
        "seed": head.seed,
        "variants": list(head.variants),
        "leaders": dict(head.leaders),
        "campaign": [{"seat": seat, "card": card} for seat, card in head.campaign],
        "teams": list(head.teams),
        "players": dict(head.players),
        "winner": setting.sides[state.winner] if state is not None and state.winner >= 0 else None,
        "how": state.won_how or None if state is not None else None,
        "medals": dict(zip(setting.sides, state.medals if state else [0] * len(setting.sides), strict=True)),
        "turns": state.turn if state else 0,
        "hash": hash,
        "fidelity": setting.scenario.fidelity,
        "approximate": approximate(setting.scenario, words),
    }
