"""Tables to play at, and ways to get on."""

from __future__ import annotations

import pytest

from orrery.games import load
from orrery.tables.log import CannotUndo, SeatSpec
from orrery.tables.port import SeatRecord, TableRecord
from orrery.tables.table import Keep, Table

ANNA = SeatSpec("person", "Anna")
BEN = SeatSpec("person", "Ben")
CAROL = SeatSpec("person", "Carol")
BOT = SeatSpec("bot", "random")
ROLL = load("roll").rules


def table(*seats: SeatSpec, seed: str = "7", keep: Keep | None = None, setup: str = "beginner") -> Table:
    return Table(ROLL, {"setup": setup}, list(seats), seed, keep)


def record(
    *seats: SeatRecord, setup: str = "beginner", secret: str = "", commit: str = "", seed: str = "7"
) -> TableRecord:
    """A table of these seats as a store keeps it."""
    return TableRecord(
        id="t1",
        game="roll",
        rules_version=ROLL.rules_version,
        options={"setup": setup},
        seats=list(seats),
        secret=secret,
        commit=commit,
        seed=seed,
        status="running",
        created=1.0,
        touched=1.0,
    )


def person(name: str) -> SeatRecord:
    return SeatRecord("person", name)


PEOPLE = (person("Anna"), person("Ben"), person("Carol"))


def situation(t: Table) -> object:
    """Everything that anybody could notice."""
    seats = [*range(len(t.seats)), None]
    told = [[repr(event) for event in t.news(seat, 0)] for seat in seats]
    questions = [repr(t.decision(seat)) for seat in range(len(t.seats))]
    turns = [(turn.seat, turn.choice, turn.secret, turn.learned) for turn in t.turns]
    numbers = [t.number(seat) for seat in range(len(t.seats))]
    return t.digest(), told, questions, turns, numbers, list(t.log), t.studied


def first(t: Table, seat: int) -> str:
    """The code of the first choice this seat has."""
    decision = t.decision(seat)
    assert decision is not None
    return decision.choices[0].code


def play_until(t: Table, seat: int, kind: str) -> None:
    """Everybody takes the first choice until this seat is asked a question of this kind."""
    while (decision := t.decision(seat)) is None or decision.kind != kind:
        asked = [s for s in t.asked() if s != seat or decision is not None]
        assert asked or t.play_bots()
        if asked:
            t.play(asked[0], first(t, asked[0]))


def play_out(t: Table) -> None:
    while not t.over:
        if not t.play_bots():
            seat = t.asked()[0]
            decision = t.decision(seat)
            assert decision is not None
            t.play(seat, decision.choices[len(t.log) % len(decision.choices)].code)


def refused(t: Table, seat: int, study: bool = False) -> str:
    """The key of the refusal; nothing has changed."""
    before = (t.state.digest(), list(t.log), len(t.events), len(t.turns), t.studied)
    with pytest.raises(CannotUndo) as why:
        t.undo(seat, study)
    assert (t.state.digest(), t.log, len(t.events), len(t.turns), t.studied) == before
    return why.value.key
