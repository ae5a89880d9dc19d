"""Which units a card may order, and why not the others."""

from __future__ import annotations

from typing import Any

from hothkit.judge.orders import Ordering, all_ordered, groups, members, ordering
from hothkit.model.card import AT_ITS_MOMENT, Allowance, Card
from hothkit.model.rule import TriggeredRule
from hothkit.position.position import Position
from hothkit.position.setting import group_name
from hothkit.position.setting import groups as all_groups
from hothkit.prose import Phrases
from hothkit.prose.speech import Speech
from hothkit.reports.explain.names import hex_name, pieces_named


def side_of_card(position: Position, card: int) -> int:
    """Whose card it is: the active side's if it can have it, else that of the side which can."""
    setting, active = position.setting, position.state.active
    id = setting.cards[card].head.id
    led = {leader.side for leader in setting.content.leaders.values() if id in leader.cards}
    joined = {seat.side for seat, cards in zip(setting.seats, setting.joining, strict=True) if card in cards}
    owners = [
        side
        for side in (active, *range(len(setting.sides)))
        if card in setting.decks[side] or side in joined or setting.sides[side] in led
    ]
    return owners[0] if owners else active


def order_data(position: Position, card: int, words: Phrases) -> dict[str, Any]:
    """The card's allowances with the units that fit, one best sharing-out, and every unit with its verdict."""
    setting, side = position.setting, side_of_card(position, card)
    verdict = ordering(position, setting.cards[card], side)
    refused = dict(verdict.why_not)
    units = {}
    for piece in sorted(position.units(side), key=lambda piece: position.state.hex_of[piece]):
        lacking = refused.get(piece)
        units[hex_name(position, position.state.hex_of[piece])] = {
            "may": lacking is None,
            "lacks": list(lacking or ()),
            "sections": list(setting.sections[side][position.state.hex_of[piece]]),
        }
    return {
        "card": setting.cards[card].head.id,
        "side": setting.sides[side],
        "moment": _moment(setting.cards[card]),
        "replaced": verdict.is_replaced,
        "orders": [
            {
                "up_to": one.up_to,
                "same": one.same or None,
                "different": one.different or None,
                "times": one.times,
                "units": _hexes(position, pieces),
                "together": _hexes(position, _sharing(verdict, number)),
            }
            for number, (one, pieces) in enumerate(verdict.allowances)
        ],
        "most": verdict.most,
        "groups": _groups(position, card, side, verdict),
        "units": units,
    }


def order_sentences(position: Position, card: int, words: Phrases) -> list[str]:
    """Whom the card orders, how many together, and why not the others."""
    setting, side = position.setting, side_of_card(position, card)
    verdict = ordering(position, setting.cards[card], side)
    name = setting.cards[card].head.name
    whose = words.say("events.side", adjective=setting.content.sides[setting.sides[side]].adjective)
    lines = [words.say("reasons.order.title", name=name, side=whose)]
    lines.append(Speech(words, setting.content).card(setting.cards[card]))
    if not verdict.allowances:
        kind = "at_its_moment" if setting.cards[card].has_moment else "nobody_at_all"
        return [*lines, words.say(f"reasons.order.{kind}")]
    if verdict.is_replaced:
        lines.append(words.say("reasons.order.replaced", number=verdict.most))
    for number, (one, pieces) in enumerate(verdict.allowances):
        lines.append(_allowance(position, verdict, number, one, pieces, words))
    for group, hexes in _groups(position, card, side, verdict).items():
        named = group_name(setting, group, words.lang)
        lines.append("  " + words.say("reasons.order.group", group=named, units=", ".join(hexes)))
    if len(verdict.allowances) > 1 or any(one.different for one, _ in verdict.allowances):
        lines.append(words.say("reasons.order.most", number=verdict.most))
    refused: dict[str, list[int]] = {}
    for piece, lacking in verdict.why_not:
        why = ", ".join(dict.fromkeys(_lack(word, words) for word in lacking))
        refused.setdefault(why, []).append(piece)
    for why, some in refused.items():
        lines.append("  " + words.say("reasons.order.not", unit=pieces_named(position, some, words), why=why))
    return lines


def _allowance(
    position: Position, verdict: Ordering, number: int, one: Allowance, pieces: tuple[int, ...], words: Phrases
) -> str:
    said = Speech(words, position.setting.content).allowance(one)
    units = pieces_named(position, pieces, words) or words.say("reasons.order.nobody")
    chosen = ", ".join(_hexes(position, _sharing(verdict, number))) if len(verdict.allowances) > 1 else ""
    kind = "allowance_together" if chosen else "allowance"
    line = words.say(f"reasons.order.{kind}", order=said[:1].upper() + said[1:], units=units, together=chosen)
    if one.times > 1:
        line += " " + words.say("reasons.order.times", number=one.times)
    return line


def _moment(card: Card) -> str | None:
    """The trigger at which a card is played that is not the card of a turn."""
    rules = (rule.when for rule in card.rules if isinstance(rule, TriggeredRule) and rule.id == AT_ITS_MOMENT)
    return next(rules, None)


def _lack(word: str, words: Phrases) -> str:
    known = words.has(f"reasons.order.lacks.{word}")
    return words.say(f"reasons.order.lacks.{word if known else 'other'}")


def _sharing(verdict: Ordering, number: int) -> list[int]:
    return [piece for piece, share in zip(verdict.candidates, verdict.shares, strict=True) if share == number]


def _groups(position: Position, card: int, side: int, verdict: Ordering) -> dict[str, list[str]]:
    """For a card that orders by section or type: each that can be named or is one of the different, with its units."""
    if verdict.is_replaced:
        return {}
    found: dict[str, set[int]] = {}
    for one, pieces in verdict.allowances:
        for piece in pieces if one.different else ():
            for group in groups(position, side, one.different, piece):
                found.setdefault(group, set()).add(piece)
    if found:
        return {name: _hexes(position, found[name]) for name in all_groups(position.setting) if name in found}
    played = position.setting.cards[card]
    everything = all_ordered(position, played, side) or ()
    names = [name for name in everything if isinstance(name, str)]
    return {name: _hexes(position, members(position, played, side, name)) for name in names}


def _hexes(position: Position, pieces: Any) -> list[str]:
    return [hex_name(position, hex) for hex in sorted(position.state.hex_of[piece] for piece in pieces)]
