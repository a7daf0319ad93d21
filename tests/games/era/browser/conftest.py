"""The server and the browser of tests/browser, for the board of this game."""

from tests.browser.conftest import address, browser, server, visit

__all__ = ["address", "browser", "server", "visit"]
