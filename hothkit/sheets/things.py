"""What the sheets speak of: all content, as it is in a battle and as it usually is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from hothkit.pack.content import Content
from hothkit.pack.library import Library
from hothkit.pack.overlay import Things, overlaid
from hothkit.prose import Phrases, Speech
from hothkit.sheets.document import Style, image
from hothkit.text import alphabetical


@dataclass(frozen=True, slots=True)
class Matter:
    """Content with changes laid over it, and what tells of it in one language and style."""

    content: Content
    speech: Speech
    words: Phrases
    style: Style

    @classmethod
    def of(cls, library: Library, words: Phrases, style: Style, changes: Iterable[tuple[str, Any]] = ()) -> Matter:
        """The library's sound content with changes."""
        usual: Things = {
            folder: {id: thing.data for id, thing in things.items() if thing.is_usable}
            for folder, things in library.things.items()
        }
        content = Content.of(overlaid(usual, changes), usual)
        return cls(content, Speech(words, content), words, style)

    @property
    def things(self) -> Mapping[str, Mapping[str, Any]]:
        """The data of everything, by folder and id."""
        return self.content.things

    @property
    def lang(self) -> str:
        """The language."""
        return self.style.lang

    @property
    def sides(self) -> list[str]:
        """The sides in the order of their places on a drawn board."""
        return sorted({side for board in self.content.boards.values() for side, _ in board.baselines})

    def say(self, name: str, /, **values: object) -> str:
        """A phrase of the sheets."""
        return self.words.say(f"sheets.{name}", **values)

    def name(self, thing: Any) -> str:
        """The name of a thing."""
        name: str = thing.head.name.say(self.lang) or thing.head.id
        return name

    def in_order(self, things: Iterable[Any]) -> list[Any]:
        """Things in the order of their names."""
        return sorted(things, key=lambda thing: alphabetical(self.name(thing)))

    def listed(self, names: Iterable[str]) -> str:
        """Names one after the other."""
        return ", ".join(names)

    def for_templates(self) -> dict[str, object]:
        """What every template may use."""
        return {
            "lang": self.lang,
            "paper": self.style.paper,
            "ink_saving": self.style.ink_saving,
            "say": self.say,
            "image": image,
        }
