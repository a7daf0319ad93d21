"""A server to which ORRERY_GAMES brings Comet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from orrery.games import VARIABLE
from tests.browser.conftest import address, browser, visit
from tests.examples.comet.conftest import FOLDER
from tools.soak import Server

__all__ = ["address", "browser", "server", "visit"]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("comet"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(FOLDER))
        server.start()
    yield server
    server.stop()
