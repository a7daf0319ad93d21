"""Undo: a seat takes back its last choice. Turns knows how to be there; here is whether it may, and who hears of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.kernel.event import EVERYONE, Event, only
from orrery.kernel.refusal import IllegalChoice

from .log import CannotUndo

if TYPE_CHECKING:
    from .table import Table


def take_back(table: Table, seat: int) -> list[Event]:
    """Without this seat's last choice, but with what others chose since.

    Not if it has learned something since, nor if anybody has learned anything by it.
    """
    at = table.turns.last(seat)
    if at < 0:
        raise CannotUndo("undo_nothing")
    if table.over or table.turns.taught(seat, at):  # who has finished a game may know all of it
        raise CannotUndo("undo_learned")
    if table.turns[at].learned:
        raise CannotUndo("undo_seen")
    secret = table.turns[at].secret
    was_busy = seat in table.state.busy()
    try:
        table.state = table.turns.without(at, table.game, table.opening)
    except IllegalChoice:
        raise CannotUndo("undo_others_went_on") from None
    # Of what is done in secret the others see no more than who is ready.
    hidden = secret and was_busy == (seat in table.state.busy())
    return [Event("undone", seat, "", {"study": False}, only(seat) if hidden else EVERYONE)]


def study(table: Table, seat: int) -> list[Event]:
    """Back to before this seat's last choice, whatever was learned since. In solo games only."""
    if not table.solo or table.seats[seat].kind != "person":
        raise CannotUndo("undo_not_solo")
    at = table.turns.last(seat)
    if at < 0:
        raise CannotUndo("undo_nothing")
    table.state = table.turns.before(at, table.game, table.opening)
    table.studied += 1
    return [Event("undone", seat, "", {"study": True}, EVERYONE)]
