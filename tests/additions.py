"""What an author adds to a battle that has none of it yet, so that every battle can hold every mistake."""

from __future__ import annotations

from random import Random
from typing import Any

from hothkit.yaml_source import Route
from tests.written import Written


def numbers(file: Written) -> list[tuple[Route, int]]:
    """The hands and the medals to win of a battle."""
    return [(route, value) for route, value in file.routes(int) if route[0] in ("hand", "victory")]


def with_badge(file: Written, chance: Random) -> Written:
    """With a badge on a unit that it fits."""
    if "badges" in file.data:
        return file
    ways = [(id, one.hex) for id in file.library.of_kind("badges") for one in file.units]
    for id, hex in chance.sample(ways, len(ways)):
        changed = file.with_block(f"badges: {{{id}: [{hex}]}}\n")
        if not changed.found():
            return changed
    raise AssertionError("no badge fits")


def with_marker(file: Written, chance: Random) -> Written:
    """With a marker on a hex."""
    if "markers" in file.data:
        return file
    id = chance.choice(list(file.library.of_kind("markers")))
    return file.with_block(f"markers: {{{id}: [{chance.choice(file.free)}]}}\n")


def with_structure(file: Written, chance: Random) -> Written:
    """With a structure on a free hex that may be attacked."""
    if "structures" in file.data:
        return file
    id = chance.choice(list(file.library.of_kind("structures")))
    side, hex = chance.choice(file.sides), chance.choice(file.free)
    return file.with_block(f"structures:\n  {id}: {{side: {side}, at: [{hex}], target: true}}\n")


def with_exit(file: Written, chance: Random) -> Written:
    """With two exits of a side at the edge of the board."""
    if "exits" in file.data:
        return file
    side, row = chance.choice(file.sides), chance.choice("AG")
    return file.with_block(f"exits: {{{side}: [{row}1, {row}2]}}\n")


def with_medal_hex(file: Written, chance: Random) -> Written:
    """With two hexes that are worth a medal."""
    if "medal_hexes" in file.data:
        return file
    hexes = ", ".join(chance.sample(file.free, 2))
    return file.with_block(f"medal_hexes:\n  - {{at: [{hexes}], kind: temporary}}\n")


def with_change(file: Written, chance: Random) -> Written:
    """With a unit that is worth another number of medals."""
    if "changes" in file.data:
        return file
    id = chance.choice(file.units).id
    medals = file.library.of_kind("units")[id].data["medals"]
    return file.with_block(f"changes:\n  units: {{{id}: {{medals: {medals + 1}}}}}\n")


def with_rule(file: Written, chance: Random) -> Written:
    """With an event rule of its own."""
    if any("when" in rule for rule in file.data.get("special_rules", {}).values()):
        return file
    side, turn = chance.choice(file.sides), chance.randrange(2, 6)
    return file.with_block(
        "special_rules:\n"
        "  supplies:\n"
        "    name: {en: Supplies, es: Suministros}\n"
        "    when: turn_started\n"
        f"    if: {{side: {side}, turn: {turn}}}\n"
        f"    then: [{{draw: {{side: {side}, cards: 1}}}}]\n"
    )


def event_rule(file: Written, chance: Random) -> tuple[Route, dict[str, Any]]:
    """An event rule of a battle with its route."""
    rules = [(id, rule) for id, rule in file.data["special_rules"].items() if "when" in rule]
    id, rule = chance.choice(rules)
    return ("special_rules", id), rule


def with_standing_rule(file: Written, chance: Random) -> Written:
    """With a standing rule that has a text in its author's words, before its other rules."""
    type = file.library.of_kind("units")[chance.choice(file.units).id].data["type"]
    rule = (
        "  deep-snow:\n"
        "    name: {en: Deep snow, es: Nieve profunda}\n"
        "    text: {en: They attack with 2 dice fewer., es: Atacan con 2 dados menos.}\n"
        f"    while: {{attacker: {{type: {type}}}}}\n"
        "    change: {dice: -2}\n"
    )
    if "special_rules" not in file.data:
        return file.with_block("special_rules:\n" + rule)
    line = file.key_line(("special_rules",))
    return file.again(file.with_lines(line + 1, line, rule))
