"""How many live tables one server carries: `python3 dev.py bench load` (loopback only; it stops by itself).

Each table has one WebSocket client and three of the server's bots. Clients choose in an open loop: the moments of their
choices are drawn beforehand (exponential, 2 s on average) and do not wait for the server; a delay is measured from the
moment a choice was meant to be made to the moment the new view is there. The number of tables is raised until the 99th
percentile passes 150 ms. Each number is watched three times, and the median of each figure counts: a neighbour's noisy
second ends nothing. Beside it stand figures that hang on no neighbour: the CPU time that a choice costs the server and
the bots, what the disk takes to keep a page, and a plain WebSocket echo of the same framework at the same pace.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
import uuid
from statistics import median
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.page import write
from bench.servers import PATIENCE, Process, request
from orrery.games import load
from tools import games

THINK = 2.0
LIMIT = 0.150
FEW = 10
TARGET = 300
TIMES = 3  # each number of tables is watched
HEAD = [
    "| server | tables | choices per second | p50 | p95 | p99 | cores | CPU per choice: server | bots | fsync |",
    "|---|---|---|---|---|---|---|---|---|---|",
]
Figures = dict[str, float]


class Choice(msgspec.Struct):
    code: str


class Question(msgspec.Struct):
    id: int
    choices: list[Choice]


class Heard(msgspec.Struct):
    """As much of a message as a client needs here."""

    type: str
    status: str = ""
    question: Question | None = None


DECODE = msgspec.json.Decoder(Heard).decode


class Seat:
    """A person at a table of four, the others are bots."""

    def __init__(self, server: Process, table: dict[str, Any], number: int) -> None:
        self.server = server
        self.table = table
        self.chance = random.Random(number)
        self.socket: ClientConnection | None = None
        self.question: Question | None = None
        self.changed = asyncio.Event()
        self.updates = 0
        self.reader: asyncio.Task[None] | None = None

    async def sit(self) -> None:
        made = json.loads(await request(self.server.port, "POST", "/api/tables", self.table))
        address = f"ws://{self.server.host}/ws/{made['table']}"
        self.socket = await connect(address, max_size=None, compression=None, open_timeout=PATIENCE)
        hello = {"type": "hello", "token": made["seats"][0]["token"], "since": 0, "lang": "en", "version": 1}
        await self.socket.send(json.dumps(hello))
        self.reader = asyncio.create_task(self.listen(self.socket))
        await self.asked()

    async def listen(self, ws: ClientConnection) -> None:
        async for text in ws:
            heard = DECODE(text)
            if heard.type == "update":
                self.updates += 1
                self.question = heard.question
                self.changed.set()
                if heard.status == "over":
                    return

    async def asked(self) -> Question | None:
        """The next question; None: the game is over."""
        while self.question is None:
            if self.reader is not None and self.reader.done():
                return None
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), PATIENCE)
        return self.question

    async def choose(self) -> bool:
        """Make a choice and wait for the new view. False: the game is over."""
        question = await self.asked()
        if question is None or self.socket is None:
            return False
        code = self.chance.choice(question.choices).code
        before = self.updates
        self.question = None
        command = {
            "type": "choose",
            "decision": question.id,
            "code": code,
            "key": uuid.UUID(int=self.chance.getrandbits(128)).hex,
        }
        await self.socket.send(json.dumps(command))
        while self.updates == before:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), PATIENCE)
        return True

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await asyncio.gather(self.reader, return_exceptions=True)

    async def again(self) -> None:
        await self.leave()
        self.question = None
        await self.sit()


class Echo(Seat):
    """The same pace, at a server that only sends back what it gets."""

    async def sit(self) -> None:
        self.socket = await connect(f"ws://{self.server.host}/echo", compression=None, open_timeout=PATIENCE)

    async def choose(self) -> bool:
        assert self.socket is not None
        await self.socket.send('{"type":"choose","decision":1,"code":"select:explore","key":"0123456789abcdef"}')
        await self.socket.recv()
        return True


async def pace(seat: Seat, end: float, delays: list[float]) -> None:
    """Choices at moments drawn beforehand, until the end."""
    moment = time.perf_counter() + seat.chance.expovariate(1 / THINK)
    while moment < end:
        await asyncio.sleep(max(0.0, moment - time.perf_counter()))
        if not await seat.choose():
            await seat.again()
        else:
            delays.append(time.perf_counter() - moment)
        moment += seat.chance.expovariate(1 / THINK)


async def measure(server: Process, seats: list[Seat], seconds: float) -> Figures:
    delays: list[float] = []
    used = server.cpu()
    begun = time.perf_counter()
    while not delays:  # of few clients it may be that none has chosen
        end = time.perf_counter() + seconds
        for result in await asyncio.gather(*(pace(seat, end, delays) for seat in seats), return_exceptions=True):
            if isinstance(result, TimeoutError):
                delays.append(PATIENCE)
            elif isinstance(result, BaseException):
                raise result
    took = time.perf_counter() - begun
    delays.sort()
    quantiles = {f"p{share}": delays[min(len(delays) - 1, len(delays) * share // 100)] for share in (50, 95, 99)}
    own, bots = (now - before for now, before in zip(server.cpu(), used, strict=True))
    return {
        "tables": len(seats),
        "choices_per_second": len(delays) / took,
        "cores": (own + bots) / took,
        "server_cpu": own / len(delays),
        "bots_cpu": bots / len(delays),
        "sync": await asyncio.to_thread(server.sync),
        **quantiles,
    }


def median_of(watched: list[Figures]) -> Figures:
    return {key: median(figures[key] for figures in watched) for key in watched[0]}


async def watch(server: Process, seats: list[Seat], seconds: float, name: str) -> Figures:
    """What counts: the median of each figure."""
    watched: list[Figures] = []
    for _ in range(TIMES):
        watched.append(await measure(server, seats, seconds))
        print(f"  {line(name, watched[-1])}", flush=True)
    found = median_of(watched)
    print(line(name, found), flush=True)
    return found


def table_of(game: str, bot: str | None) -> dict[str, Any]:
    """One person and three bots, or as many as there are seats; the strongest, unless another is named."""
    package = load(game)
    others = min(4, package.rules.max_seats) - 1
    return {"game": game, "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": bot or package.bots[-1]}] * others]}


async def fill(
    server: Process, seats: list[Seat], wanted: int, table: dict[str, Any], kind: type[Seat], ahead: int
) -> None:
    """Seat more people, each some way into the game."""
    while len(seats) < wanted:
        new = [kind(server, table, len(seats) + i) for i in range(min(20, wanted - len(seats)))]
        await asyncio.gather(*(seat.sit() for seat in new))
        if ahead and kind is Seat:
            await asyncio.gather(*(hurry(seat, seat.chance.randrange(ahead)) for seat in new))
        seats += new


async def hurry(seat: Seat, choices: int) -> None:
    for _ in range(choices):
        if not await seat.choose():
            await seat.again()


def line(name: str, found: Figures) -> str:
    delays = " ".join(f"{key} {1000 * found[key]:6.1f} ms" for key in ("p50", "p95", "p99"))
    pace = f"{found['tables']:4.0f} tables {found['choices_per_second']:6.1f} choices/s"
    return f"{name:7} {pace}  {delays}  {found['cores']:.2f} cores  {' / '.join(costs(found))} server / bots / fsync"


def costs(found: Figures) -> list[str]:
    """What a choice costs the server and the bots, and a page the disk."""
    return [f"{1000 * found[key]:.2f} ms" for key in ("server_cpu", "bots_cpu", "sync")]


def row(name: str, found: Figures) -> str:
    delays = " | ".join(f"{1000 * found[key]:.1f} ms" for key in ("p50", "p95", "p99"))
    pace = f"{found['tables']:.0f} | {found['choices_per_second']:.0f}"
    return f"| {name} | {pace} | {delays} | {found['cores']:.2f} | {' | '.join(costs(found))} |"


async def run(wanted: argparse.Namespace) -> list[str]:
    """Measure, and say what was found as lines of a page."""
    server, echo = Process("serve"), Process("echo")
    try:
        await server.ready()
        await echo.ready()
        seats: list[Seat] = []
        echoes: list[Seat] = []
        table = table_of(wanted.game, wanted.bot)
        await fill(server, seats, min(FEW, wanted.start), table, Seat, wanted.ahead)
        empty = server.memory()  # with everything loaded that all tables share
        best: Figures = {}
        rows: list[str] = []
        count = wanted.start
        while count <= wanted.most:
            await fill(server, seats, count, table, Seat, wanted.ahead)
            found = await watch(server, seats, wanted.seconds, "Orrery")
            rows.append(row("Orrery", found))
            if found["p99"] > LIMIT:
                break
            best = found
            count += wanted.step
        await asyncio.sleep(3)
        per_table = (server.memory() - empty) / max(1, len(seats) - FEW)
        await fill(echo, echoes, int(best.get("tables", wanted.start)), {}, Echo, 0)
        plain = await watch(echo, echoes, wanted.seconds, "echo")
        rows.append(row("plain echo", plain))
        for seat in [*seats, *echoes]:
            await seat.leave()
        reached = f"{best.get('tables', 0):.0f} tables with p99 under {1000 * LIMIT:.0f} ms"
        summary = f"{reached}; {per_table / 2**20:.2f} MiB per idle table"
        print(summary)
        return [*HEAD, *rows, "", f"{summary}. (Targets: {TARGET} tables, under 1 MiB.)"]
    finally:
        server.stop()
        echo.stop()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="How many live tables one server carries.")
    parser.add_argument("--start", type=int, default=50)
    parser.add_argument("--step", type=int, default=50)
    parser.add_argument("--most", type=int, default=1000)
    parser.add_argument(
        "--seconds", type=float, default=10.0, help="how long each number of tables is watched, three times"
    )
    parser.add_argument(
        "--ahead", type=int, default=40, help="how many choices tables are ahead at most when they start"
    )
    games.add_argument(parser)
    parser.add_argument("--bot", help="who sits at the other seats (default: the strongest)")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/benchmarks.md")
    wanted = parser.parse_args(arguments)
    wanted.game = wanted.game or games.first()
    lines = asyncio.run(run(wanted))
    if wanted.write:
        write("load", lines)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
