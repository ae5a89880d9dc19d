"""A pack: what it is called, which packs it stands on, and what it changes of them."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.changes import Changes, changes_of
from hothkit.model.head import Data, Head


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack's own file; `requires` has a range of versions for each pack, `after` names packs that come before it."""

    head: Head
    version: str
    requires: tuple[tuple[str, str], ...]
    after: tuple[str, ...]
    changes: Changes
    languages: tuple[str, ...]
    licence: str

    @classmethod
    def of(cls, data: Data) -> Pack:
        """The pack of a file's data."""
        return cls(
            Head.of(data["id"], data),
            data["version"],
            tuple(sorted(data.get("requires", {}).items())),
            tuple(data.get("after", ())),
            changes_of(data),
            tuple(data.get("languages", ())),
            data.get("licence", ""),
        )

    @property
    def before(self) -> tuple[str, ...]:
        """The packs that come before it wherever they are: those that it requires, and those that it names."""
        return (*(id for id, _ in self.requires), *self.after)
