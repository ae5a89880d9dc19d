"""The shape of files: one mistake, one finding, at the word that is wrong."""

from __future__ import annotations

import random

import pytest

from hothkit.diagnostics import Diagnostic
from hothkit.shape import KINDS, findings
from hothkit.yaml_source import read_text

UNIT = """\
name: {en: A, es: B}
side: left
type: foot
miniatures: 4
move: {most: 2}
attack: [3, 2]
"""


def told(kind: str, text: str) -> list[str]:
    """The findings about a file, as short as a test can be."""
    return [brief(finding) for finding in findings(kind, read_text(text, "x"))]


def of_unit(more: str) -> list[str]:
    """The findings about a sound unit with these lines after it."""
    return told("unit", UNIT + more)


def of_rule(rule: str) -> list[str]:
    """The findings about one rule, whose text begins in column 1 of line 1."""
    text = "rule:\n  " + rule + "\n"
    found = findings("trait", read_text("name: {en: A}\nrules:\n" + "".join(f" {x}\n" for x in text.splitlines()), "x"))
    return [brief(finding, 3, 3) for finding in found]


def brief(finding: Diagnostic, lines: int = 0, columns: int = 0) -> str:
    name = finding.check + (f"/{finding.phrase}" if finding.phrase else "")
    said = [str(finding.values[key]) for key in ("key", "keys", "words", "value") if key in finding.values]
    meant = [f"?{finding.suggestion}"] if finding.suggestion else []
    return " ".join([f"{finding.place.line - lines}:{finding.place.column - columns}", name, *said, *meant])


def test_a_sound_file_has_no_findings() -> None:
    assert told("unit", UNIT) == []


def test_an_unknown_kind_is_a_mistake_of_ours() -> None:
    with pytest.raises(ValueError, match="no kind of file is called 'units'"):
        findings("units", read_text(UNIT, "x"))


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_wants_a_mapping(kind: str) -> None:
    for text in ("- a\n", "a\n", "5\n", "true\n"):
        assert told(kind, text) == ["1:1 wrong-type/file "]


def test_what_could_not_be_read_has_no_shape() -> None:
    assert told("unit", "a: [") == [] and told("unit", "") == []


# ------------------------------------------------------------------ keys


def test_an_unknown_key_is_told_at_the_key_with_the_key_that_was_meant() -> None:
    assert of_unit("traitz: [a]\n") == ["7:1 unknown-key traitz ?traits"]
    assert of_unit("zzz: 1\n") == ["7:1 unknown-key zzz"]
    (finding,) = findings("unit", read_text(UNIT.replace("most", "mots"), "x"))
    assert brief(finding) == "5:8 unknown-key mots ?most"
    assert finding.values["allowed"] == "most, still_attack"


def test_a_misspelt_key_is_not_also_missing() -> None:
    assert told("unit", UNIT.replace("attack", "atack")) == ["6:1 unknown-key atack ?attack"]
    assert told("unit", UNIT.replace("attack", "dados")) == ["6:1 unknown-key dados ?attack"]
    assert told("unit", UNIT.replace("name", "nombre")) == ["1:1 unknown-key nombre ?name"]


def test_a_key_that_is_missing_besides_a_misspelt_one_is_told() -> None:
    text = UNIT.replace("attack", "atack").replace("type: foot\n", "")
    assert told("unit", text) == ["1:1 missing-key type", "5:1 unknown-key atack ?attack"]


def test_a_missing_key_is_told_where_the_mapping_begins() -> None:
    assert told("unit", "# a comment\n" + UNIT.replace("{most: 2}", "{still_attack: 1}")) == ["6:7 missing-key most"]
    assert told("unit", UNIT.replace("side: left\n", "")) == ["1:1 missing-key side"]


def test_a_key_of_ids_must_be_one() -> None:
    text = "name: {en: A}\nside: left\ncards:\n  Bad_Card: 1\n  good-card: 2\n"
    assert told("deck", text) == ["4:3 wrong-value/id Bad_Card Bad_Card ?bad-card"]


def test_a_key_beside_a_refused_key_is_not_missing() -> None:
    source = read_text(UNIT.replace("attack", "no"), "x")
    assert [f.check for f in source.findings] == ["ambiguous-scalar"]
    assert findings("unit", source) == []


def test_a_refused_value_has_no_second_finding() -> None:
    source = read_text(UNIT.replace("4", "010").replace("{most: 2}", ""), "x")
    assert [f.check for f in source.findings] == ["ambiguous-scalar", "empty-value"]
    assert findings("unit", source) == []
    listed = read_text(UNIT + "rules:\n  - downhill:\n    name: {en: A}\n", "x")
    assert [f.check for f in listed.findings] == ["empty-value"]
    assert findings("unit", listed) == []


def test_a_short_reason_is_a_reason() -> None:
    pack = "format: 2\nid: mine\nname: {en: A}\nversion: '0.1'\nrequires: {hoth: '>=1'}\nallow: [{check: large-hand, reason: SO}]\n"
    assert told("pack", pack.replace("SO", "so")) == []
    assert told("pack", pack.replace("SO", "''")) == ["6:37 empty-value reason"]


# ------------------------------------------------------------------ values


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("[3, 2]", "3", "6:9 wrong-type/numbers attack"),
        ("[3, 2]", "[3, two]", "6:13 wrong-type/integer attack"),
        ("4", "four", "4:13 wrong-type/integer miniatures"),
        ("4", "true", "4:13 wrong-type/integer miniatures"),
        ("{most: 2}", "2", "5:7 wrong-type/object move"),
        ("left", "12", "2:7 wrong-type/string side"),
        ("left", "[a]", "2:7 wrong-type/one-word side"),
        ("left", "Left", "2:7 wrong-value/id side Left ?left"),
        ("left", '"left\\n"', "2:7 wrong-value/spaces side left ?left"),
        ("en: A", 'en: "A\\n"', "1:12 wrong-value/spaces en A ?A"),
        ("en: A", "en: ' A'", "1:12 wrong-value/spaces en A ?A"),
        ("4", "0", "4:13 out-of-range miniatures 0"),
        ("4", "101", "4:13 out-of-range miniatures 101"),
        ("[3, 2]", "[]", "6:9 wrong-count/none attack"),
        ("[3, 2]", "[" + "1, " * 31 + "]", "6:9 wrong-count/many attack"),
        ("{en: A, es: B}", "{}", "1:7 wrong-count/none name"),
    ],
)
def test_a_wrong_value_is_told_at_the_value(old: str, new: str, expected: str) -> None:
    assert told("unit", UNIT.replace(old, new, 1)) == [expected]


def test_too_few_entries_are_told_with_how_many_are_needed() -> None:
    assert told("components", "card_size_mm: [63]\n")[-1] == "1:15 wrong-count/few card_size_mm"


def test_a_wrong_word_is_told_with_the_allowed_ones() -> None:
    (finding,) = findings("terrain", read_text("name: {en: A}\nblocks_sight: allways\n", "x"))
    assert brief(finding) == "2:15 wrong-value blocks_sight allways ?always"
    assert finding.values["allowed"] == "false, true, always"


def test_a_wrong_value_in_place_of_a_fixed_one() -> None:
    text = 'format: 0\nid: a\nname: {en: A}\nversion: "0.1.0"\n'
    assert told("pack", text) == ["1:9 wrong-value format 0"]


@pytest.mark.parametrize(("number", "check"), [(1, "old-format"), (3, "newer-format"), (1000, "newer-format")])
def test_of_a_pack_of_another_format_only_that_is_told(number: int, check: str) -> None:
    assert [one.check for one in findings("pack", read_text(f"format: {number}\nnew_key: 1\n", "x"))] == [check]


def test_bounds_are_told() -> None:
    (finding,) = findings("unit", read_text(UNIT.replace("4", "0"), "x"))
    assert (finding.values["least"], finding.values["most"]) == (1, 100)


def test_hexes_are_judged_one_by_one() -> None:
    text = (
        "name: {en: A}\nboard: b\nfirst: l\nhand: {l: 4}\nvictory: {medals: {l: 4}}\n"
        "units: {l: {a: [A1, A0, a1, 7, A10, A100, 'A1 ']}}\n"
    )
    assert told("scenario", text) == [
        "6:21 wrong-value/hex a A0",
        "6:25 wrong-value/hex a a1 ?A1",
        "6:29 wrong-type/string a",
        "6:37 wrong-value/hex a A100",
        "6:43 wrong-value/spaces a A1 ?A1",
    ]


def test_changes_are_closed_by_kind_and_open_by_field() -> None:
    text = "name: {en: A}\nchanges: {units: {a: {anything: 1}}, unit: {b: {c: 1}}}\n"
    assert told("variant", text) == ["2:38 unknown-key unit ?units"]


def test_evidence_is_about_fields_that_exist() -> None:
    assert of_unit("evidence: {atack: {source: [X]}, attack: {sorce: [X]}}\n") == [
        "7:12 unknown-key atack ?attack",
        "7:43 unknown-key sorce ?source",
    ]


# ------------------------------------------------------------------ rules

SOUND = [
    "{change: {dice: 1}}",
    "{while: {target: this}, ignore: {protection: all, retreats: 1}, once_per: attack}",
    "{while: {target: {at: [this, A1, mud], type: foot}}, forbid: [move, retreat]}",
    "{while: {attacker: {not: {at: mud}}, distance: {at_least: 2}, turn: 3}, change: {dice: -1}}",
    "{while: {this: [{has: a}, {miniatures: 1}], unit: {adjacent_to: {side: enemy}}}, change: {move: 1}}",
    "{when: turn_started, if: {side: own}, then: [{gain_medals: {side: own, number: 1}}, {win: own}]}",
    "{when: hits_scored, then: [{cancel: {hits: all}}, {roll: {dice: 1, results: {x: [{win: own}]}}}]}",
    "{when: attack_ended, may: [{draw: {side: own, cards: 1}}], once_per: turn}",
    "{when: unit_left, then: [{restore: {unit: this, miniatures: 1}}, {lose: {unit: unit, miniatures: 1}}]}",
]


@pytest.mark.parametrize("rule", SOUND)
def test_sound_rules(rule: str) -> None:
    assert of_rule(rule) == []


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("{wen: turn_started, then: [{win: own}]}", "1:2 unknown-key wen ?when"),
        ("{when: turn_start, then: [{win: own}]}", "1:8 wrong-value when turn_start ?turn_started"),
        ("{when: turn_started}", "1:1 missing-key/one-of then, may"),
        ("{then: [{win: own}]}", "1:1 missing-key when"),
        ("{while: {unit: this}}", "1:1 missing-key/one-of change, forbid, ignore"),
        ("{}", "1:1 missing-key/one-of change, forbid, ignore"),
        ("{when: turn_started, then: []}", "1:28 wrong-count/none then"),
        ("{when: turn_started, then: {win: own}}", "1:28 wrong-type/array then"),
        ("{when: turn_started, change: {dice: 1}}", "1:22 mixed-rule change"),
        ("{while: {unit: this}, change: {dice: 1}, when: turn_started}", "1:2 mixed-rule while"),
        ("{while: {unit: this}, then: [{win: own}]}", "1:2 mixed-rule while"),
        ("{when: turn_started, then: [{win: own}], may: [{win: own}]}", "1:42 mixed-rule may"),
        ("{change: {dice: 1}, once_per: turn}", "1:31 wrong-value once_per turn"),
        ("{when: turn_ended, once_per: attack, then: [{win: own}]}", "1:30 wrong-value once_per attack"),
        ("{change: {dize: 1}}", "1:11 unknown-key dize ?dice"),
        ("{forbid: [mov]}", "1:11 wrong-value forbid mov ?move"),
        ("{forbid: move}", "1:10 wrong-type/array forbid"),
        ("{ignore: {stop: al}}", "1:17 wrong-value/all stop al"),
        ("{ignore: {stop: true}}", "1:17 wrong-type/integer-string stop"),
        ("{ignore: {stop: 0}}", "1:17 out-of-range stop 0"),
        ("{while: {taget: this}, forbid: [move]}", "1:10 unknown-key taget ?target"),
        ("{while: {target: {typ: a}}, forbid: [move]}", "1:19 unknown-key typ ?type"),
        ("{while: {target: [{has: a}, {not: [{hass: b}]}]}, forbid: [move]}", "1:37 unknown-key hass ?has"),
        ("{while: {target: 5}, forbid: [move]}", "1:18 wrong-type/string-object-array target"),
        ("{while: {target: Wall_1}, forbid: [move]}", "1:18 wrong-value/reference target Wall_1 ?wall-1"),
        ("{while: {unit: {is: thiss}}, forbid: [move]}", "1:21 wrong-value is thiss ?this"),
        ("{while: {distance: {at_lest: 1}}, forbid: [move]}", "1:21 unknown-key at_lest ?at_least"),
        ("{while: {unit: {ordered: 1}}, forbid: [move]}", "1:26 wrong-type/boolean ordered"),
    ],
)
def test_one_wrong_word_in_a_rule_is_one_finding_at_that_word(rule: str, expected: str) -> None:
    assert of_rule(rule) == [expected]


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ("{losse: {unit: this, miniatures: 1}}", "1:30 unknown-key losse ?lose"),
        ("{lose: {unit: this, miniature: 1}}", "1:49 unknown-key miniature ?miniatures"),
        ("{lose: {unit: this}}", "1:36 missing-key miniatures"),
        ("{lose: {unit: ths, miniatures: 1}}", "1:43 wrong-value unit ths ?this"),
        ("{lose: {unit: this, miniatures: {count: hit}}}", "1:69 wrong-value count hit ?hits"),
        ("{}", "1:29 one-word-only/none "),
        ("{win: own, draw: {side: own, cards: 1}}", "1:29 one-word-only win, draw"),
        ("{win: own, unit: this}", "1:40 unknown-key unit"),
        ("win", "1:29 wrong-type/object then"),
        ("{roll: {dice: 1, results: {x: [{wim: own}]}}}", "1:61 unknown-key wim ?win"),
        ("{roll: {dice: 1, results: {x: {win: own}}}}", "1:59 wrong-type/array x"),
    ],
)
def test_one_wrong_word_in_an_effect_is_one_finding_at_that_word(effect: str, expected: str) -> None:
    assert of_rule("{when: turn_started, then: [" + effect + "]}") == [expected]


def test_the_second_of_three_shapes_with_one_wrong_key_is_one_finding_in_any_order_of_keys() -> None:
    pieces = [
        "when: hits_scored",
        "if: {target: this}",
        "once_per: turn",
        "then: [{win: own}, {draw: {sid: own, cards: 1}}]",
    ]
    for seed in range(8):
        random.Random(seed).shuffle(pieces)
        rule = "".join(f"    {piece}\n" for piece in pieces)
        text = f"name: {{en: A}}\nrules:\n  a: {{change: {{dice: 1}}}}\n  b:\n{rule}  c: {{forbid: [move]}}\n"
        source = read_text(text, "x")
        (finding,) = findings("trait", source)
        assert (finding.check, finding.values["key"], finding.suggestion) == ("unknown-key", "sid", "side")
        assert source.lines[finding.place.line - 1][finding.place.column - 1 :].startswith("sid:")


def test_independent_mistakes_are_all_told_in_the_order_of_the_file() -> None:
    text = UNIT.replace("left", "Left").replace("4", "four").replace("most", "mots") + "zzz: 1\n"
    assert [line.split()[0] for line in told("unit", text)] == ["2:7", "4:13", "5:8", "7:1"]


# ------------------------------------------------------------------ strangers


def test_a_file_full_of_errors_is_told_of_in_part() -> None:
    texts = [
        UNIT + "".join(f"key{number}: 1\n" for number in range(9000)),
        UNIT.replace("[3, 2]", "[" + "x, " * 15_000 + "]"),
        UNIT + "traits: [" + "{a: b}, " * 4_000 + "]",
        UNIT + "rules:\n" + "".join(f"  r{number}: {{forbid: [u, v, w]}}\n" for number in range(2000)),
    ]
    for text in texts:
        source = read_text(text, "x")
        found = findings("unit", source)
        assert source.is_usable and 1 <= len(found) <= 200


def test_deep_conditions_are_judged() -> None:
    rule = "{while: {unit: " + "{not: " * 25 + "{hass: a}" + "}" * 25 + "}, forbid: [move]}"
    assert [line.split(" ", 1)[1] for line in of_rule(rule)] == ["unknown-key hass ?has"]
