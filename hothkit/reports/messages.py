"""What a finding says, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable

from hothkit.diagnostics import Diagnostic
from hothkit.prose import Phrases
from hothkit.reports.excerpts import escaped


def message(finding: Diagnostic, words: Phrases) -> str:
    """The sentence that names the fault."""
    return escaped(words.say(f"checks.{finding.check}.{finding.phrase or 'message'}", **finding.values))


def hint(finding: Diagnostic, words: Phrases) -> str:
    """What to do about it; empty if the message says it all."""
    of_check = f"checks.{finding.check}"
    known = next(filter(words.has, (f"{of_check}.hints.{finding.phrase}", f"{of_check}.hint")), None)
    return escaped(words.say(known, **finding.values)) if known else ""


def said(finding: Diagnostic, words: Phrases) -> str:
    """All that a finding says, in one paragraph: the fault, what was probably meant, what to do."""
    fault, what_to_do = message(finding, words), hint(finding, words)
    if finding.suggestion:
        fault += "; " + words.say("report.did_you_mean", name=escaped(finding.suggestion))
    elif what_to_do:
        fault += "."
    return f"{fault} {what_to_do}".rstrip()


def outer(file: str) -> tuple[str, tuple[str, ...]]:
    """The file that others can open, and of one inside a zip the path there."""
    before, ending, inside = file.partition(".zip/")
    return (before + ".zip", (f"{escaped(inside)}:",)) if ending else (file, ())


def blanks(template: str) -> str:
    """A phrase with its blanks shown as gaps to be filled."""
    return template.replace("{{", "\x00").replace("{", "‹").replace("}", "›").replace("\x00", "{")


def counts(found: Iterable[Diagnostic], words: Phrases) -> str:
    """How many findings there are of each severity."""
    many: dict[str, int] = {"error": 0, "warning": 0, "note": 0}
    for finding in found:
        many[finding.severity] += 1
    said = [
        words.say(f"report.{severity}{'' if number == 1 else 's'}", number=number)
        for severity, number in many.items()
        if number
    ]
    return ", ".join(said) or words.say("report.clean")
