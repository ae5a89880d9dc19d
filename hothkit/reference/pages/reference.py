"""The rule language and the files of a pack, made from the schemas, the phrases and the content."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.checks.reference.raw_rules import rules_in
from hothkit.checks.reference.uses import uses
from hothkit.model.rule import rule
from hothkit.pack.library import FOLDER_OF_KIND
from hothkit.prose.schema_words import schema_text
from hothkit.reference.markup import Html, block, code, definitions, esc, folded, join, table, tag
from hothkit.reference.page import Page, slug
from hothkit.reference.shelf import Shelf
from hothkit.reports.word_use import word_use
from hothkit.rulings.match import shown
from hothkit.shape import KINDS
from hothkit.shape.schemas import schema_of, schemas
from hothkit.words.vocabulary import VOCABULARY

_MOST_FILES = 8
# Where a schema lies that says what a word may hold.
_SCHEMA = "words/{group}/{word}.schema.json"


def pages(shelf: Shelf) -> Iterator[Page]:
    """The words, then the files."""
    yield _words(shelf)
    yield _files(shelf)


def _words(shelf: Shelf) -> Page:
    page = Page("make/language.md", shelf.say("words.title"), shelf.say("words.lead"))
    used, samples = word_use(shelf.stock.library.all), _samples(shelf)
    for group, words in VOCABULARY.items():
        page.heading(shelf.words.say(f"pages.words.groups.{group}"), group)
        page.add(tag("p", esc(shelf.say(f"words.groups.{group}"))))
        for word in words:
            page.heading(word, f"{group}-{word}", 3)
            page.add(_word(shelf, group, word, used[group, word], samples.get((group, word))))
    return page


def _word(shelf: Shelf, group: str, word: str, files: tuple[str, ...], sample: tuple[str, Any] | None) -> Html:
    schema = schemas().get(_SCHEMA.format(group=group, word=word), {})
    also = f"serves.{group}.{word}"
    named = join((code(name) for name in files[:_MOST_FILES]), " ")
    if len(files) > _MOST_FILES:
        named = join((named, esc(shelf.say("more", number=len(files) - _MOST_FILES))), " ")
    pairs = [
        (shelf.say("words.meaning"), esc(shelf.words.say(f"words.{group}.{word}"))),
        (shelf.say("words.shape"), _described(shelf, str(schema.get("description", "")))),
        (shelf.say("words.holds"), esc(_type(shelf, schema))),
        (shelf.say("words.serves"), esc(shelf.words.say(also)) if shelf.words.has(also) else esc("")),
        (shelf.say("words.files"), named),
    ]
    return join((definitions(pairs, class_="rules"), _sample(shelf, sample)))


def _sample(shelf: Shelf, sample: tuple[str, Any] | None) -> Html:
    """A rule of the content that has the word, as it is written and as it is said."""
    if sample is None:
        return Html("")
    name, data = sample
    said = shelf.speech.rule(rule("sample", data), name.partition("/")[0])
    written = block(f"{key}: {shown(value)}" for key, value in data.items() if key != "name")
    return folded(shelf.say("words.example", name=name), join((written, tag("p", esc(said), class_="rule"))))


def _samples(shelf: Shelf) -> dict[tuple[str, str], tuple[str, Any]]:
    """The shortest rule of the content for each word."""
    found: dict[tuple[str, str], tuple[int, str, Any]] = {}
    for thing in shelf.stock.library.all:
        kind = thing.file.kind
        if not thing.is_usable or kind in ("ruling", "variant") or (kind == "scenario" and "changes" in thing.data):
            continue
        by_route = {tuple(route): data for data, route in rules_in(kind, thing.data)}
        for use in uses(kind, thing.data):
            routes = [route for route in by_route if tuple(use.route[: len(route)]) == route]
            data = by_route[max(routes, key=len)] if routes else None
            if data is None or use.what not in VOCABULARY or not _is_rule(data):
                continue
            size = len(json.dumps(data))
            if size < found.get((use.what, use.name), (10**6,))[0]:
                found[use.what, use.name] = (size, f"{thing.folder}/{thing.file.id}", data)
    return {word: (name, data) for word, (_, name, data) in found.items()}


def _is_rule(data: Any) -> bool:
    return isinstance(data, dict) and bool({"when", "change", "forbid", "ignore"} & data.keys())


def _files(shelf: Shelf) -> Page:
    page = Page("make/files.md", shelf.say("files.title"), shelf.say("files.lead"))
    heads = [shelf.say(f"files.{name}") for name in ("key", "holds", "needed", "what")]
    for kind in KINDS:
        schema = schema_of(kind)
        folder = FOLDER_OF_KIND.get(kind)
        page.heading(kind, f"kind-{kind}")
        path = f"{folder}/{shelf.say('files.name')}.yaml" if folder else f"{kind}.yaml"
        page.add(tag("p", join((code(path), _described(shelf, str(schema.get("description", "")))), " ")))
        rows = [_field(shelf, key, field, schema) for key, field in schema.get("properties", {}).items()]
        page.add(table(heads, rows))
    return page


def _field(shelf: Shelf, key: str, field: Any, schema: Mapping[str, Any]) -> list[Html]:
    target = _target(field)
    needed = "files.needed" if key in schema.get("required", ()) else "files.optional"
    told = str(field.get("description") or target.get("description", ""))
    default = esc(shelf.say("files.default", value=shown(field["default"]))) if "default" in field else esc("")
    said = join((_described(shelf, told), default), " ")
    return [code(key), esc(_type(shelf, {**target, **field})), esc(shelf.say(needed)), said]


def _target(field: Any) -> Mapping[str, Any]:
    """The schema that a field refers to."""
    return schemas().get(str(field.get("$ref", "")), {}) if isinstance(field, dict) else {}


def _type(shelf: Shelf, schema: Mapping[str, Any]) -> str:
    """What a value is, in the reader's words."""
    kinds = schema.get("type", ())
    names = [kinds] if isinstance(kinds, str) else list(kinds)
    said = ", ".join(shelf.say(f"files.types.{name}") for name in names)
    if "enum" in schema:
        said = " | ".join(map(str, schema["enum"]))
    if "minimum" in schema or "maximum" in schema:
        said += f" {schema.get('minimum', '')}–{schema.get('maximum', '')}"
    return said.strip()


def _described(shelf: Shelf, text: str) -> Html:
    """A description of a schema; in English, and marked so, if the language lacks it."""
    told = schema_text(shelf.words, text)
    return tag("span", esc(text), lang="en") if text and told is None else esc(told or "")


def place_of(group: str, word: str) -> str:
    """Where a word of the rule language is told of."""
    return f"make/language.md#{slug(f'{group}-{word}')}"
