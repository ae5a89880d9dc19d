"""Markup from text: whatever a pack's words are, they stay words, in HTML as in Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NewType

from hothkit.text import plain

Html = NewType("Html", str)
"""Markup that is whole and safe: made here, or by our drawings."""

NOTHING = Html("")
# What steers HTML or Markdown; as a number it does in neither.
_STEERS = re.compile(r"[&<>\"\\`*_{}\[\]]")


def esc(text: str) -> Html:
    """Any text as markup.

    >>> esc("<b> & _c_")
    '&#60;b&#62; &#38; &#95;c&#95;'
    """
    return Html(_STEERS.sub(_as_number, plain(" ".join(text.split()))))


def _as_number(found: re.Match[str]) -> str:
    return f"&#{ord(found[0])};"


def trusted(markup: str) -> Html:
    """Markup that was made, and escaped, elsewhere in hothkit."""
    return Html(markup)


def join(parts: Iterable[Html], between: str = "") -> Html:
    """Pieces of markup in a row, with text between them."""
    return Html(_STEERS.sub(_as_number, between).join(parts))


def tag(name: str, content: Html = NOTHING, /, **attributes: str) -> Html:
    """One element; `class_` is written as class, `data_label` as data-label."""
    written = "".join(f' {key.strip("_").replace("_", "-")}="{esc(value)}"' for key, value in attributes.items())
    return Html(f"<{name}{written}>{content}</{name}>")


def image(source: str, told: str, **attributes: str) -> Html:
    """A picture with what it shows in words; it is loaded when it is scrolled to."""
    written = "".join(f' {key.strip("_")}="{esc(value)}"' for key, value in attributes.items())
    return Html(f'<img src="{esc(source)}" alt="{esc(told)}" loading="lazy"{written}>')


def link(target: str, content: Html, **attributes: str) -> Html:
    """A link."""
    return tag("a", content, href=target, **attributes)


def items(parts: Iterable[Html], kind: str = "ul", **attributes: str) -> Html:
    """A list; nothing if there is nothing to list."""
    inner = join(tag("li", part) for part in parts)
    return tag(kind, inner, **attributes) if inner else NOTHING


def paragraphs(texts: Iterable[str]) -> Html:
    """A paragraph each."""
    return join(tag("p", esc(text)) for text in texts if text)


def table(heads: Sequence[str], rows: Iterable[Sequence[Html]], caption: str = "") -> Html:
    """A table whose rows turn into cards on a narrow screen; the first cell of a row names it."""
    head = join(tag("th", esc(head), scope="col") for head in heads)
    body = join(tag("tr", _cells(heads, row)) for row in rows)
    told = tag("caption", esc(caption)) if caption else NOTHING
    whole = join((told, tag("thead", tag("tr", head)), tag("tbody", body)))
    return tag("div", tag("table", whole, class_="cards"), class_="wide")


def _cells(heads: Sequence[str], row: Sequence[Html]) -> Html:
    first, *rest = zip(heads, row, strict=True)
    cells = [tag("th", first[1], scope="row")]
    cells += [tag("td", cell, data_label=head) for head, cell in rest]
    return join(cells)


def definitions(pairs: Iterable[tuple[str, Html]], **attributes: str) -> Html:
    """Names and what they are, one beside the other."""
    inner = join(join((tag("dt", esc(name)), tag("dd", what))) for name, what in pairs if what)
    return tag("dl", inner, **attributes) if inner else NOTHING


def folded(summary: str, content: Html) -> Html:
    """Something that is shown when it is asked for."""
    return tag("details", join((tag("summary", esc(summary)), content)))


def code(text: str) -> Html:
    """A word of a program."""
    return tag("code", esc(text))


def block(lines: Iterable[str], marked: int = 0) -> Html:
    """Lines of a program or a file; the line of this number, from 1, is marked."""
    written = [Html(_STEERS.sub(_as_number, plain(line))) for line in lines]
    shown = (tag("mark", line) if number == marked else line for number, line in enumerate(written, 1))
    return tag("pre", tag("code", Html("\n".join(shown))), tabindex="0")
