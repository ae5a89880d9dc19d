"""`hothkit explain check`: the page of every check, in every language, as text and as data that say the same."""

from __future__ import annotations

import pytest

from hothkit.checks.registry import CHECKS
from hothkit.text import LANGUAGES
from tests.cli.runs import data, run
from tests.outputs import validate


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CHECKS)
def test_text_and_data_say_what_is_looked_for_and_why(name: str, lang: str) -> None:
    page = data("explain", "check", name, "--lang", lang)
    validate("explain-check", page)
    told = run("explain", "check", name, "--lang", lang).stdout
    assert told.startswith(name)
    for said in (*page["messages"], page["reason"], page["hint"], *page["says"], page["good"]["file"]):
        assert said in told
    assert f"[{name}]" in page["says"][0]
    assert (f"hothkit: allow {name}" in told) is page["can_be_allowed"]


def test_an_unknown_check_is_a_mistake_in_the_call_and_told_with_what_was_meant() -> None:
    result = run("explain", "check", "unknown-unti")
    assert result.exit_code == 2
    assert result.stderr.startswith('No check is called "unknown-unti". Did you mean unknown-unit')
