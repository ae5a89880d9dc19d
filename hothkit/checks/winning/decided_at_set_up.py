"""A battle that is over before anybody has had a turn."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.battle import CHECKED
from hothkit.checks.finding import error
from hothkit.checks.winning.outlook import Outlook, outlook
from hothkit.diagnostics import Diagnostic, Place
from hothkit.judge.objectives import holder, is_earned_by
from hothkit.judge.scene import scene
from hothkit.model.condition import Condition, Key, ThereIs, keys
from hothkit.model.rule import TriggeredRule
from hothkit.pack.library import Library, Thing
from hothkit.position.bound import Rank
from hothkit.position.state import NOBODY
from hothkit.words.conditions import role_holds

# What is done before any other rule has its say.
_SCORING = ("win", "gain_medals")


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for a target that is met as the pieces are set up, and for a rule that ends the first turn at once."""
    view = outlook(library, thing) if thing.file.kind == CHECKED else None
    if view is None:
        return
    setting = view.position.setting
    holders = [_holder(view, number) for number in range(len(setting.objectives))]
    for number, side in enumerate(setting.sides):
        target = setting.targets[number]
        held = [one for one, whose in zip(setting.objectives, holders, strict=True) if whose == number]
        medals = sum(one.medals for one in held)
        if target is not None and medals >= target:
            hexes = {setting.grid.names[hex] for one in held for hex in one.hexes}
            yield error(
                "decided-at-set-up",
                thing.source.place(("victory", "medals", side)),
                related=_marks(thing, hexes),
                side=side,
                target=target,
                medals=medals,
            )
            return
    for bound in setting.triggered:
        if bound.rank is Rank.BATTLE and isinstance(bound.rule, TriggeredRule) and _wins_at_once(view, bound.rule):
            place = thing.source.key_place(("special_rules", bound.rule.id))
            yield error("decided-at-set-up", place, "rule", rule=bound.rule.id)
            return


def _holder(view: Outlook, number: int) -> int:
    """Who has an objective before the first turn."""
    position = view.position
    if (whose := holder(position, number)) != NOBODY or not position.setting.content.turn.starting_unit_earns:
        return whose
    standing = [piece for piece, hex in enumerate(position.state.hex_of) if hex >= 0]
    earning = (p for p in standing if is_earned_by(position, number, p, (position.state.hex_of[p],)))
    return next((position.profile(piece).side for piece in earning), NOBODY)


def _wins_at_once(view: Outlook, rule: TriggeredRule) -> bool:
    """Whether the first thing that happens wins the battle: the first side's turn starts."""
    wins = any(effect.verb == "win" for effect in rule.effects) and all(e.verb in _SCORING for e in rule.effects)
    if rule.when != "turn_started" or rule.may or not wins or any(map(_speaks_of_markers, rule.if_)):
        return False
    first = view.position.setting.first
    seen = scene(view.position, {"side": view.side(first)}, None, first, {"turn": 1})
    return all(role_holds(role, tree, seen) for role, tree in rule.if_)


def _speaks_of_markers(asked: tuple[str, Condition]) -> bool:
    """Whether a condition is about markers, which have not been laid yet."""
    _, tree = asked
    leaf = next(iter(keys(tree)), None)
    inner = leaf.value.who if isinstance(leaf, Key) and isinstance(leaf.value, ThereIs) else tree
    return any(isinstance(one, Key) and one.word == "marker" for one in keys(inner))


def _marks(thing: Thing, hexes: set[str]) -> tuple[Place, ...]:
    """Where the file marks these hexes."""
    return tuple(
        thing.source.place(("medal_hexes", number, "at", step))
        for number, entry in enumerate(thing.data.get("medal_hexes", ()))
        for step, hex in enumerate(entry["at"])
        if hex in hexes
    )
