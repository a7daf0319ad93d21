"""A real server on loopback, and clients that play at it."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from orrery.store import open_store, sqlite_url
from orrery.web.app import create_app
from orrery.web.hub import Hub
from orrery.web.serve import config_of, listen
from orrery.web.settings import Settings

PATIENCE = 30.0
Message = dict[str, Any]
ENTROPY = "00112233445566778899aabbccddeeff"

__all__ = ["ENTROPY", "PATIENCE", "Client", "Message", "Served", "create_app", "serving", "settings_for"]


def settings_for(folder: Path, **changes: Any) -> Settings:
    """No rate limits and no waiting, unless a test wants them."""
    free: dict[str, Any] = {
        "rate": 1e6, "burst": 10**6, "tables_per_address": 10**6, "requests_per_address": 1e6,
        "grace": 0.0, "sockets_per_address": 10**6, "spectators_per_address": 10**6, "messages_per_address": 1e6,
        "self_playing_per_address": 10**6, "rows_rate": 1e6, "rows_burst": 10**6,
        "lines_per_address": 10**6,
    }  # fmt: skip
    return Settings(sqlite_url(folder), static=folder / "static", **{**free, **changes})


class Served:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listener: socket.socket = listen("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self.listener.getsockname()[1]}"
        self.server = uvicorn.Server(config_of(settings))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listener]}, daemon=True)
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE)

    def start(self) -> None:
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listener.close()
        assert not self.thread.is_alive()

    @property
    def hub(self) -> Hub:
        app: Any = self.server.config.loaded_app
        while not hasattr(app, "state"):
            app = app.app
        hub: Hub = app.state.hub
        return hub

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return self.hub.loop

    def create(self, *seats: str, seed: str | None = None, **more: Any) -> Message:
        """`me`, `friend`, `hotseat`, or the name of a bot."""
        people = ("me", "friend", "hotseat")
        rows = [
            {"kind": s, "name": f"{s.title()}{i}"} if s in people else {"kind": "bot", "bot": s}
            for i, s in enumerate(seats)
        ]
        body = {"game": "roll", "seats": rows, **more}
        if "friend" not in seats:
            body = {"entropy": ENTROPY, **body}
        if seed is not None:
            body["seed"] = seed
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        found: Message = answer.json()
        return found

    def join(self, table: Message, seat: int, name: str = "Ben", **more: Any) -> Message:
        """Take a seat by its link; from then on the table knows its token."""
        body = {"token": table["seats"][seat]["token"], "name": name, **more}
        answer = self.http.post(f"/api/tables/{table['table']}/join", json=body)
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        table["seats"][seat]["token"] = found["token"]
        return found

    def sit(self, table: Message, seat: int | None, since: int = 0, lang: str = "en") -> Client:
        token = None if seat is None else table["seats"][seat]["token"]
        return Client(self.host, table["table"], token, since, lang)


@contextmanager
def serving(settings: Settings) -> Iterator[Served]:
    served = Served(settings)
    served.start()
    try:
        yield served
    finally:
        served.stop()


def until(met: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.005)


def in_store(served: Served, work: Any) -> Any:
    """Do something with a second connection to the server's database."""

    async def run() -> Any:
        store = await open_store(served.settings.database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


class Client:
    """A connection that keeps all it is sent and knows the last update."""

    def __init__(
        self,
        host: str,
        table: str,
        token: str | None,
        since: int = 0,
        lang: str = "en",
        window: str = "",
        opened: ClientConnection | None = None,
    ) -> None:
        self.open = ExitStack()
        opened = opened or connect(f"ws://{host}/ws/{table}", open_timeout=PATIENCE, max_size=None)
        self.ws: ClientConnection = self.open.enter_context(opened)
        self.raw: list[str] = []
        self.messages: list[Message] = []
        self.news: list[Message] = []
        self.state: Message = {}
        hello = {"type": "hello", "token": token, "since": since, "lang": lang, "version": 1, "window": window}
        self.send(hello)
        self.wait(lambda message: message["type"] in ("update", "closed"))

    def send(self, message: object) -> None:
        self.ws.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, patience: float = PATIENCE) -> Message:
        data = self.ws.recv(patience)
        assert isinstance(data, str)
        message: Message = json.loads(data)
        self.raw.append(data)
        self.messages.append(message)
        if message["type"] == "update":
            assert message["first"] == message["seq"] - len(message["news"])
            assert not self.state or message["first"] == self.state["seq"], "news were lost or told twice"
            self.news += message["news"]
            self.state = message
        return message

    def wait(self, wanted: Callable[[Message], bool]) -> Message:
        while not wanted(message := self.receive()):
            pass
        return message

    def quiet(self, seconds: float = 0.3) -> bool:
        """Whether nothing more comes."""
        try:
            self.receive(seconds)
        except TimeoutError:
            return True
        return False

    def ask(self, message: Message, kind: str) -> Message:
        self.send(message)
        return self.wait(lambda answer: answer["type"] in (kind, "refused"))

    @property
    def question(self) -> Message | None:
        found: Message | None = self.state["question"]
        return found

    def asked(self, kind: str | None = None) -> Message:
        """Wait until something (of this kind) is asked."""
        self.see(lambda state: state["question"] is not None and kind in (None, state["question"]["kind"]))
        found: Message = self.state["question"]
        return found

    def see(self, wanted: Callable[[Message], bool]) -> Message:
        """Wait until the table is as wanted; perhaps it is already."""
        while not wanted(self.state):
            self.wait(lambda message: message["type"] == "update")
        return self.state

    def choose(self, code: str | None = None, key: str | None = None, decision: int | None = None) -> Message:
        """Send a choice (without a code: the first) and wait for ack or refusal."""
        question = self.question or {"id": -1, "choices": [{"code": "ready"}]}
        code = code or question["choices"][0]["code"]
        key = key or uuid.uuid4().hex
        decision = question["id"] if decision is None else decision
        self.send({"type": "choose", "decision": decision, "code": code, "key": key})
        return self.wait(lambda answer: answer.get("key") == key)

    def choose_and_see(self, code: str | None = None) -> Message:
        assert self.choose(code)["type"] == "ack"
        return self.wait(lambda message: message["type"] == "update")

    def undo(self, study: bool = False) -> Message:
        key = uuid.uuid4().hex
        self.send({"type": "undo", "key": key, "study": study})
        return self.wait(lambda answer: answer.get("key") == key)

    def play(self, chance: random.Random, most: int = 10**6) -> int:
        """Play at random until the game is over or so many choices were made; how many were."""
        made = 0
        while made < most and self.state["status"] != "over":
            if self.question is None:
                self.wait(lambda message: message["type"] == "update")
                continue
            codes = [choice["code"] for choice in self.question["choices"]]
            number = self.question["id"]
            assert self.choose(chance.choice(codes))["type"] == "ack"
            made += 1
            self.until_moved(number)
        return made

    def until_moved(self, number: int) -> None:
        """Wait until the question of this number is gone."""
        while (question := self.state["question"]) is not None and question["id"] == number:
            self.receive()

    def close(self) -> None:
        self.open.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
