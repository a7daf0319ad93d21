"""Whether a database file is well: there, the one that is written to, whole, and with room to grow.

Whoever has it open notices none of that by himself: a deleted file still takes what is written, and a page that nobody
reads may be damaged for months. So it is opened anew, by its name.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Final
from urllib.parse import quote

from orrery.tables.port import StoreDown

LEAST_FREE: Final = 4 * 1024 * 1024  # bytes; with less a game may be cut short any moment
LOOK: Final = 10_000  # steps of SQLite between two looks whether to stop
SECONDS: Final = 2.0  # to wait for a lock


def unwell(reason: str) -> StoreDown:
    return StoreDown("store_failed", reason=reason)


@contextmanager
def opened_anew(file: Path) -> Iterator[sqlite3.Connection]:
    """StoreDown: it is not there, or whatever goes wrong with it."""
    try:
        # rw: a file that is not there is not made.
        connection = sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=rw", uri=True, timeout=SECONDS)
        try:
            yield connection
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise unwell(f"{file}: {error}") from error


def check_mark(file: Path, mark: str) -> None:
    """StoreDown: what was just written is not in this file, or hardly anything more can be."""
    with opened_anew(file) as connection:
        found = connection.execute("SELECT mark FROM marks").fetchone()
    if found != (mark,):
        raise unwell(f"{file} is not the database that this server has opened")
    free = shutil.disk_usage(file.parent).free
    if free < LEAST_FREE:
        raise unwell(f"{file.parent} has {free} bytes left")


def check_pages(file: Path, stop: Event) -> None:
    """Reads all of it. StoreDown: something is damaged. It ends early if somebody wants it to."""
    with opened_anew(file) as connection:
        connection.set_progress_handler(stop.is_set, LOOK)
        try:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError:
            if stop.is_set():
                return
            raise
    if found != ("ok",):
        raise unwell(f"{file} is damaged: {' '.join(str(found[0]).split())}")
