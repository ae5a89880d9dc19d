"""A rule or a unit with more dice than may ever be rolled at once."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import warning
from hothkit.checks.reference.raw_rules import effects_in, lent_rules, rules_in
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.yaml_source import Route


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each number above the cap, which would be cut down to it."""
    dice = library.of_kind("dice").get("")
    if dice is None or not dice.is_usable or "most" not in dice.data:
        return
    most: int = dice.data["most"]
    for route, number in _numbers(thing):
        if isinstance(number, int) and number > most:
            yield warning("too-many-dice", thing.source.place(route), number=number, most=most)


def _numbers(thing: Thing) -> Iterator[tuple[Route, object]]:
    if thing.file.kind == "unit":
        yield from ((("attack", step), number) for step, number in enumerate(thing.data["attack"]))
    for rule, route in rules_in(thing.file.kind, thing.data):
        for given, at in ((rule, route), *((given, at) for _, given, at in lent_rules(rule, route))):
            change = given.get("change")
            if isinstance(change, dict) and "dice" in change:
                yield (*at, "change", "dice"), change["dice"]
        for verb, value, at in effects_in(rule, route):
            if verb in ("attack", "roll") and isinstance(value, dict) and "dice" in value:
                yield (*at, "dice"), value["dice"]
