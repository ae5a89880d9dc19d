"""A voice: the phrases of a language, the names of things, and who is spoken to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hothkit.model.condition import Condition
from hothkit.prose.grammar import DO, fill, fixed, inflected, listed, sentence
from hothkit.prose.lexicon import Lexicon
from hothkit.prose.phrases import Phrases
from hothkit.text import Text

ROLES = ("this", "unit", "structure", "attacker", "target", "other", "hex", "side", "chosen")
# Those that are called the same every time.
_NEVER_IT = ("each_chosen", "each_ordered", "it_ordered")
_UNITS = ("unit", "structure", "attacker", "target")
# The folders that what a rule speaks of may stand in.
FOLDERS = ("types", "units", "structures", "traits", "badges", "markers", "terrain")


@dataclass(frozen=True, slots=True)
class Voice:
    """Says phrases and names."""

    words: Phrases
    lexicon: Lexicon

    def say(self, name: str, /, *, verb: int = DO, number: int = 1, **values: object) -> str:
        """A phrase of the section speech."""
        return fill(self.words, f"speech.{name}", values, verb, number)

    def filled(self, name: str, values: Mapping[str, object], number: int = 1, verb: int = DO) -> str:
        """A phrase of the section speech with these values."""
        return fill(self.words, f"speech.{name}", values, verb, number)

    def has(self, name: str) -> bool:
        """Whether the section speech has the phrase."""
        return self.words.has(f"speech.{name}")

    def sentence(self, text: str) -> str:
        """A text as a whole sentence."""
        return sentence(self.words, text)

    def listed(self, parts: list[str], by: str = "and") -> str:
        """Parts as a list."""
        return listed(self.words, parts, by)

    def inflected(self, group: str, text: str) -> str:
        """A word of the content in another form."""
        return inflected(self.words, group, text)

    def text(self, data: Any) -> str:
        """A text of the content in this language."""
        return Text.of(data).say(self.words.lang)

    def name(self, folder: str, id: str) -> str:
        """The name of a thing as its file writes it."""
        return self.text(self.lexicon.thing(folder, id).get("name")) or id

    def inside(self, folder: str, id: str) -> str:
        """The name of a thing inside a sentence."""
        given = Text.of(self.lexicon.thing(folder, id).get("name"))
        is_foreign = self.words.lang not in dict(given.forms)  # other languages write their names otherwise
        return self.name(folder, id) if is_foreign else fixed(self.words, "inside", self.name(folder, id))

    def form(self, folder: str, id: str, form: str) -> str:
        """A form of a name that the content gives in this language; empty if it gives none."""
        given: Mapping[str, Any] = self.lexicon.thing(folder, id).get("forms", {}).get(form, {})
        return str(given.get(self.words.lang, ""))

    def folder_of(self, id: str) -> str:
        """Where the thing of this id stands; empty if nowhere."""
        return next((folder for folder in FOLDERS if self.lexicon.thing(folder, id)), "")

    def face(self, id: str) -> str:
        """A face of the die, in quotation marks."""
        face = self.lexicon.thing("dice", "").get("faces", {}).get(id, {})
        return self.say("face", name=self.text(face.get("name")) or id)

    def side(self, id: str) -> str:
        """A named side with its article."""
        return self.say("side.named", adjective=self.adjective(id, "masculine"))

    def adjective(self, side: str, group: str) -> str:
        """The adjective of a side in the form that its noun asks for."""
        data = self.lexicon.thing("sides", side)
        return self.inflected(group, self.text(data.get("adjective")) or self.text(data.get("name")) or side)


@dataclass(slots=True)
class Cast:
    """Who plays which role while a rule is told, and what each has been called so far.

    `this` is what carries the rule: unit, hex or structure; nothing in the rule of a battle. `is_yours`: the rule has
    an owner, who is the reader.
    """

    this: str = ""
    is_yours: bool = False
    same: dict[str, str] = field(default_factory=dict)
    told: set[str] = field(default_factory=set)
    focus: str = ""
    owner: str = ""
    # How many pieces of a battle fulfil a condition, where that is known and does not change.
    total: Callable[[Condition], int] | None = None
    # The rule speaks of an attack, and its hex is that of the target.
    is_attack: bool = False
    # The noun that is being made is the subject of a rule without owner, whose own side it is then.
    is_subject: bool = False
    # The owner of the turn does it, and what is that side's is its own.
    is_its: bool = False
    # A cell of a row that names the bearer, which needs not be named again.
    is_row: bool = False
    # Of which sort of marker several have been spoken of.
    marker: str = ""

    def call(self, voice: Voice, role: str, *, subject: bool = False) -> str:
        """The role as it is called now; whoever was spoken of last is it."""
        role = self.same.get(role, role)
        kind = self.this if role == "this" else role
        if role == "hex" and "hex" not in self.told:
            self.told.add("hex")
            return voice.say(f"first_hex.{'target' if self.is_attack else 'unit'}")
        if role == self.focus and kind not in ("hex", "side", *_NEVER_IT):
            bearer = "carrier" if self.this == "carrier" else "this"
            noun = bearer if role == "this" and not subject else "structure" if kind == "structure" else "unit"
            return voice.say(f"it.{'subject' if subject else 'object'}.{noun}")
        self.focus = role if kind not in ("hex", "side") else self.focus
        if role == "this":
            return voice.say(f"this.{self.this or 'unit'}")
        return voice.say(f"later.{role}")

    def meet(self, role: str) -> None:
        """A role has been spoken of; with a second unit in play nobody can be told by it any more."""
        is_alone = not self.told & set(_UNITS)
        self.told.add(role)
        self.focus = self.same.get(role, role) if is_alone else ""
