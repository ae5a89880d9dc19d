"""What documents are called: two hyphens, which no id has, part what is not one id."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

INK_SAVING = "--ink-saving"
OF_BOTH = "shared"
"""Stands for a side where cards belong to all of them."""


def battle_name(id: str, ids: Iterable[str]) -> str:
    """The document of a battle among others: by the last part of its id, or by all of it where others end alike.

    >>> battle_name("a/x", ["a/x", "b/y"]), battle_name("a/x", ["a/x", "b/x"])
    ('battle-x', 'battle-a--x')
    """
    last = id.rpartition("/")[2]
    alike = any(other.rpartition("/")[2] == last and other != id for other in ids)
    return "battle-" + (id.replace("/", "--") if alike else last)


def styled(name: str, ink_saving: bool, variants: Sequence[str]) -> str:
    """The document of a name with little ink and with variants."""
    with_them = "--".join(("--with", *dict.fromkeys(variants))) if variants else ""
    return name + (INK_SAVING if ink_saving else "") + with_them
