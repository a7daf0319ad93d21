"""Phase VI, the $ phase: Deal, Research, or both of them (V-31, V-32, V-86).

All act at once if nothing that they share could run short; else one after the other, in the order of `turns`.
"""

from __future__ import annotations

from ..deal.exchange import serve
from ..deal.next_dealer import next_dealer
from ..flow import Flow
from ..orb.improving import could_run_short
from ..places import in_phase
from ..sets import DEAL, ORB
from ..state import Empire
from ..turns import next_turn, take_turns
from ..vocabulary import phase, stage, step


def turns(s: Flow) -> list[int]:
    """The order in which players act; nobody: all at once. With Deal it is that of the track as the phase begins
    (V-42, V-94, D-22)."""
    if s.box.sets & DEAL:
        return s.market.track[:]
    if s.box.sets & ORB:
        points = [len(in_phase(p, phase.DOLLAR)) * s.box.orb.per_researcher for p in s.players]
        return s.order if could_run_short(s, points) else []
    return []


def begin(s: Flow) -> None:
    s.stage = stage.DOLLAR
    order = turns(s)
    if order:
        take_turns(s, order)
        if s.listener is not None and not s.box.sets & DEAL:
            s.say("faces_in_order", -1, "V-79", {"seats": order[:]})
        go_on(s)
        return
    for p in s.players:
        s.start(p, phase.DOLLAR)


def go_on(s: Flow) -> None:
    """Nobody has anything left to do: who waits for tiles draws, the next one acts, or the phase is over."""
    for q in s.players:
        if q.waiting:
            serve(s, q)
            return
    p = next_turn(s)
    if p is None:
        s.end_phase(phase.DOLLAR)
    else:
        s.start(p, phase.DOLLAR)


def start(s: Flow, p: Empire) -> None:
    """What a player does with the workers of this phase. Deal and Orb give the steps; without them there are none."""
    if s.box.sets & DEAL:
        p.todo.append(step.DEAL)
        next_dealer(s, p)
    elif s.box.sets & ORB:
        p.todo.append(step.RESEARCH)
