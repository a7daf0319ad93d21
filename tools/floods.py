"""Floods that stay within what the protocol allows, or do not, and somebody who plays beside them and must not wait.

`python -m tools.floods KIND HOST GAME` is such a flood: it says "ready" once it has begun, and goes on until it is
ended. They come from addresses of their own, as a proxy would name them.
"""

from __future__ import annotations

import base64
import json
import os
import random
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any

from websockets.sync.client import ClientConnection, connect

from orrery.games import load
from tools.environment import ROOT
from tools.soak import GONE, PATIENCE, Broken, Message, Server, post

LIMIT = 0.250  # seconds; the 99th percentile of who plays beside
EVERY = 0.1  # seconds between two choices
MOST_LOG = 1_000_000  # bytes
HALF = b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.9\r\n"
PINGS = b"\x89\x80\x00\x00\x00\x00" * 500


def far(number: int = 9) -> dict[str, str]:
    return {"X-Forwarded-For": f"203.0.113.{number}"}


def dial(host: str) -> socket.socket:
    name, port = host.split(":")
    return socket.create_connection((name, int(port)), PATIENCE)


def solo_table(host: str, game: str) -> Message:
    """One person, and as many of the simplest bots as it takes."""
    package = load(game)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": package.bots[0]}] * (package.rules.min_seats - 1)]
    return post(host, "/api/tables", {"game": game, "seats": seats})


@contextmanager
def sit(host: str, table: Message, headers: dict[str, str] | None = None) -> Iterator[ClientConnection]:
    address = f"ws://{host}/ws/{table['table']}"
    with connect(address, open_timeout=PATIENCE, max_size=None, additional_headers=headers or {}) as ws:
        ws.send(json.dumps({"type": "hello", "token": table["seats"][0]["token"], "lang": "en", "version": 1}))
        yield ws


def heard(ws: ClientConnection, *kinds: str) -> Message:
    while (message := json.loads(ws.recv(PATIENCE)))["type"] not in (*kinds, "closed"):
        pass
    if message["type"] == "closed":
        raise Broken(message["error"])
    found: Message = message
    return found


# The floods, each in a thread of a process of its own.


def half_requests(host: str, game: str) -> None:
    """Three hundred at a time."""
    while True:
        held = []
        for _ in range(300):
            with suppress(OSError):
                held.append(dial(host))
                held[-1].sendall(HALF)
        time.sleep(0.5)
        for line in held:
            line.close()


def pings(host: str, game: str) -> None:
    """As many as the line takes, without a hello and without reading an answer."""
    table = solo_table(host, game)
    head = (
        f"GET /ws/{table['table']} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
        f"X-Forwarded-For: 203.0.113.9\r\n\r\n"
    )
    while True:
        with suppress(OSError), dial(host) as line:
            line.sendall(head.encode())
            while True:
                line.sendall(PINGS)


def imports(host: str, game: str) -> None:
    """A game of some length, again and again."""
    table = solo_table(host, game)
    with sit(host, table) as ws:
        play(ws, random.Random(0), 60, 0.0)
    headers = {"X-Seat-Token": table["seats"][0]["token"]}
    with urllib.request.urlopen(
        urllib.request.Request(f"http://{host}/api/tables/{table['table']}/export", headers=headers), timeout=PATIENCE
    ) as answer:
        data = answer.read()
    number = 9
    while True:
        number = 9 + (number + 1) % 200  # each may bring one at a time, and so many in an hour
        headers = {"content-type": "application/json", **far(number)}
        with suppress(urllib.error.HTTPError):
            urllib.request.urlopen(urllib.request.Request(f"http://{host}/api/import", data, headers), timeout=PATIENCE)


def long_logs(host: str, game: str) -> None:
    """Choose and take back over eight connections to one seat."""
    table = solo_table(host, game)
    threads = [Thread(target=choose_and_undo, args=(host, table), daemon=True) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def choose_and_undo(host: str, table: Message) -> None:
    with sit(host, table, far()) as ws:
        question = heard(ws, "update")["question"]
        while True:
            if question is not None:
                code = question["choices"][0]["code"]
                key = {"key": uuid.uuid4().hex}
                ws.send(json.dumps({"type": "choose", "decision": question["id"], "code": code, **key}))
                ws.send(json.dumps({"type": "undo", "key": uuid.uuid4().hex, "study": True}))
            question = heard(ws, "update")["question"]


FLOODS: dict[str, tuple[Callable[[str, str], None], int]] = {
    "half requests": (half_requests, 2),
    "pings": (pings, 16),
    "imports": (imports, 4),
    "long logs": (long_logs, 2),
}


# Who plays beside.


def play(ws: ClientConnection, chance: random.Random, choices: int, every: float) -> list[float]:
    """How long it took from each choice to the new view; fewer, if the game is over before."""
    delays: list[float] = []
    update = heard(ws, "update")
    while len(delays) < choices and update["status"] != "over":
        if (question := update["question"]) is None:
            update = heard(ws, "update")
            continue
        time.sleep(every)
        code = chance.choice(question["choices"])["code"]
        begun = time.perf_counter()
        ws.send(
            json.dumps({"type": "choose", "decision": question["id"], "code": code, "key": uuid.uuid4().hex}),
        )
        update = heard(ws, "update", "refused")
        while update["type"] == "refused" or update["question"] == question:
            if update["type"] == "refused" and update["error"] != "stale":
                raise Broken(f"who plays is refused: {update['error']}")
            update = heard(ws, "update", "refused")
        delays.append(time.perf_counter() - begun)
    return delays


def victim(host: str, game: str, choices: int, seed: int, every: float = EVERY) -> list[float]:
    chance = random.Random(seed)
    delays: list[float] = []
    while len(delays) < choices:
        try:
            with sit(host, solo_table(host, game)) as ws:
                delays += play(ws, chance, choices - len(delays), every)
        except GONE as error:
            raise Broken(f"who plays is cut off: {error!r}") from error
    return sorted(delays)


def beside(server: Server, game: str, choices: int, limit: float = LIMIT, every: float = EVERY) -> dict[str, float]:
    """The 99th percentile beside nothing and beside each flood. Broken: it is over the limit, or the log grows."""
    found = {"nothing": percentile(victim(server.host, game, choices, 0, every))}
    for seed, kind in enumerate(FLOODS, 1):
        command = [sys.executable, "-m", "tools.floods", kind, server.host, game]
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as flood:
            try:
                assert flood.stdout is not None
                if flood.stdout.readline() != b"ready\n":
                    raise Broken(f"there are no {kind}")
                found[kind] = percentile(victim(server.host, game, choices, seed, every))
                if flood.poll() is not None:
                    raise Broken(f"the {kind} ended too early")
            finally:
                flood.kill()
        if found[kind] > limit:
            raise Broken(
                f"beside {kind} who plays waits {1000 * found[kind]:.0f} ms, beside nothing {found['nothing']}"
            )
    log = server.log.read_text(encoding="utf-8")
    if "Traceback" in log or len(log) > MOST_LOG:
        raise Broken(f"the log has {len(log)} bytes: {log[-3000:]}")
    return found


def percentile(delays: list[float]) -> float:
    return delays[min(len(delays) - 1, len(delays) * 99 // 100)]


def soak(choices: int, data: Path, game: str, **more: Any) -> dict[str, float]:
    """Beside each flood at a server of its own."""
    server = Server(data)
    server.start()
    try:
        return beside(server, game, choices, **more)
    finally:
        server.stop()


def main(arguments: list[str]) -> int:
    kind, host, game = arguments
    flood, count = FLOODS[kind]
    threads = [Thread(target=flood, args=(host, game), daemon=True) for _ in range(count)]
    for thread in threads:
        thread.start()
    time.sleep(1.0)
    print("ready", flush=True)
    while all(thread.is_alive() for thread in threads):
        time.sleep(0.05)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
