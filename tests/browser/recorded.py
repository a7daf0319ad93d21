"""Questions of the golden playthroughs, put before a page without playing: its socket is ours."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from orrery.games import load
from orrery.kernel.chance import Chance, key_of_seed
from orrery.tables.log import SeatSpec
from orrery.tables.port import SeatRecord
from orrery.tables.table import Table
from orrery.texts import LANGUAGES, Speech
from orrery.web import render
from tests.playthroughs import make

from .conftest import Visit
from .helpers import create

NEWS = 30  # as many of the latest news as a log shows
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Recorded(NamedTuple):
    """A question of a golden, as the seat that is asked sees it, in every language."""

    kind: str
    golden: str
    choices: int
    updates: dict[str, dict[str, Any]]

    @property
    def name(self) -> str:
        return f"{self.kind} ({self.golden.removesuffix('.txt')}, {self.choices})"


def played(key: str, golden: str) -> Iterator[Table]:
    """A golden as a table, at every question."""
    wanted, readiness = make.plan(key)["goldens"][golden], make.plan(key)["readiness"]
    seats = [SeatSpec("person", name) for name in ("Anna", "Ben", "Chiara", "Dimitri", "Eleonora")[: wanted["seats"]]]
    table = Table(load(key).rules, wanted.get("options", {}), seats, wanted["seed"])
    chance = Chance(key_of_seed(f"{wanted['seed']}, choices"))
    while decisions := table.state.decisions():
        yield table
        table.play(decisions[0].seat, make.chosen(decisions[0], chance, readiness).code)


def seen(table: Table, me: int, lang: str, since: int | None = None, speech: Speech | None = None) -> dict[str, Any]:
    """The update that this seat is sent, with its news from the since-th on."""
    records = [SeatRecord("person", seat.name, joined=True, host=n == 0) for n, seat in enumerate(table.seats)]
    sitting = render.Sitting(records, [True] * len(records), [1_700_000_000.0] * len(records), None)
    first = max(0, table.seq(me) - NEWS) if since is None else since
    words = speech or render.speech(lang, table.game.key, options=tuple(table.options.items()))
    update = render.update(table, sitting, me, first, words)
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(update))
    return found


def kind(key: str, wanted: str) -> Recorded:
    return next(one for one in largest(key) if one.kind == wanted)


@cache
def largest(key: str) -> list[Recorded]:
    """Of every kind of question in the goldens that bear the game's own name the one with the most choices; of these
    the last. Expansions have other names, and need their own content beside the updates.
    """
    most: dict[str, tuple[int, str, int]] = {}  # by kind: choices, golden, which question of it
    for golden in [golden for _, golden in make.goldens([key]) if golden.startswith(key)]:
        for number, table in enumerate(played(key, golden)):
            decision = table.state.decisions()[0]
            if decision.kind not in most or most[decision.kind][0] <= len(decision.choices):
                most[decision.kind] = len(decision.choices), golden, number
    return [
        recorded for golden in dict.fromkeys(g for _, g, _ in most.values()) for recorded in _seen_in(key, golden, most)
    ]


def _seen_in(key: str, golden: str, most: dict[str, tuple[int, str, int]]) -> Iterator[Recorded]:
    wanted = {number for _, where, number in most.values() if where == golden}
    for number, table in enumerate(played(key, golden)):
        if number in wanted:
            decision = table.state.decisions()[0]
            updates = {lang: seen(table, decision.seat, lang) for lang in LANGUAGES}
            yield Recorded(decision.kind, golden, len(decision.choices), updates)


def told(key: str, golden: str, event: str, lang: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What the first seat sees before and after it hears of such an event for the first time."""
    before: tuple[dict[str, Any], int] | None = None
    for table in played(key, golden):
        since = table.seq(0)
        if before is not None:
            heard = [event.key for event in table.news(0, before[1])]
            if event in heard:
                return before[0], seen(table, 0, lang, before[1])
        before = seen(table, 0, lang), since
    raise AssertionError(f"nobody hears of {event} in {golden}")


class Stage:
    """A page at a table whose server is a test. `table` is what is asked of the server that has its content."""

    def __init__(
        self, visit: Visit, address: str, settings: dict[str, Any], table: dict[str, Any] | None = None, **options: Any
    ) -> None:
        self.lang: str = settings.get("lang", "en")
        self.sent: list[dict[str, Any]] = []
        self._number = 0
        self._socket: WebSocketRoute | None = None
        self._table = create(address, "me", "random", seed="recorded", **(table or {}))
        self.page: Page = visit(settings, **options).page
        self.page.route_web_socket("**/ws/*", self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda message: self.sent.append(msgspec.json.decode(message)))

    def show(self, update: dict[str, Any]) -> Page:
        """Put this before the page, as something new."""
        if self._socket is None:
            self.page.goto(f"/t/{self._table['table']}#{self._table['seats'][0]['token']}")
            while self._socket is None:
                self.page.wait_for_timeout(10)
        self._number += 1
        question = update["question"] and {**update["question"], "id": self._number}
        self.tell({**update, "question": question})
        self.page.locator("[data-testid=question], [data-testid=waiting], [data-testid=playing]").first.wait_for()
        self.page.evaluate(SETTLED)
        return self.page

    def tell(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(message).decode())

    def answer(self, asked: str, message: dict[str, Any]) -> None:
        """Wait until the page asks for this, and answer."""
        while not any(one["type"] == asked for one in self.sent):
            self.page.wait_for_timeout(10)
        self.tell(message)
        self.page.evaluate(SETTLED)

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
