"""A medals target above all that the side can earn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.checks.board.battle import CHECKED
from hothkit.checks.finding import error
from hothkit.checks.winning.earnings import earnings
from hothkit.checks.winning.impossible_win import faults, gives_medals
from hothkit.checks.winning.outlook import Outlook, outlook
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each such target; hexes that nobody reaches and rules that never come in are another check's."""
    view = outlook(library, thing) if thing.file.kind == CHECKED and thing.data["victory"] else None
    if view is None or any(not any(units.values()) for units in _units(view, thing)):
        return  # a side without units is told of already
    for number, side in enumerate(view.position.setting.sides):
        target = view.position.setting.targets[number]
        if target is None:
            continue
        all_ = earnings(view, number)
        if all_ is None or target <= all_.most or any(gives_medals(rule) for rule, _ in faults(view)):
            continue
        place = thing.source.place(("victory", "medals", side))
        yield error(
            "target-out-of-reach",
            place,
            side=side,
            target=target,
            most=all_.most,
            units=all_.units,
            structures=all_.structures,
            hexes=all_.hexes,
            rules=all_.rules,
        )


def _units(view: Outlook, thing: Thing) -> Iterator[Mapping[str, Any]]:
    return (thing.data["units"].get(side, {}) for side in view.position.setting.sides)
