"""Finds the browser that the tests and pictures use, or brings one: the machine's, Playwright's, or Debian's."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tools import debian
from tools.environment import DEV, SetupError, run_quietly, say

VARIABLE = "ORRERY_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MISSING = (
    "The browser tests need Chromium, and none could be found or installed: install it (on Debian and Ubuntu: apt"
    f" install chromium), or put its path into the variable {VARIABLE}, and run this again."
)
# Without a sandbox, because it has none for root; and silent, because it has nobody to talk to but the tests.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WHERE_IS_PLAYWRIGHTS = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def runs(program: str) -> bool:
    """Whether it is there with everything that it needs."""
    try:
        result = subprocess.run([program, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return result.returncode == 0


def find() -> str | None:
    """The path of a browser that runs."""
    named = os.environ.get(VARIABLE)
    if named:
        if not runs(named):
            raise SetupError(f"{VARIABLE} names {named}, which does not run: give the path of a Chromium or Chrome.")
        return named
    installed = [path for name in NAMES if (path := shutil.which(name)) is not None]
    return next((path for path in installed if runs(path)), None) or playwrights()


def playwrights() -> str | None:
    """The browser that Playwright has downloaded, if it has."""
    result = subprocess.run([DEV.python, "-c", WHERE_IS_PLAYWRIGHTS], capture_output=True, text=True, check=False)
    path = result.stdout.strip()
    return path if result.returncode == 0 and Path(path).exists() and runs(path) else None


def prepare() -> str:
    """Find a browser, or bring one and say so. SetupError: neither."""
    found = find()
    if found is None:
        say("There is no Chromium for the browser tests: looking for one to install ...")
        if run_quietly([str(DEV.python), "-m", "playwright", "install", "chromium"]) is None:
            found = playwrights()
        if found is None and debian.install("chromium"):
            found = find()
    if found is None:
        raise SetupError(MISSING)
    return found
