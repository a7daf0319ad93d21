"""Where a database is: its address, and the file of it if it is one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from orrery.tables.port import StoreDown

from .writer import reason

FILE: Final = "orrery.db"


def sqlite_url(folder: Path) -> str:
    """The database in this folder."""
    return f"sqlite+aiosqlite:///{folder / FILE}"


def parsed(url: str) -> URL:
    """StoreDown: it is no address."""
    try:
        return make_url(url)
    except (ArgumentError, SQLAlchemyError) as error:
        raise StoreDown("store_address", reason=reason(error)) from error


def shown(url: URL) -> str:
    """As people are told, without a password."""
    if url.get_backend_name() == "sqlite":
        return url.database or ":memory:"
    return url.render_as_string()


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None: it is in memory, or no file at all."""
    name = url.database or ""
    if url.get_backend_name() != "sqlite" or not name or ":memory:" in name or "mode=memory" in name:
        return None
    return Path(urlsplit(name).path if name.startswith("file:") else name)


def make_folder(folder: Path) -> None:
    """It will hold secrets: what is made here is for nobody else to look into."""
    if os.name == "nt":
        folder.mkdir(parents=True, exist_ok=True)
    else:
        folder.mkdir(0o700, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """The same with the file. What was there already stays as it is: somebody may have meant it."""
    make_folder(path.parent)
    if os.name != "nt" and not path.exists():
        path.touch(0o600)  # SQLite gives the files beside it the same mode
