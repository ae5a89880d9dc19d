"""Every check there is, those of reading and shape included, in the order of their names."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.diagnostics import Severity

SOURCE, SHAPE, REFERENCE, FILE, BOARD = "source", "shape", "reference", "file", "board"
PACKS, SUPPLY, RULES, WINNING = "packs", "supply", "rules", "winning"
LANGUAGE, STYLE, BALANCE = "language", "style", "balance"


@dataclass(frozen=True, slots=True)
class Entry:
    """A check: its name, which names the fault; the family; how bad the fault is; whether one can play with it."""

    name: str
    family: str
    severity: Severity = Severity.ERROR
    is_playable: bool = False

    @property
    def can_be_allowed(self) -> bool:
        """Whether an author may say that it is meant to be: not what keeps a battle from being played."""
        return self.is_playable and self.family not in (SOURCE, SHAPE)

    @property
    def is_played(self) -> bool:
        """Whether games are played for it: it is only asked for now and then, and few games say nothing."""
        return self.family == BALANCE


_ALL = (
    Entry("ambiguous-scalar", SOURCE),
    Entry("broken-elsewhere", REFERENCE),
    Entry("byte-order-mark", SOURCE, Severity.WARNING, True),
    Entry("cancelling-rules", RULES, Severity.WARNING, True),
    Entry("card-not-in-deck", BOARD),
    Entry("circular-packs", PACKS),
    Entry("closed-ground", BOARD, is_playable=True),
    Entry("conflicting-packs", PACKS, Severity.WARNING, True),
    Entry("confusable-names", STYLE, Severity.NOTE, True),
    Entry("contradictory-variant", REFERENCE),
    Entry("decided-at-set-up", WINNING, is_playable=True),
    Entry("duplicate-key", SOURCE),
    Entry("empty-file", SOURCE),
    Entry("empty-range", RULES, is_playable=True),
    Entry("empty-value", SOURCE),
    Entry("endless-rules", RULES, is_playable=True),
    Entry("exclusive-keys", SHAPE),
    Entry("file-too-large", SOURCE),
    Entry("forbidden-character", SOURCE),
    Entry("foreign-card", REFERENCE, Severity.WARNING, True),
    Entry("id-format", FILE, is_playable=True),
    Entry("idle-card", RULES, Severity.WARNING, True),
    Entry("idle-change", RULES, Severity.WARNING, True),
    Entry("idle-effect", RULES, Severity.WARNING, True),
    Entry("idle-rule", RULES, Severity.WARNING, True),
    Entry("idle-still-attack", RULES, Severity.WARNING, True),
    Entry("impossible-win", WINNING, is_playable=True),
    Entry("incomplete-game", PACKS),
    Entry("inner-exit", BOARD, Severity.WARNING, True),
    Entry("key-not-text", SOURCE),
    Entry("key-order", STYLE, Severity.NOTE, True),
    Entry("large-hand", BOARD, Severity.WARNING, True),
    Entry("long-card-text", LANGUAGE, Severity.WARNING, True),
    Entry("loose-spaces", STYLE, Severity.NOTE, True),
    Entry("merge-key", SOURCE),
    Entry("misplaced-badge", BOARD),
    Entry("misplaced-section-line", BOARD, Severity.WARNING, True),
    Entry("misplaced-strength", BOARD),
    Entry("missing-key", SHAPE),
    Entry("missing-language", LANGUAGE, Severity.WARNING, True),
    Entry("missing-pack", PACKS),
    Entry("missing-side", BOARD),
    Entry("mistimed-effect", RULES, Severity.WARNING, True),
    Entry("mixed-rule", SHAPE),
    Entry("nested-too-deep", SOURCE),
    Entry("newer-format", SHAPE),
    Entry("no-such-hex", BOARD),
    Entry("no-such-row", BOARD),
    Entry("no-way-to-win", WINNING, is_playable=True),
    Entry("not-utf8", SOURCE),
    Entry("number-too-large", SOURCE),
    Entry("old-format", SHAPE),
    Entry("old-schemas", FILE, Severity.NOTE, True),
    Entry("one-word-only", SHAPE),
    Entry("out-of-range", SHAPE),
    Entry("pack-too-large", SOURCE),
    Entry("placeholder-text", LANGUAGE, Severity.WARNING, True),
    Entry("removed-and-changed", PACKS),
    Entry("repeated-card", REFERENCE, Severity.NOTE, True),
    Entry("repeated-hex", BOARD),
    Entry("same-thing-twice", FILE),
    Entry("several-documents", SOURCE),
    Entry("shared-baseline", BOARD, Severity.WARNING, True),
    Entry("shared-code", REFERENCE, Severity.NOTE, True),
    Entry("shared-id", REFERENCE),
    Entry("shouted-name", STYLE, Severity.NOTE, True),
    Entry("side-without-units", BOARD, Severity.WARNING, True),
    Entry("skipped-link", SOURCE, Severity.WARNING, True),
    Entry("stale-text", LANGUAGE, Severity.WARNING, True),
    Entry("target-out-of-reach", WINNING, is_playable=True),
    Entry("text-numbers", LANGUAGE, Severity.WARNING, True),
    Entry("text-too-long", SOURCE),
    Entry("too-many-cards", SUPPLY, Severity.WARNING, True),
    Entry("too-many-dice", RULES, Severity.WARNING, True),
    Entry("too-many-pieces", SUPPLY, Severity.WARNING, True),
    Entry("too-many-values", SOURCE),
    Entry("two-grounds-on-a-hex", BOARD),
    Entry("two-on-a-hex", BOARD),
    Entry("unbound-role", REFERENCE),
    Entry("undrawable-path", REFERENCE, is_playable=True),
    Entry("uneven-battle", BALANCE, Severity.NOTE, True),
    Entry("unknown-badge", REFERENCE),
    Entry("unknown-board", REFERENCE),
    Entry("unknown-card", REFERENCE),
    Entry("unknown-change", REFERENCE),
    Entry("unknown-deck", REFERENCE),
    Entry("unknown-face", REFERENCE),
    Entry("unknown-key", SHAPE),
    Entry("unknown-leader", REFERENCE),
    Entry("unknown-marker", REFERENCE),
    Entry("unknown-name", REFERENCE),
    Entry("unknown-pack", REFERENCE),
    Entry("unknown-section", REFERENCE),
    Entry("unknown-side", REFERENCE),
    Entry("unknown-structure", REFERENCE),
    Entry("unknown-symbol", REFERENCE, Severity.WARNING, True),
    Entry("unknown-terrain", REFERENCE),
    Entry("unknown-trait", REFERENCE),
    Entry("unknown-type", REFERENCE),
    Entry("unknown-unit", REFERENCE),
    Entry("unknown-variant", REFERENCE),
    Entry("unreachable-hex", WINNING, is_playable=True),
    Entry("unreadable-archive", SOURCE),
    Entry("unreadable-file", SOURCE),
    Entry("unresolved-battle", BALANCE, Severity.NOTE, True),
    Entry("unsafe-member", SOURCE),
    Entry("unused-allow", FILE, Severity.NOTE, True),
    Entry("unused-term", LANGUAGE, Severity.NOTE, True),
    Entry("wrong-count", SHAPE),
    Entry("wrong-side", REFERENCE, Severity.NOTE, True),
    Entry("wrong-type", SHAPE),
    Entry("wrong-value", SHAPE),
    Entry("wrong-version", PACKS),
    Entry("yaml-anchor", SOURCE),
    Entry("yaml-syntax", SOURCE),
    Entry("yaml-tag", SOURCE),
)

BUG = Entry("internal-error", SOURCE)
"""No check, but what becomes of one that fails: the mistake is ours, and nothing can silence it."""

CHECKS = {entry.name: entry for entry in _ALL}
"""Name -> check."""


def entry_of(name: str) -> Entry:
    """The check that a finding names; what is told of our own mistakes is none of CHECKS."""
    return CHECKS.get(name, BUG)
