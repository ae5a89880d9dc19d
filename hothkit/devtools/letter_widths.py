"""Writes how wide the letters of a card are, from the fonts of the sheets, for those who judge a text without them.

Run it when a font has changed: `python -m hothkit.devtools.letter_widths`.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from hothkit.checks.language import letter_widths
from hothkit.resources import FONTS

_FONTS = {"TEXT": "barlow-latin-400-normal.woff2", "NAME": "barlow-condensed-latin-700-normal.woff2"}
_TARGET = Path(letter_widths.__file__)
_ROUNDED_TO = 10


def wanted() -> str:
    """The module as the fonts make it."""
    head, _, _ = _TARGET.read_text(encoding="utf-8").partition("\n_")
    return head + "".join(f"\n_{name} = {{\n{_rows(font)}}}\n" for name, font in _FONTS.items()) + _TABLES


def main() -> None:
    """Write it."""
    _TARGET.write_text(wanted(), encoding="utf-8")


_TABLES = """
TEXT, NAME = ({letter: width for width, letters in table.items() for letter in letters} for table in (_TEXT, _NAME))
\"\"\"Letter -> width in thousandths of the font size, of the text of a card and of its name.\"\"\"
"""


def _rows(font: str) -> str:
    """A row a width: the letters that are about so wide."""
    from fontTools.ttLib import TTFont

    read = TTFont(FONTS / font)
    groups: dict[int, str] = defaultdict(str)
    for code, glyph in sorted(read.getBestCmap().items()):
        if chr(code).isprintable():
            width = read["hmtx"][glyph][0] * 1000 / read["head"].unitsPerEm
            groups[round(width / _ROUNDED_TO) * _ROUNDED_TO] += _written(chr(code))
    groups.pop(0, None)
    return "".join(f'    {width}: "{letters}",\n' for width, letters in sorted(groups.items()))


def _written(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if letter in '"\\' else letter


if __name__ == "__main__":
    main()
