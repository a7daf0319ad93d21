"""Tables to play at, and ways to get on."""

from __future__ import annotations

from orrery.games import load
from orrery.tables.log import SeatSpec
from orrery.tables.table import Keep, Table

ANNA = SeatSpec("person", "Anna")
BEN = SeatSpec("person", "Ben")
BOT = SeatSpec("bot", "random")
ROLL = load("roll").rules


def table(*seats: SeatSpec, seed: str = "7", keep: Keep | None = None, setup: str = "beginner") -> Table:
    return Table(ROLL, {"setup": setup}, list(seats), seed, keep)


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
