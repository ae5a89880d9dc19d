"""What event rules bring onto the board, and whether they take structures off it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hothkit.checks.winning.may import may_hold, may_pick
from hothkit.model.condition import condition
from hothkit.model.rule import TriggeredRule, all_effects
from hothkit.position.bound import Rank
from hothkit.position.setting import RESERVE, Setting
from hothkit.words.scene import Scene, hex_alone

Rules = tuple[tuple[TriggeredRule, Rank], ...]
"""Event rules, each with the rank of what carries it."""
# What rules do that pieces and medals come and go by.
_TELLING = frozenset(("attack", "gain_medals", "lose", "place", "win"))


@dataclass(frozen=True, slots=True)
class Arrival:
    """Pieces that a rule of this rank may bring onto these hexes, so many at a time."""

    rule: TriggeredRule
    rank: Rank
    pieces: tuple[int, ...]
    hexes: frozenset[int]
    number: int
    is_new: bool


def telling_rules(setting: Setting) -> Rules:
    """The rules that bear on winning, of the battle and of every card there is: any may be dealt or agreed on."""
    bound = [(one.rule, one.rank) for one in setting.triggered if one.rank is not Rank.CARD]
    cards = [(rule, Rank.CARD) for card in setting.content.cards.values() for rule in card.rules]
    return tuple(
        (rule, rank)
        for rule, rank in (*bound, *cards)
        if isinstance(rule, TriggeredRule) and any(one.verb in _TELLING for one in all_effects(rule.effects))
    )


def arrivals(scene: Scene, rules: Rules) -> Iterator[Arrival]:
    """What rules may bring in or back, and where."""
    position = scene.position
    pieces, hexes = range(len(position.setting.pieces)), range(len(position.setting.grid))
    for rule, rank in rules:
        for effect in all_effects(rule.effects):
            unit = effect.value.get("unit") if effect.verb == "place" else None
            if unit is None:
                continue
            if is_new := isinstance(unit, str):
                waiting = [piece for piece in pieces if position.state.hex_of[piece] == RESERVE]
                come = [piece for piece in waiting if position.profile(piece).kind == unit]
            else:
                tree = condition(unit["each"])
                come = [piece for piece in pieces if may_pick(tree, scene, position.standing(piece, RESERVE))]
            where = condition(effect.value["at"])
            there = frozenset(hex for hex in hexes if may_hold(where, scene, hex_alone(hex)))
            yield Arrival(rule, rank, tuple(come), there, effect.value.get("number", 1), is_new)


def hurts_structures(scene: Scene, rules: Rules) -> bool:
    """Whether a rule may destroy a structure that nobody may attack."""
    pieces = range(len(scene.position.setting.pieces))
    structures = [scene.position.standing(one) for one in pieces if scene.position.profile(one).is_structure]
    return bool(structures) and any(
        may_pick(condition(tree), scene, who) for rule, _ in rules for tree in _harmed(rule) for who in structures
    )


def _harmed(rule: TriggeredRule) -> Iterable[object]:
    """The selectors of whom a rule may hurt, those that it chooses first among them."""
    effects = list(all_effects(rule.effects))
    harms = [one.value.get("unit", one.value.get("target")) for one in effects if one.verb in ("lose", "attack")]
    chosen = [{key: said for key, said in e.value.items() if key != "up_to"} for e in effects if e.verb == "choose"]
    return [*chosen, *(one["each"] for one in harms if isinstance(one, dict))] if harms else []
