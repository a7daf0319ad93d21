"""The browser of tests/browser, for the board of this game."""

from tests.browser.conftest import address, browser, visit

__all__ = ["address", "browser", "visit"]
