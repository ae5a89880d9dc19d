"""What a plain `mkdocs build` says: most pages are made from the content, so hothkit has to make them first."""

from typing import Any

from mkdocs.exceptions import Abort


def on_config(config: Any) -> Any:
    """Go on only if hothkit has made the pages."""
    if "lang" not in config.extra:
        raise Abort("Most pages are made from the content; run: hothkit site build --out DIR")
    return config
