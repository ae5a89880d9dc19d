"""A board drawn with letters: for a terminal, and one token a hex for positions in a file."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping

from hothkit.text import plain
from hothkit.views.compact import draw_compact, read_compact
from hothkit.views.legend import Laid, Legend, in_rows, legend_of, row_letter, section_places
from hothkit.views.palette import channels
from hothkit.views.picture import BadgeLook, Cell, MarkerLook, Picture, PieceLook, SideLook

__all__ = ["draw", "draw_compact", "read_compact"]

_HALF = 3  # columns of half a hex: ten hexes and the row letter fit 80 columns
_ROOM = 2 * _HALF - 1  # letters inside a hex
_MARGIN = 3
_PAGE = 80
_JOINTS = {  # left, right, up, down
    (1, 1, 0, 0): "─", (1, 1, 0, 1): "┬", (1, 1, 1, 0): "┴", (1, 1, 1, 1): "┼",
    (0, 1, 0, 1): "┌", (1, 0, 0, 1): "┐", (0, 1, 1, 0): "└", (1, 0, 1, 0): "┘",
    (0, 1, 1, 1): "├", (1, 0, 1, 1): "┤", (0, 0, 1, 1): "│",
}  # fmt: skip
_HEAVY = {"┬": "╥", "┴": "╨", "┼": "╫", "│": "║"}

Row = list[Cell]


def draw(picture: Picture, words: Mapping[str, str], *, colour: bool = False) -> str:
    """The board, its two sides and its legend; `words` is the section `board` of a language file."""
    legend = legend_of(picture)
    lines = [plain(picture.title)]
    lines += [plain(picture.subtitle)] if picture.subtitle else []
    lines += ["", *_side_lines(picture, words, "top")]
    lines += [_section_names(picture, mirrored=picture.turns_sections), *_board(picture, legend, colour)]
    lines += [_section_names(picture, mirrored=False), *_side_lines(picture, words, "bottom"), ""]
    lines += [line for entry in _legend_lines(picture, legend, words) for line in _folded(entry)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _edges(row: Row) -> set[int]:
    return {at for cell in row for at in (cell.x * _HALF, (cell.x + 2) * _HALF)}


def _spans(row: Row) -> set[int]:
    """The steps between two columns that a row's hexes cover, each under its left column."""
    return {at for cell in row for at in range(cell.x * _HALF, (cell.x + 2) * _HALF)}


def _section_columns(picture: Picture) -> set[int]:
    return {(line + 1) * _HALF for line in picture.section_lines}


def _board(picture: Picture, legend: Legend, colour: bool) -> list[str]:
    lines: list[str] = []
    above: Row = []
    cuts = _section_columns(picture)
    for row in in_rows(picture):
        lines.append(" " * _MARGIN + _border(above, row, cuts))
        noted = any(_content(cell, 2, legend) for cell in row)
        for part in range(3 if noted else 2):
            letter = plain(row_letter(row)) if part == 0 else ""
            lines.append(letter.ljust(_MARGIN) + _row_line(row, part, legend, cuts, colour))
        above = row
    return [*lines, " " * _MARGIN + _border(above, [], cuts)]


def _border(above: Row, below: Row, cuts: set[int]) -> str:
    covered = _spans(above) | _spans(below)
    up, down = _edges(above), _edges(below)
    letters = []
    for at in range(max(covered, default=-1) + 2):
        letter = _JOINTS.get((at - 1 in covered, at in covered, at in up, at in down), " ")
        letters.append(_HEAVY.get(letter, letter) if at in cuts else letter)
    return "".join(letters)


def _row_line(row: Row, part: int, legend: Legend, cuts: set[int], colour: bool) -> str:
    letters = [" "] * ((row[-1].x + 2) * _HALF + 1)
    for at in _edges(row):
        letters[at] = "║" if at in cuts else "│"
    for cell in row:
        start = cell.x * _HALF + 1
        content = list(_content(cell, part, legend).ljust(_ROOM)[:_ROOM])
        # A section line that cuts a hex shows where the hex leaves room for it.
        content = ["┊" if c == " " and start + n in cuts else c for n, c in enumerate(content)]
        piece = cell.piece or cell.structure
        if colour and part == 1 and piece:
            content[0] = _painted(content[0], piece.side_colour)
            content[-1] += "\x1b[0m"
        letters[start : start + len(content)] = content
    return "".join(letters)


def _painted(letter: str, colour: str) -> str:
    red, green, blue = channels(colour)
    return f"\x1b[1;38;2;{red};{green};{blue}m{letter}"


def _content(cell: Cell, part: int, legend: Legend) -> str:
    if part == 0:
        return f"{plain(cell.hex):<3}{plain(cell.ground.code):>2}"
    badge = plain(cell.piece.badge.code) if cell.piece and cell.piece.badge else ""
    has_room = cell.piece is not None and cell.piece.miniatures < 10
    if part == 2:
        number = legend.number_of(cell.hex)
        notes = [f"*{number}"] if number else []
        notes += [] if has_room or not badge else [f"+{badge}"]
        return _fitted([*notes, *(_marker_code(marker, marker.number) for marker in cell.markers)])
    if cell.piece:
        shown = plain(f"{cell.piece.code}{cell.piece.miniatures}") + (badge if has_room else "")
        return plain(cell.piece.side_code or " ") + shown.rjust(4)
    if cell.structure:
        return plain(f"{cell.structure.side_code or ' '}[{cell.structure.code}]")
    return ""


def _fitted(notes: list[str]) -> str:
    """The notes with a space between if there is room; dots for what is not shown, which the legend tells."""
    for between in (" ", ""):
        if len(joined := between.join(notes)) <= _ROOM:
            return joined
    return joined[: _ROOM - 1] + "…"


def _marker_code(marker: MarkerLook, number: int) -> str:
    """Its letters, with a plus if it is carried as a badge is; a number only if there are several."""
    return ("+" if marker.is_carried else "") + (str(number) if number > 1 else "") + plain(marker.code)


def _section_names(picture: Picture, *, mirrored: bool) -> str:
    """The sections as the side at that edge sees them."""
    names, centres = section_places(picture)
    line = ""
    for name, centre in zip(reversed(names) if mirrored else names, centres, strict=True):
        start = _MARGIN + round((centre + 1) * _HALF) - len(plain(name)) // 2
        line = line.ljust(start) + plain(name)
    return line


def _side_lines(picture: Picture, words: Mapping[str, str], edge: str) -> list[str]:
    return [line for side in picture.sides if side.baseline == edge for line in _folded(_side_line(side, words))]


def _side_line(side: SideLook, words: Mapping[str, str]) -> str:
    score = words["medals"] if side.target is not None else words["medals_uncounted"]
    parts = [
        f"{side.code} = {words['baseline'].format(side=side.name)}",
        score.format(won=side.medals, target=side.target),
    ]
    parts += [words["hand"].format(cards=side.hand)] if side.hand is not None else []
    return plain(" · ".join(parts))


def _legend_lines(picture: Picture, legend: Legend, words: Mapping[str, str]) -> list[str]:
    pieces = [_piece_line(piece, piece.code, words["miniatures"]) for piece in legend.pieces]
    structures = [
        _piece_line(piece, f"[{piece.code}]", words["strength" if piece.is_target else "safe"])
        for piece in legend.structures
    ]
    badges = [f"{badge.code:<4} {badge.name}{_own_number(badge, words)}" for badge in legend.badges]
    notes = [f"{f'*{n.number}':<4} {'; '.join(n.texts)}: {' '.join(n.hexes)}" for n in legend.footnotes]
    lines = [words["how_to_read"]]
    lines += [words["how_sections_are_drawn"]] if picture.section_lines else []
    lines += [words["how_badges_are_drawn"]] if badges else []
    lines += [words["how_markers_are_drawn"]] if legend.markers else []
    lines += _listed(words["units"], pieces)
    lines += _listed(words["badges"], badges)
    lines += _listed(words["structures"], structures)
    lines += _listed(words["grounds"], [f"{g.code or '--':<4} {g.name}" for g in legend.grounds])
    lines += _listed(words["markers"], [_marker_line(laid, words) for laid in legend.markers])
    lines += _listed(words["marked"], notes)
    lines += _listed(words["notes"], list(picture.notes))
    return [plain(line) for line in lines]


def _listed(heading: str, entries: list[str]) -> list[str]:
    return [heading, *(f"  {entry}" for entry in entries)] if entries else []


def _own_number(badge: BadgeLook, words: Mapping[str, str]) -> str:
    return "" if badge.miniatures is None else ", " + words["miniatures"].format(number=badge.miniatures)


def _marker_line(laid: Laid, words: Mapping[str, str]) -> str:
    marker = laid.marker
    how = words["marker_carried" if marker.is_carried else "marker_lies"]
    hexes = ", ".join(hex if number == 1 else f"{hex} ×{number}" for hex, number in laid.hexes)
    return f"{_marker_code(marker, 1):<4} {marker.name}, {how}: {hexes}"


def _piece_line(piece: PieceLook, shown: str, phrase: str) -> str:
    side = f" ({piece.side_name})" if piece.side_name else ""
    return f"{piece.side_code or ' '} {shown:<4} {piece.name}{side}, {phrase.format(number=piece.full)}"


def _folded(line: str) -> list[str]:
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.wrap(line, _PAGE, subsequent_indent=indent, drop_whitespace=True) or [""]
