"""Where saved games lie: a folder of the user's own, or ORRERY_DATA."""

from __future__ import annotations

import os
import secrets
import sys
from datetime import datetime
from pathlib import Path


def data_folder() -> Path:
    home = Path.home()
    if own := os.environ.get("ORRERY_DATA"):
        return Path(own).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "orrery"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "orrery"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "orrery"


def new_file(game_key: str) -> Path:
    """A name that no saved game has yet, in a folder that exists. OSError: it cannot be made."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    while True:
        path = folder / f"{game_key}-{datetime.now():%Y-%m-%d-%H%M%S}-{secrets.token_hex(2)}.json"
        if not path.exists():
            return path
