"""What A and a spectator are sent does not hang on what they may not know: byte for byte, until something is revealed.

A whole game is played twice, stretch by stretch. A stretch begins with two tables that stand where the game stands; at
the second one, everything that A may not know is dealt and rolled anew. Then both are played on over sockets: A chooses
the same at both, the others choose what they like, until something is revealed. From there the next stretch begins.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery import games
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Event
from orrery.kernel.options import Options
from orrery.tables.log import Row, SeatSpec
from orrery.tables.table import Table
from orrery.web.live_table import LiveTable

from .helpers import Client, Message, Served, serving, settings_for

A = 0
BASE: Options = {}
EVERYTHING: Options = {"with": "ambition+objectives+rivalry+deal+orb"}


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at which no time passes."""
    folder: Path = tmp_path_factory.mktemp("secrecy")
    with serving(settings_for(folder, clock=lambda: 1_000_000.0)) as server:
        yield server


class Side:
    """One of the two tables: its LiveTable, its players and its spectator."""

    def __init__(self, served: Served, seats: int, seed: str, log: list[Row], options: Options = BASE) -> None:
        self.made = served.create("me", *["hotseat"] * (seats - 1), seed=seed, options=dict(options))
        self.served = served
        self.live: LiveTable = served.hub.tables[self.made["table"]]
        self.live.record.commit = "c" * 64
        self.table.replay(log)
        self.clients: list[Client] = []
        self.mark = len(self.table.events)

    @property
    def table(self) -> Table:
        assert self.live.table is not None
        return self.live.table

    def open(self, seats: int) -> None:
        """Everybody takes a place and hears from now on. (What was told before is the same at both tables.)"""
        for seat in [*range(seats), None]:
            self.clients.append(self.served.sit(self.made, seat, self.table.seq(seat)))
        self.wait_for_all()

    def wait_for_all(self) -> None:
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
        liked = like(one.table, seat, chance)
        shared = [code for code in mine if code in theirs]
        if shared:
            code, key = liked if liked in shared else chance.choice(shared), f"{chance.random()}"
            for side in (one, two):
                assert side.clients[seat].choose(code, key, side.table.number(seat))["type"] == "ack"
            return True
    return False


def like(table: Table, seat: int, chance: random.Random) -> str:
    """What a novice would choose: people's games end."""
    decision = table.decision(seat)
    assert decision is not None
    bot = games.load("roll").make_bot("novice", Chance(key_of_seed(f"{chance.random()}")))
    return bot.choose(lambda: table.view(seat), decision).code


def hide(side: Side, seat: int, chance: random.Random) -> None:
    """A seat makes all its secret choices, so that it is ready at both tables."""
    number = len(side.table.log)
    while codes(side, seat)[1] and not any(
        event.key in ("round", "reveal") for event in side.table.events.since(side.mark)
    ):
        code = like(side.table, seat, chance)
        assert side.clients[seat].choose(code, decision=side.table.number(seat))["type"] == "ack"
    assert len(side.table.log) > number


class Stretch:
    """From one reveal to the next, at two tables."""

    def __init__(
        self,
        served: Served,
        seats: int,
        seed: str,
        log: list[Row],
        chance: random.Random,
        options: Options = BASE,
    ) -> None:
        self.one, self.two = (Side(served, seats, seed, log, options) for _ in range(2))
        self.seats = seats
        self.chance = chance
        view = self.one.table.view(A)
        self.two.table.state = self.one.table.game.imagine(view, A, Chance(key_of_seed(f"{seed}/{len(log)}")))
        self.varied = self.two.table.state.encode() != self.one.table.state.encode()
        self.compared = 0

    def play(self) -> list[Row]:
        """Play and compare; where the game stands then."""
        one, two = self.one, self.two
        try:
            one.open(self.seats)
            two.open(self.seats)
            self.compare()
            while not one.table.over and step(one, two, self.chance):
                if revealed([*one.told(), *two.told()]):
                    return list(one.table.log)
                one.wait_for_all()
                two.wait_for_all()
                self.compare()
                self.compared += 1
        finally:
            one.close()
            two.close()
        return self.alone()

    def compare(self) -> None:
        assert self.one.frames() == self.two.frames()
        if not self.one.table.over:  # then everybody may know everything
            assert self.one.bodies() == self.two.bodies()

    def alone(self) -> list[Row]:
        """What only the first table can do now."""
        table = self.one.table
        if not table.over:
            seat = table.state.decisions()[0].seat
            table.play(seat, like(table, seat, self.chance))
        return list(table.log)


@pytest.mark.parametrize(("seats", "options"), [(2, BASE), (3, BASE), (2, EVERYTHING)])
def test_nothing_hidden_shows(still: Served, seats: int, options: Options) -> None:
    chance = random.Random(seats)
    log: list[Row] = []
    stretches: list[Stretch] = []
    while not stretches or not stretches[-1].one.table.over:
        stretches.append(Stretch(still, seats, f"secrecy/{seats}", log, chance, options))
        log = stretches[-1].play()
    varied = sum(stretch.varied for stretch in stretches)
    compared = sum(stretch.compared for stretch in stretches)
    assert varied > len(stretches) // 2
    assert compared > len(log) // 2


def test_the_comparison_would_notice(still: Served) -> None:
    """If A were shown B's cards after all, the frames would differ."""
    seed = "notice"
    whole = Table(games.load("roll").rules, {}, [SeatSpec("bot", "novice")] * 2, seed)
    whole.play_bots()
    log = whole.log[:40]
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
    table = Table(games.load("roll").rules, {}, [SeatSpec("bot", "captain")] * 2, "peek")
    decision = table.decision(1)
    assert decision is not None
    bot = games.load("roll").make_bot("captain", Chance(key_of_seed("x")))
    views: list[int] = []

    def look() -> Any:
        view = table.view(1)
        views.append(view.viewer)
        return view

    bot.choose(look, decision)
    assert set(views) <= {1}
