#!/usr/bin/env python3
"""Kill the server again and again while clients play, and send it nonsense: nothing may be lost, and nothing break.

`python3 tools/soak.py --kills 200 --messages 20000` (tests run the same with fewer).
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
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 60.0
AT_ONCE = 16  # connections that send nonsense: each may send only so many messages a second
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


def kills(count: int, data: Path, tables: int = 4, seed: int = 0) -> dict[str, int]:
    """Kill the server so often while people play at so many tables; Broken: something was lost or came twice."""
    chance = random.Random(seed)
    server = Server(data)
    server.start()
    players: list[Player] = []

    def sit_down() -> None:
        made = post(server.host, "/api/tables", {"game": "roll", "seats": SEATS})
        for seat in made["seats"]:
            if seat["token"]:
                players.append(Player(server.host, made["table"], seat["token"], chance.randrange(10**6)))
                players[-1].start()

    try:
        for _ in range(tables):
            sit_down()
        for number in range(count):
            progress(number, count, "kills")
            time.sleep(chance.uniform(0.05, 0.8))
            server.stop(signal.SIGKILL)
            server.start()
            while sum(not player.stop.is_set() for player in players) < tables:
                sit_down()
        settle(players)
    finally:
        server.stop()
    return check(data, players)


SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Ben"}, {"kind": "bot", "bot": "captain"}]


def settle(players: list[Player]) -> None:
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


# Nonsense.

VALID: list[Message] = [
    {"type": "hello", "token": None, "since": 0, "lang": "en", "version": 1},
    {"type": "choose", "decision": 0, "code": "ready", "key": "k"},
    {"type": "undo", "key": "k", "study": True},
    {"type": "why"},
    {"type": "explain", "code": "ready"},
    {"type": "lang", "lang": "de"},
    {"type": "catch_up", "since": 3},
    {"type": "ping"},
]
ODD: list[Any] = [
    None, True, -1, 0, 2**63, -(2**63), 10**30, 1.5, 1e308, "", "x" * 500, "\x00", "ü" * 50, "../..", "ready", "!undo",
    "assign:home>explore", [], [[]], {}, {"type": "ping"}, "💫", "'; drop table rows; --", "<script>", "{name}", "%s",
]  # fmt: skip
RAW: list[str | bytes] = [
    "", " ", "{", "[", "null", "[]", '""', "0", "NaN", '{"type":"ping"', '{"type":"ping"}{"type":"ping"}', "\x00", "\\",
    '{"type":"explain","code":"\\ud800"}', '{"type":"choose","decision":0,"code":"\\udfff","key":"\\ud800"}',
    b"\xff\xfe", b'{"type":"ping"}', "[" * 9000, '{"a":' * 2500, '{"type":"ping","type":"why"}', "\ufeff{}",
    '{"type":"hello","token":"' + "t" * 9000 + '"}',
]  # fmt: skip


def nonsense(chance: random.Random) -> str | bytes:
    kind = chance.randrange(4)
    if kind == 0:
        return chance.choice(RAW)
    message: Any = dict(chance.choice(VALID))
    for _ in range(chance.randrange(1, 3)):
        field = chance.choice([*message, "type", "extra"])
        if chance.random() < 0.3:
            message.pop(field, None)
        else:
            message[field] = chance.choice(ODD)
    text = json.dumps(message)
    if kind == 1:
        at = chance.randrange(len(text))
        text = text[:at] + chr(chance.randrange(1, 0x250)) + text[at + chance.randrange(3) :]
    return text if kind != 2 or chance.random() < 0.8 else text.encode()


def messages(count: int, host: str, seed: int = 0, at_once: int = 1) -> dict[str, int]:
    """Send so many odd messages over some connections at once; Broken: one was not answered, or not in order."""
    seen = {"sent": 0, "refused": 0, "closed": 0, "sockets": 0}
    with ThreadPoolExecutor(at_once) as pool:
        for found in pool.map(lambda i: pester(-(-count // at_once), host, seed + i), range(at_once)):
            seen = {key: seen[key] + found[key] for key in seen}
    with urllib.request.urlopen(f"http://{host}/health", timeout=PATIENCE) as health:
        if not json.load(health)["ok"]:
            raise Broken("the server is not well")
    return seen


def pester(count: int, host: str, seed: int) -> dict[str, int]:
    """One table, one connection after the other."""
    chance = random.Random(seed)
    made = post(host, "/api/tables", {"game": "roll", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]})
    seen = {"sent": 0, "refused": 0, "closed": 0, "sockets": 0}
    while seen["sent"] < count:
        seen["sockets"] += 1
        token = made["seats"][0]["token"] if chance.random() < 0.8 else None
        with connect(f"ws://{host}/ws/{made['table']}", open_timeout=PATIENCE, max_size=None) as ws:
            try:
                if chance.random() < 0.9:
                    ws.send(json.dumps({**VALID[0], "token": token}))
                for _ in range(100):
                    if seed == 0 and seen["sent"] % 50 == 0:
                        progress(seen["sent"], count, "messages over this connection")
                    seen["sent"] += 1
                    ws.send("x" * 20_000 if chance.random() < 0.002 else nonsense(chance))
                    answer(ws, seen)
            except TimeoutError:
                raise Broken("a message was not answered") from None
            except GONE:
                seen["closed"] += 1
    return seen


def answer(ws: ClientConnection, seen: dict[str, int]) -> None:
    """What came before the answer to a ping: nothing is left open, and nothing says more than a sentence."""
    ws.send('{"type":"ping"}')
    while True:
        text = ws.recv(PATIENCE)
        message = json.loads(text)
        if "Traceback" in str(text) or message.get("error") == "our_fault":
            raise Broken(str(text))
        if message["type"] == "refused":
            seen["refused"] += 1
        if message["type"] == "pong":
            return


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Kill the server while clients play, and send it nonsense.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args(arguments)
    try:
        with tempfile.TemporaryDirectory() as folder:
            found = kills(wanted.kills, Path(folder), seed=wanted.seed)
            print(f"{wanted.kills} kills: nothing lost, nothing twice ({found})", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder))
            server.start()
            try:
                seen = messages(wanted.messages, server.host, wanted.seed, AT_ONCE)
            finally:
                server.stop()
            if '"exception"' in server.log.read_text(encoding="utf-8"):
                raise Broken(f"the log has an exception: {server.log.read_text(encoding='utf-8')[-3000:]}")
            print(f"{wanted.messages} odd messages: all answered ({seen})")
    except Broken as error:
        print(f"Broken: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
