"""A hostile client at a table of Galactic Era: whatever it sends is refused with one sentence, and nothing changes."""

from __future__ import annotations

import random
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.games.era.rules.game import ERA
from orrery.tables.table import Table
from tests.web.helpers import Client, Message, Served, serving, settings_for

SEED = "hostile"
WRONG = [
    "", "to:", "to:zz9", "TO:HE4", "lift:ze5", "only:999", "lift:he5 to:he4", "settle:0", "peace", "view:99", "\u0000",
    "side:sto", "done:done", "to:he4\n", "ä" * 300, "../../etc/passwd", "oval:research:again", "-1", "0", "E-60",
]  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("hostile")
    with serving(settings_for(folder)) as served:
        yield served


def new(server: Served) -> Message:
    return server.create("me", game="era", seed=SEED, options={"people": "yowies"})


def table_of(server: Served, made: Message) -> Table:
    table = server.hub.tables[made["table"]].table
    assert table is not None
    return table


def refused(client: Client, **command: object) -> str:
    """The sentence that comes back; what `command` does not say is as an honest client would."""
    question = client.question or {"id": 0}
    key = uuid.uuid4().hex
    answer = client.ask({"type": "choose", "decision": question["id"], "key": key, **command}, "ack")
    assert answer["type"] == "refused", (command, answer)
    sentence: str = answer["message"]
    assert sentence.endswith("."), sentence
    assert "Traceback" not in sentence
    return sentence


def test_what_is_not_offered_is_refused_at_every_kind_of_question(server: Served) -> None:
    made = new(server)
    table = table_of(server, made)
    chance = random.Random(4)
    every = list(ERA.alphabet.by_code)
    kinds: set[str] = set()
    with server.sit(made, 0) as me, server.sit(made, None) as watcher:
        while me.state["status"] != "over":
            question = me.asked()
            offered = [choice["code"] for choice in question["choices"]]
            if question["kind"] not in kinds:
                kinds.add(question["kind"])
                before = table.state.digest()
                bad = [code for code in [*WRONG, *chance.sample(every, 12)] if code not in offered]
                for code in bad:
                    refused(me, code=code)
                refused(me, code=offered[0], decision=question["id"] - 1)
                refused(me, code=offered[0], decision=question["id"] + 1)
                refused(me, codes=[offered[0]] * 40)
                refused(watcher, code=offered[0], decision=question["id"])
                assert table.state.digest() == before
                assert table.number(0) == question["id"]
            assert me.choose(chance.choice(offered))["type"] == "ack"
            me.until_moved(question["id"])
        assert kinds >= {"side", "fleets", "moves", "destination", "ovals", "squares", "grow_turn", "trade"}
        over(server, made, me, offered)


def over(server: Served, made: Message, me: Client, offered: list[str]) -> None:
    """A finished game takes no choice, and nothing back but for study."""
    table = table_of(server, made)
    digest, rows = table.state.digest(), len(table.log)
    for decision in (-1, 0, 1, rows, rows + 1, 10**9):
        for code in (*offered, "done", "pass", "to:he4"):
            refused(me, code=code, decision=decision)
    assert me.undo()["type"] == "refused"
    assert (table.state.digest(), len(table.log)) == (digest, rows)


def test_an_answer_sent_twice_counts_once(server: Served) -> None:
    made = new(server)
    with server.sit(made, 0) as me:
        number, key = me.asked()["id"], uuid.uuid4().hex
        assert me.choose("side:sts", key, number)["type"] == "ack"
        assert me.choose("side:sts", key, number)["type"] == "ack"
        assert refused(me, code="side:sts", decision=number)
    assert [row.code for row in table_of(server, made).log] == ["side:sts"]


def test_undo_stops_where_something_was_learned(server: Served) -> None:
    """Ships are put back; but once they have looked at stars, that cannot be taken back."""
    made = new(server)
    table = table_of(server, made)
    with server.sit(made, 0) as me:
        while (question := me.asked())["kind"] != "moves":
            offered = [choice["code"] for choice in question["choices"]]
            code = next(code for code in ("side:sts", "pass", "done") if code in offered)
            assert me.choose(code)["type"] == "ack"
            me.until_moved(question["id"])
        before = table.state.digest()
        for code in ("lift:he5", "to:hf3"):
            me.choose_and_see(code)
        for _ in range(2):
            assert me.undo()["type"] == "ack"
            me.wait(lambda message: message["type"] == "update")
        assert table.state.digest() == before
        star = next(code for code in stars(table, me) if code)
        me.choose_and_see(star)
        me.choose_and_see("done")
        assert me.undo()["type"] == "refused"
        assert me.undo(study=True)["type"] == "ack"


def stars(table: Table, me: Client) -> list[str]:
    """Where lifted ships would find a star that lies face down."""
    me.choose_and_see("lift:he5")
    view = table.view(0)
    told = [line.split()[0] for line in me.state["board"]["lines"] if line.endswith(": unknown")]
    decision = view.decision(0)
    assert decision is not None
    return [choice.code for choice in decision.choices if choice.code.removeprefix("to:") in told]


def test_a_running_game_is_exported_as_its_view_to_who_does_not_play(server: Served) -> None:
    """Whoever plays alone may have it whole: he has chosen its seed, or could look at his own disk."""
    made = server.create("me", game="era", options={"people": "yowies"})
    address = f"/api/tables/{made['table']}/export"
    secret = table_of(server, made).seed
    for headers in ({}, {"X-Seat-Token": "x" * 22}):
        answer = server.http.get(address, headers=headers)
        assert secret not in answer.text
        assert "log" not in answer.json()
    whole = server.http.get(address, headers={"X-Seat-Token": made["seats"][0]["token"]}).json()
    assert whole["log"] == []


def test_the_board_says_its_points_by_their_name_in_this_game(server: Served) -> None:
    for lang, points in (("en", "{n} DP"), ("de", "{n} SP")):
        content = server.http.get(f"/api/games/era/content?lang={lang}").json()
        assert content["phrases"]["client.score.points"] == points
    other = server.http.get("/api/games/roll/content?lang=en").json()
    assert "client.score.points" not in other["phrases"]
