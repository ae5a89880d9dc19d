"""A PNG is the SVG, always the same, in our own letters."""

from __future__ import annotations

import struct
import sys
import zlib
from pathlib import Path

import pytest

from hothkit.views import png
from tests.cli.runs import run

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="10mm" viewBox="0 0 20 10" font-family="{font}">'
    '<rect width="20" height="10" fill="#fff"/><text x="1" y="8" font-size="8">{words}</text></svg>'
)


def size(data: bytes) -> tuple[int, int]:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def pixels(data: bytes) -> bytes:
    """What is in the picture, unpacked."""
    body, at = b"", 8
    while at < len(data):
        (length,), kind = struct.unpack(">I", data[at : at + 4]), data[at + 4 : at + 8]
        body += data[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    return zlib.decompress(body)


def test_it_has_its_width_and_the_form_of_the_drawing() -> None:
    assert size(png.draw(SVG.format(font=png.FONT, words="Mn"))) == (png.WIDTH, png.WIDTH // 2)


def test_it_is_always_the_same() -> None:
    drawn = [png.draw(SVG.format(font=png.FONT, words="Mn")) for _ in range(2)]
    assert drawn[0] == drawn[1]


def test_letters_are_drawn_and_they_are_our_own() -> None:
    blank, ours, others = (
        pixels(png.draw(SVG.format(font=font, words=words)))
        for font, words in ((png.FONT, ""), (png.FONT, "Mñé"), ("no such typeface", "Mñé"))
    )
    assert ours not in (blank, others)


def test_a_map_becomes_a_file(tmp_path: Path) -> None:
    out = tmp_path / "two.png"
    assert run("show", "2", "--out", out).exit_code == 0
    assert size(out.read_bytes()) == (2000, 1415)  # an A4 page, lying


def test_without_its_library_one_line_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    done = run("show", "2", "--format", "png", "--out", tmp_path / "two.png", "--lang", "es")
    assert done.exit_code == 2 and "pip install 'hothkit[png]'" in done.output and len(done.output.splitlines()) == 1
    assert not (tmp_path / "two.png").exists()
