"""What the ground of a hex means for a piece that enters, leaves or stands there."""

from __future__ import annotations

from hothkit.judge.in_force import in_force, marked
from hothkit.judge.scene import scene
from hothkit.model.condition import Condition
from hothkit.model.rule import TriggeredRule
from hothkit.position.bound import Bound, Rank
from hothkit.position.position import Position, Standing
from hothkit.words.conditions import holds, role_holds
from hothkit.words.scene import hex_alone


def _asked(position: Position, tree: Condition, who: Standing, hex: int) -> bool:
    """A ground's question about a unit, asked as the unit enters: it is seen on that hex."""
    there = who._replace(hex=hex)
    owner = position.setting.profiles[who.profile].side
    return holds(tree, scene(position, {"unit": there}, hex_alone(hex), owner), there)


def why_closed(position: Position, who: Standing, hex: int, *, retreating: bool = False) -> str:
    """Why a piece may never stand on a hex: `ground`, or empty if it may; who is there does not matter."""
    ground = position.ground(hex)
    if ground.head.id in position.setting.profiles[who.profile].cannot_enter:
        return "ground"
    entry = ground.retreat_entry if retreating else ground.entry
    return "" if _asked(position, entry, who, hex) else "ground"


def stops(position: Position, who: Standing, hex: int) -> bool:
    """Whether entering the hex ends a movement."""
    return _asked(position, position.ground(hex).stop, who, hex) and not _ignored(position, "stop", who, hex)


def stops_behind(position: Position, who: Standing, hex: int) -> bool:
    """Whether a unit that leaves the hex goes one hex and no further."""
    stop = position.ground(hex).leaving_stop
    return _asked(position, stop, who, hex) and not _ignored(position, "stop", who, hex)


def holds_fire(position: Position, who: Standing, hex: int) -> bool:
    """Whether a unit that enters the hex may not attack this turn."""
    tree = position.ground(hex).hold_fire
    return _asked(position, tree, who, hex) and not _ignored(position, "hold_fire", who, hex)


def cost(position: Position, hex: int) -> int:
    """What entering the hex costs of a movement."""
    return position.ground(hex).cost


def harms(position: Position, who: Standing, hex: int) -> bool:
    """Whether a rule makes a unit that enters the hex lose miniatures."""
    roles = {"unit": who._replace(hex=hex), "hex": hex_alone(hex)}
    for bound in position.setting.triggered:
        rule = bound.rule
        if not isinstance(rule, TriggeredRule) or rule.when != "unit_entered" or not hurts(rule):
            continue
        owner = bound.owner if bound.owner >= 0 else position.setting.profiles[who.profile].side
        for bearer in _bearers(position, bound, roles["unit"]):
            seen = scene(position, roles, bearer, owner)
            if all(role_holds(role, tree, seen) for role, tree in rule.if_):
                return True
    return False


def _bearers(position: Position, bound: Bound, who: Standing) -> tuple[Standing | None, ...]:
    """Who or what carries a rule that a unit would meet on a hex."""
    if bound.rank is Rank.GROUND:
        return (hex_alone(who.hex),) if position.ground(who.hex).head.id == bound.carrier else ()
    if bound.rank is Rank.MARKER:
        return tuple(who if one.piece == who.piece >= 0 else one for one in marked(position, bound.carrier))
    return (who if bound.rank is Rank.UNIT else None,)


def hurts(rule: TriggeredRule) -> bool:
    """Whether a rule makes the unit that it is about lose miniatures."""
    return any(effect.verb == "lose" and effect.value["unit"] == "unit" for effect in rule.effects)


def _ignored(position: Position, word: str, who: Standing, hex: int) -> bool:
    return bool(in_force(position, "ignore", word, {"unit": who._replace(hex=hex), "hex": hex_alone(hex)}))
