"""Kinds: how a type, unit, structure, trait, badge or marker is called beside a noun."""

from __future__ import annotations

from hothkit.prose.voice import Voice


def of(voice: Voice, id: str, many: bool = False) -> str:
    """How a unit of this type, kind, trait or badge is called beside the noun."""
    folder = voice.folder_of(id)
    given = voice.form(folder, id, "of")
    if given:
        return voice.inflected("feminine_plural", given) if many else given
    return voice.say("of", name=voice.inside(folder, id)) if folder in ("types", "units", "") else ""


def had(voice: Voice, id: str) -> str:
    """What a unit has that cannot be called so."""
    folder = voice.folder_of(id)
    return voice.say(f"had.{folder}", name=voice.inside(folder, id)) if voice.has(f"had.{folder}") else id


def structure(voice: Voice, id: str, many: bool) -> str:
    """The name of a structure as a noun."""
    form = voice.form("structures", id, "many") if many else ""
    return form or voice.say(f"named.structure{'s' if many else ''}", name=voice.name("structures", id))


def is_single(voice: Voice, id: str) -> bool:
    """Whether a battle has but one marker of the sort: those that units carry."""
    return "carried_by" in voice.lexicon.thing("markers", id)


def marker(voice: Voice, id: str, number: int = 1, how: str = "number") -> str:
    """So many markers of a sort."""
    return voice.say(f"marker.{how}", number=number, name=marker_name(voice, id))


def marker_name(voice: Voice, id: str) -> str:
    """How a marker is called beside that noun."""
    return voice.form("markers", id, "of") or voice.say("of", name=voice.inside("markers", id))
