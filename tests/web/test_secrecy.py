"""What A and a spectator are sent does not hang on what they may not know: byte for byte, until something is revealed.

Two tables stand where a whole game once stood; at the second one, everything that A may not know is dealt and rolled
anew. Then both are played on over sockets: A chooses the same at both, the others choose what they like.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery import bots, games
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Event
from orrery.tables.log import Row, SeatSpec
from orrery.tables.table import Table
from orrery.web.live import Live

from .helpers import Client, Message, Served, serving, settings_for

A = 0
STEPS = 12
POINTS = 24


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at which no time passes."""
    folder: Path = tmp_path_factory.mktemp("secrecy")
    with serving(settings_for(folder, clock=lambda: 1_000_000.0)) as server:
        yield server


def whole_game(seats: int, seed: str) -> list[Row]:
    table = Table(games.game("roll"), {}, [SeatSpec("bot", "novice") for _ in range(seats)], seed)
    table.play_bots()
    assert table.over
    return table.log


class Side:
    """One of the two tables: its Live, its players and its spectator."""

    def __init__(self, served: Served, seats: int, seed: str, log: list[Row]) -> None:
        self.made = served.create("me", *["hotseat"] * (seats - 1), seed=seed)
        self.served = served
        self.live: Live = served.hub.tables[self.made["table"]]
        self.live.record.commit = "c" * 64
        self.table.replay(log)
        self.clients: list[Client] = []
        self.mark = len(self.table.events)

    @property
    def table(self) -> Table:
        assert self.live.table is not None
        return self.live.table

    def open(self, seats: int) -> None:
        self.clients = [self.served.sit(self.made, seat) for seat in range(seats)]
        self.clients.append(self.served.sit(self.made, None))
        self.settle()

    def settle(self) -> None:
        """Wait until everybody has heard everything."""
        for client in self.clients:
            client.send({"type": "ping"})
            client.wait(lambda message: message["type"] == "pong")

    def close(self) -> None:
        for client in reversed(self.clients):
            client.close()

    def told(self) -> list[Event]:
        events = list(self.table.events.since(self.mark))
        self.mark = len(self.table.events)
        return events

    def frames(self) -> list[str]:
        """Everything that A and the spectator have been sent."""
        return [*self.clients[A].raw, "spectator", *self.clients[-1].raw]

    def bodies(self) -> list[str]:
        """What HTTP says of the table, but for its name."""
        address = f"/api/tables/{self.made['table']}"
        info: Message = self.served.http.get(address).json()
        del info["table"]
        found = [json.dumps(info)]
        for token in (None, self.made["seats"][A]["token"]):
            self.live.record.seats[1].hot_seat = False  # as if B sat at another screen
            headers = {} if token is None else {"X-Seat-Token": token}
            found.append(self.served.http.get(f"{address}/export", headers=headers).text)
            self.live.record.seats[1].hot_seat = True
        return found


def revealed(events: list[Event]) -> bool:
    return any(event.reveals and (event.visible_to(A) or event.visible_to(None)) for event in events)


def codes(side: Side, seat: int) -> tuple[list[str], bool]:
    decision = side.table.decision(seat)
    return ([], False) if decision is None else ([choice.code for choice in decision.choices], decision.secret)


def step(one: Side, two: Side, chance: random.Random) -> bool:
    """Somebody chooses, at both tables. False: nobody can choose so that A could not tell the tables apart."""
    seats = list(range(len(one.clients) - 1))
    chance.shuffle(seats)
    for seat in seats:
        (mine, secret), (theirs, _) = codes(one, seat), codes(two, seat)
        if not mine or not theirs:
            continue
        if secret and seat != A:
            hide(one, seat, chance)
            hide(two, seat, chance)
            return True
        shared = [code for code in mine if code in theirs]
        if shared:
            code, key = chance.choice(shared), f"{chance.random()}"
            for side in (one, two):
                assert side.clients[seat].choose(code, key)["type"] == "ack"
            return True
    return False


def hide(side: Side, seat: int, chance: random.Random) -> None:
    """A seat makes all its secret choices, so that it is ready at both tables."""
    client = side.clients[seat]
    while True:
        found, secret = codes(side, seat)
        if not found or not secret:
            return
        decision = client.asked()
        assert client.choose(chance.choice(found), decision=side.table.number(seat))["type"] == "ack"
        if any(event.key in ("round", "reveal") for event in side.table.events.since(side.mark)):
            return
        assert decision


@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_hidden_shows(still: Served, seats: int) -> None:
    chance = random.Random(seats)
    seed = f"secrecy/{seats}"
    log = whole_game(seats, seed)
    points = sorted(chance.sample(range(len(log)), POINTS))
    compared = varied = 0
    for number, point in enumerate(points):
        one, two = (Side(still, seats, seed, log[:point]) for _ in range(2))
        view = one.table.view(A)
        imagined = one.table.game.imagine(view, A, Chance(key_of_seed(f"{seed}/{number}")))
        two.table.state = imagined
        varied += imagined.encode() != one.table.state.encode()
        try:
            one.open(seats)
            two.open(seats)
            assert one.frames() == two.frames()
            assert one.bodies() == two.bodies()
            for _ in range(STEPS):
                if one.table.over or not step(one, two, chance):
                    break
                news = [*one.told(), *two.told()]
                if revealed(news):
                    break
                one.settle()
                two.settle()
                assert one.frames() == two.frames()
                compared += 1
            else:
                assert one.bodies() == two.bodies()
        finally:
            one.close()
            two.close()
    assert varied > POINTS // 2
    assert compared > POINTS


def test_the_comparison_would_notice(still: Served) -> None:
    """If A were shown B's cards after all, the frames would differ."""
    seed = "notice"
    log = whole_game(2, seed)[:40]
    one, two = (Side(still, 2, seed, log) for _ in range(2))
    two.table.state = one.table.game.imagine(one.table.view(A), A, Chance(key_of_seed("other")))
    shown: list[Any] = []
    for side in (one, two):
        side.live.record.seats[1].token_hash, side.live.record.seats[0].token_hash = (
            side.live.record.seats[0].token_hash,
            side.live.record.seats[1].token_hash,
        )
        side.open(2)
        shown.append(side.clients[A].raw)
        side.close()
    assert shown[0] != shown[1]


def test_bots_know_no_more_than_their_view() -> None:
    """The bots' processes hold whole states, but a bot is given its view alone."""
    table = Table(games.game("roll"), {}, [SeatSpec("bot", "captain")] * 2, "peek")
    decision = table.decision(1)
    assert decision is not None
    bot = bots.make("roll", "captain", Chance(key_of_seed("x")))
    views: list[int] = []

    def look() -> Any:
        view = table.view(1)
        views.append(view.viewer)
        return view

    bot.choose(look, decision)
    assert set(views) <= {1}
