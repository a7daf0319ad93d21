"""What Race's board weighs: it comes on demand, and is small."""

from __future__ import annotations

from playwright.sync_api import Response

from tests.browser.conftest import Visit
from tests.browser.helpers import shown

from .hands import table

LIMIT = 60_000  # bytes, gzipped
TABLE = "/TablePage-"  # what is around every board


def test_the_board_adds_little_and_on_demand(visit: Visit, address: str) -> None:
    """All script and style that a table fetches and the lobby did not, but for the table itself."""
    fetched: list[Response] = []
    visitor = visit()

    def note(answer: Response) -> None:
        fetched.append(answer)

    visitor.page.on("response", note)
    page = visitor.goto("/")
    page.locator("form").wait_for()
    page.wait_for_load_state("networkidle")
    lobby = {answer.url for answer in fetched}
    shown(visitor.sit(table(address, "weight"), 0))
    page.wait_for_load_state("networkidle")
    added = {answer.url: answer for answer in fetched if answer.url.endswith((".js", ".css"))}
    board = {url: answer for url, answer in added.items() if url not in lobby and TABLE not in url}
    assert any("/race-" in url for url in board)
    assert all(answer.headers["content-encoding"] == "gzip" for answer in board.values())
    sizes = {url: int(answer.headers["content-length"]) for url, answer in board.items()}
    assert 10_000 < sum(sizes.values()) <= LIMIT, sizes
