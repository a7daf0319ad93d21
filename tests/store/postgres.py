"""A PostgreSQL server of the tests' own, from the machine's binaries, run by a user without privileges."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

USERS = ("postgres", "nobody")


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root: then somebody else must."""
    if os.geteuid() != 0:
        return None
    import pwd

    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in USERS if name in known)


@contextmanager
def running(programs: Path) -> Iterator[str]:
    """The address of a server, without the name of a database."""
    folder = Path(tempfile.mkdtemp(prefix="orrery-pg-"))
    user = unprivileged()
    if user is not None:
        shutil.chown(folder, user)
    data = folder / "data"

    def call(name: str, *arguments: str) -> None:
        command = [str(programs / name), *arguments]
        done = subprocess.run(command, user=user, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    try:
        call("initdb", "-D", str(data), "-U", "orrery", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-k {folder} -c listen_addresses='' -c max_connections=50"
        call("pg_ctl", "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "start")
        try:
            yield f"postgresql+asyncpg://orrery@/{{database}}?host={folder}"
        finally:
            call("pg_ctl", "-D", str(data), "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
