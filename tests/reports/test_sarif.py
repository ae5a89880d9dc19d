"""SARIF: valid against its schema, with the same findings as the text."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft4Validator

from hothkit.checks.registry import CHECKS
from hothkit.checks.sample import sample
from hothkit.reports.messages import outer
from hothkit.text import LANGUAGES
from tests.cli.runs import data, run

SCHEMA = Path(__file__).parent / "node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json"


@cache
def validator() -> Draft4Validator:
    if not SCHEMA.exists():
        pytest.fail("the schema of SARIF is not installed; with node.js run: npm ci --prefix tests/reports")
    return Draft4Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))


def sarif(*args: object) -> Any:
    found = json.loads(run("check", *args, "--format", "sarif").stdout)
    validator().validate(found)
    return found["runs"][0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_check_at_once_is_valid_and_says_what_json_says(tmp_path: Path, lang: str) -> None:
    bad = [sample(name).bad.write(tmp_path / name) for name in CHECKS]
    one, other = sarif(*bad, "--lang", lang), data("check", *bad, "--lang", lang)
    rules = [rule["id"] for rule in one["tool"]["driver"]["rules"]]
    assert rules == sorted({finding["check"] for finding in other})
    for result, finding in zip(one["results"], other, strict=True):
        assert rules[result["ruleIndex"]] == result["ruleId"] == finding["check"]
        assert result["level"] == finding["severity"]
        assert finding["message"] in result["message"]["text"]
        where = result["locations"][0]["physicalLocation"]
        assert where["artifactLocation"]["uri"] == f"file://{outer(finding['file'])[0]}"
        assert where["region"] == {"startLine": finding["line"], "startColumn": finding["column"]}
        assert len(result.get("relatedLocations", ())) == len(finding.get("related", ()))


def test_nothing_found_is_valid_too() -> None:
    assert sarif()["results"] == []


def test_an_address_is_relative_where_the_path_was_and_has_no_blanks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a b").mkdir()
    (tmp_path / "a b" / "ñ%.yaml").write_text("name: {en: }\nboard: standard\n")
    monkeypatch.chdir(tmp_path)
    uris = {one["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for one in sarif("a b")["results"]}
    assert uris == {"a%20b/%C3%B1%25.yaml"}
