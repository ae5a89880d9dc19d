"""A battle that is over before anybody has had a turn."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.battle import CHECKED
from hothkit.checks.finding import error
from hothkit.checks.winning.outlook import Outlook, outlook
from hothkit.diagnostics import Diagnostic, Place
from hothkit.judge.objectives import holder, is_earned_by
from hothkit.judge.scene import scene
from hothkit.model.condition import ALWAYS, Condition, Key, ThereIs, condition, keys
from hothkit.model.rule import TriggeredRule
from hothkit.pack.library import Library, Thing
from hothkit.position.bound import Rank
from hothkit.position.state import NOBODY
from hothkit.words.conditions import role_holds
from hothkit.words.triggers import THERE_IS

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
        rule = bound.rule
        if bound.rank is not Rank.BATTLE or not isinstance(rule, TriggeredRule) or not _only_wins(rule):
            continue
        place = thing.source.key_place(("special_rules", rule.id))
        if _wins_at_once(view, rule):
            yield error("decided-at-set-up", place, "rule", rule=rule.id)
            return
        if (soon := _wins_in_the_first_turn_of(view, rule)) is not None:
            yield error("decided-at-set-up", place, "first-turn", rule=rule.id, side=setting.sides[soon])
            return


def _holder(view: Outlook, number: int) -> int:
    """Who has an objective before the first turn."""
    position = view.position
    if (whose := holder(position, number)) != NOBODY or not position.setting.content.turn.starting_unit_earns:
        return whose
    standing = [piece for piece, hex in enumerate(position.state.hex_of) if hex >= 0]
    earning = (p for p in standing if is_earned_by(position, number, p, (position.state.hex_of[p],)))
    return next((position.profile(piece).side for piece in earning), NOBODY)


def _only_wins(rule: TriggeredRule) -> bool:
    """Whether nobody is asked, and nothing is done before the battle is won."""
    wins = any(effect.verb == "win" for effect in rule.effects) and all(e.verb in _SCORING for e in rule.effects)
    return wins and not rule.may


def _wins_at_once(view: Outlook, rule: TriggeredRule) -> bool:
    """Whether the first thing that happens wins the battle: the first side's turn starts."""
    if rule.when != "turn_started" or any(map(_speaks_of_markers, rule.if_)):
        return False
    first = view.position.setting.first
    seen = scene(view.position, {"side": view.side(first)}, None, first, {"turn": 1})
    return all(role_holds(role, tree, seen) for role, tree in rule.if_)


def _wins_in_the_first_turn_of(view: Outlook, rule: TriggeredRule) -> int | None:
    """The side in whose first turn a rule must win the battle because it asks for any unit of a side.

    A rule that asks for nothing, or for a certain turn, may be meant: it gives the battle just so many turns.
    """
    asked = dict(rule.if_)
    if rule.when not in ("turn_started", "turn_ended") or THERE_IS not in asked or not {*asked} <= {"side", THERE_IS}:
        return None
    tree = asked[THERE_IS]
    for side in range(len(view.position.setting.sides)):
        seen = scene(view.position, {"side": view.side(side)}, None, side, {"turn": 1})
        if role_holds("side", asked.get("side", ALWAYS), seen) and _never_runs_out(view, tree, side):
            return side
    return None


def _never_runs_out(view: Outlook, asked: Condition, side: int) -> bool:
    """Whether it is asked, in a side's turn, for any unit of a side without which the battle is over."""
    setting = view.position.setting
    if (
        not isinstance(asked, Key)
        or not isinstance(asked.value, ThereIs)
        or not setting.content.turn.no_unit_left_loses
    ):
        return False
    who, number = asked.value.who, asked.value.number
    return (
        (number.least or 0) <= 1
        and number.most is None
        and any(
            who in (condition({"side": name}), condition({"side": "own" if one == side else "enemy"}))
            for one, name in enumerate(setting.sides)
            if not setting.exits[one]
        )
    )


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
