"""The two servers that are measured, each in a process of its own: Orrery's, and a plain echo of the same framework.

`python bench/servers.py serve|echo PORT FOLDER` is such a process.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

PATIENCE = 60.0
PAGE = 4096


def serve(port: int, folder: str) -> None:
    """The server, without the limits per address: all clients have one address here."""
    from orrery.store import sqlite_url
    from orrery.web.lines import raise_open_files
    from orrery.web.serve import Server, config_of
    from orrery.web.settings import Settings

    raise_open_files()
    most = 10**6
    url = sqlite_url(Path(folder))
    free = Settings(
        url, tables_per_address=most, sockets_per_address=most, requests_per_address=most, messages_per_address=most
    )
    config = config_of(free)
    config.port = port
    Server(config, lambda: None).run()


def serve_echo(port: int, _: str) -> None:
    import uvicorn
    from litestar import Litestar, WebSocket, get, websocket

    @websocket("/echo")
    async def echo(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        async for text in socket.iter_data("text"):
            await socket.send_data(text, mode="text")

    @get("/health")
    async def health() -> dict[str, bool]:
        return {"ok": True}

    app = Litestar([echo, health], openapi_config=None, logging_config=None)
    uvicorn.run(app, port=port, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error")


class Process:
    def __init__(self, what: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.folder = tempfile.TemporaryDirectory()
        command = [sys.executable, __file__, what, str(self.port), self.folder.name]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        self.host = f"127.0.0.1:{self.port}"

    async def ready(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if b'"ok":true' in await request(self.port, "GET", "/health"):
                    return
            except OSError:
                await asyncio.sleep(0.1)
        raise TimeoutError("the server does not start")

    def memory(self) -> float:
        """Resident bytes of the server itself; 0 where the system does not say."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return 0.0
        [line] = [line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmRSS")]
        return float(line.split()[1]) * 1024

    def cpu(self) -> tuple[float, float]:
        """CPU seconds of the server and of its workers so far; 0 where the system does not say."""
        return cpu_of(self.process.pid), sum(cpu_of(pid) for pid in children_of(self.process.pid))

    def sync(self, times: int = 20) -> float:
        """Seconds that the disk takes to keep a page, where the server keeps its own: the median."""
        took: list[float] = []
        with (Path(self.folder.name) / "page").open("wb", buffering=0) as file:
            for _ in range(times):
                begun = time.perf_counter()
                file.write(bytes(PAGE))
                os.fsync(file.fileno())
                took.append(time.perf_counter() - begun)
        return median(took)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.folder.cleanup()


def cpu_of(pid: int) -> float:
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children_of(pid: int) -> list[int]:
    """Of all its threads: each of the server's workers is the child of the thread that minds it."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):  # the thread has ended
            found += map(int, task.read_text(encoding="ascii").split())
    return found


async def request(port: int, method: str, path: str, body: object = None) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    return answer.partition(b"\r\n\r\n")[2]


if __name__ == "__main__":
    what, number, where = sys.argv[1:]
    (serve if what == "serve" else serve_echo)(int(number), where)
