"""Boards for the tests of the views, put together by hand."""

from collections.abc import Mapping
from pathlib import Path

import hothkit
from hothkit.views.picture import BadgeLook, Cell, GroundLook, MarkerLook, MarkLook, Picture, PieceLook, SideLook
from hothkit.yaml_source import read_file

LENGTHS = (10, 9, 10, 9, 10, 9, 10)
LINES = (5, 13)  # behind the third and the seventh hex of the long rows

OPEN = GroundLook("snow", "Snow", "", "#e8eef2", "none")
RIDGE = GroundLook("ridge", "Ridge", "RI", "#a9b4ae", "crest")
CREVASSE = GroundLook("crevasse", "Crevasse", "CR", "#8fb3cf", "rift")
REBEL = SideLook("rebel", "Rebels", "R", "#b03a2e", "bottom", 0, 4, 4)
EMPIRE = SideLook("empire", "Empire", "E", "#3d4f60", "top", 0, 4, 4)


def words(lang: str = "en") -> Mapping[str, str]:
    """The phrases that come with the package."""
    path = Path(hothkit.__file__).parent / "lang" / f"{lang}.yaml"
    section = read_file(path, path.name).data["board"]
    assert isinstance(section, dict)
    return section


def piece(side: SideLook, id: str, name: str, code: str, symbol: str, full: int) -> PieceLook:
    """A unit at full strength."""
    return PieceLook(id, name, code, side.id, side.name, side.code, side.colour, symbol, full, full, full)


TROOPERS = piece(REBEL, "echo-base-troopers", "Echo Base Troopers", "ET", "trooper", 3)
SPEEDERS = piece(REBEL, "snowspeeders", "Snowspeeders", "SS", "speeder", 3)
SNOWTROOPERS = piece(EMPIRE, "snowtroopers", "Snowtroopers", "ST", "trooper-hooded", 4)
DROIDS = piece(EMPIRE, "probe-droids", "Probe Droids", "PD", "droid", 2)
WALKER = piece(EMPIRE, "at-at", "AT-AT", "AT", "walker", 1)

ELITE = BadgeLook("elite", "Elite", "E", "plate-shield", None)
SQUADRON = BadgeLook("elite-squadron", "Elite Squadron", "E", "plate-delta", 2)
SCOUT = BadgeLook("scout", "Scout", "S", "", None)

TEMPORARY = MarkLook("temporary", ("empire", "rebel"), 2, "", "", "Temporary · either side · medals: 2")
FOR_REBEL = MarkLook("permanent", ("rebel",), 1, "", "", "Permanent · Rebels · medals: 1")
TOGETHER = MarkLook("permanent", ("empire",), 1, "a", "", "Permanent · Empire · medals: 1 · a: one of them is enough")
REBEL_EXIT = MarkLook("exit", ("rebel",), 0, "", "", "Exit · Rebels")
EMPIRE_EXIT = MarkLook("exit", ("empire",), 0, "", "", "Exit · Empire")
MARKS = {
    TEMPORARY: "D5",
    FOR_REBEL: "C3 E5",
    TOGETHER: "E5 G8",
    REBEL_EXIT: "A1 A10 C1 D9",
    EMPIRE_EXIT: "G1 G10 C1",
}

LYING = MarkerLook("ion-charge", "Ion charge", "IC", "bolt", 1, False)
SEVERAL = MarkerLook("ion-charge", "Ion charge", "IC", "bolt", 2, False)
CARRIED = MarkerLook("officer", "Officer", "OF", "person", 1, True)
MARKERS = {LYING: "C3 D5", SEVERAL: "E1", CARRIED: "D5 G9 F5"}

BATTLE_2 = {
    SPEEDERS: "G1 G2 G4",
    TROOPERS: "G6 G7 G8 G9",
    SNOWTROOPERS: "A4 A5 B2 B9 C7 C8",
    DROIDS: "B3",
    WALKER: "B7",
}
GROUND_2 = {RIDGE: "C3 C4 C7 C8 E5", CREVASSE: "E7 E8 E9"}


def board(
    pieces: Mapping[PieceLook, str] = {},
    grounds: Mapping[GroundLook, str] = {},
    structures: Mapping[PieceLook, str] = {},
    marks: Mapping[MarkLook, str] = {},
    markers: Mapping[MarkerLook, str] = {},
    *,
    sections: tuple[str, ...] = ("left", "centre", "right"),
    open_ground: GroundLook = OPEN,
    **rest: object,
) -> Picture:
    """A standard board: rows A to G with these things at these hexes."""
    fields = {"title": "A battle", "subtitle": "", "sides": (REBEL, EMPIRE), "section_lines": LINES} | rest

    def at(things: Mapping, name: str) -> list:  # type: ignore[type-arg]
        return [thing for thing, hexes in things.items() if name in hexes.split()]

    cells = []
    for row, length in enumerate(LENGTHS):
        for column in range(length):
            name, x = f"{'ABCDEFG'[row]}{column + 1}", 2 * column + row % 2
            lies = [n for n, (a, b) in enumerate(zip((-1, *LINES), (*LINES, 99), strict=True)) if a <= x <= b]
            cells.append(
                Cell(
                    name,
                    row,
                    column,
                    x,
                    tuple(sections[n] for n in lies),
                    (at(grounds, name) or [open_ground])[0],
                    (at(pieces, name) or [None])[0],
                    (at(structures, name) or [None])[0],
                    tuple(at(marks, name)),
                    tuple(at(markers, name)),
                )
            )
    return Picture(cells=tuple(cells), **fields)  # type: ignore[arg-type]


def battle_2() -> Picture:
    """The second printed battle."""
    return board(
        BATTLE_2,
        GROUND_2,
        title="Snowspeeder Counter-Attack",
        subtitle="Battle 2 · the Rebels begin",
        notes=("Neither side has special rules in this battle.",),
    )
