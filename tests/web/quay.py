"""The Quay, a game with answers in parts, plans and places, on a server."""

from __future__ import annotations

import uuid
from typing import Any

from .helpers import Client, Message, Served, in_store

EVEN = "14"  # deals everybody two coins of each colour
THREE = ["pay:blue", "pay:gold", "pay:red"]


def table(served: Served, *seats: str, seed: str = EVEN) -> Message:
    return served.create(*(seats or ("me",)), game="quay", seed=seed)


def fee(served: Served, *seats: str) -> tuple[Message, Client]:
    """Somebody who is asked for three coins."""
    made = table(served, *seats)
    me = served.sit(made, 0)
    assert me.choose_and_see("stay")
    me.asked("fee")
    return made, me


def send(me: Client, codes: list[str], key: str = "", **more: Any) -> Message:
    key = key or uuid.uuid4().hex
    me.send({"type": "choose", "decision": me.asked()["id"], "codes": codes, "key": key, **more})
    return me.wait(lambda answer: answer.get("key") == key)


def undo(me: Client, **more: Any) -> Message:
    key = uuid.uuid4().hex
    me.send({"type": "undo", "key": key, **more})
    return me.wait(lambda answer: answer.get("key") == key)


def rows(served: Served, made: Message) -> list[tuple[str, str | None]]:
    async def read(store: Any) -> Any:
        return await store.load(made["table"])

    _, found = in_store(served, read)
    return [(row.code, row.key) for row in found]
