"""The command as a process of its own: Ctrl-C, and readers that go away."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

COMMAND = [sys.executable, "-m", "orrery"]
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8"}

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and pipes are different on Windows")


def begin(line: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *line.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        start_new_session=True,
    )


@pytest.fixture
def ended() -> Iterator[list[subprocess.Popen[str]]]:
    started: list[subprocess.Popen[str]] = []
    yield started
    for process in started:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def members(group: int) -> list[int]:
    """The processes of a group that are still there."""
    listed = subprocess.run(["ps", "-eo", "pgid=,pid=,stat="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in listed.splitlines()]
    return [int(row[1]) for row in rows if int(row[0]) == group and not row[2].startswith("Z")]


def all_end(group: int) -> bool:
    """Whether nothing is left of a group, a moment later."""
    for _ in range(50):
        if not members(group):
            return True
        time.sleep(0.1)
    return False


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("command", ["simulate", "laws"])
def test_ctrl_c_ends_it_and_all_its_processes_at_once(
    ended: list[subprocess.Popen[str]], command: str, jobs: int
) -> None:
    process = begin(f"{command} roll --games 1000000 --jobs {jobs}")
    ended.append(process)
    time.sleep(2.5)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (130, "", "orrery: Stopped.\n")
    assert all_end(process.pid)


@pytest.mark.parametrize("line", ["content roll --json", "games", "--version"])
def test_a_reader_that_goes_away_is_no_trouble(line: str) -> None:
    process = begin(line)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait(timeout=20) == 1


@pytest.mark.slow
def test_a_lost_process_is_one_sentence(ended: list[subprocess.Popen[str]]) -> None:
    process = begin("simulate roll --games 1000000 --jobs 2")
    ended.append(process)
    os.kill(first_worker(process.pid), signal.SIGKILL)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out) == (1, "")
    assert err.startswith("orrery: A worker process ended unexpectedly")
    assert err.count("\n") == 1
    assert all_end(process.pid)


def first_worker(parent: int) -> int:
    """A process that the command has started to share the work, once there is one."""
    for _ in range(200):
        for pid in members(parent):
            arguments = subprocess.run(["ps", "-ww", "-o", "args=", "-p", str(pid)], capture_output=True, check=False)
            if b"spawn_main" in arguments.stdout:
                return pid
        time.sleep(0.1)
    raise AssertionError("no process was started within twenty seconds")


def test_letters_that_cannot_be_written_are_no_trouble() -> None:
    done = subprocess.run(
        [*COMMAND, "content", "roll"], capture_output=True, env={**ENVIRONMENT, "PYTHONIOENCODING": "ascii"}, check=True
    )
    assert b"Galaktische B?rse" in done.stdout
