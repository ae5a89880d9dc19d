"""One site and one browser for all tests of the site."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runs import run
from tests.site.browser import Browser
from tests.site.strangers import write_pack


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Says nothing."""


@dataclass(frozen=True)
class Site:
    """The built site, and where it is served."""

    folder: Path
    address: str

    def page(self, path: str) -> str:
        return (self.folder / path).read_text(encoding="utf-8")


@contextmanager
def served(folder: Path) -> Iterator[Site]:
    """A site as its readers reach it."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Site(folder, f"http://127.0.0.1:{server.server_address[1]}")
    server.shutdown()
    server.server_close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One process of a parallel run makes the site, and the others go on with other tests."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("site"))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site with a pack of a stranger's, whose texts would like to be more than texts."""
    out, pack = tmp_path_factory.mktemp("site") / "out", tmp_path_factory.mktemp("packs") / "stranger"
    write_pack(pack)
    result = run("site", "build", "--out", out, "--pack", pack)
    assert result.exit_code == 0, result.output
    with served(out) as there:
        yield there


@pytest.fixture(scope="session")
def one_browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser that lives as long as the tests."""
    browser = Browser(tmp_path_factory.mktemp("profile"))
    yield browser
    browser.close()


@pytest.fixture
def browser(one_browser: Browser) -> Iterator[Browser]:
    """The browser, which must have complained of nothing and have asked nobody else."""
    one_browser.size(1280)
    one_browser.prefer(prefers_color_scheme="light", prefers_reduced_motion="reduce")
    one_browser.requests.clear()
    one_browser.complaints.clear()
    yield one_browser
    one_browser.run("0")  # what is still under way is noted
    assert one_browser.complaints == []
    ours = ("http://127.0.0.1:", "data:", "file:", "about:", "blob:")
    assert [url for url in one_browser.requests if not url.startswith(ours)] == []
