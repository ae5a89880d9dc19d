"""What a battle's sheet says in sentences: medals, marked hexes, exits, special rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from hothkit.model.condition import ALWAYS, All, Condition, Key
from hothkit.model.medal_hexes import ALL, ANY, MedalHexes
from hothkit.model.rule import Rule, TriggeredRule
from hothkit.model.scenario import Scenario
from hothkit.prose import nouns, places
from hothkit.prose.fitting import Known, fits
from hothkit.prose.telling import told
from hothkit.prose.voice import Cast, Voice


def medal_hexes(voice: Voice, entry: MedalHexes) -> str:
    """What marked hexes are worth, to whom, and for how long."""
    single = len(entry.at) == 1
    together = "one" if single else entry.together
    kind = "permanent" if entry.is_permanent else "temporary"
    whose = (Key("side", entry.side),) if entry.side and entry.is_permanent else ()
    who = All((*whose, *((entry.needs,) if entry.needs != ALWAYS else ())))
    unit = nouns.unit(voice, Cast(), who)
    hexes = entry.at[0] if single else places.hex_list(voice, entry.at)
    side = voice.side(entry.side) if entry.side else voice.say("side.its" if entry.is_permanent else "medals.either")
    assert together in ("one", "each", ANY, ALL)
    return voice.sentence(
        voice.say(f"medals.{kind}.{together}", number=entry.medals, side=side, unit=unit, hexes=hexes)
    )


def exits(voice: Voice, side: str, hexes: tuple[str, ...]) -> str:
    """From where a side may leave the board."""
    adjective = voice.adjective(side, "feminine_plural")
    return voice.sentence(voice.say("exits", adjective=adjective, hexes=places.hex_list(voice, hexes, "or")))


def victory(voice: Voice, battle: Scenario) -> Iterator[str]:
    """How each side wins: by so many medals, or by the special rules alone."""
    medals = dict(battle.medals)
    sides = [side for side, _ in battle.hand]
    if len(sides) == len(medals) > 1 and len(set(medals.values())) == 1:
        yield voice.sentence(voice.say("victory.both", number=next(iter(medals.values()))))
        return
    for side in sides:
        name = "victory.medals" if side in medals else "victory.otherwise"
        yield voice.sentence(voice.say(name, side=voice.side(side), number=medals.get(side, 0)))


def special_rules(voice: Voice, battle: Scenario) -> Iterator[tuple[str, str]]:
    """Each rule of the battle's own with its name."""
    for rule in battle.special_rules:
        yield rule.name.say(voice.words.lang) or rule.id, special_rule(voice, battle, rule)


def special_rule(voice: Voice, battle: Scenario, rule: Rule) -> str:
    """A rule of the battle, which knows how many of a kind the battle has."""
    return told(voice, rule, total=partial(_total, voice, battle))


def _total(voice: Voice, battle: Scenario, who: Condition) -> int:
    """How many units or structures of the battle fulfil a condition; none is known if more of them may come."""
    effects = [effect for rule in battle.special_rules if isinstance(rule, TriggeredRule) for effect in rule.effects]
    new = [effect.value.get("unit") for effect in effects if effect.verb == "place"]
    if any(isinstance(kind, str) and fits(who, _known(voice, kind)) for kind in new):
        return 0
    units = sum(fits(who, _known(voice, one.what, one.badge)) for one in battle.units)
    return units or sum(fits(who, {"kind": (one.what,), "side": (one.side,)}) for one in battle.structures)


def _known(voice: Voice, kind: str, badge: str = "") -> Known:
    unit = voice.lexicon.thing("units", kind)
    traits = (*unit.get("traits", ()), *((badge,) if badge else ()))
    return {"kind": (kind,), "side": (unit.get("side", ""),), "type": (unit.get("type", ""),), "has": traits}
