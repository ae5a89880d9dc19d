"""Pages and sheets from jinja2 templates: strict about blanks, and everything escaped."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape


def render(folder: Path, name: str, **values: object) -> str:
    """The template of this name in a folder with its blanks filled."""
    return _environment(folder).get_template(name).render(**values)


@cache
def _environment(folder: Path) -> Environment:
    return Environment(
        loader=FileSystemLoader(folder),
        autoescape=select_autoescape(("html", "xml")),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
