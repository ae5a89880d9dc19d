"""Plain words of YAML 1.2: true, false, whole numbers and text; whatever can be misread is refused."""

from __future__ import annotations

import re

from hothkit.diagnostics import Diagnostic, Place, excerpt
from hothkit.yaml_source.limits import INTEGER_DIGITS, INTEGER_MOST, error

_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]*)", re.ASCII)
# Everything that one reader of YAML or another takes for a number, a clock time or a day.
_LIKE_A_NUMBER = re.compile(
    r"[-+]?(?:0x[0-9a-f_]+|0o[0-7_]+|0b[01_]+"
    r"|[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?"
    r"|(?:[0-9][0-9_]*(?:\.[0-9_]*)?|\.[0-9][0-9_]*)(?:e[-+]?[0-9]+)?"
    r"|\.(?:inf|nan))"
    r"|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[t \t].*)?",
    re.ASCII | re.IGNORECASE,
)
_WHOLE = re.compile(r"[-+]?[0-9]+(?:\.0*)?", re.ASCII)
_BOOLEANS = {"true": "true", "yes": "true", "y": "true", "on": "true"} | dict.fromkeys(
    ("false", "no", "n", "off"), "false"
)
_NOTHING = {"null", "~"}
_BEGINS_A_NUMBER = frozenset("+-.0123456789")
_NO_TEXT = {*_BOOLEANS, *_NOTHING, "<<"}


def is_text(text: str) -> bool:
    """Whether an unquoted word is surely text, which most are: the quick answer to what the others here say.

    >>> [is_text(word) for word in ("E7", "ion-charge", "-3", "No")]
    [True, True, False, False]
    """
    return text[:1] not in _BEGINS_A_NUMBER and text.lower() not in _NO_TEXT


def read_plain(text: str, place: Place) -> str | int | bool | Diagnostic:
    """What an unquoted word means, or why it may not stand there.

    >>> here = Place("x.yaml")
    >>> [read_plain(word, here) for word in ("true", "-3", "E7", "ion-charge")]
    [True, -3, 'E7', 'ion-charge']
    >>> read_plain("010", here).check
    'ambiguous-scalar'
    """
    if text in ("true", "false"):
        return text == "true"
    if _INTEGER.fullmatch(text):
        return _integer(text, place)
    return ambiguity(text, place) or text


def ambiguity(text: str, place: Place) -> Diagnostic | None:
    """The finding about an unquoted word that readers of YAML take for different things."""
    shown = excerpt(text)
    if (meant := _BOOLEANS.get(text.lower())) is not None:
        return error("ambiguous-scalar", place, "boolean", text=shown, write=meant)
    if text.lower() in _NOTHING:
        return error("ambiguous-scalar", place, "nothing", text=shown)
    if _LIKE_A_NUMBER.fullmatch(text):
        if _WHOLE.fullmatch(text):
            return error("ambiguous-scalar", place, "number", text=shown, write=_plain_number(text))
        return error("ambiguous-scalar", place, text=shown)
    return None


def read_key(text: str, place: Place) -> str | Diagnostic:
    """The key that an unquoted word is, or why it may not be one."""
    if text == "<<":
        return error("merge-key", place)
    meant = read_plain(text, place)
    if isinstance(meant, str):
        return meant
    return error("ambiguous-scalar", place, "key", text=excerpt(text))


def _integer(text: str, place: Place) -> int | Diagnostic:
    digits = len(text.lstrip("-"))
    if digits > INTEGER_DIGITS or abs(int(text)) > INTEGER_MOST:
        return error("number-too-large", place, number=excerpt(text, 30), most=INTEGER_MOST)
    return int(text)


def _plain_number(text: str) -> str:
    sign = "-" if text.startswith("-") else ""
    return sign + (text.lstrip("+-").split(".")[0].lstrip("0") or "0")
