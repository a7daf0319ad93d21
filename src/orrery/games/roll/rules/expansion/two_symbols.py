"""Workers that show two phases: in Reveal they go where work is (A-7, A-8, V-6, V-33)."""

from __future__ import annotations

from ..content import Box
from ..pieces import FACE_MASK, FACE_SHIFT, NO_FACE, NONE, PHASE_SHIFT, WILD, assigned, label
from ..sets import rule_of
from ..state import Galaxy
from ..vocabulary.phase import PHASE_KEYS


def shift(s: Galaxy) -> None:
    """Whoever lies in a phase that is not played, and shows another one that is, moves there.

    Those that show no played phase stay for now: they go back to the cup with all others (D-2).
    """
    for p in s.players:
        workers = p.workers
        for i in range(len(workers)):
            die = workers[i]
            column = die >> PHASE_SHIFT & 15
            if s.played >> column & 1:
                continue
            other = other_phase(s.box, die)
            if other != NONE and s.played >> other & 1:
                workers[i] = assigned(die, other)
                if s.listener is not None:
                    params = {"die": label(die), "from": PHASE_KEYS[column], "phase": PHASE_KEYS[other]}
                    s.say("shift", p.seat, rule_of(s.box.sets, "A-7", "V-6"), params)


def other_phase(box: Box, die: int) -> int:
    """The other phase that a worker shows besides the one it lies in; NONE: it shows no other, or lies in a third."""
    face = die >> FACE_SHIFT & FACE_MASK
    if face in (WILD, NO_FACE):
        return NONE
    here = 1 << (die >> PHASE_SHIFT & 15)
    shown = box.face_phases[face]
    other = shown & ~here
    return other.bit_length() - 1 if shown & here and other else NONE
