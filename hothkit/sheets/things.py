"""What the sheets speak of: all content, as it is in a battle and as it usually is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from hothkit.model.pack import Pack
from hothkit.model.variant import Variant
from hothkit.pack.content import Content
from hothkit.pack.library import Library
from hothkit.pack.overlay import overlaid
from hothkit.prose import Phrases
from hothkit.prose.speech import Speech
from hothkit.sheets.document import Style, image
from hothkit.text import Text, alphabetical


@dataclass(frozen=True, slots=True)
class Matter:
    """Content with changes laid over it, and what tells of it in one language and style.

    `variants` are those that were asked for; `without_changes` is the same without any change, itself if it has none.
    """

    content: Content
    speech: Speech
    words: Phrases
    style: Style
    variants: tuple[Variant, ...] = ()
    without_changes: Matter | None = None

    @classmethod
    def of(
        cls,
        library: Library,
        words: Phrases,
        style: Style,
        variants: tuple[Variant, ...] = (),
        always: Iterable[tuple[str, Any]] = (),
    ) -> Matter:
        """The library's sound content with variants; what is `always` so is not told of as a change."""
        content = Content.of(overlaid(library.sound, always))
        plain = cls(content, Speech(words, content), words, style, variants)
        return plain.with_changes([change for one in variants for change in one.changes]) if variants else plain

    def with_changes(self, changes: Iterable[tuple[str, Any]]) -> Matter:
        """The same with changes laid over it."""
        content = Content.of(overlaid(self.content.things, changes), self.content.usual_things)
        return replace(self, content=content, speech=Speech(self.words, content), without_changes=self.usual)

    @property
    def usual(self) -> Matter:
        """The same without any change."""
        return self.without_changes or self

    @property
    def things(self) -> Mapping[str, Mapping[str, Any]]:
        """The data of everything, by folder and id."""
        return self.content.things

    @property
    def game(self) -> Mapping[str, Any]:
        """The data of the first pack."""
        return next(iter(self.things.get("pack", {}).values()), {})

    @property
    def packs(self) -> list[str]:
        """The packs that are laid over the game, each with its version."""
        heads = (Pack.of(data) for data in self.things.get("pack", {}).values())
        return [f"{self.name(pack)} {pack.version}" for pack in heads if pack.requires]

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
            "packs": self.packs,
            "variants": [(self.name(one), self.speech.variant(one)) for one in self.variants],
            "say": self.say,
            "notice": Text.of(self.game.get("notice")).say(self.lang),
            "image": image,
        }
