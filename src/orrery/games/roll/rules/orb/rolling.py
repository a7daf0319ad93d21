"""Rolling the Orb dice, and what acts at once: after the own roll is known and before Assign (V-71 to V-77, D-33)."""

from __future__ import annotations

from orrery.kernel.event import EVERYONE
from orrery.kernel.state import STEP_BITS

from ..flow import Flow
from ..state import Empire
from ..talents import gain_talents
from ..turns import next_turn, take_turns
from ..vocabulary import stage, step
from ..vocabulary.phase import PHASE_KEYS
from .die import NO_SIDE, SIDES
from .faces import GOODS, NOWHERE
from .improving import could_run_short


def lay_out(s: Flow, p: Empire) -> None:
    """The die as it is at the beginning (V-70)."""
    p.more.orb.faces = s.box.orb.start[:]
    p.more.orb.arrows = [NO_SIDE] * len(s.box.orb.start)


def roll(s: Flow) -> None:
    """Everybody rolls, for all to see; what needs no choice is gained (V-71)."""
    for p in s.players:
        orb = p.more.orb
        orb.up = s.chance.below(SIDES)
        orb.out = 0
        orb.points = 0
        orb.mustered = 0
        if s.listener is not None:
            tell_roll(s, p)
    for p in s.players:
        take_effect(s, p)
        p.relearn(s.box)


def tell_roll(s: Flow, p: Empire) -> None:
    orb = p.more.orb
    rolled = s.box.orb.all[orb.faces[orb.up]]
    s.say("orb_roll", p.seat, "V-71", {"face": rolled.key, "orb_side": orb.up + 1}, EVERYONE, True)
    if rolled.arrow:
        side = orb.leads_to(s.box.orb, orb.up)
        rule = "V-79" if rolled.clone else "V-77"
        if side == NO_SIDE:
            s.say("orb_loop", p.seat, rule, {})
        else:
            face = s.box.orb.all[orb.faces[side]].key
            s.say("orb_turned", p.seat, rule, {"face": face, "orb_side": side + 1})


def take_effect(s: Flow, p: Empire) -> None:
    """What the face does at once: points to choose with, or something that nobody has to choose."""
    orb = p.more.orb
    face = orb.shown(s.box.orb)
    if face is None:
        return
    if face.points:
        orb.points = face.points
        orb.out = 1
    if face.credits:
        credits = s.earn(p, face.credits)
        if s.listener is not None:
            s.say("orb_credits", p.seat, "V-73", {"credits": credits})
    if face.talents:
        gain_talents(s, p, face.talents, "V-73")


def acts(s: Flow, p: Empire) -> bool:
    """Whether a player has something to choose now."""
    if p.more.orb.points:
        return True
    face = p.more.orb.shown(s.box.orb)
    return face is not None and face.to != NOWHERE


def begin(s: Flow) -> bool:
    """Give those their steps who have something to choose. False: nobody has."""
    seats = [seat for seat in s.order if acts(s, s.players[seat])]
    if not seats:
        return False
    s.stage = stage.INSTANT
    if could_run_short(s, [p.more.orb.points for p in s.players]):
        take_turns(s, seats)
        if s.listener is not None:
            s.say("faces_in_order", -1, "V-79", {"seats": seats})
        go_on(s)
    else:
        for seat in seats:
            start(s, s.players[seat])
    return True


def go_on(s: Flow) -> bool:
    """Nobody has anything left to do: the next one acts. False: all have."""
    p = next_turn(s)
    if p is None:
        return False
    start(s, p)
    return True


def start(s: Flow, p: Empire) -> None:
    if p.more.orb.points:
        p.todo.append(step.ORB_SIDE)
        return
    face = p.more.orb.shown(s.box.orb)
    if face is not None:
        p.todo.append(step.MUSTER_WORLD if face.to == GOODS else step.MUSTER | face.to << STEP_BITS)


def bring_phases(s: Flow) -> None:
    """A phase that is played as if somebody had selected it (V-72)."""
    for p in s.players:
        face = p.more.orb.shown(s.box.orb)
        if face is not None and face.brings:
            s.played |= face.brings
            if s.listener is not None:
                phases = [PHASE_KEYS[i] for i in range(s.box.phases) if face.brings >> i & 1]
                s.say("orb_brings", p.seat, "V-72", {"face": face.key, "phases": phases})
