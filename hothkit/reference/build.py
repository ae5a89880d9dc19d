"""The whole site: drawings once, then pages and mkdocs for each language, in a process of its own where it can."""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from html import unescape
from pathlib import Path
from typing import Any

from hothkit.processes import begin_worker
from hothkit.prose import phrases
from hothkit.reference.markup import esc
from hothkit.reference.pages import downloads
from hothkit.reference.replay.html import of_record
from hothkit.reference.shelf import Shelf, picture_path, replay_path
from hothkit.reference.site import nav, shelf_of, texts
from hothkit.reference.stock import Stock
from hothkit.reference.target import begin, put
from hothkit.resources import FONTS, folder
from hothkit.text import LANGUAGES
from hothkit.views.board_picture import picture
from hothkit.views.svg_position import draw_position

# What mkdocs writes as the day of the build, so that two builds are the same.
_NO_DAY = "0"
# What search takes a language for whose endings it does not know, see search/worker.js of our theme.
_PLAIN = "plain"


class Faulty(Exception):
    """mkdocs found something to complain of; the message names it."""


def build(stock: Stock, out: Path, told: Callable[[str, str], None], languages: Sequence[str] = LANGUAGES) -> None:
    """Write the site into a folder that holds nothing foreign: Faulty if mkdocs is not content, OSError."""
    begin(out)
    with tempfile.TemporaryDirectory(prefix="hothkit-site-") as room:
        made = Path(room) / "site"
        told("drawings", "")
        _drawings(stock, made)
        _in_parallel(stock, Path(room), languages, told)
        (made / "index.html").write_text(_door(languages, shelf_of(stock, languages[0]).title), encoding="utf-8")
        put(made, out)


def _drawings(stock: Stock, out: Path) -> None:
    words = phrases(LANGUAGES[0])
    drawn = {f"rulings/{id}": shown.played.begun for id, shown in stock.rulings.items()}
    drawn |= {f"battles/{id}": stock.position(id) for id in stock.battles}
    for name, position in drawn.items():
        target = out / "en" / picture_path(name)
        target = Path(os.path.normpath(target))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(draw_position(picture(position, words)), encoding="utf-8", newline="\n")


def _in_parallel(stock: Stock, room: Path, languages: Sequence[str], told: Callable[[str, str], None]) -> None:
    """A process a language; what was read and played is there in each of them, for they are copies of this one."""
    if "fork" not in multiprocessing.get_all_start_methods() or len(languages) < 2:
        for lang in languages:
            told("pages", lang)
            _language(stock, room, lang, languages)
        return
    context = multiprocessing.get_context("fork")
    faults = context.SimpleQueue()
    workers = []
    try:
        for lang in languages:
            told("pages", lang)
            worker = context.Process(target=_worker, args=(stock, room, lang, languages, faults, os.getpid()))
            worker.start()
            workers.append(worker)
        for worker in workers:
            worker.join()
    finally:
        for worker in workers:
            worker.kill()
            worker.join()
    if any(worker.exitcode for worker in workers):
        raise Faulty(faults.get()) if not faults.empty() else RuntimeError("a page could not be made")


def _worker(stock: Stock, room: Path, lang: str, languages: Sequence[str], faults: Any, parent: int) -> None:
    begin_worker(parent)
    try:
        _language(stock, room, lang, languages)
    except Faulty as fault:
        faults.put(str(fault))
        raise SystemExit(1) from None


def _language(stock: Stock, room: Path, lang: str, languages: Sequence[str]) -> None:
    shelf = shelf_of(stock, lang)
    docs, target = room / "docs" / lang, room / "site" / lang
    pages = texts(shelf)
    for path, text in pages.items():
        _write(docs / path, text)
    for id in stock.battles:
        if id in stock.records:
            home = os.path.relpath("index.html", os.path.dirname(replay_path(id)))
            _write(docs / replay_path(id), of_record(stock.battles[id], stock.records[id], shelf.words, home))
    for sheet in downloads.documents(shelf):
        copy = docs / downloads.place(sheet)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(sheet, copy)
    shutil.copytree(FONTS, docs / "look" / "fonts")
    _mkdocs(shelf, docs, target, languages, set(pages))
    _settle_search(target / "search", lang)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def _mkdocs(shelf: Shelf, docs: Path, target: Path, languages: Sequence[str], paths: set[str]) -> None:
    os.environ.setdefault("SOURCE_DATE_EPOCH", _NO_DAY)
    from mkdocs.commands.build import build as build_pages
    from mkdocs.config import load_config
    from mkdocs.exceptions import MkDocsException

    try:
        build_pages(load_config(**_settings(shelf, docs, target, languages, paths)))
    except MkDocsException as fault:
        raise Faulty(str(fault)) from None


def _settings(shelf: Shelf, docs: Path, target: Path, languages: Sequence[str], paths: set[str]) -> dict[str, Any]:
    """What mkdocs is told beside what stands in mkdocs.yml."""
    return dict(
        config_file=str(folder("site") / "mkdocs.yml"),
        docs_dir=str(docs),
        site_dir=str(target),
        site_name=shelf.title,
        nav=[{esc(name): below for name, below in entry.items()} for entry in nav(shelf, paths)],
        plugins=[{"search": {"lang": [shelf.lang], "min_search_length": 2, "indexing": "full"}}],
        strict=True,
        extra={
            "lang": shelf.lang,
            "languages": [{"lang": lang, "name": phrases(lang).say("site.language")} for lang in languages],
            "say": {key: esc(text) for key, text in shelf.words.section("site.frame").items()},
            "foot": list(map(esc, foot(shelf))),
        },
    )


def foot(shelf: Shelf) -> Iterator[str]:
    """What stands under every page: whose it is, and what may be done with it."""
    if shelf.has_manual:
        yield from (shelf.say("foot.unofficial"), shelf.say("foot.licences"))
        return
    if notice := shelf.text(shelf.game.get("notice")):
        yield notice
    if licence := shelf.game.get("licence"):
        yield shelf.say("foot.licence", name=licence)


def _settle_search(folder: Path, lang: str) -> None:
    """The search shows titles as text, so they must be text; endings that it does not know are left on."""
    index = folder / "search_index.json"
    data = json.loads(index.read_text(encoding="utf-8"))
    data["docs"] = _each_by_its_page(data["docs"])
    # For a language that it does not know mkdocs takes English, which loses letters that English has not.
    if lang != "en" and data["config"]["lang"] == ["en"]:
        data["config"]["lang"] = [_PLAIN]
    index.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def _each_by_its_page(entries: list[dict[str, str]]) -> list[dict[str, str]]:
    """A part of a page is told with the page that it belongs to; the first, which is called like it, is the page."""
    pages: dict[str, dict[str, str]] = {}
    settled = []
    for entry in entries:
        place, _, anchor = entry["location"].partition("#")
        title = unescape(entry["title"])
        page = pages.setdefault(place, {**entry, "title": title})
        if not anchor:
            settled.append(page)
        elif title == page["title"]:
            page["text"] = entry["text"]
        else:
            settled.append({**entry, "title": f"{title} – {page['title']}"})
    return settled


def _door(languages: Sequence[str], title: str) -> str:
    """The page above all languages: it goes on to the reader's own, else to the first."""
    links = "".join(
        f'<li><a lang="{lang}" href="{lang}/index.html">{esc(phrases(lang).say("site.language"))}</a></li>'
        for lang in languages
    )
    known = json.dumps(list(languages))
    return (
        f'<!DOCTYPE html>\n<html lang="{languages[0]}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{esc(title)}</title>\n"
        f'<link rel="stylesheet" href="{languages[0]}/look/site.css">\n<script>\n'
        f"var known = {known}, wanted = (navigator.languages || []).map(function (l) {{ return l.slice(0, 2); }});\n"
        "var found = wanted.filter(function (l) { return known.indexOf(l) >= 0; })[0] || known[0];\n"
        'location.replace(found + "/index.html");\n</script>\n</head>\n'
        f"<body><main><ul>{links}</ul></main></body>\n</html>\n"
    )
