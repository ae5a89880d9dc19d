"""Everything that must notice a change of the content: schemas, rulings, golden records."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from hothkit.devtools.golden import FOLDER
from hothkit.engine import Game
from hothkit.model.ruling import Ruling
from hothkit.model.scenario import Scenario
from hothkit.notation import Record, read_record
from hothkit.pack.content import Content
from hothkit.pack.library import Library
from hothkit.pack.overlay import Things, overlaid
from hothkit.players.replaying import replay
from hothkit.position.setting import Setting
from hothkit.prose import phrases
from hothkit.rulings import run
from hothkit.shape import KIND_OF_FOLDER, findings
from hothkit.yaml_source import Route, Source


class Witness:
    """Looks at one changed content after another; what noticed the last ones is asked first."""

    def __init__(self, library: Library) -> None:
        self._things: Things = {
            folder: {id: thing.data for id, thing in things.items()} for folder, things in library.things.items()
        }
        self._rulings = [Ruling.of(id, data) for id, data in sorted(self._things["rulings"].items())]
        self._texts = {id: str(data) for id, data in self._things["rulings"].items()}
        self._records = [(path.stem, read_record(path)) for path in sorted(FOLDER.glob("*.record"))]
        self._kills: dict[str, int] = {}
        self._meeting = _meeting(self._things["variants"])

    def liars(self) -> list[str]:
        """The rulings and records that are wrong about the content as it is: they could testify to nothing."""
        wrong = [ruling.head.id for ruling in self._rulings if _is_broken(ruling, self._things)]
        return wrong + [name for name, record in self._records if not _verifies(record, self._things)]

    def notices(self, folder: str, id: str, route: Route, new: Any) -> str:
        """Who notices that this value is another one, or is gone (None); empty if nobody does."""
        changed = copy.deepcopy(self._things[folder][id])
        *way, last = route
        inner: Any = changed
        for step in way:
            inner = inner[step]
        if new is None:
            del inner[last]
        else:
            inner[last] = new
        kind = KIND_OF_FOLDER.get(folder, folder)
        if any(finding.is_error for finding in findings(kind, Source("changed", changed))):
            return "schema"
        things = {**self._things, folder: {**self._things[folder], id: changed}}
        if folder == "variants" and _meeting(things["variants"]) - self._meeting:
            return "property: variants that change the same exclude each other"
        for name in self._tellers(folder, id, things):
            self._kills[name] = self._kills.get(name, 0) + 1
            return name
        return ""

    def _tellers(self, folder: str, id: str, things: Things) -> Iterator[str]:
        """Those who notice, the likeliest first."""
        try:
            Content.of(things)
        except (KeyError, ValueError, TypeError, AttributeError):
            yield "content"
            return
        number = str(things[folder][id].get("number", "")) if folder == "scenarios" else ""
        named = [ruling for ruling in self._rulings if _is_about(ruling, number, id, self._texts[ruling.head.id])]
        likely = sorted(named, key=lambda ruling: -self._kills.get(ruling.head.id, 0))
        yield from (ruling.head.id for ruling in likely if _is_broken(ruling, things))
        # A battle's records are the only ones that a change of the battle can touch.
        records = [(n, r) for n, r in self._records if folder != "scenarios" or r.head.battle == id]
        yield from (name for name, record in records if not _verifies(record, things))
        others = [ruling for ruling in self._rulings if ruling not in named]
        others.sort(key=lambda ruling: -self._kills.get(ruling.head.id, 0))
        yield from (ruling.head.id for ruling in others if _is_broken(ruling, things))


def _is_about(ruling: Ruling, number: str, id: str, text: str) -> bool:
    """Whether a ruling looks at the battle of this number, or names the thing."""
    if number:
        return number in (ruling.battle, str(ruling.position.get("rules_of", "")))
    return bool(id) and id in text


def _meeting(variants: Mapping[str, Any]) -> set[tuple[str, str]]:
    """The pairs of variants that change the same and yet may be played together."""
    return {
        (one, other)
        for one, other in combinations(sorted(variants), 2)
        if set(_changed(variants[one])) & set(_changed(variants[other]))
        and other not in variants[one].get("excludes", ())
        and one not in variants[other].get("excludes", ())
    }


def _changed(variant: Any) -> Iterator[tuple[str, ...]]:
    """What a variant changes: fields of things, and rules one by one."""
    for folder, changed in variant["changes"].items():
        for id, fields in changed.items() if folder in KIND_OF_FOLDER else [("", changed)]:
            for field, value in fields.items():
                yield from ((folder, id, field, rule) for rule in (value if field == "rules" else [""]))


def _is_broken(ruling: Ruling, things: Things) -> bool:
    try:
        return not run(ruling, things, phrases("en")).is_right
    except (KeyError, ValueError, IndexError, TypeError, AttributeError):
        # Content that a check would have refused.
        return True


def _verifies(record: Record, things: Things) -> bool:
    try:
        scenario = Scenario.of(record.head.battle, things["scenarios"][record.head.battle])
        content = Content.of(overlaid(things, scenario.changes))
        return replay(Game(Setting.of(scenario, content)), record).problem is None
    except (KeyError, ValueError, IndexError, TypeError, AttributeError):
        return False
