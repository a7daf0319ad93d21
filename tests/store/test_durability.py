"""A writer that is killed at any moment loses nothing that was acknowledged, and nothing is there twice or half."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from orrery.store import sqlite_url

from .helpers import opened
from .scribe import TABLES

KILLS = 10
ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.slow


def killed_after(url: str, seconds: float) -> list[tuple[str, int]]:
    """What a writer had said when it was killed."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.store.scribe", url], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as writer:
        assert writer.stdout is not None
        said = [writer.stdout.readline()]  # it has begun to write
        time.sleep(seconds)
        writer.send_signal(signal.SIGKILL)
        said += writer.stdout.readlines()
    assert writer.returncode == -signal.SIGKILL
    return [(line.split()[0], int(line.split()[1])) for line in said if line.endswith("\n") and len(line.split()) == 2]


def test_killed_writers_lose_nothing(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    dice = random.Random(7)
    acknowledged: dict[str, int] = dict.fromkeys(TABLES, -1)
    total = 0
    for _ in range(KILLS):
        said = killed_after(url, dice.uniform(0.0, 0.4))
        total += len(said)
        for table, n in said:
            acknowledged[table] = max(acknowledged[table], n)
        asyncio.run(look(url, acknowledged))
    assert total > 20 * KILLS


async def look(url: str, acknowledged: dict[str, int]) -> None:
    async with opened(url) as store:
        for table, last in acknowledged.items():
            found = await store.load(table)
            if found is None:
                assert last == -1
                continue
            rows = found[1]
            assert [row.n for row in rows] == list(range(len(rows)))
            assert [row.code for row in rows] == [f"{table}:{n}" for n in range(len(rows))]
            assert len(rows) > last
            if rows:  # the record belongs to the last row: an append is there wholly or not at all
                assert found[0].digest == str(rows[-1].n)
