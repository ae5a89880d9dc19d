"""Whether a condition may ever hold for a piece on a hex: what changes in a battle may be so or not."""

from __future__ import annotations

from hothkit.model.condition import All, AnyOf, Condition, Key, Not, Same
from hothkit.position.position import Standing
from hothkit.words.conditions import WORDS, names_structures
from hothkit.words.scene import Scene
from hothkit.words.triggers import EVERY_ROLE

# Whom these mean is only known when the rule is at work.
_OPEN = frozenset((*EVERY_ROLE, "own", "enemy"))
_SEEN_BY_ITS_OWNER = "section"


def may_hold(tree: Condition, scene: Scene, who: Standing) -> bool:
    """Whether it may hold for somebody of whom only kind and hex are known."""
    return _may(tree, scene, who, True)


def may_fail(tree: Condition, scene: Scene, who: Standing) -> bool:
    """Whether it may not hold."""
    return _may(tree, scene, who, False)


def may_pick(tree: Condition, scene: Scene, who: Standing) -> bool:
    """Whether a selector may pick a piece: a structure only where it names one."""
    is_structure = scene.position.setting.profiles[who.profile].is_structure
    return (not is_structure or names_structures(tree)) and _may(tree, scene, who, True)


def _may(tree: Condition, scene: Scene, who: Standing, so: bool) -> bool:
    match tree:
        case All(parts) if so:
            return all(_may(part, scene, who, so) for part in parts)
        case AnyOf(parts) if not so:
            return all(_may(part, scene, who, so) for part in parts)
        case All(parts) | AnyOf(parts):
            return any(_may(part, scene, who, so) for part in parts)
        case Not(part):
            return _may(part, scene, who, not so)
        case Same(name):
            return _known("is", name, scene, who, so)
        case Key(word, value):
            return _known(word, value, scene, who, so)


def _known(word: str, value: object, scene: Scene, who: Standing, so: bool) -> bool:
    if WORDS[word].READS_MOMENT or word == _SEEN_BY_ITS_OWNER or (isinstance(value, str) and value in _OPEN):
        return True
    return WORDS[word].holds(value, scene, who) is so
