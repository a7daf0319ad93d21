"""Shares of the dice are promised by their hashes before any of them is shown, to the server neither."""

from __future__ import annotations

import json

import httpx
import pytest

from orrery.tables.fair import promise_of, seed_of
from orrery.tables.verify import verify

from .helpers import ENTROPY, Message, Served, until

SHARES = ("a0" * 16, "b1" * 20, "c2" * 64)
KEY = "0123456789abcdef" * 2


def post(served: Served, table: Message, what: str, **body: object) -> httpx.Response:
    return served.http.post(f"/api/tables/{table['table']}/{what}?lang=en", json=body)


def reveal(served: Served, table: Message, seat: int, share: str | None = None) -> tuple[int, str | None]:
    answer = post(
        served, table, "reveal", token=table["seats"][seat]["token"], share=SHARES[seat] if share is None else share
    )
    return answer.status_code, answer.json().get("error")


def promised(served: Served, *friends: str) -> Message:
    """A table whose host has promised his share; the others join later."""
    commit = served.http.post("/api/commits").json()["commit"]
    return served.create("me", *friends, commit=commit, promise=promise_of(commit, 0, SHARES[0]))


def join(served: Served, table: Message, seat: int) -> Message:
    return served.join(table, seat, f"Friend{seat}", promise=promise_of(table["commit"], seat, SHARES[seat]))


def play_out(served: Served, table: Message, *seats: int) -> bytes:
    for seat in seats:
        body = {"token": table["seats"][seat]["token"], "seat": seat, "bot": "captain"}
        assert post(served, table, "handover", **body).status_code == 200
    until(lambda: served.http.get(f"/api/tables/{table['table']}").json()["status"] == "over")
    return served.http.get(f"/api/tables/{table['table']}/export").content


def told(data: bytes) -> dict[str, tuple[bool, object]]:
    checks = {check.key: (check.fine, check.params) for check in verify(data, "x")}
    return {key: checks[key] for key in checks if key not in ("whole", "commit", "replayed", "result")}


def test_nobody_shows_his_share_before_all_have_promised_theirs(served: Served) -> None:
    table = promised(served, "friend", "friend")
    assert reveal(served, table, 0) == (409, "too_early")
    assert join(served, table, 1)["status"] == "gathering"
    assert reveal(served, table, 0) == (409, "too_early")
    assert join(served, table, 2)["status"] == "gathering"
    record = served.hub.tables[table["table"]].record
    assert [seat.entropy for seat in record.seats] == [None, None, None], "the server has none of them"
    info = served.http.get(f"/api/tables/{table['table']}").json()
    promises = [promise_of(table["commit"], seat, share) for seat, share in enumerate(SHARES)]
    assert [seat["promise"] for seat in info["seats"]] == promises
    with served.sit(table, 0) as anna:
        assert [seat["busy"] for seat in anna.state["seats"]] == [True, True, True]
        assert reveal(served, table, 0, SHARES[1]) == (409, "other_share")
        assert reveal(served, table, 0, "") == (400, "bad_entropy")
        for _ in range(2):
            assert reveal(served, table, 0) == (200, None)
        anna.see(lambda state: [seat["busy"] for seat in state["seats"]] == [False, True, True])
        assert reveal(served, table, 2) == (200, None)
        assert anna.state["status"] == "gathering"
        assert reveal(served, table, 1) == (200, None)
        anna.see(lambda state: state["status"] == "running")
    record = served.hub.tables[table["table"]].record
    assert record.seed == seed_of(record.secret, list(SHARES))
    data = play_out(served, table, 0, 1, 2)
    names = ["Me0", "Friend1", "Friend2"]
    assert told(data) == {"seed": (True, {"givers": names}), "promises": (True, {"givers": names})}
    info = served.http.get(f"/api/tables/{table['table']}").json()
    assert info["fair"]["shares"] == list(SHARES)


def test_an_operator_who_plays_cannot_exchange_his_share_at_the_end(served: Served) -> None:
    """He knows all shares before the seed is fixed, and takes another one of his own."""
    table = promised(served, "friend")
    join(served, table, 1)
    assert reveal(served, table, 1) == (200, None)
    assert reveal(served, table, 0, "00" * 16) == (409, "other_share")
    record = served.hub.tables[table["table"]].record
    assert reveal(served, table, 0) == (200, None)
    data = json.loads(play_out(served, table, 0, 1))
    better = "0b" * 16
    data["seats"][0]["entropy"] = better
    data["seed"] = seed_of(record.secret, [better, SHARES[1]])
    assert told(json.dumps(data).encode())["other_promise"] == (False, {"names": ["Me0"]})


def test_who_does_not_show_his_share_is_named(served: Served) -> None:
    table = promised(served, "friend")
    join(served, table, 1)
    assert reveal(served, table, 0) == (200, None)
    body = {"token": table["seats"][0]["token"], "seat": 1, "bot": "captain"}
    assert post(served, table, "handover", **body).status_code == 200
    info = served.http.get(f"/api/tables/{table['table']}").json()
    assert (info["status"], [seat["unused"] for seat in info["seats"]]) == ("running", [False, True])
    assert reveal(served, table, 1) == (200, None), "too late: nothing happens"
    record = served.hub.tables[table["table"]].record
    assert record.seed == seed_of(record.secret, [SHARES[0]])
    checks = told(play_out(served, table, 0))
    assert checks["seed"] == (True, {"givers": ["Me0"]})
    assert checks["unkept"] == (True, {"names": ["Friend1"]})


def test_a_share_that_is_shown_at_once_is_refused_among_several(served: Served) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    answer = served.http.post("/api/tables", json={"game": "roll", "seats": seats, "entropy": ENTROPY})
    assert (answer.status_code, answer.json()["error"]) == (400, "promise_first")
    table = served.create("me", "friend")
    body = {"token": table["seats"][1]["token"], "name": "Ben", "entropy": ENTROPY}
    answer = post(served, table, "join", **body)
    assert (answer.status_code, answer.json()["error"]) == (400, "promise_first")


def test_shares_left_to_the_server_are_promised_by_it(served: Served) -> None:
    table = promised(served, "friend")
    served.join(table, 1)
    promise = served.http.get(f"/api/tables/{table['table']}").json()["seats"][1]["promise"]
    assert reveal(served, table, 0) == (200, None)
    data = play_out(served, table, 0, 1)
    assert told(data)["promises"] == (True, {"givers": ["Me0", "Ben"]})
    share = json.loads(data)["seats"][1]["entropy"]
    assert promise_of(table["commit"], 1, share) == promise


@pytest.mark.parametrize("promise", ["xy", "a" * 63, "A" * 64, "a" * 64 + "\n"])
def test_a_promise_is_a_hash(served: Served, promise: str) -> None:
    table = served.create("me", "friend")
    body = {"token": table["seats"][1]["token"], "promise": promise}
    assert post(served, table, "join", **body).status_code == 400
