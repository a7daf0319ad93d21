"""The measurement of the load, at its smallest."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bench.load import HEAD, median_of, row
from bench.servers import children_of

ROOT = Path(__file__).parents[2]


def test_a_small_load() -> None:
    small = ["--start", "2", "--step", "1", "--most", "2", "--seconds", "2", "--ahead", "3", "--bot", "random"]
    command = [sys.executable, "-m", "bench.load", *small]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    *watched, orrery, _, _, _, echo, summary = done.stdout.splitlines()
    assert [line.split()[0] for line in watched] == ["Orrery"] * 3
    assert orrery.startswith("Orrery")
    assert "2 tables" in orrery
    assert orrery.endswith("server / bots / fsync")
    assert echo.startswith("echo")
    assert "per idle table" in summary


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the system does not say")
def test_the_bots_are_found_whichever_thread_has_started_them() -> None:
    with ThreadPoolExecutor(1) as pool:
        sleeper = pool.submit(subprocess.Popen, [sys.executable, "-c", "input()"], stdin=subprocess.PIPE).result()
        assert sleeper.pid in children_of(os.getpid())
        sleeper.communicate(b"\n")


def test_one_noisy_second_does_not_count() -> None:
    watched = [{"p99": 0.02, "sync": 3.0}, {"p99": 9.0, "sync": 1.0}, {"p99": 0.03, "sync": 2.0}]
    assert median_of(watched) == {"p99": 0.03, "sync": 2.0}


def test_what_a_choice_costs_is_split() -> None:
    found = dict.fromkeys(("tables", "choices_per_second", "p50", "p95", "p99", "cores"), 0.0)
    found |= {"server_cpu": 0.0051, "bots_cpu": 0.0007, "sync": 0.002}
    assert row("Orrery", found).endswith("| 5.10 ms | 0.70 ms | 2.00 ms |")
    assert {row("Orrery", found).count("|"), HEAD[0].count("|"), HEAD[1].count("|")} == {11}
