"""Kill the server again and again while clients play, send it nonsense, and flood it: nothing may be lost, nothing
break, and nobody wait.

`python3 dev.py soak --kills 200 --messages 20000` (tests run the same with fewer).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
import uuid
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from orrery.games import load
from tools import games

Message = dict[str, Any]
BETWEEN_KILLS = 6  # choices acknowledged
PATIENCE = 60.0
GONE = (OSError, WebSocketException, TimeoutError, EOFError)


class Broken(Exception):
    """A promise that was not kept."""


class Server:
    """`orrery serve` as a process of its own, always at the same address and on the same data."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.data = data
        self.host = f"127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data / "server.log"

    def start(self) -> None:
        command = [sys.executable, "-m", "orrery", "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self.well():
            if self.process.poll() is not None or time.monotonic() > end:
                raise Broken(f"the server does not start: {self.log.read_text(encoding='utf-8')[-2000:]}")
            time.sleep(0.05)

    def well(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://{self.host}/health", timeout=PATIENCE) as answer:
                return bool(json.load(answer)["ok"])
        except OSError:
            return False

    def stop(self, how: int = signal.SIGTERM) -> int:
        if self.process is None:
            return 0
        os.kill(self.process.pid, how)
        return self.process.wait(PATIENCE)


def post(host: str, path: str, body: Message) -> Message:
    request = urllib.request.Request(
        f"http://{host}{path}", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        found: Message = json.load(answer)
    return found


# Killing.


class Player(threading.Thread):
    """Plays a seat at random. When the server is gone it comes back, resumes, and repeats what was not acknowledged."""

    def __init__(self, host: str, table: str, token: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.host, self.table, self.token = host, table, token
        self.chance = random.Random(seed)
        self.acknowledged: list[tuple[str, str]] = []  # key and code
        self.open: Message | None = None  # sent, and not acknowledged yet
        self.asked: Message | None = None  # the question of the last update
        self.seq = 0
        self.resumed = 0
        self.stop = threading.Event()
        self.fault: str | None = None

    def run(self) -> None:
        while not self.stop.is_set() and self.fault is None:
            try:
                with connect(f"ws://{self.host}/ws/{self.table}", open_timeout=PATIENCE, max_size=None) as ws:
                    self.resumed += 1
                    self.sit(ws)
            except GONE:
                time.sleep(0.05)

    def sit(self, ws: ClientConnection) -> None:
        ws.send(json.dumps({"type": "hello", "token": self.token, "since": self.seq, "lang": "en", "version": 1}))
        if self.open is not None:
            ws.send(json.dumps(self.open))
        while not self.stop.is_set():
            message = json.loads(ws.recv(PATIENCE))
            if message["type"] == "update":
                self.heard(message)
                if message["status"] == "over":
                    self.stop.set()
                self.asked = message["question"]
            elif message["type"] == "ack" and self.open is not None and message["key"] == self.open["key"]:
                self.acknowledged.append((self.open["key"], self.open["code"]))
                if self.asked is not None and self.asked["id"] == self.open["decision"]:
                    self.asked = None  # the update that follows has the next one
                self.open = None
            elif message["type"] in ("refused", "closed"):
                self.fault = f"{message['error']}: {self.open}"
                return
            if self.asked is not None and self.open is None and not self.stop.is_set():
                self.choose(ws, self.asked)

    def heard(self, update: Message) -> None:
        """Each seat's news are numbered without a gap and without a repetition."""
        if update["first"] != self.seq or update["seq"] != self.seq + len(update["news"]):
            self.fault = f"news {update['first']} to {update['seq']} after {self.seq}"
        self.seq = update["seq"]

    def choose(self, ws: ClientConnection, question: Message) -> None:
        code = self.chance.choice(question["choices"])["code"]
        self.open = {"type": "choose", "decision": question["id"], "code": code, "key": uuid.uuid4().hex}
        ws.send(json.dumps(self.open))


def progress(done: int, of: int, what: str) -> None:
    """How far it is, where somebody watches."""
    if sys.stderr.isatty():
        print(f"\r{done} of {of} {what} ", end="", file=sys.stderr, flush=True)


def seats_of(game: str) -> list[Message]:
    """Two people at one screen, and the strongest bot; as many of them as can play."""
    package = load(game)
    people = [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Ben"}]
    return [*people, {"kind": "bot", "bot": package.bots[-1]}][: package.rules.max_seats]


def kills(count: int, data: Path, tables: int = 4, seed: int = 0, game: str | None = None) -> dict[str, int]:
    """Kill the server so often while people play at so many tables; Broken: something was lost or came twice."""
    chance = random.Random(seed)
    key = game or games.first()
    wanted = {"game": key, "seats": seats_of(key)}
    server = Server(data)
    server.start()
    players: list[Player] = []

    def sit_down() -> None:
        made = post(server.host, "/api/tables", wanted)
        for seat in made["seats"]:
            if seat["token"]:
                players.append(Player(server.host, made["table"], seat["token"], chance.randrange(10**6)))
                players[-1].start()

    try:
        for _ in range(tables):
            sit_down()
        for number in range(count):
            progress(number, count, "kills")
            let_play(players)
            time.sleep(chance.uniform(0.05, 0.8))
            server.stop(signal.SIGKILL)
            server.start()
            while sum(not player.stop.is_set() for player in players) < tables:
                sit_down()
        let_finish(players)
    finally:
        server.stop()
    return check(data, players)


def let_play(players: list[Player]) -> None:
    """Some choices are made before the next kill, however busy the machine is; unless everybody is done."""
    wanted = sum(len(player.acknowledged) for player in players) + BETWEEN_KILLS
    end = time.monotonic() + PATIENCE
    while sum(len(player.acknowledged) for player in players) < wanted:
        if all(player.stop.is_set() or player.fault for player in players):
            return
        if time.monotonic() > end:
            raise Broken("nobody could play on")
        time.sleep(0.02)


def let_finish(players: list[Player]) -> None:
    """Everybody gets what they still wait for, and one more choice, after the last start."""
    marks = {player: len(player.acknowledged) for player in players if not player.stop.is_set()}
    end = time.monotonic() + PATIENCE
    while any(not p.stop.is_set() and len(p.acknowledged) <= mark and not p.fault for p, mark in marks.items()):
        if time.monotonic() > end:
            raise Broken("a client did not come back")
        time.sleep(0.05)
    for player in players:
        player.stop.set()
    for player in players:
        player.join(PATIENCE)
        if player.fault:
            raise Broken(player.fault)


def check(data: Path, players: list[Player]) -> dict[str, int]:
    """Every acknowledged choice is stored once, and every table replays to its digest."""
    import asyncio

    from orrery.store import open_store, sqlite_url
    from orrery.tables.table import Table

    async def look() -> dict[str, int]:
        store = await open_store(sqlite_url(data))
        rows_by_table = {}
        for table in {player.table for player in players}:
            found = await store.load(table)
            if found is None:
                raise Broken(f"the table {table} is gone")
            record, rows = found
            if [row.n for row in rows] != list(range(len(rows))):
                raise Broken("rows are missing")
            Table.of(record, rows)
            rows_by_table[table] = rows
        acknowledged = 0
        for player in players:
            stored = [(row.key, row.code) for row in rows_by_table[player.table] if row.key]
            for one in player.acknowledged:
                acknowledged += 1
                if stored.count(one) != 1:
                    raise Broken(f"{one} is stored {stored.count(one)} times")
        await store.close()
        total = sum(len(rows) for rows in rows_by_table.values())
        return {"acknowledged": acknowledged, "rows": total, "resumed": sum(player.resumed for player in players)}

    return asyncio.run(look())


def main(arguments: list[str]) -> int:
    from tools import floods, nonsense

    parser = argparse.ArgumentParser(prog="dev.py soak", description="Kill the server, send it nonsense, and flood it.")
    games.add_argument(parser)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--choices", type=int, default=150, help="made beside each flood, ten a second")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args(arguments)
    try:
        for game in [wanted.game] if wanted.game else games.keys():
            with tempfile.TemporaryDirectory() as folder:
                found = kills(wanted.kills, Path(folder), seed=wanted.seed, game=game)
                print(f"{game}, {wanted.kills} kills: nothing lost, nothing twice ({found})", flush=True)
            with tempfile.TemporaryDirectory() as folder:
                seen = nonsense.soak(wanted.messages, Path(folder), wanted.seed, game)
                print(f"{game}, {wanted.messages} odd messages: all answered ({seen})", flush=True)
            with tempfile.TemporaryDirectory() as folder:
                waited = floods.soak(wanted.choices, Path(folder), game)
                said = ", ".join(f"{kind} {1000 * seconds:.0f} ms" for kind, seconds in waited.items())
                print(f"{game}, p99 of who plays beside: {said}", flush=True)
    except Broken as error:
        print(f"Broken: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
