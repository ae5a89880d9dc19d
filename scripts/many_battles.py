"""Writes battles for measuring, every second one with a mistake: scripts/many_battles.py FOLDER --number 2000 --seed 1.

The same number and seed give the same files. The sound ones are sound for all checks; what is wrong with the others is
one slip of an author's, made in the text.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from hothkit.hexes import Grid
from hothkit.pack.library import Library
from hothkit.pack.loading import load

_UNITS, _TERRAIN = (6, 12), (8, 16)
"""From so many units a side, and hexes of terrain, to so many."""


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--number", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for name, text in battles(asked.number, asked.seed):
        (asked.folder / f"{name}.yaml").write_text(text, encoding="utf-8")


def battles(number: int, seed: int) -> Iterator[tuple[str, str]]:
    """The name and the text of each battle; the names of those with a mistake begin with it."""
    library, chance = load(left_out=("ruling",)), Random(seed)
    for count in range(number):
        text, mistake = sound_battle(library, chance, count), "sound"
        if count % 2:
            mistake, text = slip(text, chance)
        yield f"{mistake}-{count:04}", text


def sound_battle(library: Library, chance: Random, number: int) -> str:
    """A battle that nothing is wrong with: units near their baselines, grounds where nobody stands."""
    (board_id, board), *_ = sorted(library.of_kind("boards").items())
    grid, sides = Grid.of(board.data["rows"]), sorted(board.data["baselines"])
    free = {row: [f"{row}{n + 1}" for n in range(grid.lengths[i])] for i, row in enumerate(grid.letters)}
    lines = [
        f"# Battle {number} of the measurement",
        f"name: {{en: Measured battle {number}, es: Batalla medida {number}}}",
        f"rules: {library.of_kind('pack')[''].file.real.parent.name}",
        f"board: {board_id}",
        f"first: {chance.choice(sides)}",
        "hand: {" + ", ".join(f"{side}: {chance.randint(3, 6)}" for side in sides) + "}",
    ]
    ground, baselines = board.data["ground"], board.data["baselines"]
    placed = {side: _units(library, chance, side, ground, _near(grid, baselines[side], free)) for side in sides}
    worth = {side: _medals(library, units) for side, units in placed.items()}
    most = max(1, min(worth.values()))
    lines.append("victory: {medals: {" + ", ".join(f"{side}: {chance.randint(1, most)}" for side in sides) + "}}")
    lines.append("units:")
    for side, units in placed.items():
        lines.append(f"  {side}: # {sum(map(len, units.values()))} units")
        lines += [f"    {unit}: [{', '.join(hexes)}]" for unit, hexes in units.items()]
    lines.append("terrain:")
    lines += [f"  {ground}: [{', '.join(hexes)}]" for ground, hexes in _grounds(library, chance, board.data, free)]
    lines += ["note:", "  en: Made for a measurement.", "  es: Hecha para una medición.", ""]
    return "\n".join(lines)


def _near(grid: Grid, baseline: str, free: dict[str, list[str]]) -> list[list[str]]:
    """The free hexes of the three rows next to a baseline."""
    rows = grid.letters[:3] if baseline == grid.letters[0] else grid.letters[-3:]
    return [free[row] for row in rows]


def _units(library: Library, chance: Random, side: str, ground: str, rows: list[list[str]]) -> dict[str, list[str]]:
    box = library.thing("components", "").get("miniatures", {})
    left = {
        id: box[id]["count"] // unit.data["miniatures"]
        for id, unit in sorted(library.of_kind("units").items())
        if unit.data["side"] == side and ground not in unit.data.get("cannot_enter", ()) and id in box
    }
    units: dict[str, list[str]] = {}
    for _ in range(chance.randint(*_UNITS)):
        unit = chance.choice([id for id, some in left.items() if some])
        left[unit] -= 1
        hexes = chance.choice([row for row in rows if row])
        units.setdefault(unit, []).append(hexes.pop(chance.randrange(len(hexes))))
    return {unit: sorted(hexes) for unit, hexes in sorted(units.items())}


def _medals(library: Library, units: dict[str, list[str]]) -> int:
    return sum(library.thing("units", unit).get("medals", 1) * len(hexes) for unit, hexes in units.items())


def _grounds(
    library: Library, chance: Random, board: dict[str, object], free: dict[str, list[str]]
) -> Iterator[tuple[str, list[str]]]:
    box = library.thing("components", "").get("terrain", {})
    open_to_all = [
        id for id, thing in sorted(library.of_kind("terrain").items())
        if thing.data.get("entry", True) is True and id != board["ground"] and id in box
    ]  # fmt: skip
    left = {id: box[id]["count"] for id in open_to_all}
    placed: dict[str, list[str]] = {}
    for _ in range(chance.randint(*_TERRAIN)):
        ground = chance.choice([id for id, some in left.items() if some])
        left[ground] -= 1
        hexes = chance.choice([row for row in free.values() if row])
        placed.setdefault(ground, []).append(hexes.pop(chance.randrange(len(hexes))))
    yield from ((ground, sorted(hexes)) for ground, hexes in sorted(placed.items()))


def slip(text: str, chance: Random) -> tuple[str, str]:
    """The name of a slip, and the text with it."""
    name = chance.choice(sorted(_SLIPS))
    lines = text.split("\n")
    _SLIPS[name](lines, chance)
    return name, "\n".join(lines)


def _line(lines: list[str], start: str, chance: Random) -> int:
    """One of the lines that begin so."""
    return chance.choice([number for number, line in enumerate(lines) if line.startswith(start)])


def _hexes(lines: list[str], chance: Random) -> int:
    return chance.choice([number for number, line in enumerate(lines) if line.startswith("    ") and "[" in line])


def _replace(start: str, old: str, new: str) -> Callable[[list[str], Random], None]:
    def edit(lines: list[str], chance: Random) -> None:
        number = _line(lines, start, chance)
        lines[number] = lines[number].replace(old, new, 1)

    return edit


def _off_board(lines: list[str], chance: Random) -> None:
    number = _hexes(lines, chance)
    lines[number] = lines[number].replace("]", ", K4]")


def _twice(lines: list[str], chance: Random) -> None:
    number = _hexes(lines, chance)
    first = lines[number].partition("[")[2].strip("]").split(", ")[0]
    lines[number] = lines[number].replace("]", f", {first}]")


def _misspelt(lines: list[str], chance: Random) -> None:
    number = _hexes(lines, chance)
    at = 5 + chance.randrange(4)
    lines[number] = lines[number][:at] + lines[number][at + 1 :]


_SLIPS: dict[str, Callable[[list[str], Random], None]] = {
    "board-unknown": _replace("board:", "standard", "standart"),
    "bracket-open": lambda lines, chance: lines.__setitem__(n := _hexes(lines, chance), lines[n].replace("]", "")),
    "hex-off-board": _off_board,
    "key-missing": lambda lines, chance: lines.pop(_line(lines, "first:", chance)) and None,
    "key-twice": lambda lines, chance: lines.insert(4, lines[3]),
    "key-unknown": _replace("first:", "first", "begins"),
    "medals-text": _replace("victory:", "medals: {", "medals: {extra: many, "),
    "quote-open": _replace("name:", "en: ", 'en: "'),
    "side-unknown": _replace("hand:", "{", "{green: 4, "),
    "tab": lambda lines, chance: lines.__setitem__(n := _hexes(lines, chance), "\t" + lines[n].lstrip()),
    "terrain-unknown": lambda lines, chance: lines.insert(_line(lines, "terrain:", chance) + 1, "  swamp: []"),
    "two-on-a-hex": _twice,
    "unit-unknown": _misspelt,
    "value-missing": _replace("board:", "board: standard", "board:"),
}


if __name__ == "__main__":
    main()
