"""Games as files: given out, and brought back. They are played through in a worker process before they are accepted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from orrery.tables.export import export, imported, stored_export
from orrery.tables.log import BadSave
from orrery.tables.port import StoredRow, TableRecord

from . import bodies
from .errors import Problem
from .hub import Hub
from .live_table import LiveTable
from .names import clean_name
from .rematch import kind_of
from .tokens import hash_of, new_table, new_token
from .worker import TooLong


class PlayedThrough(msgspec.Struct, array_like=True):
    """What a worker answers: a table, or what is wrong with the file."""

    table: tuple[TableRecord, list[StoredRow]] | None
    key: str = ""
    params: dict[str, Any] = {}


def play_through(data: bytes, name: str, now: float) -> Iterator[bytes]:
    """In the worker."""
    try:
        found = PlayedThrough(imported(data, name, now))
    except BadSave as error:
        found = PlayedThrough(None, error.key, error.params)
    yield msgspec.msgpack.encode(found)


async def exported(hub: Hub, live: LiveTable, seat: int | None) -> bytes:
    """A game as a file. What is only looked at here leaves as it was stored, and to those who may have all of it."""
    live.check_joined(seat)
    if live.read_only is None:
        return export(live.record, live.playing(), seat)
    if live.record.status != "over" and not (len(live.people) == 1 and seat is not None):
        raise Problem(409, live.read_only)
    found = await hub.store.load(live.record.id)
    if found is None:
        raise Problem(404, "no_table")
    return stored_export(*found)


async def bring_back(hub: Hub, data: bytes) -> bodies.Imported:
    """A table of its own from a whole export; who brings it gets all its seats."""
    if len(data) > hub.settings.import_bytes:
        raise Problem(413, "too_big", most=hub.settings.import_bytes)
    if hub.import_pool.jobs >= hub.settings.imports_at_once:
        raise Problem(503, "imports_busy")
    patience = hub.settings.import_seconds
    try:
        answer = await hub.import_pool.run(play_through, data, new_table(), hub.settings.clock(), patience=patience)
    except TooLong:
        raise Problem(400, "import_too_long", n=round(patience)) from None
    found = msgspec.msgpack.decode(answer, type=PlayedThrough)
    if found.table is None:
        raise Problem(400, found.key, **found.params)
    record, rows = found.table
    links: list[bodies.SeatLink] = []
    for number, seat in enumerate(record.seats):
        seat.name = clean_name(seat.name, hub.settings.name_length)
        token = new_token() if seat.kind == "person" else None
        seat.token_hash = None if token is None else hash_of(token)
        links.append(bodies.SeatLink(number, kind_of(seat), seat.name, token))
    await hub.create(await hub.open(record, rows), rows)
    return bodies.Imported(record.id, record.status, links)
