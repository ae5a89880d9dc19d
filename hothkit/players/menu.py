"""A human's choices in words: grouped by unit where there are many, with what each would do."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.notation import action_text
from hothkit.players.view import View
from hothkit.position.actions import DONE, Action
from hothkit.position.setting import group_name, groups
from hothkit.prose import Phrases
from hothkit.prose.speech import Speech

_LONGEST = 12


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a menu: an action, or further entries to choose from."""

    label: str
    action: Action | None = None
    inner: tuple[Entry, ...] = ()


def question(view: View, words: Phrases) -> str:
    """What is asked."""
    verb = view.legal_actions[0].verb
    state = view.state
    if verb == "retreat":
        _, piece, _, hexes, _ = state.stack[-1]
        return words.say("human.ask.retreat", unit=_piece(view, state.hex_of[piece], words), number=hexes)
    if verb == "use":
        return words.say("human.ask.use", rule=view.setting.triggered[state.stack[-1][1]].name)
    if state.stack[-1][0] == "lay":
        return words.say("human.ask.lay", marker=view.setting.markers[state.stack[-1][2]].head.name)
    if verb == "place":
        unit = view.position.profile(state.stack[-1][1][0]).name
        return words.say("human.ask.place", unit=unit)
    if verb == "reroll":
        return words.say("human.ask.reroll", faces=_faces(view, state.stack[-1][3], words))
    return words.say(f"human.ask.{_asked(view)}")


def menu(view: View, words: Phrases) -> tuple[Entry, ...]:
    """All that may be done; the end of a step is not in it, see `done`."""
    actions = [action for action in view.legal_actions if action != DONE]
    if len(actions) <= _LONGEST or actions[0].verb not in ("move", "attack"):
        return tuple(Entry(_label(view, action, words), action) for action in actions)
    by_unit: dict[int, list[Action]] = {}
    for action in actions:
        by_unit.setdefault(action.args[0], []).append(action)
    return tuple(
        Entry(
            words.say(f"human.group.{inner[0].verb}", unit=_piece(view, hex, words), number=len(inner)),
            inner=tuple(Entry(_label(view, action, words), action) for action in inner),
        )
        for hex, inner in by_unit.items()
    )


def done(view: View, words: Phrases) -> str:
    """What it means to end this step; empty if it cannot be ended."""
    if DONE not in view.legal_actions:
        return ""
    return words.say(f"human.enough.{_asked(view)}")


def _asked(view: View) -> str:
    """What the step in progress asks for: its first verb, or what a rule lets a unit do again."""
    verb, step = view.legal_actions[0].verb, view.state.stack[-1][0]
    again = {"move_after_attack": "move_again", "attack_again": "attack_again", "rule": "play_now", "lay": "lay"}
    if step == "rule" and verb == "use":
        return verb
    return again.get(step, "move" if verb == "leave" else verb)


def _label(view: View, action: Action, words: Phrases) -> str:
    setting, verb, args = view.setting, action.verb, action.args
    if verb in ("play", "discard", "take"):
        card = setting.cards[args[0]]
        does = Speech(words, setting.content).card(card)
        return words.say("human.option.play", name=card.head.name, id=card.head.id, does=does)
    if verb == "section":
        group = groups(setting)[args[0]]
        return words.say("human.option.section", name=group_name(setting, group, words.lang))
    if verb in ("order", "choose"):
        return _piece(view, args[0], words)
    if verb == "move":
        return _move(view, action, words)
    if verb == "leave":
        return words.say("human.option.leave", unit=_piece(view, args[0], words), to=setting.grid.names[args[1]])
    if verb == "reroll":
        return words.say("human.option.reroll", faces=_faces(view, args, words))
    if verb == "place":
        return words.say("human.option.place", to=setting.grid.names[args[0]])
    if verb == "attack":
        return _attack(view, action, words)
    if verb == "retreat":
        way = ", ".join(setting.grid.names[hex] for hex in args[1:]) or words.say("human.option.stay")
        return words.say(f"human.option.retreat{'_ignoring' if args[0] else ''}", way=way, number=args[0])
    return words.say("human.option.use") if verb == "use" else action_text(setting, action)


def _move(view: View, action: Action, words: Phrases) -> str:
    start, to = action.args
    state, names = view.state, view.setting.grid.names
    step = view.game.tables.reach(state, state.on_hex[start]).get(to) if state.stack[-1][0] == "move_units" else None
    after = "" if step is None or step.may_attack else words.say("human.option.no_attack")
    ground = view.position.ground(to).head
    is_open = ground.id == view.setting.content.boards[view.setting.scenario.board].ground
    where = names[to] if is_open else f"{names[to]} ({ground.name.say(words.lang)})"
    return words.say("human.option.move", unit=_piece(view, start, words), to=where) + after


def _attack(view: View, action: Action, words: Phrases) -> str:
    on_hex = view.state.on_hex
    dice = view.game.tables.dice(view.state, on_hex[action.args[0]], on_hex[action.args[1]])
    unit, target = (_piece(view, hex, words) for hex in action.args)
    return words.say(f"human.option.attack{'_1' if dice == 1 else ''}", unit=unit, target=target, number=dice)


def _piece(view: View, hex: int, words: Phrases) -> str:
    piece = view.state.on_hex[hex]
    name = view.position.profile(piece).name
    return words.say("human.piece", name=name, hex=view.setting.grid.names[hex], number=view.state.miniatures[piece])


def _faces(view: View, faces: tuple[int, ...], words: Phrases) -> str:
    """Dice by what they show."""
    known = view.setting.content.dice.faces
    return ", ".join(known[face].name.say(words.lang) or known[face].id for face in faces)
