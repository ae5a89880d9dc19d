"""YAML as strangers write it: every mistake is a finding at its place, none is a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hothkit.diagnostics import Diagnostic, Place, Severity
from hothkit.yaml_source import Source, limits, read_file, read_text, reader, scalars

LOADERS = [yaml.SafeLoader, *([yaml.CSafeLoader] if hasattr(yaml, "CSafeLoader") else [])]


@pytest.fixture(autouse=True, params=LOADERS, ids=lambda loader: loader.__name__)
def loader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both parsers must give the same findings at the same places."""
    monkeypatch.setattr(reader, "_LOADER", request.param)


def told(source: Source) -> list[str]:
    """The findings, as short as a test can be."""
    return [brief(finding) for finding in source.findings]


def brief(finding: Diagnostic) -> str:
    name = finding.check + (f"/{finding.phrase}" if finding.phrase else "")
    return f"{finding.place.line}:{finding.place.column} {name}"


# ------------------------------------------------------------------ data and places


def test_plain_data() -> None:
    source = read_text("a: [1, -2, x y, E7]\nb: {c: true, d: false}\ne: '010'\nf: \"no\"\n", "x.yaml")
    assert source.findings == () and source.is_usable
    assert source.data == {"a": [1, -2, "x y", "E7"], "b": {"c": True, "d": False}, "e": "010", "f": "no"}


def test_places_of_keys_and_values() -> None:
    source = read_text("# first\na:\n  - {b: 1, cc: two}\n", "x.yaml")
    assert source.place(()) == Place("x.yaml", 2, 1)
    assert source.key_place(("a",)) == Place("x.yaml", 2, 1)
    assert source.place(("a",)) == Place("x.yaml", 3, 3)
    assert source.place(("a", 0)) == Place("x.yaml", 3, 5)
    assert source.key_place(("a", 0, "cc")) == Place("x.yaml", 3, 12)
    assert source.place(("a", 0, "cc")) == Place("x.yaml", 3, 16)


def test_a_route_that_is_not_there_has_the_place_of_the_nearest_thing_around_it() -> None:
    source = read_text("a:\n  b: 1\n", "x.yaml")
    assert source.place(("a", "z", 3)) == Place("x.yaml", 2, 3)
    assert source.key_place(("a", "z")) == Place("x.yaml", 2, 3)
    assert read_text("[", "x.yaml").place(("a",)) == Place("x.yaml")


@pytest.mark.parametrize(
    "text",
    ["é: ñ\nkey: {ü: 🎲, b: no}\n", "é: ñ\r\nkey: {ü: 🎲, b: no}\r\n", "é: ñ\rkey: {ü: 🎲, b: no}\r"],
    ids=["LF", "CRLF", "CR"],
)
@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["no mark", "mark"])
def test_columns_count_characters_whatever_the_line_ends(text: str, mark: str) -> None:
    source = read_text((mark + text).encode(), "x.yaml")
    assert told(source)[-1] == "2:16 ambiguous-scalar/boolean"
    assert source.lines[:2] == ["é: ñ", "key: {ü: 🎲, b: no}"]
    assert source.place(("é",)) == Place("x.yaml", 1, 4)


# ------------------------------------------------------------------ scalars


@pytest.mark.parametrize("word", ["yes", "No", "on", "OFF", "y", "N", "True", "TRUE", "False"])
def test_words_that_yaml_1_1_takes_for_booleans_are_refused(word: str) -> None:
    assert told(read_text(f"a: {word}\n", "x")) == ["1:4 ambiguous-scalar/boolean"]
    assert told(read_text(f"{word}: a\n", "x")) == ["1:1 ambiguous-scalar/key"]


@pytest.mark.parametrize(
    ("word", "write"), [("010", "10"), ("+5", "5"), ("-007", "-7"), ("00", "0"), ("3.0", "3"), ("5.", "5")]
)
def test_whole_numbers_in_an_odd_form_are_refused_with_what_to_write(word: str, write: str) -> None:
    (finding,) = read_text(f"a: {word}\n", "x").findings
    assert brief(finding) == "1:4 ambiguous-scalar/number"
    assert finding.values == {"text": word, "write": write}


@pytest.mark.parametrize(
    "word",
    [
        *("1e3", "1E+3", "1.5", ".5", "0x1F", "0o17", "0b101", "1_000"),
        *("1:30", "1:30:00", ".inf", "-.INF", ".nan", "2026-01-31", "2026-01-31T10:00:00"),
    ],
)
def test_other_things_like_numbers_are_refused(word: str) -> None:
    assert told(read_text(f"a: {word}\n", "x")) == ["1:4 ambiguous-scalar"]
    assert told(read_text(f"? {word}\n: b\n", "x")) == ["1:3 ambiguous-scalar/key"]


@pytest.mark.parametrize("word", ["null", "~", "Null", "NULL"])
def test_nothing_is_refused(word: str) -> None:
    assert told(read_text(f"a: [{word}]\n", "x")) == ["1:5 ambiguous-scalar/nothing"]


@pytest.mark.parametrize("word", ["1-2", "3rd", "e3", "1e", "yes-man", "0.1.0", "10%", "1,5", "none", "F7", "12a"])
def test_words_that_only_resemble_numbers_are_text(word: str) -> None:
    assert read_text(f"a: {word}\n", "x").data == {"a": word}


@given(st.text(max_size=6) | st.text("+-.0123456789_eExXobnaif:yYsStTrRuUlLNOFA~< ", max_size=12))
def test_what_is_surely_text_is_never_refused(word: str) -> None:
    if scalars.is_text(word):
        assert scalars.read_plain(word, Place("x")) == scalars.read_key(word, Place("x")) == word


def test_a_plain_number_or_truth_is_no_key() -> None:
    assert told(read_text("1: a\ntrue: b\n'2': c\n", "x")) == [
        "1:1 ambiguous-scalar/key",
        "2:1 ambiguous-scalar/key",
    ]


@pytest.mark.parametrize(("number", "check"), [("1000000", []), ("-1000000", []), ("1000001", ["number-too-large"])])
def test_numbers_have_bounds(number: str, check: list[str]) -> None:
    assert [f.check for f in read_text(f"a: {number}\n", "x").findings] == check


def test_a_number_of_many_digits_is_never_converted() -> None:
    assert told(read_text("a: " + "9" * 60_000, "x")) == ["1:4 number-too-large"]


def test_empty_values_are_refused_at_their_keys() -> None:
    assert told(read_text("a:\nb:\n  c:\n", "x")) == ["1:1 empty-value", "3:3 empty-value"]
    assert [f.split(" ")[1] for f in told(read_text("a: [b: , c]\nd:\n  -\n  - e\n", "x"))] == [
        "empty-value",
        "empty-value/item",
    ]
    assert told(read_text("?\n: a\n", "x")) == ["1:2 empty-value/key"]
    assert read_text("a: ''\n", "x").data == {"a": ""}


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "---\n"])
def test_an_empty_file_is_one_finding(text: str) -> None:
    source = read_text(text, "x")
    assert told(source) == ["1:1 empty-file"] and source.data is None


# ------------------------------------------------------------------ keys


def test_a_duplicate_key_names_both_places() -> None:
    source = read_text("a: 1\nb: {c: 1, c: 2}\na: 3\n", "x")
    assert told(source) == ["2:11 duplicate-key", "3:1 duplicate-key"]
    assert [f.related for f in source.findings] == [(Place("x", 2, 5),), (Place("x", 1, 1),)]
    assert source.findings[1].values == {"key": "a", "line": 1}
    assert source.data == {"a": 1, "b": {"c": 1}}


def test_quotes_make_no_other_key() -> None:
    assert told(read_text("a: 1\n'a': 2\n", "x")) == ["2:1 duplicate-key"]


def test_keys_that_differ_in_case_are_two_keys() -> None:
    assert read_text("a: 1\nA: 2\n", "x").data == {"a": 1, "A": 2}


def test_merge_keys_and_keys_that_are_no_words_are_refused() -> None:
    assert told(read_text("<<: {a: 1}\n[b]: c\n? {d: e}\n: f\n", "x")) == [
        "1:1 merge-key",
        "2:1 key-not-text",
        "3:3 key-not-text",
    ]


def test_a_long_key_is_refused() -> None:
    assert read_text("k" * 200 + ": 1\n", "x").is_usable
    assert [f.check for f in read_text("? " + "k" * 201 + "\n: 1\n", "x").findings] == ["text-too-long"]


def test_independent_mistakes_are_all_found_and_mistakes_inside_a_refused_value_too() -> None:
    text = "a: yes\nb: [010, 5, ~]\nno: {c: 1e3}\nb: .inf\n"
    assert told(read_text(text, "x")) == [
        "1:4 ambiguous-scalar/boolean",
        "2:5 ambiguous-scalar/number",
        "2:13 ambiguous-scalar/nothing",
        "3:1 ambiguous-scalar/key",
        "3:9 ambiguous-scalar",
        "4:1 duplicate-key",
        "4:4 ambiguous-scalar",
    ]


def test_refused_values_and_incomplete_mappings_are_named() -> None:
    source = read_text("a: {b: yes}\nc: {no: 1}\n", "x")
    assert source.refused == {("a", "b")} and source.incomplete == {("c",)}


# ------------------------------------------------------------------ syntax

SYNTAX = [
    ("a:\n\tb: 1\n", "2:1", "tab"),
    ("a: 1\n\tb: 2\n", "2:1", "tab"),
    ("a: 1\nb\nc: 2\n", "2:1", "colon"),
    ("a: b: c\n", "1:5", "extra-colon"),
    ("a: 1\n  b: 2\n", "2:4", "extra-colon"),
    ("a: [1, 2\nb: 3\n", "1:4", "bracket"),
    ("a: {b: 1\nc: 2\n", "1:4", "bracket"),
    ("a: [1, 2]]\n", "1:10", "bracket"),
    ("a: [x, {y: 1]\n", "1:13", "bracket"),
    ("name: {en: a es: b}\n", "1:16", "comma"),
    ("a:\u00a01\nb: 2\n", "1:3", "space"),
    ("name: {en: a: b}\n", "1:13", "comma"),
    ("a:{b: {c: 1}}\n", "1:1", "colon"),
    ("a 1\nb: 2\n", "1:1", "colon"),
    ('a: "x\nb: 3\nc: "y"\n', "1:4", "quote"),
    ("a: {b: 'x}\nb: 3\nc: 'y'\n", "1:8", "quote"),
    ("a: 'x\nb: 3\n", "1:4", "quote"),
    ('a: "x\nb: 3\n', "1:4", "quote"),
    ('a: "\\q"\n', "1:4", "escape"),
    ("a: @x\n", "1:4", "character"),
    ("a: `x`\n", "1:4", "character"),
    ("a: %x\n", "1:4", "character"),
    ("a: *\n", "1:4", "character"),
    ("  a: 1\nb: 2\n", "2:1", "indentation"),
    ("a:\n  - b\n c: 1\n", "3:2", "indentation"),
    ("- a\nb: 1\n", "2:1", "indentation"),
    ("a: 'x' y\n", "1:8", "indentation"),
    ("a: {b: 'c's d', e: f}\n", "1:10", "inner-quote"),
    ("a: 'c's d'\n", "1:6", "inner-quote"),
    ('a: "the "big" one"\n', "1:9", "inner-quote"),
    ("a: {b: c, d: e #1}\nb: 1\n", "1:16", "comment"),
]


@pytest.mark.parametrize(("text", "place", "phrase"), SYNTAX)
def test_broken_yaml_is_one_finding_that_names_the_cause(text: str, place: str, phrase: str) -> None:
    source = read_text(text, "x")
    assert told(source) == [f"{place} yaml-syntax/{phrase}"]
    assert source.data is None and not source.is_usable


@pytest.mark.parametrize(
    ("text", "place", "phrase"),
    [
        ("a:{b: 1}\n", "1:1", "colon"),
        ("a: {b:1, c: 2}\n", "1:5", "colon"),
        ("a {b: 1}\n", "1:1", "colon"),
        ("a:\u00a0{b: 1}\nc: 2\n", "1:1", "space"),
        ("a: {b:\u00a01}\n", "1:5", "space"),
    ],
)
def test_a_key_that_has_swallowed_its_value_lacks_a_colon_or_a_space(text: str, place: str, phrase: str) -> None:
    assert told(read_text(text, "x")) == [f"{place} yaml-syntax/{phrase}"]


def test_a_value_that_is_a_comment_is_missing_and_why_is_said() -> None:
    assert told(read_text("a: #b9c8d6\nb: # none\n", "x")) == ["1:1 empty-value/comment", "2:1 empty-value"]


def test_a_text_that_a_comma_has_torn_is_one_finding() -> None:
    source = read_text("a: {b: c, d e, f}\ng: [1, {h: i, j}]\nk: {l: , m: o}\n", "x")
    assert told(source) == ["1:11 empty-value/comma", "2:15 empty-value/comma", "3:5 empty-value"]
    assert source.incomplete == {("a",), ("g", 1)}


def test_the_missing_value_of_a_refused_key_is_no_second_finding() -> None:
    assert told(read_text("a: 1\na:\n", "x")) == ["2:1 duplicate-key"]


def test_what_is_missing_at_the_end_of_the_file_is_missing_after_its_last_word() -> None:
    assert told(read_text("a: 1\nb: [2,\n\n\n", "x")) == ["2:7 yaml-syntax/bracket"]


# ------------------------------------------------------------------ unsafe input


def test_text_must_be_utf_8() -> None:
    assert told(read_text("a: año\nb: cañón\n".encode("latin-1"), "x")) == ["1:5 not-utf8"]
    assert told(read_text("a: 1\nñ: ".encode() + b"\xff\n", "x")) == ["2:4 not-utf8"]
    for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32"):
        assert told(read_text("a: 1\n".encode(encoding), "x")) == ["1:1 not-utf8/utf16"]


def test_one_leading_mark_is_warned_about_and_no_other_allowed() -> None:
    source = read_text("\ufeffa: 1\n".encode(), "x")
    assert told(source) == ["1:1 byte-order-mark"] and source.is_usable and source.data == {"a": 1}
    assert source.findings[0].severity is Severity.WARNING
    assert told(read_text("a: 1\n\ufeffb: 2\n".encode(), "x")) == ["2:1 forbidden-character"]
    assert "forbidden-character" in told(read_text("\ufeff\ufeffa: 1\n".encode(), "x"))[-1]


@pytest.mark.parametrize(
    "character",
    [
        "\0",
        "\x1b",
        "\x07",
        "\x7f",
        "\x85",
        "\x9b",
        "\u2028",
        "\u2029",
        "\u202e",
        "\u2066",
        "\u200b",
        "\U000e0041",
        "\u115f",
        "\u1160",
        "\u2800",
        "\u3164",
        "\uffa0",
    ],
)
def test_unseen_characters_are_refused_raw_and_escaped(character: str) -> None:
    (finding,) = read_text(f"a: 1\nb: é{character}x\n", "x").findings
    assert brief(finding) == "2:5 forbidden-character"
    assert finding.values == {"code": f"U+{ord(character):04X}"}
    assert told(read_text(f'a: 1\nb: "\\U{ord(character):08x}"\n', "x")) == ["2:4 forbidden-character/escaped"]


def test_surrogates_and_lone_returns_are_refused_as_escapes() -> None:
    for escape in ("\\ud800", "\\r"):
        (finding,) = read_text(f'a: "{escape}"\n', "x").findings
        assert finding.check in {"forbidden-character", "yaml-syntax"}


def test_what_can_be_printed_is_forbidden_only_if_nobody_can_see_it() -> None:
    """The quick look at a whole text relies on these being all."""
    printed = "".join(c for c in map(chr, range(0x110000)) if c.isprintable() and limits.is_forbidden(c))
    assert printed == "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"


@pytest.mark.parametrize("shapers", ["\u200d", "\ufe0f", "\U000e0100", "\u200c \ufe0e"])
def test_what_only_shapes_letters_is_no_text_without_them(shapers: str) -> None:
    for text in (shapers, f"'{shapers}'", '"' + "".join(f"\\U{ord(c):08x}" for c in shapers) + '"'):
        assert told(read_text(f"a: {text}\n", "x")) == ["1:4 forbidden-character"]
        assert told(read_text(f"{text}: a\n", "x")) == ["1:1 forbidden-character"]
    assert read_text(f"a: é{shapers}x ❤️\n", "x").is_usable


def test_letters_of_all_scripts_and_signs_are_welcome() -> None:
    text = "a: Ñandú, Ωμέγα, ژ\u200cا, 日本, 👩\u200d🚀, « » — …\u00a0x\n"
    assert read_text(text, "x").is_usable


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: &x 1\nb: *x\n", ["1:4 yaml-anchor"]),
        ("a: &x [*x]\n", ["1:4 yaml-anchor"]),
        ("a: *x\n", ["1:4 yaml-anchor"]),
        ("&k a: 1\n", ["1:1 yaml-anchor"]),
        ("a: !!python/object/apply:os.system [x]\n", ["1:4 yaml-tag"]),
        ("a: !!set {b}\nc: !x y\nd: ! z\n", ["1:4 yaml-tag", "2:4 yaml-tag", "3:4 yaml-tag"]),
        ("a: 1\n---\nb: 2\n", ["2:1 several-documents"]),
    ],
)
def test_the_machinery_of_yaml_is_refused(text: str, expected: list[str]) -> None:
    source = read_text(text, "x")
    assert told(source) == expected and source.data is None


def test_one_document_may_have_its_line() -> None:
    assert read_text("---\na: 1\n...\n", "x").data == {"a": 1}


BOMBS = {
    "aliases": "a: &a [x]\n"
    + "".join(f"{c}: &{c} [{', '.join([f'*{b}'] * 9)}]\n" for b, c in zip("ab", "bc", strict=True)),
    "brackets": "[" * 1024 * 1024,
    "dashes": "- " * 512 * 1024,
    "questions": "? " * 512 * 1024,
    "braces": "{a: " * 200_000,
    "nodes": "a: [" + "1," * 500_000 + "]",
    "scalar": "a: " + "x" * 1_000_000,
    "quotes": "a: " + "'" * 1_000_000,
    "spaces": "a:" + " " * 1_000_000,
    "lines": "\n" * 1_000_000,
    "numbers": "a: " + "1:" * 400_000,
    "underscores": "a: " + "1_" * 30_000,
    "hashes": ("a" * 60 + " # hothkit: allow " + "x, " * 30 + "\n") * 6000,
}


FRAGMENTS = [
    *" \n\t\r-?:,[]{}#&*!|>'\"%@`~<=\\aé🎲07.+e_\0\x1b\u2028\ufeff\u202e",
    "\n  ",
    ": ",
    "- ",
    "---\n",
    "...\n",
    "<<: ",
    "no",
    "null",
    "010",
    "# hothkit: allow a",
    "!!x ",
    "&a ",
    "*a ",
]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from(FRAGMENTS), max_size=40).map("".join) | st.binary(max_size=60))
def test_nothing_makes_it_raise_and_every_place_is_in_the_text(text: str | bytes) -> None:
    source = read_text(text, "x")
    assert list(source.findings) == sorted(source.findings, key=Diagnostic.sort_key)
    assert source.data is not None or not source.is_usable
    spots = ((f.place.line, f.place.column) for f in source.findings)
    for line, column in [*spots, *source.values.values(), *source.keys.values()]:
        lines = source.lines or [""] * line
        assert 1 <= line <= len(lines)
        assert 1 <= column <= len(lines[line - 1]) + 1 or not source.lines


@pytest.mark.parametrize("name", sorted(BOMBS))
def test_bombs_are_findings(name: str) -> None:
    source = read_text(BOMBS[name], "x")
    assert source.findings and not source.is_usable


def test_limits_are_kept_to_the_letter() -> None:
    assert read_text("[" * 64 + "x" + "]" * 64, "x").is_usable
    assert told(read_text("[" * 65 + "x" + "]" * 65, "x")) == ["1:65 nested-too-deep"]
    items = ", ".join(["x"] * (limits.NODES - 2))
    assert read_text(f"[{items}, x]", "x").is_usable
    assert [f.check for f in read_text(f"[{items}, x, x]", "x").findings] == ["too-many-values"]
    text = "x" * limits.SCALAR_CHARACTERS
    assert read_text(f"a: {text}\n", "x").is_usable
    assert told(read_text(f"a: {text}x\nb: {text}x\n", "x")) == ["1:4 text-too-long", "2:4 text-too-long"]


def test_a_file_may_have_a_mebibyte(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_bytes(b"#" * limits.FILE_BYTES)
    assert told(read_file(file, "x")) == ["1:1 empty-file"]
    file.write_bytes(b"#" * (limits.FILE_BYTES + 1))
    assert told(read_file(file, "x")) == ["1:1 file-too-large"]


def test_what_is_no_file_is_a_finding(tmp_path: Path) -> None:
    assert told(read_file(tmp_path, "x")) == ["1:1 unreadable-file"]
    assert told(read_file(tmp_path / "gone.yaml", "x")) == ["1:1 unreadable-file"]


# ------------------------------------------------------------------ comments that silence


def test_comments_silence_checks_on_their_line() -> None:
    text = "a: 1 # hothkit: allow one-check\nb: 2\n# hothkit: allow two, three  because\nc: x#hothkit\n"
    assert read_text(text, "x").allowed == {1: {"one-check"}, 3: {"two", "three"}}


def test_a_text_is_no_comment() -> None:
    text = (
        "a: 'x # hothkit: allow one'\n"
        "b: | # hothkit: allow two\n"
        "  y # hothkit: allow three\n"
        "# hothkit: allow four\n"
        'c: "x\n'
        '  # hothkit: allow five"\n'
        "d: z\n"
    )
    source = read_text(text, "x")
    assert source.is_usable
    assert source.allowed == {2: {"two"}, 4: {"four"}}
