"""Whatever is sent, the answer is one sentence: no 5xx, no crash, no hang, no traceback."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tools.nonsense import messages

from .helpers import Client, Served, serving, settings_for

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("hostile")
    with serving(settings_for(folder)) as server:
        yield server


def test_a_thousand_odd_messages(target: Served, caplog: pytest.LogCaptureFixture) -> None:
    seen = messages(1000, target.host)
    assert seen["sent"] >= 1000
    assert seen["refused"] > 300
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    table = target.create("me", "random")
    with target.sit(table, 0) as me:
        assert me.asked()
        assert me.choose()["type"] == "ack"


@pytest.fixture
def api_schema(target: Served) -> Any:
    return schemathesis.openapi.from_url(f"http://{target.host}/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("api_schema")


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_address(case: Any, target: Served) -> None:
    """The schema is honest: what comes back is what it says, and a bad request is a 4xx with a sentence."""
    answer = case.call(base_url=f"http://{target.host}")
    case.validate_response(answer, checks=CHECKS)
    if answer.request.method == case.operation.method.upper():
        assert str(answer.status_code) in case.operation.definition.raw["responses"]
    else:
        assert answer.status_code in (204, 405)
    if answer.status_code >= 400:
        body = answer.json()
        assert set(body) == {"error", "message"}
        assert body["message"].endswith((".", "!"))
        assert "Traceback" not in body["message"]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/nothing", 404),
        ("/../../etc/passwd", 404),
        ("/assets/%2e%2e/%2e%2e/secret", 404),
        ("/%00", 404),
        ("/api/tables/nothing", 404),
        ("/api/tables/" + "x" * 500, 400),
        ("/api/tables/nothing/replay/-1", 400),
        ("/api/tables/nothing/replay/99999999999999999999999", 400),
        ("/api/games/chess/content", 404),
        ("/api/games/chess/rules", 404),
    ],
)
def test_bad_addresses(target: Served, path: str, status: int) -> None:
    answer = target.http.get(path)
    assert answer.status_code == status
    assert set(answer.json()) == {"error", "message"}


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"", "bad_request"),
        (b"{", "bad_request"),
        (b"null", "bad_request"),
        pytest.param(b"[" * 5000, "bad_request", id="deep"),
        (b'{"game":"roll","seats":[]}', "bad_request"),
        (b'{"game":"chess","seats":[{"kind":"me"}]}', "unknown_game"),
        (b'{"game":"roll","seats":[{"kind":"me"}]}', "bad_seats"),
        (b'{"game":"roll","seats":[{"kind":"me"},{"kind":"me"}]}', "one_me"),
        (b'{"game":"roll","seats":[{"kind":"me"},{"kind":"bot"}]}', "unknown_bot"),
        (b'{"game":"roll","seats":[{"kind":"me"},{"kind":"friend"}],"seed":"7"}', "seed_alone"),
        (b'{"game":"roll","seats":[{"kind":"me"},{"kind":"friend"}],"entropy":"abc"}', "promise_first"),
        (b'{"game":"roll","seats":[{"kind":"me"},{"kind":"bot","bot":"captain"}],"entropy":"abc"}', "bad_entropy"),
        (b'{"game":"roll","seats":[{"kind":"me"},{"kind":"friend"}],"options":{"a":"b"}}', "unknown_option"),
        (b'{"game":"roll","seats":[{"kind":"me"},{"kind":"friend"}],"options":{"setup":"b"}}', "bad_option"),
    ],
)
def test_bad_tables(target: Served, body: bytes, key: str) -> None:
    answer = target.http.post("/api/tables?lang=de", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, key)


@pytest.mark.parametrize("data", [b"{}", b'{"orrery":1}', b'{"orrery":99}', b"[]", b'{"orrery":1,"game":"chess"}'])
def test_bad_imports(target: Served, data: bytes) -> None:
    answer = target.http.post("/api/import", content=data, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["message"]


def test_too_big(target: Served) -> None:
    data = b'{"orrery":1,"x":"' + b"x" * 3_000_000 + b'"}'
    answer = target.http.post("/api/import", content=data, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (413, "too_big")
    table = target.create("me", "random")
    with target.sit(table, 0) as me:
        me.send("x" * 17_000)
        with pytest.raises(ConnectionClosed):
            me.wait(lambda _: False)
    with target.sit(table, 0) as me:
        assert me.asked()


def test_first_words(target: Served) -> None:
    table = target.create("me", "random")
    hello = {"type": "hello", "token": "x" * 22, "since": 0, "lang": "de", "version": 1}
    for first, key in [
        ({"type": "ping"}, "hello_first"),
        ({**hello, "version": 2}, "other_version"),
        (hello, "bad_token"),
        ("rubbish", "bad_message"),
    ]:
        with connect(f"ws://{target.host}/ws/{table['table']}") as ws:
            ws.send(first if isinstance(first, str) else json.dumps(first))
            closed = json.loads(ws.recv())
            assert (closed["type"], closed["error"]) == ("closed", key)
            with pytest.raises(ConnectionClosed):
                ws.recv()
    with Client(target.host, "nothing", None) as lost:
        assert lost.messages[-1]["error"] == "no_table"


def test_other_sites_are_refused(target: Served) -> None:
    table = target.create("me", "random")
    with connect(f"ws://{target.host}/ws/{table['table']}", origin=Origin("http://evil.example")) as ws:
        assert json.loads(ws.recv())["error"] == "foreign_origin"
    with connect(f"ws://{target.host}/ws/{table['table']}", origin=Origin(f"http://{target.host}")) as ws:
        ws.send(json.dumps({"type": "hello"}))
        assert json.loads(ws.recv())["type"] == "update"
    body = {"game": "roll", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    answer = target.http.post("/api/tables", json=body, headers={"origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign_origin")
    # What changes nothing is answered; that page's browser does not show it the answer.
    answer = target.http.get("/api/games", headers={"origin": "http://evil.example"})
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers
