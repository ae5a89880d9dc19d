"""What a reader of a page meets: its text and the attributes that are shown or read aloud."""

from __future__ import annotations

from html.parser import HTMLParser

_SHOWN = ("alt", "aria-label", "data-label", "data-no-results-text", "placeholder", "title")
_VOID = ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr")
_UNREAD = ("script", "style", "code", "pre")


class Reading(HTMLParser):
    """The texts of a page in the page's own language, those around its article in `frame` too."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.lang = ""
        self.texts: list[str] = []
        self.frame: list[str] = []
        self._open: list[tuple[str, str]] = []
        self.feed(page)
        assert not self._open, self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        if tag == "html":
            self.lang = told.get("lang") or ""
        lang = told.get("lang") or (self._open[-1][1] if self._open else self.lang)
        self._open.append((tag, lang))
        for name, value in attrs:
            if name in _SHOWN or (tag == "meta" and name == "content" and told.get("name") == "description"):
                self._read(value or "")
        if tag in _VOID:
            self._open.pop()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in _VOID:
            while self._open.pop()[0] != tag:
                pass

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1][0] not in _UNREAD:
            self._read(data)

    def _read(self, text: str) -> None:
        if text.strip() and self._open[-1][1] == self.lang:
            self.texts.append(" ".join(text.split()))
            if all(tag != "article" for tag, _ in self._open):
                self.frame.append(self.texts[-1])
