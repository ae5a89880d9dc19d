"""HTML as PDF: the only module that knows WeasyPrint."""

from __future__ import annotations

import contextlib
import io
import logging
import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any

from hothkit.resources import FONTS

KEEP = "keep-"
_SLACK = 0.5  # CSS pixels by which a text may reach into the last line's descent


class MissingLibrary(Exception):
    """WeasyPrint (`python`) or a library of the system that it needs (`system`) is not installed."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


@dataclass(frozen=True, slots=True)
class Printed:
    """A PDF, or the boxes that are too small for what stands in them."""

    data: bytes
    overfull: tuple[str, ...]


def require() -> str:
    """The version of WeasyPrint, if all is there that sheets are made with: MissingLibrary."""
    if find_spec("jinja2") is None:
        raise MissingLibrary("python")
    version: str = _weasyprint().__version__
    return version


def printed(html: str, css: str, *, strict: bool = True) -> Printed:
    """The document as PDF, tagged; nothing in it but what the arguments say, so that it is always the same.

    A text is `box-NAME`; `end-NAME` lies below it, `fit-NAME` at the lower edge of its room. Where NAME begins with
    `keep-` its room is the page of `fit-NAME`, and `strict` off lets it go.
    """
    library = _weasyprint()
    sheet, fonts = _styles(css)
    document = library.HTML(string=html, base_url=str(FONTS)).render(stylesheets=[sheet], font_config=fonts)
    overfull = tuple(name for page in document.pages for name in _overfull(page.anchors))
    overfull = tuple(name for name in overfull if strict or not _is_kept(name))
    return Printed(b"" if overfull else document.write_pdf(pdf_tags=True), overfull)


def _overfull(anchors: Mapping[str, tuple[float, float]]) -> list[str]:
    floors, ends, boxes = (
        {name.removeprefix(f"{kind}-"): at[1] for name, at in anchors.items() if name.startswith(f"{kind}-")}
        for kind in ("fit", "end", "box")
    )
    # A text that reaches beyond its page loses its end.
    lost = [name for name in (*floors, *boxes) if name not in ends]
    return [
        *dict.fromkeys(lost),
        *(name for name, y in floors.items() if ends.get(name, 0) > y + _SLACK and not _is_kept(name)),
    ]


def _is_kept(name: str) -> bool:
    """Whether a box has no floor but the end of its page."""
    return name.startswith(KEEP)


@cache
def _weasyprint() -> Any:
    # It tells of a missing library at length on its own; we say what to install in one line.
    silence = contextlib.redirect_stderr(io.StringIO()), contextlib.redirect_stdout(io.StringIO())
    try:
        with silence[0], silence[1], warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            import weasyprint
    except ImportError as missing:
        raise MissingLibrary("python") from missing
    except OSError as missing:
        raise MissingLibrary("system") from missing
    for name in ("weasyprint", "fontTools"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    return weasyprint


@cache
def _styles(css: str) -> tuple[Any, Any]:
    from weasyprint.text.fonts import FontConfiguration

    fonts = FontConfiguration()
    return _weasyprint().CSS(string=css, base_url=f"{FONTS.as_uri()}/", font_config=fonts), fonts
