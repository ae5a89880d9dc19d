"""A pack to begin with."""

from __future__ import annotations

from collections.abc import Mapping

from hothkit.pack.library import Library
from hothkit.pack.packs import pack_of, usual_game
from hothkit.pack.versions import like
from hothkit.prose import Phrases, phrases
from hothkit.reports.starters.parts import alike, modeline, named, remark, word
from hothkit.reports.starters.things import unit
from hothkit.shape.format_ import our_format
from hothkit.text import LANGUAGES

HEAD, EXAMPLE, EXAMPLE_ID = "pack.yaml", "units/example.yaml", "example"


def pack(library: Library, id: str, title: str, words: Phrases) -> Mapping[str, str]:
    """The files of a pack of this name; its schemas lie beside it."""
    examples = {lang: phrases(lang).say("starters.pack.example") for lang in LANGUAGES}
    return {
        HEAD: "\n".join(_head(library, id, title, words)) + "\n",
        EXAMPLE: unit(library, examples, "../schemas/unit.schema.json", words),
        "README.md": words.say("starters.pack.readme", title=title, id=id) + "\n",
    }


def _head(library: Library, id: str, title: str, words: Phrases) -> list[str]:
    game = usual_game()
    version = next(pack.version for pack in map(pack_of, library.packs) if pack.head.id == game)
    return [
        modeline("schemas/pack.schema.json"),
        *remark(words, "starters.pack.head"),
        f"format: {our_format()}",
        f"id: {word(id)}",
        named(alike(title)),
        *remark(words, "starters.pack.version"),
        'version: "0.1.0"',
        *remark(words, "starters.pack.requires"),
        f'requires: {{{word(game)}: "{like(version)}"}}',
        *remark(words, "starters.pack.licence"),
        "licence: CC-BY-4.0",
        f"languages: [{', '.join(LANGUAGES)}]",
        *remark(words, "starters.pack.end"),
    ]
