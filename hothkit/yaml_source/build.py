"""Events of one YAML document -> plain data, with a place for every key and value."""

from __future__ import annotations

import re
from collections.abc import Iterator

from yaml import events as yaml_events

from hothkit.diagnostics import Diagnostic, Place, Severity, excerpt
from hothkit.yaml_source.limits import KEY_CHARACTERS, error, spot
from hothkit.yaml_source.scalars import is_text, read_key, read_plain
from hothkit.yaml_source.source import Data, Route, Spot
from hothkit.yaml_source.syntax import has_swallowed, key_finding

# A value that begins with a number sign, which makes it a comment.
_LOST = re.compile(r"[\"']?\s*:\s+#\w")


class Builder:
    """Builds the data of a document whose events have passed the budgets (so the recursion is bounded)."""

    def __init__(self, file: str, lines: list[str], events: list[yaml_events.Event]) -> None:
        self.file = file
        self.lines = lines
        self.findings: list[Diagnostic] = []
        self.values: dict[Route, Spot] = {}
        self.keys: dict[Route, Spot] = {}
        self.refused: set[Route] = set()
        self.incomplete: set[Route] = set()
        self._events: Iterator[yaml_events.Event] = iter([e for e in events if isinstance(e, _CONTENT)])

    def build(self) -> Data:
        """The data of the document; an empty one is a finding."""
        event = next(self._events, None)
        if event is None or (isinstance(event, yaml_events.ScalarEvent) and _is_empty(event)):
            self.findings.append(error("empty-file", Place(self.file)))
            return None
        return self._value(event, ())

    def _value(self, event: yaml_events.Event, route: Route | None, key: str | None = None) -> Data:
        """The value that starts with this event; without a route its places are not kept."""
        if route is not None:
            self.values[route] = self._spot(event)
        if isinstance(event, yaml_events.MappingStartEvent):
            return self._mapping(route)
        if isinstance(event, yaml_events.SequenceStartEvent):
            return self._sequence(route)
        assert isinstance(event, yaml_events.ScalarEvent)
        return self._scalar(event, route, key)

    def _scalar(self, event: yaml_events.ScalarEvent, route: Route | None, key: str | None) -> Data:
        if not _is_plain(event) or (event.value and is_text(event.value)):
            return event.value
        if event.value:
            meant = read_plain(event.value, self._place(event))
        elif key is not None and route is not None:
            place = Place(self.file, *self.keys[route])
            is_comment = _LOST.match(self.lines[place.line - 1], place.column - 1 + len(key))
            meant = error("empty-value", place, "comment" if is_comment else None, key=excerpt(key))
        else:
            meant = error("empty-value", self._place(event), "item")
        if not isinstance(meant, Diagnostic):
            return meant
        self.findings.append(meant)
        if route is not None:
            self.refused.add(route)
        return event.value or None

    def _sequence(self, route: Route | None) -> Data:
        items: list[Data] = []
        for event in self._events:
            if isinstance(event, yaml_events.SequenceEndEvent):
                break
            items.append(self._value(event, None if route is None else (*route, len(items))))
        return items

    def _mapping(self, route: Route | None) -> Data:
        data: dict[str, Data] = {}
        seen: dict[str, Spot] = {}
        is_torn = False
        for event in self._events:
            if isinstance(event, yaml_events.MappingEndEvent):
                break
            here = self._spot(event)
            key = self._key(event)
            if isinstance(key, str) and (first := seen.setdefault(key, here)) is not here:
                key = self._duplicate(key, here, first)
            value = next(self._events)
            was_torn, is_torn = is_torn, len(seen) > 1 and isinstance(key, str) and self._is_torn(event, value)
            if is_torn and isinstance(key, str):
                key = error("empty-value", self._place(event), "comma", key=excerpt(key))
            if isinstance(key, str):
                inner = None if route is None else (*route, key)
                if inner is not None:
                    self.keys[inner] = here
                data[key] = self._value(value, inner, key)
                continue
            if not (was_torn and is_torn):
                self.findings.append(key)
            if route is not None:
                self.incomplete.add(route)
            self._unheard(value)
        return data

    def _is_torn(self, key: yaml_events.Event, value: yaml_events.Event) -> bool:
        """Whether this key without a colon is only what follows a comma in a text: {en: Night raid, part two}."""
        if not (isinstance(value, yaml_events.ScalarEvent) and _is_empty(value)):
            return False
        line, column = spot(key.end_mark)
        return line < len(self.lines) and self.lines[line][column:].lstrip()[:1] in (",", "}")

    def _unheard(self, event: yaml_events.Event) -> None:
        """The value of a refused key: what is wrong inside it is told, but not that it is missing."""
        if not (isinstance(event, yaml_events.ScalarEvent) and _is_empty(event)):
            self._value(event, None)

    def _key(self, event: yaml_events.Event) -> str | Diagnostic:
        if not isinstance(event, yaml_events.ScalarEvent):
            self._value(event, None)
            return error("key-not-text", self._place(event))
        if len(event.value) > KEY_CHARACTERS:
            return error("text-too-long", self._place(event), "key", most=KEY_CHARACTERS)
        if _is_empty(event):
            return error("empty-value", self._place(event), "key")
        if not _is_plain(event):
            return event.value
        if not is_text(event.value):
            return read_key(event.value, self._place(event))
        return key_finding(event.value, self._place(event)) if has_swallowed(event.value) else event.value

    def _spot(self, event: yaml_events.Event) -> Spot:
        line, column = spot(event.start_mark)
        if line >= len(self.lines):  # an empty value may be told of where the text has already ended
            return len(self.lines), len(self.lines[-1]) + 1
        return line + 1, column + 1

    def _place(self, event: yaml_events.Event) -> Place:
        return Place(self.file, *self._spot(event))

    def _duplicate(self, key: str, here: Spot, first: Spot) -> Diagnostic:
        values: dict[str, str | int] = {"key": excerpt(key), "line": first[0]}
        related = (Place(self.file, *first),)
        return Diagnostic("duplicate-key", Severity.ERROR, Place(self.file, *here), values, related=related)


_CONTENT = (yaml_events.ScalarEvent, yaml_events.CollectionStartEvent, yaml_events.CollectionEndEvent)


def _is_plain(event: yaml_events.ScalarEvent) -> bool:
    return not event.style  # one parser says "", the other None


def _is_empty(event: yaml_events.ScalarEvent) -> bool:
    return _is_plain(event) and not event.value
