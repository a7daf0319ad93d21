"""Games that leave the server and come back.

A whole export is a saved game (see save.py): it replays, and `verify` can prove the dice. While several people play,
nobody may have that; then an export holds what one seat has heard and sees, and nothing else.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from .fair import BadEntropy, check_entropy
from .log import ME, BadSave, Row, SeatSpec
from .port import SeatRecord, StoredRow, TableRecord
from .save import FORMAT, Saved, freeze, parse, sealed, thaw
from .table import Table

MOST_IMPORT: Final = 500_000  # bytes
MOST_ROWS: Final = 4_000  # a long game has two thousand


class ViewExport(msgspec.Struct, omit_defaults=True):
    """What one seat knows of a game that is not over. No rows, no seed, nothing of the fair dice but the commit."""

    orrery_view: int
    game: str
    rules_version: str
    options: dict[str, str]
    seats: list[SeatSpec]
    commit: str
    seat: int | None  # None: a spectator
    events: list[dict[str, Any]]
    view: str  # the seat's view, encoded, in hexadecimal
    rivals: list[str] = []  # automata that are no seats; events number them after the seats
    correction: str = ""  # of the game's content, as TOML; its hash stands among the options


def export(record: TableRecord, table: Table, seat: int | None) -> bytes:
    """The whole game if it is over, or for the only person in it; else what this seat knows."""
    return freeze(table) if table.over or (table.solo and seat is not None) else view_export(record, table, seat)


def stored_export(record: TableRecord, rows: list[StoredRow]) -> bytes:
    """A game by other rules than ours, as it was stored: with its own version, digest and every row."""
    log = [Row(row.seat, row.code) for row in rows]
    seed, fair = record.seed or "", record.fair()
    return sealed(
        Saved(
            FORMAT,
            record.game,
            record.rules_version,
            record.options,
            record.specs(),
            seed,
            log,
            record.digest,
            fair,
            correction=record.correction,
        )
    )


def view_export(record: TableRecord, table: Table, seat: int | None) -> bytes:
    seats = [
        SeatSpec(spec.kind, spec.name, spec.bot, promise=spec.promise, unused=spec.unused) for spec in record.seats
    ]
    events = [
        {"key": event.key, "seat": event.seat, "rule": event.rule, "params": event.params} for event in table.news(seat)
    ]
    shown = ViewExport(
        FORMAT,
        record.game,
        record.rules_version,
        record.options,
        seats,
        record.commit,
        seat,
        events,
        table.view(seat).encode().hex(),
        table.game.rivals,
        record.correction,
    )
    return msgspec.json.format(msgspec.json.encode(shown), indent=0) + b"\n"


def check_proof(saved: Saved, file: str) -> None:
    """BadSave: what it says of its dice cannot even be computed."""
    try:
        if saved.fair is not None:
            bytes.fromhex(saved.fair.secret + saved.fair.commit)
        for spec in saved.seats:
            if spec.entropy is not None:
                check_entropy(spec.entropy)
    except (BadEntropy, ValueError):
        raise BadSave("save_damaged", file=file) from None


def imported(data: bytes, name: str, now: float) -> tuple[TableRecord, list[StoredRow]]:
    """A table called `name` from a whole export, which is played through before it is accepted. BadSave: it is not.

    All its people share one browser from now on; who imports it gives them their tokens. It may take some seconds.
    """
    file = "JSON"
    if len(data) > MOST_IMPORT:
        raise BadSave("save_foreign", file=file)
    saved = parse(data, file)
    if len(saved.log) > MOST_ROWS:
        raise BadSave("save_damaged", file=file)
    check_proof(saved, file)
    table = thaw(saved, file)
    if not table.people:
        raise BadSave("save_damaged", file=file)
    host = table.people[0]
    seats = [
        SeatRecord(
            spec.kind,
            "" if spec.name in (ME, spec.player) else spec.name,
            bot=spec.player,
            joined=True,
            host=seat == host,
            hot_seat=spec.kind == "person" and seat != host,
            entropy=spec.entropy,
            promise=spec.promise,
            unused=spec.unused,
        )
        for seat, spec in enumerate(table.seats)
    ]
    record = TableRecord(
        id=name,
        game=saved.game,
        rules_version=saved.rules_version,
        options=table.options,
        seats=seats,
        secret=saved.fair.secret if saved.fair else "",
        commit=saved.fair.commit if saved.fair else "",
        seed=saved.seed,
        status="over" if table.over else "running",
        created=now,
        touched=now,
        study=table.studied > 0,
        digest=table.digest(),
        correction=table.game.correction_text,
        imported=True,
    )
    return record, [StoredRow(n, row.seat, row.code, None, now) for n, row in enumerate(table.log)]
