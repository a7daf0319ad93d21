"""Games that are no part of Orrery, for tests: they come in through ORRERY_GAMES, as other people's games do."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from orrery import games
from orrery.web import catalog

FOLDER: Final = Path(__file__).parent
QUAY: Final = FOLDER / "quay"


@contextmanager
def invited(*guests: str | Path) -> Iterator[str]:
    """These games are among the games, here and in processes that are started meanwhile. The name of the first."""
    folders = [FOLDER / guest if isinstance(guest, str) else guest for guest in guests]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(games.VARIABLE, os.pathsep.join(map(str, folders)))
        forget()
        yield folders[0].name
    forget()


def forget() -> None:
    games.guests.cache_clear()
    catalog.all_games.cache_clear()
