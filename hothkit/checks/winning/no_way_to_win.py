"""A side that nothing can ever give the battle."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.battle import CHECKED
from hothkit.checks.finding import error
from hothkit.checks.winning.outlook import Outlook, outlook
from hothkit.diagnostics import Diagnostic
from hothkit.model.rule import all_effects
from hothkit.pack.library import Library, Thing
from hothkit.shape.near import listed


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """One finding for all such sides: no target, no rule by which they win, and no win by the other's last unit."""
    view = outlook(library, thing) if thing.file.kind == CHECKED else None
    if view is None or view.position.setting.content.turn.no_unit_left_loses:
        return
    setting = view.position.setting
    lost = [side for number, side in enumerate(setting.sides) if setting.targets[number] is None]
    lost = [side for side in lost if not _wins_by_a_rule(view, side)]
    if lost:
        route = ("victory", "medals") if "medals" in thing.data["victory"] else ("victory",)
        yield error("no-way-to-win", thing.source.key_place(route), sides=listed(lost))


def _wins_by_a_rule(view: Outlook, side: str) -> bool:
    return any(
        effect.verb == "win" and effect.value in (side, "own", "enemy")
        for rule, _ in view.rules
        for effect in all_effects(rule.effects)
    )
