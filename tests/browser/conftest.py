"""One server and one browser for all these tests; a context of its own for everybody who visits.

They end with the package, because Playwright keeps an event loop running as long as it is open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tools import chromium, moments
from tools.soak import Server

from .helpers import Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("browser"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def address(server: Server) -> str:
    return f"http://{server.host}"


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Somebody comes with a fresh browser. In the end, nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def come(settings: dict[str, Any] | None = None, **options: Any) -> Visitor:
        visitors.append(Visitor(browser, address, settings or {}, **options))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []


@pytest.fixture(scope="package")
def finished() -> Callable[[], bytes]:
    """A game that is over, as a file."""
    return cache(lambda: moments.saved_at(moments.never, "browser tests"))
