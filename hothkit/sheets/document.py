"""A document before it is printed, and where it goes."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from hothkit.resources import FONTS
from hothkit.sheets.names import styled
from hothkit.sheets.paper import Paper
from hothkit.views.templates import render

TEMPLATES = Path(__file__).parent / "templates"
FONT = "Barlow Condensed"
STEPS = 4
"""In so many steps a text is set smaller before it is told of as too long."""


@dataclass(frozen=True, slots=True)
class Style:
    """What all documents of one run share."""

    lang: str
    paper: Paper
    ink_saving: bool = False
    variants: tuple[str, ...] = ()

    @property
    def folder(self) -> str:
        """Where its documents go."""
        return f"{self.lang}/{self.paper.id}"


@dataclass(frozen=True, slots=True)
class Document:
    """A document as HTML; `boxes` says what is in each box whose text might not fit."""

    name: str
    style: Style
    html: str
    boxes: Mapping[str, str] = field(default_factory=dict)

    @property
    def path(self) -> str:
        """Its file below the folder that was asked for."""
        return f"{self.style.folder}/{styled(self.name, self.style.ink_saving, self.style.variants)}.pdf"

    def digest(self, library: str) -> str:
        """What stands for everything that it is made of; another one, and it is made again."""
        made = hashlib.sha256()
        for part in (library, css(), self.html):
            made.update(part.encode() + b"\0")
        for font in sorted(FONTS.glob("*.woff2")):
            made.update(font.read_bytes())
        return made.hexdigest()

    def smaller(self, box: str, step: int) -> Document:
        """With the text of a box set one step smaller than `step`."""
        old, new = (f'id="box-{box}" class="fit fit-{n}' for n in (step, step + 1))
        return Document(self.name, self.style, self.html.replace(old, new), self.boxes)


@cache
def css() -> str:
    """The style sheet of all documents."""
    return (TEMPLATES / "sheets.css").read_text(encoding="utf-8")


def page(template: str, **values: object) -> str:
    """A template of ours with its blanks filled."""
    return render(TEMPLATES, template, **values)


def image(svg: str) -> str:
    """A drawing as the address of an image, which is read far quicker than one in the midst of the text."""
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"
