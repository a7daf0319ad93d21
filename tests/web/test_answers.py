"""Answers in parts over the wire: all or nothing, and taken back one by one or as a whole."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from orrery import games
from orrery.kernel.chance import key_of_seed
from orrery.kernel.foresight import final_choices
from orrery.texts import Speech
from orrery.web import render, wire
from orrery.web.socket import DECODER, cost_of
from tests.guests import QUAY, invited

from .helpers import Served, until
from .quay import THREE, fee, rows, send, table, undo


def test_a_question_says_of_how_many_parts_it_is(quay: Served) -> None:
    _, me = fee(quay)
    with me:
        question = me.asked()
        assert question["parts"] == 3
        assert {choice["code"]: choice["times"] for choice in question["choices"]} == {
            "pay:red": 2, "pay:blue": 2, "pay:gold": 2, "pay:note": 1,
        }  # fmt: skip


def test_a_whole_is_one_command(quay: Served) -> None:
    made, me = fee(quay)
    with me:
        assert send(me, THREE, "whole")["type"] == "ack"
        me.see(lambda state: state["round"] == 2)
        assert rows(quay, made)[1:] == [(THREE[0], None), (THREE[1], None), (THREE[2], "whole")]
        assert me.state["chosen"] == me.state["seq"]
        before = me.state["question"]["id"]
        me.send({"type": "choose", "decision": before, "codes": THREE, "key": "whole"})
        assert me.wait(lambda message: message.get("key") == "whole")["type"] == "ack"
        assert len(rows(quay, made)) == 4


def test_a_whole_survives_the_server_forgetting_it(quay: Served) -> None:
    made, me = fee(quay)
    with me:
        assert send(me, THREE, "whole")["type"] == "ack"
        me.see(lambda state: state["round"] == 2)
    until(lambda: not quay.hub.tables[made["table"]].users)
    quay.hub.unload(float("inf"))
    with quay.sit(made, 0) as again:
        assert again.state["chosen"] == again.state["seq"]
        assert send(again, ["stay"], "whole")["type"] == "ack"
        assert len(rows(quay, made)) == 4


@pytest.mark.parametrize(
    ("codes", "error", "says"),
    [
        (["pay:red", "pay:red", "pay:red"], "part_refused", "Answer 3 (pay:red)"),
        (["pay:red", "berth:a1", "pay:red"], "part_refused", "Answer 2 (berth:a1)"),
        (["pay:straw", "pay:red", "pay:red"], "part_unknown", "Answer 1 (pay:straw)"),
        (["pay:red", "!undo"], "part_unknown", "Answer 2 (!undo)"),
        ([*THREE, "stay"], "part_reveals", "Answer 3 (pay:red)"),
        ([*THREE, "nonsense"], "part_reveals", "Answer 3 (pay:red)"),
        (["!undo"], "unknown_code", ""),
        (["berth:a1"], "not_offered", ""),
    ],
)
def test_one_wrong_part_refuses_the_whole(quay: Served, codes: list[str], error: str, says: str) -> None:
    made, me = fee(quay)
    with me:
        before = rows(quay, made)
        refused = send(me, codes)
        assert (refused["type"], refused["error"]) == ("refused", error)
        assert says in refused["message"]
        assert me.quiet(0.1)
        assert rows(quay, made) == before
        assert send(me, THREE)["type"] == "ack"


def test_an_old_question_is_not_answered(quay: Served) -> None:
    _, me = fee(quay)
    with me:
        assert send(me, THREE, decision=0)["error"] == "stale"


@pytest.mark.parametrize(
    "more", [{}, {"code": "stay", "codes": ["stay"]}, {"codes": []}, {"codes": ["stay"] * 65}, {"codes": "stay"}]
)
def test_a_choice_is_one_code_or_a_few(more: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        DECODER.decode(json.dumps({"type": "choose", "decision": 0, "key": "k", **more}))


def test_many_answers_cost_more_than_one() -> None:
    assert cost_of(wire.Choose(0, "k", code="a")) == 1
    assert cost_of(wire.Choose(0, "k", codes=["a"] * 64)) == 64
    assert cost_of(wire.Advise()) > cost_of(wire.Why("a")) > 1


def test_parts_are_taken_back_one_by_one_or_as_a_whole(quay: Served) -> None:
    made = quay.create("me", "friend", game="quay")
    quay.join(made, 1)
    with quay.sit(made, 0) as me, quay.sit(made, 1) as ben:
        me.asked("berth")
        me.choose_and_see("stay")
        coins = [choice["code"] for choice in me.asked("fee")["choices"] for _ in range(choice["times"])]
        heard = ben.state["seq"]
        me.choose_and_see(coins[0])
        me.choose_and_see(coins[1])
        assert me.state["whole"] == 2
        assert undo(me)["type"] == "ack"
        me.see(lambda state: state["question"]["parts"] == 2)
        me.choose_and_see(coins[1])
        assert undo(me, whole=True)["type"] == "ack"
        me.see(lambda state: state["question"]["parts"] == 3)
        assert [code for code, _ in rows(quay, made)][-2:] == ["!undo", "!undo"]
        assert ben.quiet(0.2) or ben.state["seq"] == heard + 1  # the berth is told, and nothing of the coins


def test_a_whole_is_studied_at_once(quay: Served) -> None:
    made, me = fee(quay)
    with me:
        send(me, THREE)
        me.see(lambda state: state["round"] == 2)
        assert undo(me, whole=True)["error"] == "undo_learned"
        assert undo(me, whole=True, study=True)["type"] == "ack"
        me.see(lambda state: state["round"] == 1 and state["question"]["parts"] == 3)
        assert [code for code, _ in rows(quay, made)][-3:] == ["!study", "!undo", "!undo"]


# What is final.


def test_the_last_part_decides_whether_a_whole_is_final(quay: Served) -> None:
    made = table(quay)
    with quay.sit(made, 0) as me:
        assert not any(choice["final"] for choice in me.asked("berth")["choices"])
        me.choose_and_see("stay")
        assert all(choice["final"] for choice in me.asked("fee")["choices"])


def test_what_is_final_hangs_on_the_view_alone() -> None:
    """Whatever lies hidden: of equal views the same is said."""
    with invited(QUAY):
        game = games.load("quay").rules
        for seed in range(5):
            state = game.new({}, 2, key_of_seed(str(seed)))
            for choice in state.decisions()[0].choices[:1]:
                state.apply(0, choice)
            view = state.view(0)
            other = game.imagine(view, 0, state.chance.copy())
            words = Speech("en", game)
            one = render.question(game, view, 0, 0, words)
            assert one == render.question(game, other.view(0), 0, 0, words)
            decision = view.decision(0)
            assert decision is not None
            before = view.encode()
            assert final_choices(game, view, decision) == decision.choices
            assert view.encode() == before
