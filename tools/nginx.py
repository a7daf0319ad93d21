"""Finds nginx for the test of docs/hosting.md, or brings it. Without it that test is skipped, and says so."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools import debian
from tools.environment import DEV, run_quietly, say

UNPACKED = DEV.folder / "nginx"
MISSING = (
    "docs/hosting.md is not tried out, because nginx could not be found or fetched: install it (on Debian and Ubuntu:"
    " apt install nginx) and run this again."
)


def find() -> Path | None:
    """A program that runs."""
    for path in (shutil.which("nginx"), "/usr/sbin/nginx", UNPACKED / "usr" / "sbin" / "nginx"):
        if path is not None and run_quietly([str(path), "-v"]) is None:
            return Path(path)
    return None


def prepare() -> Path | None:
    """Find it, or fetch it: it is not installed, so that no service of it is started on this machine."""
    found = find()
    if found is None:
        say("There is no nginx to try docs/hosting.md out with: looking for one ...")
        found = find() if debian.unpack("nginx", UNPACKED) else None
    if found is None:
        say(MISSING)
    return found
