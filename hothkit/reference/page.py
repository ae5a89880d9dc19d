"""A page before mkdocs has it: Markdown headings, so that search finds the parts, and finished markup below them."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable

from hothkit.reference.markup import Html, esc, tag


class Page:
    """A page at a path such as `battles/one.md`; its address is the same with .html."""

    def __init__(self, path: str, title: str, lead: str = "") -> None:
        self.path, self.title = path, title
        self._parts: list[str] = []
        self.ids: set[str] = set()
        if lead:
            self.add(tag("p", esc(lead), class_="lead"))

    def heading(self, text: str, id: str = "", level: int = 2) -> str:
        """A heading with an anchor, and the anchor's name."""
        wanted = anchor = slug(id or text) or "part"
        number = 1
        while anchor in self.ids:
            number += 1
            anchor = f"{wanted}-{number}"
        self.ids.add(anchor)
        self._parts.append(f"{'#' * level} {esc(text)} {{: #{anchor} }}")
        return anchor

    def add(self, *markup: Html) -> None:
        """Finished markup."""
        inner = "".join(markup)
        if inner:
            self._parts.append(f'<div class="part">{inner}</div>')

    def to(self, target: str) -> str:
        """The address of another page of the site as it is seen from here."""
        return relative(self.path, target)

    def text(self, below: Iterable[Html] = ()) -> str:
        """The page as Markdown, with something below all of it."""
        parts = [f"# {esc(self.title)}", *self._parts, *(f'<div class="part">{part}</div>' for part in below if part)]
        return f"---\ntitle: {quoted(self.title)}\n---\n\n" + "\n\n".join(parts) + "\n"


def quoted(title: str) -> str:
    """A title for the head of a page, where it is taken as markup."""
    return '"' + esc(title) + '"'


def slug(text: str) -> str:
    """A part of an address: small letters, digits, hyphens and strokes.

    >>> slug("My pack/X 1")
    'my-pack/x-1'
    """
    return re.sub(r"[^a-z0-9/]+", "-", text.lower()).strip("-/")


def relative(path: str, target: str) -> str:
    """The address of a target such as `units.md#some-unit` seen from the page at a path."""
    page, _, anchor = target.partition("#")
    file = page.removesuffix(".md") + ".html" if page.endswith(".md") else page
    way = posixpath.relpath(file, posixpath.dirname(path) or ".")
    return f"{way}#{anchor}" if anchor else way
