"""Rules that set one another off without an end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hothkit.checks.board.battle import CHECKED
from hothkit.checks.finding import error
from hothkit.checks.rules.holding import can_hold, can_select
from hothkit.checks.rules.leaves import View
from hothkit.checks.rules.scenes import Asked, asked_in, players_of, scenes, stage_for
from hothkit.checks.rules.stage import UNIT, Stage, Who
from hothkit.diagnostics import Diagnostic
from hothkit.model.card import PLAYED
from hothkit.pack.library import Library, Thing

# What a unit does with a fresh order, by the role that it has then; it is done when the rule is over, so that nothing
# keeps the rule from being woken again. What is brought about at once never wakes a rule that is still at work.
_LATER = {
    "unit_left": "unit",
    "unit_entered": "unit",
    "unit_arrived": "unit",
    "attack_declared": "attacker",
    "attack_rolled": "attacker",
    "attack_ended": "attacker",
}
_BY_MOVING = ("unit_left", "unit_entered", "unit_arrived")
_AT_ONCE = {"order": "unit_ordered", "place": "marker_placed"}
# Only what always stays as it is can be relied on.
_LASTING = frozenset(("side", "type", "kind", "has", "is", "not"))


@dataclass(frozen=True, slots=True, eq=False)
class Link:
    """A rule that comes in whenever it can, and what it certainly does: which units it orders, whether it marks."""

    asked: Asked
    orders: tuple[Any, ...]
    marks: bool

    @property
    def name(self) -> str:
        """What the rule is called in its file."""
        return str(self.asked.route[-1]) if self.asked.route else self.asked.id


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each circle of rules in which units are ordered again and again."""
    own = [link for words in asked_in(thing) for link in _links(words)]
    if not own:
        return
    stage = stage_for(library, thing)
    links = [*own, *_others(library, thing, stage)]
    told: set[frozenset[int]] = set()
    for link in own:
        circle = _circle(link, links, stage)
        if circle and (key := frozenset(map(id, circle))) not in told:
            told.add(key)
            names = " → ".join(one.name for one in (*circle, link))
            yield error("endless-rules", thing.source.key_place(link.asked.route), circle=names)


def _links(words: Sequence[Asked]) -> Iterator[Link]:
    for asked in words:
        rule = asked.rule
        if asked.trigger in ("", PLAYED) or "once_per" in rule or (asked.kind == "card" and not asked.route):
            continue
        if all(_lasts(role, tree) for role, tree in asked.conditions.items()):
            done = rule.get("then", rule.get("may"))
            effects = [one for one in done if isinstance(one, Mapping)] if isinstance(done, list) else []
            chosen: Any = next((one["choose"] for one in effects if "choose" in one), {})
            orders = [_ordered(one["order"], chosen) for one in effects if "order" in one]
            marks = any(isinstance(one.get("place"), Mapping) and "marker" in one["place"] for one in effects)
            if orders or marks:
                yield Link(asked, tuple(orders), marks)


def _lasts(role: str, tree: Any) -> bool:
    """Whether a condition holds for ever if it holds once: of the units themselves, wherever they are."""
    if role in ("unit", "attacker", "target", "this"):
        return isinstance(tree, str) or (isinstance(tree, Mapping) and {*tree} <= _LASTING)
    return role == "side"


def _ordered(order: Any, chosen: Any) -> Any:
    """The role that is ordered, or a selector of the units that are."""
    unit = order.get("unit") if isinstance(order, Mapping) else None
    if unit == "chosen" and isinstance(chosen, Mapping):
        return {word: value for word, value in chosen.items() if word != "up_to"}
    return unit.get("each") if isinstance(unit, Mapping) else unit


def _circle(start: Link, links: Sequence[Link], stage: Stage) -> tuple[Link, ...]:
    """The shortest way from a rule back to itself on which something is done later; empty if there is none."""
    ways: list[tuple[tuple[Link, ...], bool]] = [((start,), False)]
    seen: set[tuple[int, bool]] = set()
    for way, is_later in ways:
        for link in links:
            for later in _sets_off(way[-1], link, stage):
                if link is start and (is_later or later):
                    return way
                if (id(link), is_later or later) not in seen:
                    seen.add((id(link), is_later or later))
                    ways.append(((*way, link), is_later or later))
    return ()


def _sets_off(one: Link, other: Link, stage: Stage) -> Iterator[bool]:
    """Whether a rule sets off another, at once (False) or later (True)."""
    trigger = other.asked.trigger
    if one.marks and trigger == _AT_ONCE["place"] and not other.asked.conditions:
        yield False
    role = "unit" if trigger == _AT_ONCE["order"] else _LATER.get(trigger, "")
    if role and any(_is_met(one, ordered, other, role, stage) for ordered in one.orders):
        yield trigger in _LATER


def _is_met(one: Link, ordered: Any, other: Link, role: str, stage: Stage) -> bool:
    """Whether a unit that is ordered in its own turn is one that the other rule waits for."""
    asked = other.asked.conditions.get(role, {})
    own = _LATER.get(one.asked.trigger, "unit" if one.asked.trigger in _AT_ONCE.values() else "")
    if isinstance(ordered, str):
        # The same rule asks the same of it again; of another nothing may be asked.
        is_same = ordered == own and (one is other or not asked)
        return is_same and any(_can_do(other, who) for who in _met(one, own, stage))
    if not isinstance(ordered, Mapping) or not {*ordered} <= _LASTING or isinstance(asked, str):
        return False
    return any(
        who.side == side and _can_do(other, who) and can_select(ordered, who, view) and can_select(asked, who, view)
        for side in stage.sides
        for view in (View(stage, side),)
        for who in stage.of(UNIT)
    )


def _met(link: Link, role: str, stage: Stage) -> Iterator[Who]:
    """Who may play a role in a rule."""
    asked = link.asked
    for scene in scenes(asked, stage):
        view = View(stage, scene.owner, scene.bearer)
        players = players_of(role, asked, scene, stage)
        yield from (who for who in players if can_hold(asked.conditions.get(role, {}), who, view))


def _can_do(waiting: Link, who: Who) -> bool:
    """Whether a unit with a fresh order can do what a rule waits for."""
    return who.moves or waiting.asked.trigger not in _BY_MOVING


def _others(library: Library, thing: Thing, stage: Stage) -> Iterator[Link]:
    """What else is in force in a battle: the rules of what is on its board."""
    if thing.file.kind != CHECKED or stage.setting is None:
        return
    for name in sorted(stage.setting.uses):
        folder, _, id = name.partition("/")
        carrier = library.of_kind(folder).get(id)
        if carrier is not None and carrier.is_usable:
            for words in asked_in(carrier):
                yield from _links(words)
