"""Several answers at once: the parts of a whole, or a plan over several questions. All are carried out, or none.

They are rehearsed on a copy first, so that a refusal costs nothing and leaves nothing to take back. No answer may stand
behind one that reveals something: whoever could try those, all or nothing, would learn what lies hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from orrery.kernel.choice import Choice, Decision
from orrery.kernel.error import OrreryError
from orrery.kernel.event import Event, Recorder
from orrery.kernel.foresight import reveals
from orrery.kernel.refusal import BadData
from orrery.kernel.state import State

from .log import STUDY, UNDO, CannotUndo, Row, Stale

if TYPE_CHECKING:
    from .table import Table


class BadPart(OrreryError):
    """One of several answers cannot be. `n`: which one, from 1. Nothing has changed."""


def attempt_all(
    table: Table, seat: int, codes: Sequence[str], key: str | None = None, decision: int | None = None
) -> Iterator[list[Event]]:
    """Carry all of them out and say of each what it will make known; for whoever is in a transaction.

    Nothing has changed after what `attempt` raises of a single answer, Stale, or BadPart of several. The last row has
    the key, so that what was heard by all of them counts as heard.
    """
    if len(codes) == 1:
        yield table.attempt(Row(seat, codes[0]), key, decision)
        return
    if decision is not None and decision != table.number(seat):
        raise Stale
    needed = rehearsed(table, seat, codes)
    for at, code in enumerate(needed):
        yield table.attempt(Row(seat, code), key if at == len(needed) - 1 else None)


def rehearsed(table: Table, seat: int, codes: Sequence[str]) -> list[str]:
    """The answers that are needed: what is left without a choice is taken by the engine. BadPart: one cannot be."""
    state = table.state.clone()
    needed: list[str] = []
    at = 0
    while at < len(codes):
        decision = state.decision(seat)
        if decision is None:
            raise BadPart("part_refused", n=at + 1, code=codes[at], rule="")
        whole = codes[at : at + decision.parts]
        choices = checked(table, state, decision, whole, at)
        now = decision
        for number, choice in enumerate(choices, at + 1):
            heard = Recorder()
            state.apply(seat, choice, heard)
            needed.append(choice.code)
            later = state.decision(seat)
            goes_on = now.goes_on_in(later)
            end = at + len(whole)  # once the whole is there, its last answers are not needed any more
            if reveals(heard, seat) and (end < len(codes) or (goes_on and number < end)):
                raise BadPart("part_reveals", n=number, code=choice.code)
            if later is None or not goes_on:
                break
            now = later
        at += len(whole)
    return needed


def checked(table: Table, state: State, decision: Decision, codes: Sequence[str], before: int) -> list[Choice]:
    """The choices of a whole, or of its beginning. BadPart: one is not offered, or not so often."""
    found: list[Choice] = []
    for number, code in enumerate(codes, before + 1):
        try:
            choice = table.game.choice(code)
        except BadData:
            raise BadPart("part_unknown", n=number, code=code) from None
        if choice not in decision.choices or found.count(choice) >= state.times(decision.seat, choice):
            raise BadPart("part_refused", n=number, code=code, rule=state.rule_against(decision.seat, choice))
        found.append(choice)
    return found


def attempt_back(table: Table, seat: int, study: bool, whole: bool, key: str | None = None) -> Iterator[list[Event]]:
    """Take back the seat's last choice, or all parts of its last whole. CannotUndo: nothing has changed."""
    places = table.turns.last_whole(seat) if whole else []
    if len(places) < 2:
        yield table.attempt(Row(seat, STUDY if study else UNDO), key)
        return
    if not study:
        if table.turns.taught(seat, places[-1]):
            raise CannotUndo("undo_learned")
        if any(table.turns[at].learned for at in places):
            raise CannotUndo("undo_seen")
    for at in places:
        yield back_by_one(table, seat, study, key if at == places[-1] else None)


def back_by_one(table: Table, seat: int, study: bool, key: str | None) -> list[Event]:
    """Take back one choice; who may study does so only where nothing else helps."""
    if table.can_undo(seat):
        try:
            return table.attempt(Row(seat, UNDO), key)
        except CannotUndo:  # others went on
            if not study:
                raise
    return table.attempt(Row(seat, STUDY if study else UNDO), key)
