"""What tests read out of a PDF with the tools of poppler-utils."""

from __future__ import annotations

import re
import shutil
import subprocess
import zlib
from pathlib import Path

import pytest

MM = 25.4
DOTS = 600


def tool(name: str) -> str:
    """The path of a tool; the test fails with what to install if it is missing."""
    found = shutil.which(name)
    if found is None:
        pytest.fail(f"{name} is missing: on Debian, apt-get install poppler-utils", pytrace=False)
    return found


def info(pdf: Path) -> dict[str, str]:
    """What pdfinfo says, by its own names."""
    lines = _run(tool("pdfinfo"), pdf).splitlines()
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}


def pages(pdf: Path) -> int:
    """How many pages there are."""
    return int(info(pdf)["Pages"])


def size_mm(pdf: Path) -> tuple[float, float]:
    """Width and height of the pages."""
    found = re.match(r"([\d.]+) x ([\d.]+) pts", info(pdf)["Page size"])
    assert found is not None
    return float(found[1]) * MM / 72, float(found[2]) * MM / 72


def fonts(pdf: Path) -> list[list[str]]:
    """A row for each font, split at spaces."""
    return [line.split() for line in _run(tool("pdffonts"), pdf).splitlines()[2:]]


def text(pdf: Path, *options: str) -> str:
    """All words, each run of spaces one space."""
    return " ".join(_run(tool("pdftotext"), *options, pdf, "-").split())


def objects(pdf: Path) -> bytes:
    """The objects that a PDF keeps packed together."""
    packed = re.findall(rb"/ObjStm.*?stream\r?\n(.*?)endstream", pdf.read_bytes(), re.DOTALL)
    return b"".join(zlib.decompressobj().decompress(data) for data in packed)


def dark(
    pdf: Path,
    page: int,
    left: float,
    top: float,
    width: float,
    height: float,
    turned: bool = False,
    limit: int = 128,
) -> list[float]:
    """The middles in millimetres of the dark lines that a strip of a page shows, from its left or else from its top."""
    area = [round(mm * DOTS / MM) for mm in (left, top, width, height)]
    crop = [str(part) for pair in zip(("-x", "-y", "-W", "-H"), area, strict=True) for part in pair]
    drawn = subprocess.run(
        [tool("pdftoppm"), "-gray", "-r", str(DOTS), "-f", str(page), "-l", str(page), *crop, pdf],
        capture_output=True,
        check=True,
    ).stdout
    across, down, rows = _grey(drawn)
    lines = [min(row) for row in rows] if turned else [min(rows[n][x] for n in range(down)) for x in range(across)]
    return [(top if turned else left) + middle * MM / DOTS for middle in _runs(lines, limit)]


def _grey(data: bytes) -> tuple[int, int, list[bytes]]:
    head = re.match(rb"P5\s+(\d+)\s+(\d+)\s+255\s", data)
    assert head is not None
    across, down = int(head[1]), int(head[2])
    body = data[head.end() :]
    return across, down, [body[n * across : (n + 1) * across] for n in range(down)]


def _runs(lines: list[int], limit: int) -> list[float]:
    """The middles of the runs of what is darker than the limit."""
    found, start = [], None
    for n, grey in enumerate([*lines, 255]):
        if grey < limit and start is None:
            start = n
        elif grey >= limit and start is not None:
            found.append((start + n) / 2)
            start = None
    return found


def _run(*command: object) -> str:
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, check=True).stdout
