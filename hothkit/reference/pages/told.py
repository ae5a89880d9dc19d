"""The generated text of a thing: its figures in words and the sentences of its rules."""

from __future__ import annotations

from collections.abc import Iterable

from hothkit.model.rule import Rule
from hothkit.reference.markup import NOTHING, Html, definitions, esc, items, join, paragraphs, tag
from hothkit.reference.shelf import Shelf


def told(shelf: Shelf, folder: str, id: str) -> Html:
    """What a thing does; nothing for a kind that has no text of its own."""
    content = shelf.stock.content
    if folder == "units":
        return _unit(shelf, id)
    if folder == "terrain":
        return _ground(shelf, id)
    if folder == "badges":
        return paragraphs([shelf.speech.badge(content.badges[id])])
    if folder == "structures":
        return paragraphs([shelf.speech.structure(content.structures[id])])
    if folder == "markers":
        return paragraphs([said]) if (said := shelf.speech.marker(content.markers[id])) else NOTHING
    if folder == "traits":
        return rule_items(shelf, content.traits[id].rules, "traits")
    if folder == "cards":
        return tag("p", esc(shelf.speech.card(content.cards[id])), class_="rule")
    return NOTHING


def rule_items(shelf: Shelf, rules: Iterable[Rule], carrier: str) -> Html:
    """The sentences of rules, a line each, those with a name under it."""
    parts = []
    for rule in rules:
        name, said = rule.name.say(shelf.lang), esc(shelf.speech.rule(rule, carrier))
        parts.append(join((tag("b", esc(name + ":")), said), " ") if name else said)
    return items(parts, class_="rule")


def _unit(shelf: Shelf, id: str) -> Html:
    side = shelf.name("sides", shelf.stock.content.units[id].side)
    pairs = [(shelf.say(f"unit.{name}"), esc(said)) for name, said in unit_cells(shelf, id).items()]
    return definitions([(shelf.say("unit.side"), esc(side)), *pairs], class_="figures")


def unit_cells(shelf: Shelf, id: str) -> dict[str, str]:
    """What is told of a unit side by side with others."""
    unit = shelf.stock.content.units[id]
    cells = shelf.speech.unit(unit)
    return {name: str(getattr(cells, name)) for name in UNIT_CELLS} | {"medals": str(unit.medals)}


def _ground(shelf: Shelf, id: str) -> Html:
    ground = shelf.stock.content.terrain[id]
    cells = shelf.speech.terrain(ground)
    pairs = [(shelf.say(f"ground.{name}"), esc(str(getattr(cells, name)))) for name in GROUND_CELLS]
    return definitions(pairs, class_="figures")


UNIT_CELLS = ("type", "miniatures", "move", "attack", "hit_on", "special")
GROUND_CELLS = ("move", "attack", "protection", "sight")
