"""Places: hexes by name, grounds, baselines, and where somebody in a role is."""

from __future__ import annotations

import re
from collections.abc import Iterable

from hothkit.prose.voice import ROLES, Cast, Voice

HEX = re.compile(r"[A-Z]\d+")


def hex_list(voice: Voice, names: Iterable[str], by: str = "and") -> str:
    """Hexes by name; three or more in a row of the board are told by the first and the last."""
    runs: list[list[str]] = []
    for name in names:
        last = runs[-1][-1] if runs else ""
        follows = last and HEX.fullmatch(last) and name == f"{last[0]}{int(last[1:]) + 1}"
        if follows:
            runs[-1].append(name)
        else:
            runs.append([name])
    said = [voice.say("hex.range", first=run[0], last=run[-1]) if len(run) > 2 else run for run in runs]
    return voice.listed([part for one in said for part in ([one] if isinstance(one, str) else one)], by)


def place(voice: Voice, cast: Cast, names: Iterable[str], by: str = "or") -> str:
    """On these grounds or hexes, or where these roles are."""
    names = list(names)
    if all(HEX.fullmatch(name) for name in names):
        return voice.say("where.hex", hex=hex_list(voice, names, by))
    return voice.listed([_on(voice, cast, name) for name in names], by)


def the(voice: Voice, id: str) -> str:
    """A thing with its definite article."""
    folder = voice.folder_of(id)
    return voice.form(folder, id, "the") or voice.say("named.the", name=voice.name(folder, id))


def _on(voice: Voice, cast: Cast, name: str) -> str:
    if name in ROLES:
        same = cast.same.get(name, name)
        if same == "hex" or (same == "this" and cast.this == "hex"):
            return voice.say("where.here" if same == "this" else "where.there")
        return voice.say("where.role", role=cast.call(voice, name))
    if HEX.fullmatch(name):
        return voice.say("where.hex", hex=name)
    return voice.form("terrain", name, "where") or voice.say("where.ground", name=voice.name("terrain", name))


def ground(voice: Voice, cast: Cast, name: str) -> str:
    """A ground with its article, a hex or a role."""
    if name in ROLES:
        return cast.call(voice, name)
    if HEX.fullmatch(name):
        return name
    return voice.form("terrain", name, "a") or voice.say("named.ground", name=voice.name("terrain", name))


def baseline(voice: Voice, cast: Cast, side: str) -> str:
    """The baseline of a side."""
    if cast.is_its and side == cast.owner:
        return voice.say("baseline.its")
    if side in ("own", "enemy"):
        return voice.say(f"baseline.{side if cast.is_yours or side == 'enemy' else 'its'}")
    return voice.say("baseline.named", adjective=voice.adjective(side, "feminine"))


def side_of(voice: Voice, cast: Cast, side: str) -> str:
    """A side by its name, or as that of the reader or of whoever has the rule."""
    if side == "own" and not cast.is_yours:
        return voice.say("side.own")
    return voice.say(f"side_of.{side}") if side in ("own", "enemy") else voice.side(side)


def section(voice: Voice, id: str) -> str:
    """In a section of the board."""
    named = voice.form("sections", id, "the") or voice.say("section.the", name=voice.inside("sections", id))
    return voice.form("sections", id, "where") or voice.say("section.where", the=named)
