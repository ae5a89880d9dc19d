"""The schemas: sound, closed, described, and true of every file that comes with the program."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml
from jsonschema import Draft202012Validator

from hothkit.devtools import write_ids
from hothkit.resources import folder
from hothkit.shape import KIND_OF_FOLDER, KINDS, findings, schema_folder
from hothkit.yaml_source import read_file

SCHEMAS = {p.relative_to(schema_folder()).as_posix(): p for p in sorted(schema_folder().rglob("*.json"))}
CONTENT = [p for name in ("rules", "scenarios") for p in sorted(folder(name).rglob("*.yaml"))]
CHECKOUT = schema_folder().parent
MODELINE = re.compile(r"# yaml-language-server: \$schema=(\S+)")
LANGUAGES = ("en", "es")
KIND_FILES = {f"{kind}.schema.json" for kind in KINDS}
# A keyword with one of these in it holds names of things and not keywords.
NAMES = ("properties", "patternProperties", "$defs")


def read(name: str) -> dict[str, Any]:
    schema: dict[str, Any] = json.loads(SCHEMAS[name].read_text(encoding="utf-8"))
    return schema


class Part(NamedTuple):
    """A schema inside a schema: its file, the way to it, and whether it adds to another one."""

    name: str
    way: str
    schema: dict[str, Any]
    is_branch: bool = False


def parts(part: Part) -> Iterator[Part]:
    """Every schema inside a schema, itself first."""
    yield part
    for keyword, value in part.schema.items():
        inner = value if keyword in NAMES else dict(enumerate(value)) if isinstance(value, list) else {"": value}
        branch = part.is_branch or keyword in {"if", "then", "else"}
        for name, schema in inner.items():
            if isinstance(schema, dict) and keyword not in {"const", "default"}:
                yield from parts(Part(part.name, f"{part.way}/{keyword}/{name}", schema, branch))


ALL = [part for name in SCHEMAS for part in parts(Part(name, "#", read(name)))]
OWN = [part for part in ALL if not part.name.startswith("ids/")]
# What we print ourselves is not bound by the limits for what strangers write.
READ = [part for part in ALL if not part.name.startswith("output/")]


def target(name: str, reference: str) -> tuple[str, dict[str, Any]]:
    """The file and the schema that a reference means."""
    path, _, pointer = reference.partition("#")
    there = os.path.normpath(os.path.join(os.path.dirname(name), path)) if path else name
    found: Any = read(there)
    for step in pointer.split("/")[1:]:
        found = found[step]
    return there, found


# ------------------------------------------------------------------ form


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_schema_is_a_sound_one_of_2020_12(name: str) -> None:
    schema = read(name)
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    # Its own name as its id: an editor that meets it again inside itself then knows where it is.
    assert schema["$id"] == name.rpartition("/")[2] and name.endswith(".schema.json")


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_schema_says_what_it_is(name: str) -> None:
    schema = read(name)
    for_the_editor = "title" in schema and schema["description"].endswith(".")
    assert for_the_editor or (schema.get("$comment") or schema["patternErrorMessage"]).endswith(".")
    assert for_the_editor or name not in KIND_FILES
    assert "pattern" not in schema or schema["patternErrorMessage"].endswith(".")


def test_there_is_one_schema_a_kind_and_every_one_is_used() -> None:
    used = {target(part.name, part.schema["$ref"])[0] for part in ALL if "$ref" in part.schema}
    others = {name for name in SCHEMAS if name.startswith(("ids/", "output/"))}
    assert set(SCHEMAS) >= KIND_FILES
    assert set(SCHEMAS) - others - used == KIND_FILES


def test_every_reference_stays_in_the_folder_and_leads_somewhere() -> None:
    for part in ALL:
        reference = part.schema.get("$ref", "#")
        assert ":" not in reference and not reference.startswith("/"), part
        target(part.name, reference)


def test_every_mapping_is_closed() -> None:
    for part in OWN:
        # What is different in a variant or a battle is judged after it has been put in its place.
        is_open_on_purpose = part.name == "common/changes.schema.json" and part.way != "#"
        if not part.is_branch and not is_open_on_purpose:
            if "properties" in part.schema:
                assert part.schema.get("additionalProperties") is False, part
            if part.schema.get("type") == "object" and "$ref" not in part.schema:
                assert "additionalProperties" in part.schema, part


def descriptions(part: Part) -> Iterator[tuple[str, str]]:
    """What a schema and those that it refers to say of the same value, each with its file."""
    if "description" in part.schema:
        yield part.name, part.schema["description"]
    for inner in [part.schema] if "$ref" in part.schema else []:
        name, schema = target(part.name, inner["$ref"])
        yield from descriptions(Part(name, "", schema))
    for inner in part.schema.get("allOf", ()):
        yield from descriptions(Part(part.name, "", inner))


def test_every_property_is_described_for_the_editor_and_only_once() -> None:
    for part in OWN:
        if not part.is_branch:
            # Of several descriptions the editor would show the one that says the least.
            assert len(list(descriptions(part))) <= 1, part
            for key, inner in part.schema.get("properties", {}).items():
                ((_, said),) = descriptions(Part(part.name, "", inner))
                assert len(said.split()) >= 2 and said.endswith("."), (part, key)


def test_a_description_names_no_bundled_thing() -> None:
    ids = {i for name in SCHEMAS if name.startswith("ids/") for i in read(name)["$defs"]["known"]["examples"]}
    everyday = {"card", "infantry", "vehicle", "special", "miss", "blast", "retreat", "standard", "none"}
    everyday |= {"left", "center", "right", "bridge", "common", "foot", "ford"}
    strange = re.compile(rf"\b({'|'.join(sorted(map(re.escape, ids - everyday)))})\b")
    for part in OWN:
        said = " ".join(
            str(part.schema.get(keyword, "")) for keyword in ("title", "description", "$comment", "examples")
        )
        assert not strange.search(said), part


def test_effects_are_objects_with_exactly_one_of_the_words() -> None:
    effect = read("words/effect.schema.json")
    assert (effect["minProperties"], effect["maxProperties"], effect["additionalProperties"]) == (1, 1, False)


def test_an_error_always_points_at_the_word_itself() -> None:
    for part in READ:
        assert not {"oneOf", "unevaluatedProperties", "uniqueItems", "dependentSchemas"} & set(part.schema), part
        for branch in part.schema.get("anyOf", ()):
            found = target(part.name, branch["$ref"])[1] if "$ref" in branch else branch
            assert "const" in found or set(found) == {"required"}, part


GROUPS = {
    "conditions": ("words/unit-keys.schema.json", ("properties",)),
    "effects": ("words/effect.schema.json", ("properties",)),
    "forbids": ("words/forbid.schema.json", ("items", "anyOf")),
    "ignores": ("words/ignore.schema.json", ("properties",)),
    "quantities": ("words/change.schema.json", ("properties",)),
    "roles": ("words/conditions.schema.json", ("properties",)),
    "triggers": ("words/trigger.schema.json", ("anyOf",)),
}


@pytest.mark.parametrize("group", GROUPS)
def test_every_word_has_a_schema_of_its_own_and_is_offered(group: str) -> None:
    name, way = GROUPS[group]
    offered: Any = read(name)
    for step in way:
        offered = offered[step]
    listed = offered.values() if isinstance(offered, dict) else offered
    stems = [Path(part["$ref"]).name.removesuffix(".schema.json") for part in listed]
    assert sorted(stems) == sorted(Path(n).name.removesuffix(".schema.json") for n in SCHEMAS if f"/{group}/" in n)
    if isinstance(offered, dict):
        assert stems == list(offered)
    else:
        assert stems == [target(name, part["$ref"])[1]["const"] for part in listed]


PATTERNS = sorted({p.schema["pattern"] for p in ALL if "pattern" in p.schema})
PATTERNS += sorted({pattern for part in ALL for pattern in part.schema.get("patternProperties", ())})


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_pattern_holds_for_the_whole_word_and_is_read_alike_everywhere(pattern: str) -> None:
    assert pattern.startswith("^") and pattern.endswith("$")
    # Only what Python and the editor's JavaScript mean alike.
    assert not re.search(r"\\[^S.]|\(\?[^:]", pattern)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_pattern_does_not_go_back_over_a_long_word_again_and_again(pattern: str) -> None:
    # One that did would never come to the end of these.
    for piece in ("a", "a-", "A", "1", "1.", " ", "a ", "-", "é", "_", "#"):
        for end in ("", "!", " ", "\n"):
            re.search(pattern, piece * 20_000 + end)


def test_examples_are_good_ones() -> None:
    for part in ALL:
        for example in part.schema.get("examples", ()):
            assert re.search(part.schema.get("pattern", ""), example), part


def test_numbers_have_both_bounds() -> None:
    for part in READ:
        if "integer" in types(part.schema) and "const" not in part.schema:
            assert -(10**6) <= part.schema["minimum"] <= part.schema["maximum"] <= 10**6, part


def types(schema: dict[str, Any]) -> list[str]:
    """The types that a schema allows."""
    allowed = schema.get("type", [])
    return [allowed] if isinstance(allowed, str) else allowed


# ------------------------------------------------------------------ phrases


def phrases(lang: str) -> dict[str, dict[str, str]]:
    """The words of all checks in a language."""
    text = (CHECKOUT / "hothkit" / "lang" / f"{lang}.yaml").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = yaml.safe_load(text)["checks"]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_finding_about_a_shape_has_words(lang: str) -> None:
    words = phrases(lang)
    written = [part for part in ALL if not part.name.startswith("output/")]
    sorts = {"-".join(types(part.schema)) for part in written if types(part.schema)}
    assert sorts | {"file"} <= set(words["wrong-type"])
    patterns = {Path(part.schema["$id"]).stem.removesuffix(".schema") for part in written if "pattern" in part.schema}
    assert patterns <= set(words["wrong-value"])


# ------------------------------------------------------------------ content


def kind_of(path: Path) -> str:
    """The kind of a bundled file."""
    if folder("scenarios") in path.parents:
        return "scenario"
    return KIND_OF_FOLDER.get(path.parent.name, path.stem)


@pytest.mark.parametrize("path", CONTENT, ids=lambda path: path.relative_to(CHECKOUT).as_posix())
def test_a_bundled_file_names_its_schema_and_keeps_to_it(path: Path) -> None:
    source = read_file(path, path.name)
    modeline = MODELINE.fullmatch(source.lines[0])
    assert modeline, "the first line must be # yaml-language-server: $schema=…"
    assert (path.parent / modeline[1]).resolve() == schema_folder() / f"{kind_of(path)}.schema.json"
    assert [*source.findings, *findings(kind_of(path), source)] == []


def test_the_schemas_of_ids_are_what_the_content_makes_them() -> None:
    there = {p.name: p.read_text(encoding="utf-8") for p in (schema_folder() / "ids").iterdir()}
    assert there == write_ids.wanted(), "run: python -m hothkit.devtools.write_ids"


def test_a_stranger_s_ids_are_valid() -> None:
    closing = {"enum", "const", "additionalProperties", "unevaluatedProperties", "propertyNames"}
    for part in ALL:
        if part.name.startswith("ids/"):
            assert set(part.schema) & closing <= {"propertyNames"}, part
