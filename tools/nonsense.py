"""Messages that no client would send, and a server that answers them all."""

from __future__ import annotations

import json
import random
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from orrery.games import load
from tools import games
from tools.soak import GONE, PATIENCE, Broken, Message, Server, post, progress

AT_ONCE = 16  # connections: each may send only so many messages a second

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
    [], [[]], {}, {"type": "ping"}, "💫", "'; drop table rows; --", "<script>", "{name}", "%s",
]  # fmt: skip
RAW: list[str | bytes] = [
    "", " ", "{", "[", "null", "[]", '""', "0", "NaN", '{"type":"ping"', '{"type":"ping"}{"type":"ping"}', "\x00", "\\",
    '{"type":"explain","code":"\\ud800"}', '{"type":"choose","decision":0,"code":"\\udfff","key":"\\ud800"}',
    b"\xff\xfe", b'{"type":"ping"}', "[" * 9000, '{"a":' * 2500, '{"type":"ping","type":"why"}', "\ufeff{}",
    '{"type":"hello","token":"' + "t" * 9000 + '"}',
]  # fmt: skip


def nonsense(chance: random.Random, code: str) -> str | bytes:
    """One message. `code`: an answer that the game has, though hardly here."""
    kind = chance.randrange(4)
    if kind == 0:
        return chance.choice(RAW)
    message: Any = dict(chance.choice(VALID))
    for _ in range(chance.randrange(1, 3)):
        field = chance.choice([*message, "type", "extra"])
        if chance.random() < 0.3:
            message.pop(field, None)
        else:
            message[field] = chance.choice([*ODD, code])
    text = json.dumps(message)
    if kind == 1:
        at = chance.randrange(len(text))
        text = text[:at] + chr(chance.randrange(1, 0x250)) + text[at + chance.randrange(3) :]
    return text if kind != 2 or chance.random() < 0.8 else text.encode()


def messages(count: int, host: str, seed: int = 0, at_once: int = 1, game: str | None = None) -> dict[str, int]:
    """Send so many odd messages over some connections at once; Broken: one was not answered, or not in order."""
    seen = {"sent": 0, "refused": 0, "closed": 0, "sockets": 0}
    wanted = game or games.first()
    with ThreadPoolExecutor(at_once) as pool:
        for found in pool.map(lambda i: pester(-(-count // at_once), host, seed + i, wanted), range(at_once)):
            seen = {key: seen[key] + found[key] for key in seen}
    with urllib.request.urlopen(f"http://{host}/health", timeout=PATIENCE) as health:
        if not json.load(health)["ok"]:
            raise Broken("the server is not well")
    return seen


def pester(count: int, host: str, seed: int, game: str) -> dict[str, int]:
    """One table, one connection after the other."""
    chance = random.Random(seed)
    package = load(game)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": package.bots[0]}] * (package.rules.min_seats - 1)]
    made = post(host, "/api/tables", {"game": game, "seats": seats})
    code = package.rules.alphabet.choices[0].code
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
                    ws.send("x" * 20_000 if chance.random() < 0.002 else nonsense(chance, code))
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


def soak(count: int, data: Path, seed: int, game: str) -> dict[str, int]:
    """Send so many to a server of its own; Broken: one was not answered, or the log has an exception."""
    server = Server(data)
    server.start()
    try:
        seen = messages(count, server.host, seed, AT_ONCE, game)
    finally:
        server.stop()
    log = server.log.read_text(encoding="utf-8")
    if '"exception"' in log:
        raise Broken(f"the log has an exception: {log[-3000:]}")
    return seen
