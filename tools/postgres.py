"""Finds PostgreSQL's programs for the tests of the store, or brings them."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools import debian
from tools.environment import SetupError, say

PROGRAMS = ("initdb", "pg_ctl", "postgres")
MISSING = (
    "The tests of the store need PostgreSQL, and it could not be found or installed: install it (on Debian and Ubuntu:"
    " apt install postgresql) and run this again."
)


def find() -> Path | None:
    """The folder with initdb and pg_ctl, the newest first."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name, reverse=True)
    on_path = shutil.which("initdb")
    for folder in [*installed, *([Path(on_path).resolve().parent] if on_path else [])]:
        if all((folder / name).exists() for name in PROGRAMS):
            return folder
    return None


def prepare() -> Path:
    """Find it, or bring it and say so. SetupError: neither."""
    found = find()
    if found is None:
        say("There is no PostgreSQL for the tests of the store: looking for one to install ...")
        found = find() if debian.install("postgresql") else None
    if found is None:
        raise SetupError(MISSING)
    return found
