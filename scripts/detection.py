"""Measures what the checks find of authors' mistakes, and in sound files: the figures, and a page in each language.

Run it when checks, content or tests/mistakes have changed: `make pages`. The page tells what was measured, good or bad.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from hothkit.balance.findings import played
from hothkit.checks.registry import CHECKS
from hothkit.checks.run import run
from hothkit.checks.sample import sample, tried
from hothkit.devtools.pages import Page, table, write
from hothkit.diagnostics import Diagnostic, Severity
from hothkit.prose import Phrases, phrases
from tests.battles import WRITTEN, bundled
from tests.mistaken import BATTLES, KINDS, Kind, made, outcome, written
from tests.varied import varied

MANIFEST = "detection.json"
SEEDS = 5
_VARIATIONS = 20
_COUNTED = ("tries", "found", "beside", "fixed", "otherwise")


def measured() -> dict[str, Any]:
    """The figures: of each kind for each seed, and of the sorts of sound files."""
    return {
        "kinds": {
            kind.name: {"check": kind.check, "seeds": [_of(kind, seed) for seed in range(SEEDS)]}
            for kind in KINDS.values()
        },
        "sound": {
            "bundled": _sound([run(bundled(), bundled().all)], len(bundled().all)),
            "examples": _sound(tried(sample(check).good, played).found for check in CHECKS),
            "additions": _sound(_additions()),
            "variations": _sound(_variations()),
        },
    }


def _of(kind: Kind, seed: int) -> dict[str, int]:
    """How often the mistake was made and found at its line, what was found beside it, and what `--fix` made of it."""
    counts = Counter(dict.fromkeys(_COUNTED, 0))
    for folder in kind.folders:
        for file in written(folder).values():
            if (mistake := made(kind, file, seed)) is not None:
                found, fixed = outcome(file, mistake)
                right = [one for one in found if (one.check, one.place.line) == (kind.check, mistake.line)]
                counts.update(
                    tries=1,
                    found=bool(right),
                    beside=len(found) - len(right[:1]),
                    fixed=fixed == mistake.mended,
                    otherwise=fixed not in (mistake.text, mistake.mended),
                )
    return dict(counts)


def _additions() -> Iterator[list[Diagnostic]]:
    """What is found in battles to which an author has added something sound before the mistake."""
    for kind in KINDS.values():
        for file in written(BATTLES).values() if BATTLES in kind.folders else ():
            mistake = made(kind, file, 0)
            if mistake is not None and mistake.mended != file.text:
                yield file.again(mistake.mended).found()


def _variations() -> Iterator[list[Diagnostic]]:
    """What is found in battles that an author has changed without a mistake."""
    for file in written(BATTLES).values():
        yield from (varied(file, Random(seed)).found() for seed in range(_VARIATIONS))


def _sound(found: Iterable[Iterable[Diagnostic]], files: int = 0) -> dict[str, int]:
    """How many files there are and how many findings of each sort in them."""
    several = [list(one) for one in found]
    told = Counter(finding.severity for one in several for finding in one)
    return {"files": files or len(several), **{str(severity): told[severity] for severity in Severity}}


def pages(figures: dict[str, Any]) -> dict[str, str]:
    """Path below site/docs -> text: the figures and their pages."""
    texts = {MANIFEST: json.dumps(figures, indent=1) + "\n"}
    return texts | {f"{lang}/make/detection.md": _page(figures, phrases(lang)) for lang in WRITTEN}


def _page(figures: dict[str, Any], words: Phrases) -> str:
    def say(name: str, **values: int) -> str:
        return words.say(f"pages.detection.{name}", **values)

    rows = {
        name: [sum(seed[count] for seed in kind["seeds"]) for count in _COUNTED]
        for name, kind in figures["kinds"].items()
    }
    totals = dict(zip(_COUNTED, map(sum, zip(*rows.values(), strict=True)), strict=True))
    page = Page(words, "detection")
    page.add(say("sentence", kinds=len(rows), **totals))
    page.add(say("how", seeds=SEEDS))
    page.heading(say("mistakes"))
    heads = [say(name) for name in ("done", "check", *_COUNTED)]
    page.add(
        table(
            heads,
            [
                [KINDS[name].done[words.lang], f"`{KINDS[name].check}`", *map(str, counts)]
                for name, counts in rows.items()
            ],
        )
    )
    page.heading(say("sound"))
    page.add(say("sound_lead"))
    sorts = [[say(name), *map(str, counts.values())] for name, counts in figures["sound"].items()]
    page.add(table([say("sort"), say("files"), *(say(severity) for severity in Severity)], sorts))
    return page.text()


def main() -> None:
    """Measure, write what has changed and say so."""
    write(pages(measured()))


if __name__ == "__main__":
    main()
