"""Exact odds against the engine itself, which rolls the dice a hundred thousand times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hothkit import odds
from hothkit.engine import Game
from hothkit.engine.steps import STEPS
from hothkit.engine.work import Work
from hothkit.judge.attack import attack
from hothkit.judge.faces import is_hit, meanings
from hothkit.position.actions import DONE, Action
from hothkit.position.position import Position
from hothkit.position.setting import Setting
from hothkit.position.state import State, attack_frame
from hothkit.reports.odds import odds_of
from hothkit.reports.odds.losses import losses, rules_of
from hothkit.words.scene import hex_alone
from tests.battles import battle, ordered_by, piece_on, start
from tests.cli.runs import data, run
from tests.outputs import validate

ROLLS = 100_000
DIE = odds.die_of([(1, 0), (1, 0), (0, 0), (0, 1), (1, 0), (0, 0)])
UNITS = {
    "rebel": ["echo-base-troopers", "snowspeeders", "rebel-artillery"],
    "empire": ["snowtroopers", "probe-droids", "at-at"],
}
GROUNDS = ["ridge", "rocks", "building", "wreckage", "trench", "snow"]


def test_one_die() -> None:
    assert {(1, 0): Fraction(1, 2), (0, 0): Fraction(1, 3), (0, 1): Fraction(1, 6)} == DIE


@given(st.integers(0, 6), st.integers(0, 6))
def test_rolls_add_up(a: int, b: int) -> None:
    assert odds.together(odds.rolled(DIE, a), odds.rolled(DIE, b)) == odds.rolled(DIE, a + b)


@given(st.integers(0, 6), st.none() | st.integers(0, 7))
def test_chances_sum_to_one_with_rerolls_too(number: int, most: int | None) -> None:
    assert sum(odds.rerolled(DIE, number, [(0, 0)], most).values()) == 1
    assert sum(odds.rolled(DIE, number).values()) == 1


def test_a_reroll_of_nothing_changes_nothing_and_of_all_is_known() -> None:
    assert odds.rerolled(DIE, 3, [], None) == odds.rolled(DIE, 3)
    assert odds.rerolled(DIE, 3, [(0, 0)], 0) == odds.rolled(DIE, 3)
    hits = odds.summed(odds.rerolled(DIE, 1, [(0, 0)], None), 0)
    assert hits[1] == Fraction(1, 2) + Fraction(1, 3) * Fraction(1, 2)


@pytest.mark.parametrize(("hits", "chance"), [(0, 0), (1, 1 / 6), (2, 11 / 36), (3, 91 / 216)])
def test_a6_a_walker_dies_by_the_second_roll(hits: int, chance: float) -> None:
    """One hit destroys it with 1/6, two with 30.6 %, three with 42.1 %."""
    position = start(battle({"rebel": {"snowspeeders": ["E5"]}, "empire": {"at-at": ["D5"]}}))
    rules = rules_of(position, piece_on(position, "E5"), piece_on(position, "D5"))
    assert not rules.unheeded
    assert float(losses(position, hits, 1, rules.on_hits).get(1, 0)) == pytest.approx(chance)


# ------------------------------------------------------------------ the second opinion


class Asked(Exception):
    """The script is at its end and so many dice more are asked for."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Script:
    """Chance that gives the faces of a script and then stops."""

    def __init__(self, rolls: tuple[tuple[int, ...], ...]) -> None:
        self.rolls = iter(rolls)

    def dice(self, setting: Setting, state: State, number: int) -> tuple[int, ...]:
        found = next(self.rolls, None)
        if found is None:
            raise Asked(number)
        return found

    def card(self, setting: Setting, state: State, side: int, cards: tuple[int, ...]) -> int:
        return state.decks[side][0]


def choice(work: Work, options: list[Action], attacker: int, target: int, ignores_all: bool) -> Action:
    """Reroll all useless dice; ignore all retreats that can be ignored; attack no more."""
    if options[0].verb == "retreat":
        return max(options, key=lambda action: action.args[0])
    if options[0].verb == "reroll":
        faces, position = work.setting.content.dice.faces, work.position
        a, t = position.standing(attacker), position.standing(target)
        distance = {"distance": work.setting.grid.distance(a.hex, t.hex)}
        means = meanings(position, {"attacker": a, "target": t, "hex": hex_alone(t.hex)}, distance)

        def is_useless(face: int) -> bool:
            counts = means.get(face, face)
            hits = is_hit(position, counts, work.state.active, target)
            return not hits and (ignores_all or not faces[counts].retreats)

        wanted = tuple(face for face in sorted(work.faces()) if is_useless(face))
        action = Action("reroll", wanted)
        return action if action in options else DONE
    return DONE


def played(
    game: Game, position: Position, attacker: int, target: int, script: Script, ignores_all: bool
) -> Counter[str]:
    """What came of one attack: hits, retreats rolled, miniatures lost, elimination, driven back."""
    state = position.state.copy()
    state.options = ()
    state.active = position.profile(attacker).side
    hexes = state.hex_of[attacker], state.hex_of[target]
    before = state.miniatures[target]
    state.stack = [("turns",), attack_frame(attacker, target, *hexes, state.active)]
    work = Work(game.tables, state, script)
    found: Counter[str] = Counter()
    while not state.is_over and state.stack[-1][0] != "turns":
        frame = state.stack[-1]
        if frame[0] == "attack" and frame[5] == "scored":
            found[f"hits {frame[8]}"] = found[f"retreats {frame[7]}"] = 1
        step = STEPS[frame[0]]
        options = step.options(work, frame)
        if options is None:
            step.advance(work, frame)
        else:
            step.take(work, frame, choice(work, options, attacker, target, ignores_all))
    found[f"lost {before - state.miniatures[target]}"] = 1
    found["eliminated"] = int(state.miniatures[target] == 0)
    found["driven_back"] = int(state.hex_of[target] not in (hexes[1], -1))
    return found


def simulated(position: Position, attacker: int, target: int, ignores_all: bool, random: Random) -> Counter[str]:
    """A hundred thousand attacks; rolls that show the same are played once, with their number as weight."""
    game = Game(position.setting)
    faces = position.setting.faces
    total: Counter[str] = Counter()
    waiting: list[tuple[int, tuple[tuple[int, ...], ...]]] = [(ROLLS, ())]
    while waiting:
        count, rolls = waiting.pop()
        try:
            found = played(game, position, attacker, target, Script(rolls), ignores_all)
        except Asked as asked:
            shown = Counter(tuple(sorted(random.choices(faces, k=asked.number))) for _ in range(count))
            waiting += [(many, (*rolls, roll)) for roll, many in sorted(shown.items())]
        else:
            total.update({name: count * many for name, many in found.items()})
    return total


def positions(number: int, first: int, *rules: dict[str, Any]) -> Iterator[Any]:
    """So many positions in which an attack is allowed, from seeds, each with one of these special rules if any."""
    seed, found = first - 1, 0
    while found < number:
        seed += 1
        random = Random(seed)
        hexes = random.sample([f"{row}{n}" for row in "CDEF" for n in range(3, 8)], 8)
        units: dict[str, dict[str, list[str]]] = {"rebel": {}, "empire": {}}
        for hex in hexes[:6]:
            side = random.choice(["rebel", "empire"])
            units[side].setdefault(random.choice(UNITS[side]), []).append(hex)
        terrain: dict[str, list[str]] = {}
        for hex in hexes:
            terrain.setdefault(random.choice(GROUNDS), []).append(hex)
        infantry = [hex for kinds in units.values() for kind, at in kinds.items() if "troopers" in kind for hex in at]
        badges = {random.choice(["e-web", "scout", "commando"]): infantry[:1]} if infantry else {}
        special = {"odd": rules[seed % len(rules)]} if rules else None
        position = start(battle(units, terrain, badges=badges, special_rules=special))
        pieces = list(position.units())
        for piece in pieces:
            position.state.miniatures[piece] = random.randint(1, position.profile(piece).miniatures)
        pairs = [(a, t) for a in pieces for t in pieces if attack(position, a, t).is_allowed]
        if pairs:
            found += 1
            yield pytest.param(seed, position, *random.choice(pairs), id=f"seed {seed}")


FACES: list[dict[str, Any]] = [
    {"change": {"faces": {"retreat": "blast"}}},
    {"change": {"faces": {"miss": "retreat", "blast": "miss"}}},
    {"while": {"attacker": {"type": "infantry"}}, "change": {"faces": {"miss": "vehicle", "infantry": "retreat"}}},
]


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "position", "attacker", "target"), [*positions(50, 1), *positions(9, 1000, *FACES)])
def test_the_engine_agrees_with_the_exact_odds(seed: int, position: Position, attacker: int, target: int) -> None:
    exact = odds_of(position, attacker, target)
    assert exact is not None and not exact.unheeded
    from hothkit.judge.retreat import may_ignore

    ignores_all = may_ignore(position, attacker, target)[0] is None
    total = simulated(position, attacker, target, ignores_all, Random(seed))
    wanted = {f"{name} {n}": p for name in ("hits", "retreats", "lost") for n, p in getattr(exact, name).items()}
    wanted |= {"eliminated": exact.eliminated, "driven_back": exact.driven_back}
    assert {name for name in total if total[name]} <= {name for name, p in wanted.items() if p}
    for name, p in wanted.items():
        chance = float(p)
        # Five standard deviations: of these thousand comparisons none fails by chance.
        assert abs(total[name] / ROLLS - chance) <= 5 * sqrt(chance * (1 - chance) / ROLLS) + 1e-12, name


def test_a_card_that_makes_retreats_count_as_hits_is_reckoned_with() -> None:
    setting = battle({"rebel": {"echo-base-troopers": ["E5"]}, "empire": {"snowtroopers": ["D5", "A1"]}})
    usual, position = start(setting), ordered_by(start(setting), "force-powers", "D5")
    attacker, target = piece_on(position, "D5"), piece_on(position, "E5")
    before, exact = odds_of(usual, attacker, target), odds_of(position, attacker, target)
    assert before is not None and exact is not None and not exact.unheeded
    assert exact.dice == before.dice == 3
    assert [bound.id for bound in exact.rules] == ["cards/force-powers/bonus"] and not before.rules
    assert exact.retreats == {0: Fraction(1)} and before.retreats[1] > 0
    assert exact.hits[3] == Fraction(2, 3) ** 3 and before.hits[3] == Fraction(1, 2) ** 3
    total = simulated(position, attacker, target, False, Random(1))
    for number, p in exact.lost.items():
        chance = float(p)
        assert abs(total[f"lost {number}"] / ROLLS - chance) <= 5 * sqrt(chance * (1 - chance) / ROLLS)
    # A unit that the card did not order rolls as ever.
    assert ordered_by(start(setting), "force-powers", "A1").state.rewarded[attacker] == 0
    assert odds_of(ordered_by(start(setting), "force-powers", "A1"), attacker, target) == before


def test_dice_of_no_unit_and_rules_for_one_attack_stay_named_as_unheeded() -> None:
    rules = {
        "salvo": {"when": "hits_scored", "then": [{"attack": {"target": "target", "dice": 2}}]},
        "turned": {"when": "attack_declared", "then": [{"this_attack": {"change": {"faces": {"retreat": "blast"}}}}]},
    }
    units = {"rebel": {"echo-base-troopers": ["E5"]}, "empire": {"snowtroopers": ["D5"]}}
    position = start(battle(units, special_rules=rules))
    exact = odds_of(position, piece_on(position, "E5"), piece_on(position, "D5"))
    assert exact is not None and [bound.rule.id for bound in exact.unheeded] == ["turned", "salvo"]
    assert exact.retreats[1] > 0


# ------------------------------------------------------------------ the command


def test_the_command_prints_the_same_in_both_forms() -> None:
    found = data("odds", "2", "C7", "G9")
    validate("odds", found)
    assert found["allowed"] is False and found["refused"]
    for lang in ("en", "es"):
        assert run("odds", "2", "C7", "G9", "--lang", lang).stdout.count("\n") == 2
