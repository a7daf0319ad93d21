"""`orrery serve` from its first line to its last."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from orrery.web.serve import listen

COMMAND = [sys.executable, "-m", "orrery", "serve"]
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8"}


@pytest.mark.parametrize(("how", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_it_says_where_it_is_and_stops_in_good_order(tmp_path: Path, how: int, code: int) -> None:
    command = [*COMMAND, "--port", "0", "--data", str(tmp_path / "deep" / "data")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENGLISH) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said.startswith("Orrery is at http://127.0.0.1:")
        os.kill(process.pid, how)
        _, log = process.communicate(timeout=60)
    assert process.returncode == code
    assert "Traceback" not in log
    assert (tmp_path / "deep" / "data" / "orrery.db").exists()


def failing(*arguments: str) -> str:
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, env=ENGLISH, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    [line] = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert line.startswith("orrery: ")
    return line


def test_bad_addresses_are_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"port {port}" in failing("--port", port, "--data", str(tmp_path))
    assert "999999" in failing("--port", "999999", "--data", str(tmp_path))
    assert "choose another" in failing("--host", "192.0.2.1", "--data", str(tmp_path))


def test_bad_data_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    said = failing("--port", "0", "--data", str(tmp_path / "file"))
    assert "file" in said
    assert said.rstrip().endswith("another --data.")
    assert "database" in failing("--port", "0", "--database", "nonsense")
    for url in ("postgresql+asyncpg://nobody@/none?host=/nowhere", f"sqlite+aiosqlite:///{tmp_path / 'file' / 'x'}"):
        assert failing("--port", "0", "--database", url).rstrip().endswith("another --database.")


def test_answers_do_not_wait_for_more_to_send() -> None:
    """asyncio switches the waiting off only where it knows that a socket is TCP."""
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_the_log_does_not_say_who_is_at_which_table(tmp_path: Path) -> None:
    """Somebody comes from an address of his own, makes a table, sits down, is refused, and goes."""
    command = [*COMMAND, "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENGLISH) as process:
        assert process.stdout is not None
        try:
            where = next(word for word in process.stdout.readline().split() if word.startswith("http"))
            table = visited(where.rstrip("/"), "127.0.0.7")
        finally:
            process.terminate()
        _, log = process.communicate(timeout=60)
    assert table["table"] in log
    assert "127.0.0.7" not in log
    assert table["seats"][0]["token"] not in log


def visited(where: str, visitor: str) -> dict[str, Any]:
    """The table that somebody made."""
    with httpx.Client(base_url=where, transport=httpx.HTTPTransport(local_address=visitor), timeout=30) as http:
        body = {"game": "roll", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        table: dict[str, Any] = http.post("/api/tables", json=body).json()
        assert http.get("/api/tables/nothingthere").status_code == 404
    for token in (table["seats"][0]["token"], "wrong"):
        address = f"{where.replace('http', 'ws')}/ws/{table['table']}"
        with connect(address, source_address=(visitor, 0), open_timeout=30) as ws:
            ws.send(json.dumps({"type": "hello", "token": token}))
            ws.recv(30)
    return table
