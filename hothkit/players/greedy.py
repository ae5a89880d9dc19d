"""A player that plans one turn: the card and orders that promise most now, then moves and attacks as planned."""

from __future__ import annotations

from collections.abc import Callable

from hothkit.engine import Game
from hothkit.judge.faces import is_hit
from hothkit.players.lore import VICTORY, lore_of
from hothkit.players.orders import Orders, Staff, group_number
from hothkit.players.plans import Planner
from hothkit.players.prospect import Prospect
from hothkit.players.view import View
from hothkit.position.actions import DONE, Action
from hothkit.position.state import ATTACKER, TARGET, State


class Greedy:
    """Deterministic; what it planned with the card it follows through the turn, unless a hex is taken by then."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self._lore, self._side = lore_of(game), game.setting.seats[seat].side
        self._turn = 0
        self._orders: Orders | None = None
        self._prospect: tuple[tuple[object, ...], Prospect] | None = None
        self._choosers: dict[str, Callable[[View], Action]] = {
            "play": self._card,
            "order": self._order,
            "section": self._group,
            "move": self._move,
            "attack": self._attack,
            "retreat": self._retreat,
            "reroll": self._reroll,
            "place": self._place,
            "leave": self._move,
            "choose": self._choose,
            "discard": self._discard,
            "take": self._take,
        }

    def choose(self, view: View) -> Action:
        """The action that fits the plan."""
        if view.state.turn != self._turn:
            self._turn, self._orders = view.state.turn, None
        actions = view.legal_actions
        chooser = self._choosers.get(actions[0].verb)
        return chooser(view) if chooser else actions[0]

    # -- the card and its orders ---------------------------------------------------------------------------

    def _card(self, view: View) -> Action:
        if view.legal_actions[-1] == DONE:
            return view.legal_actions[0]  # a card whose moment has come is never kept back
        staff = Staff(self._lore, self._side, view.state)
        found = [(staff.orders(action.args[0]), action) for action in view.legal_actions]
        self._orders, action = max(found, key=lambda pair: pair[0].worth)
        return action

    def _worth_of_cards(self, view: View) -> list[tuple[float, Action]]:
        """The cards to discard or take with what they promise now; one that waits for its moment promises most."""
        staff = Staff(self._lore, self._side, view.state)
        cards = self._lore.setting.cards
        return [
            (VICTORY if cards[action.args[0]].has_moment else staff.orders(action.args[0]).worth, action)
            for action in view.legal_actions
            if action != DONE
        ]

    def _discard(self, view: View) -> Action:
        """The card that promises least, and none that promises anything if it need not be."""
        worth, action = min(self._worth_of_cards(view), key=lambda pair: pair[0])
        return DONE if worth > 0 and DONE in view.legal_actions else action

    def _take(self, view: View) -> Action:
        """The card that promises most."""
        return max(self._worth_of_cards(view), key=lambda pair: pair[0])[1]

    def _choose(self, view: View) -> Action:
        """Of enemies the one that a few dice hurt most, of its own the one that has lost most."""
        state, prospect = view.state, self._prospect_of(view.state)

        def worth(action: Action) -> float:
            piece = state.on_hex[action.args[0]]
            profile = view.position.profile(piece)
            if profile.side != self._side:
                return prospect.hit_worth(self._lore.profile_of[self._lore.units[self._side][0]], piece, 1)
            return profile.miniatures - state.miniatures[piece] + 0.1 * self._planner(state).plan(piece).worth

        return max((action for action in view.legal_actions if action != DONE), key=worth)

    def _plan_of_turn(self, state: State) -> Orders:
        """The plan made with the card, or made now where the card was no choice."""
        if self._orders is None:
            self._orders = Staff(self._lore, self._side, state).orders(state.card)
        return self._orders

    def _order(self, view: View) -> Action:
        state = view.state
        for piece in self._plan_of_turn(state).units:
            action = Action("order", (state.hex_of[piece],))
            if not state.ordered[piece] and action in view.legal_actions:
                return action
        return DONE

    def _group(self, view: View) -> Action:
        action = Action("section", (group_number(self._lore, self._plan_of_turn(view.state).group),))
        return action if action in view.legal_actions else view.legal_actions[0]

    # -- moving --------------------------------------------------------------------------------------------

    def _move(self, view: View) -> Action:
        if view.state.stack[-1][0] == "move_after_attack":
            return self._withdraw(view)
        state, legal = view.state, set(view.legal_actions)
        orders = self._plan_of_turn(state)
        planner = orders.planner
        ready = [p for p in self._lore.units[self._side] if state.ordered[p] and not state.moved[p]]
        for piece in sorted((p for p in ready if state.hex_of[p] >= 0), key=lambda p: -planner.plan(p).worth):
            start, to = state.hex_of[piece], planner.plan(piece).hex
            if planner.plan(piece).leaves and Action("leave", (start, to)) in legal:
                return Action("leave", (start, to))
            if to != start and Action("move", (start, to)) not in legal:
                to = self._planner(state).plan(piece).hex
            action = Action("move", (start, to))
            if to != start and action in legal:
                return action
        return DONE

    def _planner(self, state: State) -> Planner:
        return Planner(self._lore, self._prospect_of(state), state, state.bonus)

    def _withdraw(self, view: View) -> Action:
        """After an attack: the best place, staying being one."""
        state, moves = view.state, view.legal_actions[:-1]
        prospect = self._prospect_of(state)
        profile = self._lore.profile_of[state.on_hex[moves[0].args[0]]]
        best = max(moves, key=lambda move: prospect.place(profile, move.args[1]))
        stays = prospect.place(profile, best.args[0]) >= prospect.place(profile, best.args[1])
        return DONE if stays else best

    # -- attacking and being attacked ----------------------------------------------------------------------

    def _attack(self, view: View) -> Action:
        state, lore = view.state, self._lore
        prospect = self._prospect_of(state)
        best, chosen = 0.0, DONE
        for action in view.legal_actions[:-1]:
            attacker, target = state.on_hex[action.args[0]], state.on_hex[action.args[1]]
            dice = lore.tables.dice(state, attacker, target)
            means = lore.meanings(state, attacker, target)
            worth = prospect.hit_worth(lore.profile_of[attacker], target, dice, means)
            if worth > best:
                best, chosen = worth, action
        return chosen

    def _retreat(self, view: View) -> Action:
        """The least loss, then the best place to end."""
        state = view.state
        piece, hexes = state.stack[-1][1], state.stack[-1][3]
        prospect, profile = self._prospect_of(state), self._lore.profile_of[piece]

        def cost(action: Action) -> tuple[int, float]:
            ignored, *path = action.args
            end = path[-1] if path else state.hex_of[piece]
            return hexes - ignored - len(path), -prospect.place(profile, end)

        return min(view.legal_actions, key=cost)

    def _reroll(self, view: View) -> Action:
        """Every die that neither hits nor drives back, rolled again."""
        state, setting = view.state, view.setting
        attack = next(frame for frame in reversed(state.stack) if frame[0] == "attack")
        target, known = attack[TARGET], setting.content.dice.faces
        means = dict(self._lore.meanings(state, attack[ATTACKER], target))
        useless = tuple(
            face
            for face in sorted(state.stack[-1][3])
            if not is_hit(view.position, means.get(face, face), self._side, target)
            and not known[means.get(face, face)].retreats
        )
        action = Action("reroll", useless)
        return action if action in view.legal_actions else DONE

    def _place(self, view: View) -> Action:
        """The hex that is worth most to the unit that comes in; markers are laid where there is most to do."""
        prospect = self._prospect_of(view.state)
        if view.state.stack[-1][0] == "lay":
            hexes = [action for action in view.legal_actions if action != DONE]
            return min(hexes, key=lambda action: prospect.way_to_go(action.args[0]))
        profile = self._lore.profile_of[view.state.stack[-1][1][0]]
        return max(view.legal_actions, key=lambda action: prospect.place(profile, action.args[0]))

    def _prospect_of(self, state: State) -> Prospect:
        """The prospect of the state, kept as long as nothing that it looks at has changed."""
        foes = self._lore.foes[self._side]
        foe = (*(state.hex_of[p] for p in foes), *(state.miniatures[p] for p in foes))
        key = (*foe, *state.medals, *state.held, *state.markers)
        if self._prospect is None or self._prospect[0] != key:
            self._prospect = (key, Prospect(self._lore, self._side, state))
        return self._prospect[1]
