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
from pathlib import Path
from typing import Any

PATIENCE = 60.0


def serve(port: int, folder: str) -> None:
    """The server, without the limits per address: all clients have one address here."""
    from orrery.store import sqlite_url
    from orrery.web.serve import Server, config_of
    from orrery.web.settings import Settings

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

    def cpu(self) -> float:
        """CPU seconds of the server and its workers so far; 0 where the system does not say."""
        return sum(cpu_of(pid) for pid in [self.process.pid, *children_of(self.process.pid)])

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
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in found.read_text(encoding="ascii").split()] if found.exists() else []


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
