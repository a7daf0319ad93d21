"""By which names the server may be called. Any other can be made to lead here by somebody else's page (rebinding)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from socket import create_connection
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from orrery.texts import LANGUAGES, Speech
from orrery.web.origin import known_host, same_origin

from .helpers import Served, serving, settings_for
from .test_serve import failing

EVIL = "evil.example:8137"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(settings_for(tmp_path_factory.mktemp("hosts"), hosts=("club.example",))) as found:
        yield found


def rebound(host: str) -> dict[str, str]:
    """What a browser sends for a page of this host, whose name leads here now."""
    return {"host": host, "origin": f"http://{host}"}


def socket(server: Served, host: str, table: str) -> ClientConnection:
    """As the page of this host opens it."""
    line = create_connection(server.listener.getsockname())
    return connect(f"ws://{host}/ws/{table}", sock=line, origin=Origin(f"http://{host}"))


BODY: dict[str, Any] = {"game": "roll", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


def test_a_name_that_was_made_to_lead_here_opens_nothing(server: Served) -> None:
    table = server.create("me", "random")
    for path in ("/", "/api/games", f"/api/tables/{table['table']}", "/metrics", "/health", "/nothing"):
        answer = server.http.get(path, headers={"host": EVIL})
        assert (path, answer.status_code, answer.json()["error"]) == (path, 403, "foreign_host")
    answer = server.http.post("/api/tables", json=BODY, headers=rebound(EVIL))
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign_host")
    with socket(server, EVIL, table["table"]) as ws:
        assert json.loads(ws.recv())["error"] == "foreign_host"


@pytest.mark.parametrize(
    "host", ["localhost:1", "127.0.0.1:8137", "[::1]:8137", "192.168.7.9:8137", "CLUB.example", "club.example.:8443"]
)
def test_its_own_names_and_addresses_open_everything(server: Served, host: str) -> None:
    answer = server.http.post("/api/tables", json=BODY, headers=rebound(host))
    assert answer.status_code == 201
    with socket(server, host, answer.json()["table"]) as ws:
        ws.send(json.dumps({"type": "hello"}))
        assert json.loads(ws.recv())["type"] == "update"


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost", True), ("LocalHost.:80", True), ("[::1]", True), ("10.0.0.7:1", True), ("club.example", True),
        (None, True),  # no browser leaves it out
        ("localhost.evil.example", False), ("club.example.evil.example", False), ("evil-club.example", False),
        ("127.0.0.1.evil.example", False), ("1.2.3", False), ("0x7f000001", False), ("", False), ("[", False),
        ("a@localhost", False), ("localhost/..", False), ("localhost, evil.example", False),
    ],
)  # fmt: skip
def test_hosts(host: str | None, known: bool) -> None:
    assert known_host(host, ("club.example",)) is known


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "a", True), ("https://a", "a", True), ("https://a", "a:443", True), ("http://a:80", "a", True),
        ("https://a:443", "A", True), ("https://[::1]:8443", "[::1]:8443", True),
        ("https://a", "a:80", False), ("https://a:8443", "a", False), ("https://a", "b", False), ("null", "a", False),
        ("http://[", "a", False), ("http://a:x", "a", False), ("http://a", None, False), ("file://", "", False),
    ],
)  # fmt: skip
def test_origins(origin: str | None, host: str | None, same: bool) -> None:
    assert same_origin(origin, host) is same


def test_the_refusals_say_what_to_do(server: Served) -> None:
    """Whoever has set up a proxy reads them."""
    for lang in LANGUAGES:
        answer = server.http.get("/api/games", headers={"host": EVIL}, params={"lang": lang}).json()
        assert "--allowed-host evil.example" in answer["message"]
        headers = {"host": "127.0.0.1:8137", "origin": "https://club.example"}  # as nginx sends it, left to itself
        said = server.http.post("/api/tables", json=BODY, headers=headers, params={"lang": lang}).json()
        assert said["error"] == "foreign_origin"
        for word in ("https://club.example", "127.0.0.1:8137", "Host", "hosting.md"):
            assert word in said["message"]
        long = server.http.get("/api/games", headers={"host": "x" * 5000}, params={"lang": lang}).json()["message"]
        assert len(long) < 500


LIKE_A_PROXY = [
    {"x-forwarded-for": "127.0.0.1"}, {"x-forwarded-for": "203.0.113.9, 127.0.0.1"}, {"forwarded": "for=127.0.0.1"},
    {"x-real-ip": "127.0.0.1"}, {"x-forwarded-proto": "https"}, {"via": "1.1 proxy"}, {"host": "club.example"},
]  # fmt: skip


@pytest.mark.parametrize("headers", LIKE_A_PROXY, ids=lambda headers: next(iter(headers)))
def test_what_came_through_a_proxy_is_not_from_this_machine(server: Served, headers: dict[str, str]) -> None:
    """A proxy on loopback hands on what anybody sends, also an address that somebody made up."""
    assert server.http.get("/metrics").status_code == 200
    assert server.http.get("/metrics", headers=headers).status_code == 404


def test_the_record_is_not_shown_through_a_proxy(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, record=tmp_path, hosts=("club.example",))) as server:
        (tmp_path / "record.jsonl").write_text("damaged\n")
        assert server.http.get("/api/record/roll").json()["damaged"]
        for headers in LIKE_A_PROXY:
            assert not server.http.get("/api/record/roll", headers=headers).json()["damaged"]


def test_what_is_no_name_of_a_host_is_refused_in_one_sentence(tmp_path: Path) -> None:
    for name in ("https://club.example", "club.example/", "a b", "", "*", "club.example:8137"):
        line = failing("--port", "0", "--data", str(tmp_path), "--allowed-host", name)
        assert line.startswith("orrery: --allowed-host ")
        for lang in LANGUAGES:
            assert Speech(lang, None).error("bad_host_name", flag="--allowed-host", value=name).endswith(".")
