"""The file of a replay: our drawing, the pictures as data, and a small script; nothing in it can call elsewhere."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from hothkit.engine import Game
from hothkit.model.condition import NEVER
from hothkit.notation import read_record
from hothkit.players.replaying import Replay, replay
from hothkit.position.position import Position
from hothkit.position.setting import Setting
from hothkit.prose import Phrases
from hothkit.reference.markup import Html, esc, join, link, tag
from hothkit.reference.replay.frames import Frame, frames
from hothkit.resources import folder
from hothkit.views.board_picture import picture, piece_look
from hothkit.views.palette import dark_enough
from hothkit.views.picture import MarkerLook, Picture
from hothkit.views.svg_counter import counter
from hothkit.views.svg_markers import marker
from hothkit.views.svg_parts import element, num
from hothkit.views.svg_position import FONT, board_parts, board_sheet, extent
from hothkit.views.svg_sheet import Sheet

_HERE = Path(__file__).parent
# What the buttons show, on a box of 16 by 16; a second path is shown while the battle plays.
_BUTTONS = {
    "first": ("M3 3h2v10H3zM13 3v10L6 8z",),
    "back": ("M12 3v10L4 8z",),
    "play": ("M4 2v12l10-6z", "M4 3h3v10H4zM9 3h3v10H9z"),
    "next": ("M4 3v10l8-5z",),
    "last": ("M11 3h2v10h-2zM3 3v10l7-5z",),
}


def of_record(setting: Setting, path: Path, words: Phrases, home: str = "") -> str:
    """The replay of a record of this battle, as far as it can be played."""
    return page(setting, replay(Game(setting), read_record(path)), words, home)


def page(setting: Setting, found: Replay, words: Phrases, home: str = "") -> str:
    """The file as text; `home` is where a link back to the site leads."""
    begun = Game(setting).set_up()
    # What markers make of the ground comes and goes with them.
    bare = begun.copy()
    bare.markers = ()
    drawn = picture(Position(setting, bare), words)
    shown = list(frames(setting, begun, found.steps, words))
    sheet = board_sheet(drawn)
    style, script = (_asset(name) for name in ("page.css", "page.js"))
    data = _json(_data(setting, sheet, shown, words))
    chosen = _colours_of_the_site() if home else ""
    scripts = " ".join(f"'{_hash(one)}'" for one in (chosen, script) if one)
    policy = (
        f"default-src 'none'; style-src '{_hash(style)}'; script-src {scripts}; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )
    head = (
        f'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<link rel="icon" href="data:,">\n'
        f"<title>{esc(drawn.title)}</title>\n<style>{style}</style>"
    )
    if chosen:
        head += f"\n<script>{chosen}</script>"
    body = join((_top(drawn, words, home), _stage(setting, sheet, shown, words), _controls(words, len(shown))))
    return (
        f'<!DOCTYPE html>\n<html lang="{esc(words.lang)}">\n<head>\n{head}\n</head>\n<body>\n{body}\n'
        f'<script type="application/json" id="data">{data}</script>\n<script>{script}</script>\n</body>\n</html>\n'
    )


def _top(drawn: Picture, words: Phrases, home: str) -> Html:
    back = link(home, esc(words.say("site.replay.home"))) if home else Html("")
    return tag("header", join((tag("h1", esc(drawn.title)), tag("p", esc(drawn.subtitle)), back)))


def _stage(setting: Setting, sheet: Sheet, shown: list[Frame], words: Phrases) -> Html:
    """The map, and beside it medals, card, dice and what happens."""
    medals = [_score(setting, number, side.name, words) for number, side in enumerate(sheet.picture.sides)]
    aside = [
        tag("p", Html(""), id="turn"),
        tag("div", join(medals), id="medals"),
        tag("p", join((tag("span", esc(words.say("site.replay.card"))), tag("b", Html(""), id="card")), " ")),
        tag("ul", Html(""), id="dice", aria_label=words.say("site.replay.dice")),
        tag("div", Html(""), id="now", role="status"),
        tag("ol", Html(""), id="story", tabindex="0", aria_label=words.say("site.replay.story")),
    ]
    svg = _svg(setting, sheet, shown, words)
    return tag("main", join((tag("div", svg, id="map"), tag("div", join(aside), id="beside"))))


def _score(setting: Setting, number: int, name: str, words: Phrases) -> Html:
    target = setting.targets[number]
    of = "" if target is None else words.say("site.replay.of", number=target)
    inner = [tag("b", esc(name)), tag("span", esc("0"), id=f"won-{number}"), esc(of)]
    return tag("p", join((*inner, tag("span", esc(words.say("site.replay.medals")))), " "))


def _svg(setting: Setting, sheet: Sheet, shown: list[Frame], words: Phrases) -> Html:
    """The empty board, everything that will stand on it, and room for what moves."""
    empty = replace(
        sheet.picture,
        cells=tuple(replace(cell, piece=None, structure=None, markers=()) for cell in sheet.picture.cells),
    )
    width, height = extent(sheet)
    groups = [element("g", "\u200b", id=name).replace("\u200b", "") for name in ("lit", "ways", "pieces", "markers")]
    inner = [
        element("title", esc(sheet.picture.title)),
        element("defs", "".join((_arrow(), *_counters(setting, sheet, shown, words), *_markers(setting, words)))),
        *board_parts(replace(sheet, picture=empty)),
        *groups,
    ]
    box = f"0 0 {num(width)} {num(height)}"
    return Html(element("svg", "".join(inner), viewBox=box, role="img", font_family=FONT))


def _arrow() -> str:
    head = element("path", d="M0 0 10 5 0 10z", fill="context-stroke")
    return element(
        "marker", head, id="head", viewBox="0 0 10 10", refX=7, refY=5, markerWidth=4, markerHeight=4, orient="auto"
    )


def _used(shown: list[Frame]) -> list[int]:
    """The pieces that are ever seen."""
    return sorted({piece for frame in shown for piece, hex in enumerate(frame.hexes) if hex >= 0})


def _counters(setting: Setting, sheet: Sheet, shown: list[Frame], words: Phrases) -> Iterator[str]:
    """A counter for each sort of piece and each number of miniatures that it is seen with."""
    position = Position(setting, Game(setting).set_up())
    seen: dict[tuple[int, int], int] = {}
    for frame in shown:
        for piece in _used([frame]):
            seen.setdefault((setting.pieces[piece][0], max(0, frame.miniatures[piece])), piece)
    for (profile, many), piece in sorted(seen.items()):
        look = replace(piece_look(position, piece, words.lang), miniatures=many)
        framed = setting.profiles[profile].is_structure
        drawn = counter(look, sheet.rank(look.side), 0, 0, 1, ink_saving=False, framed=framed)
        yield element("g", drawn, id=f"c{profile}-{many}")


def _markers(setting: Setting, words: Phrases) -> Iterator[str]:
    for kind, one in enumerate(setting.markers):
        for carried in (False, True):
            look = MarkerLook(one.head.id, one.head.name.say(words.lang), one.code, one.symbol, 1, carried)
            yield element("g", marker(look, 0, 0), id=f"m{kind}-{int(carried)}")


def _controls(words: Phrases, number: int) -> Html:
    buttons = [
        tag("button", _sign(paths), type="button", id=name,
            aria_label=words.say(f"site.replay.{name}"), title=words.say(f"site.replay.{name}"))
        for name, paths in _BUTTONS.items()
    ]  # fmt: skip
    slider = Html(
        f'<input type="range" id="at" min="0" max="{max(0, number - 1)}" value="0" '
        f'aria-label="{esc(words.say("site.replay.at"))}">'
    )
    keys = tag("p", esc(words.say("site.replay.keys")), id="keys")
    count = tag("output", Html(""), id="count")
    return tag("footer", join((tag("div", join(buttons), id="buttons"), slider, count, keys)))


def _sign(paths: tuple[str, ...]) -> Html:
    drawn = "".join(element("path", d=path) for path in paths)
    return Html(element("svg", drawn, viewBox="0 0 16 16", width=16, height=16, aria_hidden="true"))


def _data(setting: Setting, sheet: Sheet, shown: list[Frame], words: Phrases) -> dict[str, Any]:
    """Everything that the script shows."""
    used = _used(shown)
    looks = picture(Position(setting, Game(setting).set_up()), words).sides
    return {
        "centres": [[round(x, 1), round(y, 1)] for x, y in map(sheet.place, sheet.picture.cells)],
        "pieces": [setting.pieces[piece][0] for piece in used],
        "names": [setting.profiles[setting.pieces[piece][0]].name.say(words.lang) for piece in used],
        "sides": [side.name for side in looks],
        "inks": [dark_enough(side.colour) for side in looks],
        "cards": [card.head.name.say(words.lang) or card.head.id for card in setting.cards],
        "faces": [[face.name.say(words.lang) or face.id, _sort(face)] for face in setting.content.dice.faces],
        "words": {"turn": words.say("site.replay.turn"), "count": words.say("site.replay.count"),
                  "pause": words.say("site.replay.pause"), "play": words.say("site.replay.play")},
        "frames": [_frame(frame, used) for frame in shown],
    }  # fmt: skip


def _sort(face: Any) -> str:
    return "retreat" if face.retreats else "miss" if face.hits == NEVER else "hit"


def _frame(frame: Frame, used: list[int]) -> dict[str, Any]:
    return {
        "k": frame.kind,
        "t": list(frame.lines),
        "n": frame.turn,
        "s": frame.side,
        "p": [value for piece in used for value in (frame.hexes[piece], max(0, frame.miniatures[piece]))],
        "m": list(frame.medals),
        "x": [[kind, hex if who < 0 else frame.hexes[who], int(who >= 0)] for kind, hex, who in frame.markers],
        "c": frame.card,
        "w": list(frame.way),
        "l": list(frame.lit),
        "d": list(frame.faces),
    }


def _json(data: Any) -> str:
    """Data that stands inside a script element and cannot end it."""
    written = json.dumps(data, ensure_ascii=True, separators=(",", ":"))
    return written.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _asset(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8")


def _colours_of_the_site() -> str:
    """What a page of the site does first; a file by itself has nobody's choice to ask for."""
    return (folder("site") / "theme" / "look" / "colours.js").read_text(encoding="utf-8")


def _hash(text: str) -> str:
    return "sha256-" + b64encode(sha256(text.encode()).digest()).decode()
