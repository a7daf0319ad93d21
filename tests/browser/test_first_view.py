"""The first view: quick, light, and only what it needs."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import Response, expect

from tools.client import FIRST_VIEW_LIMIT, first_view_size

from .conftest import Visit
from .helpers import create, shown

SECONDS = 1.0
# When the last of what the first view shows was drawn, in ms since the address was entered.
READY = """() => new Promise((done) => {
  const wait = () => document.querySelector('form') === null
    ? requestAnimationFrame(wait)
    : requestAnimationFrame(() => done(performance.now()));
  wait();
})"""


def test_it_shows_within_a_second(visit: Visit) -> None:
    """The best of three: other tests use the same machine at the same time."""
    times = []
    for _ in range(3):
        page = visit().page
        page.goto("/", wait_until="commit")
        times.append(page.evaluate(READY) / 1000)
    assert min(times) < SECONDS, times


def test_its_script_and_style_are_light(visit: Visit) -> None:
    fetched: list[Response] = []
    page = visit().page

    def note(answer: Response) -> None:
        fetched.append(answer)

    page.on("response", note)
    page.goto("/")
    page.locator("form").wait_for()
    page.wait_for_load_state("networkidle")
    code = [answer for answer in fetched if re.search(r"\.(js|css)$", answer.url)]
    assert 0 < sum(int(answer.headers["content-length"]) for answer in code) <= FIRST_VIEW_LIMIT
    assert all(answer.headers["content-encoding"] == "gzip" for answer in code)
    assert first_view_size() <= FIRST_VIEW_LIMIT
    assert {answer.url.split("/")[2] for answer in fetched} == {page.url.split("/")[2]}, "nothing from elsewhere"


def test_a_board_comes_on_demand(visit: Visit, address: str) -> None:
    fetched: list[str] = []
    visitor = visit()
    visitor.page.on("response", lambda answer: fetched.append(answer.url))
    page = visitor.goto("/")
    page.locator("form").wait_for()
    page.wait_for_load_state("networkidle")
    lobby = set(fetched)
    shown(visitor.sit(create(address, "me", "random", seed="on demand"), 0))
    assert [url for url in fetched if url.endswith(".js") and url not in lobby]


def test_the_policy_is_strict(address: str) -> None:
    answer = httpx.get(address)
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy.replace("style-src-attr 'unsafe-inline'", "")
    assert "default-src 'none'" in policy or "default-src 'self'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_without_a_game_it_says_so(visit: Visit) -> None:
    page = visit().page
    page.route("**/api/games?*", lambda route: route.fulfill(json=[]))
    page.goto("/")
    expect(page.get_by_test_id("no-game")).to_have_text("There is no game here yet.")
    assert page.locator("form, .start").count() == 0
