"""All the medals that a side can earn in a battle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hothkit.checks.winning.comings import Arrival
from hothkit.checks.winning.may import may_hold
from hothkit.checks.winning.outlook import Outlook
from hothkit.model.condition import ALWAYS, Key
from hothkit.model.number import Number
from hothkit.model.rule import TriggeredRule, all_effects
from hothkit.position.bound import Rank
from hothkit.position.objective import EITHER

# Owners, each seen from some side.
_MAY_BE_ANY = ("own", "enemy")
# What an effect may be inside of, or come after, so that it is done several times.
_SEVERAL = ("roll", "choose")


@dataclass(frozen=True, slots=True)
class Earnings:
    """The most medals of each source; none of them comes again for ever."""

    units: int
    structures: int
    hexes: int
    rules: int

    @property
    def most(self) -> int:
        """All of them together."""
        return self.units + self.structures + self.hexes + self.rules


def earnings(view: Outlook, side: int) -> Earnings | None:
    """The most that a side can earn; None where a source does not run dry, or nobody can tell how often it comes."""
    units = _arriving_units(view, side)
    rules = _rules(view, side)
    if units is None or rules is None:
        return None
    position = view.position
    standing = [position.profile(piece) for piece, hex in enumerate(position.state.hex_of) if hex >= 0]
    enemies = [profile for profile in standing if profile.side != side]
    destroyed = [
        position.profile(piece)
        for piece, hex in enumerate(position.state.hex_of)
        if hex >= 0 and position.profile(piece).is_structure and view.may_be_destroyed(piece)
    ]
    return Earnings(
        units + sum(profile.medals for profile in enemies if not profile.is_structure),
        sum(profile.medals for profile in destroyed if profile.side != side),
        _hexes(view, side),
        rules,
    )


def _hexes(view: Outlook, side: int) -> int:
    """The medals of marked hexes: those that are kept, and what so many units can hold at once of the others."""
    setting = view.position.setting
    own = [one for one in setting.objectives if one.side in (EITHER, side)]
    passing = [one for one in own if not one.is_permanent]
    units = sum(view.comes(p) and view.position.profile(p).side == side for p in range(len(setting.pieces)))
    hexes = [hex for one in passing for hex in one.hexes]
    if len(hexes) > len(set(hexes)) or len(hexes) <= units:
        return sum(one.medals for one in own)
    best = [0] * (units + 1)
    for one in passing:
        needed = len(one.hexes) if one.needs_all else 1
        for busy in range(units, needed - 1, -1):
            best[busy] = max(best[busy], best[busy - needed] + one.medals)
    return best[-1] + sum(one.medals for one in own if one.is_permanent)


def _arriving_units(view: Outlook, side: int) -> int | None:
    """The medals for enemies that rules bring in or back."""
    total = 0
    for arrival in view.arrivals:
        worth = [view.position.profile(p).medals for p in arrival.pieces if view.position.profile(p).side != side]
        if not any(worth):
            continue
        times = None if _is_repeated(arrival.rule) else _times(view, arrival.rule, arrival.rank)
        if times is None:
            return None
        total += times * sum(worth) if not arrival.is_new else _new(view, arrival, times) * worth[0]
    return total


def _new(view: Outlook, arrival: Arrival, times: int) -> int:
    """How many new units come in at most: miniatures of lost ones come in again, but for one each that is a medal."""
    position = view.position
    unit = position.profile(arrival.pieces[0])
    waiting = len(arrival.pieces)
    supply = dict(position.setting.content.components.miniatures).get(unit.kind)
    if supply is None:
        return min(times * arrival.number, waiting)
    before = [p for p, hex in enumerate(position.state.hex_of) if hex >= 0 and position.profile(p).kind == unit.kind]
    left = supply - sum(position.profile(piece).medals > 0 for piece in before)
    needed, come = max(1, position.setting.content.units[unit.kind].miniatures), 0
    for _ in range(min(times, waiting)):
        come += max(0, min(arrival.number, waiting - come, (left - come) // needed))
    return come


def _rules(view: Outlook, side: int) -> int | None:
    total = 0
    for rule, rank in view.rules:
        number = sum(_given(view, rule, side))
        if not number:
            continue
        times = None if _is_repeated(rule) else _times(view, rule, rank)
        if times is None:
            return None
        total += times * number
    return total


def _given(view: Outlook, rule: TriggeredRule, side: int) -> Iterator[int]:
    """The medals that a rule may give to a side each time."""
    owners = (*_MAY_BE_ANY, view.position.setting.sides[side])
    for effect in all_effects(rule.effects):
        if effect.verb == "gain_medals" and effect.value["side"] in owners:
            yield effect.value["number"]


def _is_repeated(rule: TriggeredRule) -> bool:
    return any(effect.verb in _SEVERAL for effect in rule.effects)


def _times(view: Outlook, rule: TriggeredRule, rank: Rank) -> int | None:
    """How often a rule comes in at most; None for ever again."""
    if rank not in (Rank.BATTLE, Rank.GAME):
        return None
    often = _happens(view, rule)
    return often if rule.once_per != "battle" else 1 if often is None else min(often, 1)


def _happens(view: Outlook, rule: TriggeredRule) -> int | None:
    """How often the event of a rule happens at most; None where it may happen again and again."""
    trees = dict(rule.if_)
    if rule.when in ("turn_started", "turn_ended"):
        turns = trees.get("turn")
        number = turns.value if isinstance(turns, Key) and isinstance(turns.value, Number) else Number(None, None)
        if number.most is None:
            return None
        sides = range(len(view.position.setting.sides))
        its = sum(may_hold(trees.get("side", ALWAYS), view.scene, view.side(side)) for side in sides)
        return its * max(0, number.most - max(number.least or 1, 1) + 1)
    if rule.when not in ("unit_eliminated", "unit_left_board", "structure_destroyed"):
        return None
    role = "structure" if rule.when == "structure_destroyed" else "unit"
    pieces = [piece for piece in _fitting(view, role) if _may_play(view, rule, role, piece)]
    comes_back = any(piece in arrival.pieces for arrival in view.arrivals for piece in pieces)
    return None if comes_back else len(pieces)


def _fitting(view: Outlook, role: str) -> Iterator[int]:
    for piece in range(len(view.position.setting.pieces)):
        is_structure = view.position.profile(piece).is_structure
        if view.comes(piece) and is_structure is (role == "structure") and view.may_be_destroyed(piece):
            yield piece


def _may_play(view: Outlook, rule: TriggeredRule, role: str, piece: int) -> bool:
    """Whether a piece may be it, wherever it may be."""
    tree = dict(rule.if_).get(role, ALWAYS)
    setting = view.position.setting
    exits = setting.exits[view.position.profile(piece).side]
    hexes: Sequence[int] = (
        tuple(hex for hex in sorted(exits) if view.may_leave(piece, hex))
        if rule.when == "unit_left_board"
        else range(len(setting.grid))
    )
    return any(
        may_hold(tree, view.scene, view.position.standing(piece, alike[0])) for alike in view.told_apart(tree, hexes)
    )
