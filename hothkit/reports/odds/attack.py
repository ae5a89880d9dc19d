"""The exact distributions of one attack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from hothkit import odds
from hothkit.judge.attack import attack
from hothkit.judge.faces import is_hit, meanings
from hothkit.judge.in_force import in_force
from hothkit.judge.retreat import may_ignore, retreat
from hothkit.position.bound import Bound
from hothkit.position.position import Position, Standing
from hothkit.reports.odds.losses import losses, rules_of
from hothkit.words.scene import hex_alone


@dataclass(frozen=True, slots=True)
class Odds:
    """The distributions of one attack.

    `rules` take part in it with dice of their own or make faces count as others; `unheeded` do something that is not
    reckoned with.
    """

    dice: int
    hits: dict[int, Fraction]
    retreats: dict[int, Fraction]
    lost: dict[int, Fraction]
    eliminated: Fraction
    driven_back: Fraction
    rules: tuple[Bound, ...]
    unheeded: tuple[Bound, ...]


def odds_of(position: Position, attacker: int, target: int) -> Odds | None:
    """The odds of an attack that is allowed, else None.

    Where rules let dice be rolled again, all are that neither hit nor drive the target back; where the target may
    ignore retreats, it ignores all it can.
    """
    verdict = attack(position, attacker, target)
    if not verdict.is_allowed:
        return None
    number, rules = verdict.dice.total, rules_of(position, attacker, target)
    roles, numbers = _roles(position, attacker, target), {"distance": verdict.distance}
    die = odds.die_of(_faces(position, attacker, target, meanings(position, roles, numbers)))
    turned = tuple(applied.bound for applied in in_force(position, "change", "faces", roles, numbers))
    ignored, _ = may_ignore(position, attacker, target)
    useless = [(0, 0)] if ignored is not None else [face for face in die if not face[0]]
    chances = odds.rolled(die, number)
    for most in rules.rerolls:
        chances = odds.rerolled(die, number, useless, most)
    left = position.state.miniatures[target]
    lost: dict[int, Fraction] = {}
    driven = Fraction(0)
    for (hits, retreats), p in chances.items():
        for by_hits, q in losses(position, hits, left, rules.on_hits).items():
            missing, back = (0, 0)
            if by_hits < left and retreats and ignored is not None:
                hexes = max(0, retreats + verdict.longer_retreat)
                missing, back = _retreated(position, target, max(0, hexes - ignored))
            total = min(left, by_hits + missing)
            odds.add(lost, total, p * q)
            driven += p * q if back and total < left else 0
    return Odds(
        number,
        odds.summed(chances, 0),
        odds.summed(chances, 1),
        dict(sorted(lost.items())),
        lost.get(left, Fraction(0)),
        driven,
        (*turned, *rules.heeded),
        rules.unheeded,
    )


def _roles(position: Position, attacker: int, target: int) -> dict[str, Standing]:
    shot = position.standing(target)
    return {"attacker": position.standing(attacker), "target": shot, "hex": hex_alone(shot.hex)}


def _faces(position: Position, attacker: int, target: int, means: Mapping[int, int]) -> Iterator[odds.Outcome]:
    """Hits and retreats of each face of the die, or of what rules make of it."""
    known, side = position.setting.content.dice.faces, position.profile(attacker).side
    for rolled in position.setting.faces:
        face = means.get(rolled, rolled)
        yield int(is_hit(position, face, side, target)), known[face].retreats


def _retreated(position: Position, target: int, hexes: int) -> tuple[int, int]:
    """Hexes of a retreat that are missing, and those that are gone."""
    if not hexes:
        return 0, 0
    gone = len(retreat(position, target, hexes).paths[0])
    return hexes - gone, gone
