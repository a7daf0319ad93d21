"""A stranger hosts Orrery for his club from docs/hosting.md alone: its commands and files, word by word."""

from __future__ import annotations

import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

import tools.nginx
from tests.web.helpers import Client
from tools.environment import ROOT

from .machine import SECTION, Block, Machine, blocks

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
ALL = blocks(PAGE.partition(SECTION)[0])
HEADINGS = ["Install", "Run it", "TLS, and the way in", "Back up", "Tables and guests", "Upgrade", "Restore"]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    nginx = tools.nginx.find()
    if nginx is None:
        pytest.skip(tools.nginx.MISSING)
    for program in ("bash", "curl", "openssl"):
        if shutil.which(program) is None or not sys.platform.startswith("linux"):
            pytest.skip(f"docs/hosting.md is for Linux, and is tried out with {program}, which is missing here")
    found = Machine(tmp_path_factory.mktemp("host"), nginx)
    yield found
    found.switch_off()


def of(heading: str) -> list[Block]:
    return [block for block in ALL if block.heading == heading]


def follow(machine: Machine, heading: str, **variables: str) -> str:
    """Do what a section says; what its commands print."""
    said = ""
    for block in of(heading):
        if block.kind == "sh":
            said += machine.run(block.text, **variables)
        else:
            assert block.path is not None, block.text
            machine.put(block.path, block.text)
    return said


class Club:
    """Who opens https://club.example, by way of nginx."""

    def __init__(self, machine: Machine) -> None:
        self.tls = ssl.create_default_context(cafile=str(machine.certificate))
        self.address = ("127.0.0.1", machine.tls)

    def ask(self, path: str, body: Any = None) -> tuple[int, Any]:
        """As a page of our own does."""
        host, port = self.address
        command = {"Host": "club.example", "Origin": "https://club.example", "Content-Type": "application/json"}
        with self.tls.wrap_socket(socket.create_connection((host, port)), server_hostname="club.example") as line:
            data = b"" if body is None else json.dumps(body).encode()
            method = "GET" if body is None else "POST"
            head = "".join(f"{name}: {value}\r\n" for name, value in command.items())
            line.sendall(
                f"{method} {path} HTTP/1.1\r\n{head}Content-Length: {len(data)}\r\nConnection: close\r\n\r\n".encode()
                + data
            )
            answer = b""
            while part := line.recv(65536):
                answer += part
        top, _, rest = answer.partition(b"\r\n\r\n")
        status = int(top.split()[1])
        return status, json.loads(rest) if b"application/json" in top and b"chunked" not in top.lower() else rest

    def sit(self, table: Any, since: int = 0) -> Client:
        line = socket.create_connection(self.address)
        opened = connect(
            f"wss://club.example/ws/{table['table']}", sock=line, ssl=self.tls, origin=Origin("https://club.example")
        )
        return Client("club.example", table["table"], table["seats"][0]["token"], since, opened=opened)


def play(me: Client, choices: int) -> int:
    for _ in range(choices):
        question = me.asked()
        assert me.choose()["type"] == "ack"
        me.until_moved(question["id"])
    me.asked()
    seq: int = me.state["seq"]
    return seq


def healthy(machine: Machine) -> None:
    end = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{machine.port}/health") as answer:
                assert json.load(answer)["ok"] is True
                return
        except OSError:
            assert time.monotonic() < end, machine.logs()
            time.sleep(0.1)


def test_the_page_says_all_there_is_to_do() -> None:
    assert list(dict.fromkeys(block.heading for block in ALL)) == HEADINGS
    for block in ALL:
        assert (block.kind == "sh") is (block.path is None)


def test_a_stranger_hosts_it_for_his_club(machine: Machine) -> None:
    assert follow(machine, "Install").startswith("orrery ")
    assert '"ok":true' in follow(machine, "Run it")
    assert '"ok":true' in follow(machine, "TLS, and the way in")
    club = Club(machine)
    assert club.ask("/")[0] == 200
    assert club.ask("/metrics")[0] == 404
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "novice"}]
    status, table = club.ask("/api/tables", {"game": "roll", "seats": seats})
    assert status == 201
    with club.sit(table) as me:
        before = play(me, 4)

        assert "1 table was copied" in follow(machine, "Back up")
        copy = machine.root / "var/backups/orrery/first.db"
        assert copy.exists()
        played = play(me, 2)
    assert played > before

    said = follow(machine, "Tables and guests", TABLE=table["table"])
    for word in (table["table"], "Anna", "203.0.113.0/24, since", "may come in again", "1 table was deleted."):
        assert word in said
    deadline = time.monotonic() + 30
    while club.ask(f"/api/tables/{table['table']}")[0] != 404:
        assert time.monotonic() < deadline

    assert "0 tables were copied" in follow(machine, "Upgrade")
    healthy(machine)
    follow(machine, "Restore", COPY=str(copy))
    healthy(machine)
    with club.sit(table) as me:
        assert before <= me.state["seq"] < played
        play(me, 2)
    assert '"exception"' not in machine.logs()


def test_the_nightly_copy(machine: Machine) -> None:
    [table] = [block.text for block in ALL if block.kind == "cron"]
    *settings, line = table.splitlines()
    *when, user, command = line.split(" ", 6)
    assert (len(when), user) == (5, "orrery")
    variables = dict(machine.here(setting).split("=", 1) for setting in settings)
    folder = machine.root / "var/backups/orrery"
    old = folder / "2020-01-01.db"
    old.touch()
    os.utime(old, (1.0, 1.0))
    assert "copied" in machine.run(command.replace("\\%", "%"), **variables)
    assert [path.name for path in folder.glob("2*.db")] == [f"{date.today()}.db"]
    assert (folder / "first.db").exists()
    no_copy = {**variables, "BACKUP": "false"}
    (folder / f"{date.today()}.db").unlink()
    old.touch()
    os.utime(old, (1.0, 1.0))
    with pytest.raises(AssertionError):
        machine.run(command.replace("\\%", "%"), **no_copy)
    assert old.exists(), "without a new copy the old ones stay"


def test_the_unit_is_one_that_systemd_knows(machine: Machine) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd-analyze here")
    unit = machine.root / "etc/systemd/system/orrery.service"
    done = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, check=False)
    complaints = [line for line in (done.stdout + done.stderr).splitlines() if unit.name in line]
    assert complaints == []


def test_it_answers_to_nothing_but_its_name(machine: Machine) -> None:
    """What nginx lets through by default, the first server it knows, is refused behind it."""
    club = Club(machine)
    line = club.tls.wrap_socket(socket.create_connection(club.address), server_hostname="club.example")
    with line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
        answer = b""
        while part := line.recv(65536):
            answer += part
    assert b" 403 " in answer.splitlines()[0]
    assert b"--allowed-host evil.example" in answer
