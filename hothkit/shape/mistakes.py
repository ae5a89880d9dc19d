"""One error of a validator -> the mistakes that it tells of."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from hothkit.diagnostics import Diagnostic, Severity, excerpt
from hothkit.shape.example import example_for
from hothkit.shape.near import fitting_way, is_alone, listed, suggestion
from hothkit.shape.schemas import SUFFIX
from hothkit.yaml_source import Route, Source

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

MOST_KEYS = 200
"""So many unknown keys of one mapping are told of."""

# The words that make a rule of one kind or the other.
_OF_RULES = ("while", "change", "forbid", "ignore", "when", "if", "then", "may", "once_per")

# What word processors make of a minus, before a number.
_DASHED = re.compile(r"[\u2010-\u2015\u2212]\s*([0-9]{1,6})")


@dataclass(frozen=True, slots=True)
class Mistake:
    """A finding, the route of the value that it is about, and the schema's words that it came from."""

    finding: Diagnostic
    route: Route
    choices: int = 0
    """How many values were allowed: the error that allows fewer says more."""


def mistakes_of(error: ValidationError, source: Source) -> list[Mistake]:
    """The mistakes behind one error."""
    route: Route = tuple(error.absolute_path)
    if "propertyNames" in error.relative_schema_path:
        route = (*route, str(error.instance))
    tell = _TELLERS.get(str(error.validator), _wrong_value)
    return tell(error, source, route)


def unknown_key(source: Source, route: Route, key: str, allowed: Iterable[str], present: Iterable[str]) -> Mistake:
    """The finding about a key that does not exist at this route."""
    names = sorted(allowed)
    free = sorted(set(names) - set(present))
    meant = suggestion(key, free) or suggestion(key, names)
    values = {"key": excerpt(key), "allowed": listed(names)}
    place = source.key_place((*route, key))
    is_sure = is_alone(key, free)
    return Mistake(Diagnostic("unknown-key", Severity.ERROR, place, values, suggestion=meant, is_sure=is_sure), route)


def _unknown_keys(error: ValidationError, source: Source, route: Route) -> list[Mistake]:
    allowed = _schema(error).get("properties", {})
    patterns = _schema(error).get("patternProperties", {})
    present = _instance(error)
    extra = [key for key in present if key not in allowed and not any(re.search(p, key) for p in patterns)]
    renamed = _renamed(allowed)
    return [
        _renamed_key(source, route, key, renamed[key], allowed)
        if renamed.get(key, key) not in (*present, key)
        else unknown_key(source, route, key, allowed, present)
        for key in extra[:MOST_KEYS]
    ]


def _renamed(properties: Mapping[str, Any]) -> Mapping[str, str]:
    """What keys were called in earlier formats, by the schema's word `formerly` -> what they are called now."""
    return {
        old: new
        for new, schema in properties.items()
        if isinstance(schema, Mapping)
        for old in schema.get("formerly", ())
    }


def _renamed_key(source: Source, route: Route, key: str, now: str, allowed: Iterable[str]) -> Mistake:
    place, values = source.key_place((*route, key)), {"key": key, "now": now, "allowed": listed(sorted(allowed))}
    return Mistake(Diagnostic("unknown-key", Severity.ERROR, place, values, now, is_sure=True, phrase="renamed"), route)


def _mixed_rule(_: ValidationError, source: Source, route: Route) -> list[Mistake]:
    """Words of both kinds of rule in one, or any other keys that do not go together."""
    around: Any = source.data
    for step in route[:-1]:
        around = around[step]
    if route[-1] in _OF_RULES and "order" not in around:
        return [_at_key("mixed-rule", source, route, key=_key(route))]
    others = listed(sorted(key for key in around if key != route[-1]))
    return [_at_key("exclusive-keys", source, route, key=_key(route), others=others)]


def _missing_keys(error: ValidationError, source: Source, route: Route) -> list[Mistake]:
    missing = [key for key in _value(error) if key not in _instance(error)]
    return [_at("missing-key", source, route, key=key) for key in missing]


def _wrong_type(error: ValidationError, source: Source, route: Route) -> list[Mistake]:
    sorts = [str(error.validator_value)] if isinstance(error.validator_value, str) else _value(error)
    shown = str(error.instance)
    if "integer" in sorts and (number := _DASHED.fullmatch(shown)) is not None:
        return [_at("wrong-type", source, route, "dash", key=_key(route), value=shown, write=f"-{number[1]}")]
    phrase = "-".join(sorts)
    if phrase == "string" and not isinstance(error.instance, int):
        phrase = "one-word"
    if phrase == "array" and _is_of(error, "integer"):
        phrase = "numbers"
    if phrase == "object" and "en" in _schema(error).get("properties", {}):
        phrase = "text"
    values = {"key": _key(route)}
    if "array" in sorts or "object" in sorts:
        sort = "object" if "object" in sorts else "array"
        values["example"] = example_for(shown, _schema(error), getattr(error, "file", ""), sort)
    return [_at("wrong-type", source, route, phrase if route else "file", **values)]


def _wrong_value(error: ValidationError, source: Source, route: Route) -> list[Mistake]:
    allowed = [error.validator_value] if error.validator == "const" else _value(error)
    return [_not_among(allowed, error, source, route)]


def _none_fits(error: ValidationError, source: Source, route: Route) -> list[Mistake]:
    inner = list(error.context or ())
    if all(branch.validator == "required" for branch in inner):
        return [_at("missing-key", source, route, "one-of", keys=listed(_value(branch)[0] for branch in inner))]
    return [_not_among([branch.validator_value for branch in inner], error, source, route)]


def _not_among(allowed: list[Any], error: ValidationError, source: Source, route: Route) -> Mistake:
    values = {"key": _key(route), "value": _shown(error.instance), "allowed": listed(allowed)}
    words = [word for word in allowed if isinstance(word, str)]
    meant, is_sure = suggestion(error.instance, words), is_alone(error.instance, words)
    place = source.place(route)
    finding = Diagnostic("wrong-value", Severity.ERROR, place, values, suggestion=meant, is_sure=is_sure)
    return Mistake(finding, route, len(allowed))


def _wrong_pattern(error: ValidationError, source: Source, route: Route) -> list[Mistake]:
    phrase = str(_schema(error)["$id"]).removesuffix(SUFFIX)
    if isinstance(error.instance, str) and error.instance.strip() != error.instance:
        phrase = "spaces"
    at = _at_key if "propertyNames" in error.relative_schema_path else _at
    found = at("wrong-value", source, route, phrase, key=_key(route), value=_shown(error.instance))
    meant = fitting_way(str(error.validator_value), str(error.instance))
    return [replace(found, finding=replace(found.finding, suggestion=meant, is_sure=meant is not None))]


def _out_of_range(error: ValidationError, source: Source, route: Route) -> list[Mistake]:
    limits = {"least": _schema(error).get("minimum", ""), "most": _schema(error).get("maximum", "")}
    return [_at("out-of-range", source, route, key=_key(route), value=_shown(error.instance), **limits)]


def _wrong_count(error: ValidationError, source: Source, route: Route) -> list[Mistake]:
    schema, found = _schema(error), _instance(error)
    if schema.get("minProperties") == schema.get("maxProperties") == 1:
        allowed = listed(sorted(schema.get("properties", ())))
        phrase = None if found else "none"
        return [_at("one-word-only", source, route, phrase, words=listed(found), allowed=allowed)]
    wanted = error.validator_value
    few = "none" if wanted == 1 else "few"
    phrase = few if str(error.validator).startswith("min") else "many"
    return [_at("wrong-count", source, route, phrase, key=_key(route), wanted=wanted, found=len(found))]


def _wrong_length(error: ValidationError, source: Source, route: Route) -> list[Mistake]:
    if error.validator == "minLength":
        return [_at("empty-value", source, route, key=_key(route))]
    at = _at_key if "propertyNames" in error.relative_schema_path else _at
    return [at("text-too-long", source, route, most=int(str(error.validator_value)))]


_TELLERS: Mapping[str, Callable[[ValidationError, Source, Route], list[Mistake]]] = {
    "additionalProperties": _unknown_keys,
    "properties": _mixed_rule,
    "required": _missing_keys,
    "type": _wrong_type,
    "enum": _wrong_value,
    "const": _wrong_value,
    "anyOf": _none_fits,
    "pattern": _wrong_pattern,
    "minimum": _out_of_range,
    "maximum": _out_of_range,
    "minItems": _wrong_count,
    "maxItems": _wrong_count,
    "minProperties": _wrong_count,
    "maxProperties": _wrong_count,
    "minLength": _wrong_length,
    "maxLength": _wrong_length,
}


def _at(check: str, source: Source, route: Route, phrase: str | None = None, **values: Any) -> Mistake:
    return Mistake(Diagnostic(check, Severity.ERROR, source.place(route), values, phrase=phrase), route)


def _at_key(check: str, source: Source, route: Route, phrase: str | None = None, **values: Any) -> Mistake:
    place = source.key_place(route)
    return Mistake(Diagnostic(check, Severity.ERROR, place, values, phrase=phrase), route)


def _is_of(error: ValidationError, wanted: str) -> bool:
    """Whether the items of the list that is wanted are of this type."""
    items = _schema(error).get("items", {})
    return isinstance(items, dict) and items.get("type") == wanted


def _schema(error: ValidationError) -> Mapping[str, Any]:
    return error.schema if isinstance(error.schema, Mapping) else {}


def _instance(error: ValidationError) -> list[Any]:
    """The items or keys of what is wrong."""
    instance: Any = error.instance
    return list(instance)


def _value(error: ValidationError) -> list[Any]:
    value: Any = error.validator_value
    return list(value)


def _key(route: Route) -> str:
    """The nearest key: an item of a list goes by the name of its list."""
    return excerpt(next((part for part in reversed(route) if isinstance(part, str)), ""))


def _shown(value: object) -> str:
    if isinstance(value, dict | list):
        return "{…}" if isinstance(value, dict) else "[…]"
    return excerpt(str(value).lower() if isinstance(value, bool) else str(value))
