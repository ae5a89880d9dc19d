"""The reference sheets: the rules that are looked up most, from the data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from hothkit.model.condition import ALWAYS, NEVER
from hothkit.model.dice import Face
from hothkit.sheets.document import Document, page
from hothkit.sheets.rows import Cell, badge_rows, ground_rows, structure_rows, unit_rows
from hothkit.sheets.things import Matter

TABLES = ("units", "terrain", "badges", "structures")
"""What the reference has tables of."""


def reference(matter: Matter) -> Document:
    """Turn, units, attack, grounds, sight, retreats, objectives and medals."""
    content = matter.content
    tables = _tables(matter, {folder: sorted(getattr(content, folder)) for folder in TABLES})
    turn, notes, sight, ending = (_lines(matter, make) for make in (_turn, _turn_notes, _sight, _ending))
    objectives, medals = (_rows(matter, make) for make in (_objectives, _medals))
    return Document(
        "reference",
        matter.style,
        page(
            "reference.html",
            **matter.for_templates(),
            title=matter.say("reference.title"),
            game=_game(matter),
            **tables,
            turn=turn,
            turn_notes=notes,
            faces=[
                (face.name.say(matter.lang), _sides(matter, face), _does(matter, face)) for face in content.dice.faces
            ],
            sight=sight,
            objectives=objectives,
            medals=medals,
            ending=ending,
            marked=[*turn, *notes, *sight, *ending, *(cell for row in (*objectives, *medals) for cell in row)],
        ),
    )


def _lines(matter: Matter, make: Callable[[Matter], Iterable[str]]) -> list[Cell]:
    """Sentences, those marked that are not as usual."""
    usual = set(make(matter.usual))
    return [Cell(line, line not in usual) for line in make(matter)]


def _rows(matter: Matter, make: Callable[[Matter], Iterable[tuple[str, ...]]]) -> list[tuple[Cell, ...]]:
    """The same of rows."""
    usual = {cell for row in make(matter.usual) for cell in row}
    return [tuple(Cell(cell, cell not in usual) for cell in row) for row in make(matter)]


def _turn(matter: Matter) -> Iterator[str]:
    yield from (_step(matter, step) for step in matter.content.turn.steps)


def extract(matter: Matter, name: str, chosen: Mapping[str, list[str]]) -> Document:
    """A sheet with a few things only."""
    tables = _tables(matter, {folder: chosen.get(folder, []) for folder in TABLES})
    title = matter.say("reference.title")
    html = page("extract.html", **matter.for_templates(), title=title, game=_game(matter), **tables)
    return Document(name, matter.style, html)


def _tables(matter: Matter, ids: Mapping[str, list[str]]) -> dict[str, object]:
    return {
        "units": unit_rows(matter, ids["units"]),
        "grounds": ground_rows(matter, ids["terrain"]),
        "badges": badge_rows(matter, ids["badges"]),
        "structures": structure_rows(matter, ids["structures"]),
    }


def _game(matter: Matter) -> str:
    """The name of the first pack."""
    names = matter.game.get("name", {})
    return str(names.get(matter.lang) or names.get("en") or "")


def _step(matter: Matter, step: str) -> str:
    number = matter.content.turn.draw
    is_one = number == 1 and matter.words.has(f"sheets.turn.{step}_1")
    return matter.say(f"turn.{step}{'_1' if is_one else ''}", number=number)


def _turn_notes(matter: Matter) -> Iterator[str]:
    orders = matter.content.turn.fallback_orders
    if orders:
        yield matter.say("turn.no_such_type_1" if orders == 1 else "turn.no_such_type", number=orders)
    yield matter.say("turn.losses")
    for rule in matter.content.turn.rules:
        name, said = rule.name.say(matter.lang), matter.speech.rule(rule)
        yield f"{name}: {said}" if name else said


def _sides(matter: Matter, face: Face) -> str:
    total = sum(one.count for one in matter.content.dice.faces)
    return matter.say("faces.of", number=face.count, total=total)


def _does(matter: Matter, face: Face) -> str:
    hits = _named(matter, face)
    if face.retreats:
        back = matter.say("faces.retreat_1" if face.retreats == 1 else "faces.retreat", number=face.retreats)
        return "; ".join((*hits, back))
    return ", ".join(hits) or matter.say("faces.nothing")


def _named(matter: Matter, face: Face) -> list[str]:
    """Whom a face hits."""
    if face.hits == ALWAYS:
        return [matter.say("faces.hits_all")]
    return [] if face.hits == NEVER else [matter.say("faces.hits", what=matter.speech.units(face.hits))]


def _sight(matter: Matter) -> Iterator[str]:
    sight, grounds = matter.content.sight, matter.in_order(matter.content.terrain.values())
    blocking = [matter.name(ground).lower() for ground in grounds if ground.blocks_sight or ground.height]
    always = [matter.name(ground).lower() for ground in grounds if ground.always_blocks_sight]
    high = [matter.name(ground).lower() for ground in grounds if ground.height]
    yield matter.say("sight.line")
    structures = bool(matter.content.structures)
    name = "sight.blocks" if structures else "sight.blocks_units"
    yield matter.say(name, grounds=matter.listed(blocking) or matter.say("nothing"))
    yield matter.say("sight.ends")
    yield matter.say("sight.side_anywhere" if sight.obstacles_anywhere else "sight.side")
    yield matter.say("sight.edge_blocks" if sight.off_board_obstructs else "sight.edge")
    if high:
        name = sight.structures_seen_over if structures else "units"
        yield matter.say(f"sight.high.{name}", grounds=matter.listed(high))
        if always:
            yield matter.say("sight.nobody", grounds=matter.listed(always))


def _objectives(matter: Matter) -> Iterator[tuple[str, str, str]]:
    turn = matter.content.turn
    entering = "objectives.permanent.passing" if turn.passing_earns else "objectives.permanent.resting"
    starting = "objectives.permanent.starting" if turn.starting_unit_earns else "objectives.permanent.not_starting"
    for kind, counts in (
        ("temporary", matter.say("objectives.temporary.counts")),
        ("permanent", f"{matter.say(entering)} {matter.say(starting)}"),
        ("sudden", matter.say("objectives.sudden.counts")),
    ):
        yield matter.say(f"objectives.{kind}.name"), counts, matter.say(f"objectives.{kind}.later")


def _medals(matter: Matter) -> Iterator[tuple[str, str]]:
    """How many medals the elimination of which units gives."""
    units = matter.in_order(matter.content.units.values())
    for number in sorted({unit.medals for unit in units}, reverse=True):
        names = [matter.name(unit) for unit in units if unit.medals == number]
        said = "medals.none" if number == 0 else "medals.one" if number == 1 else "medals.many"
        yield matter.say(said, number=number), matter.listed(names)


def _ending(matter: Matter) -> Iterator[str]:
    turn = matter.content.turn
    yield matter.say("ending.target")
    yield matter.say("ending.both_active" if turn.both_reach_their_target == "active_side" else "ending.both_other")
    if turn.no_unit_left_loses:
        yield matter.say("ending.no_unit")
