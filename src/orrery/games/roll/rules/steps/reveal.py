"""Step 3: Reveal (R-26, R-27)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.event import EVERYONE

from ..pieces import FACE_KEYS, PHASE_SHIFT, labels, phase_of
from ..state import Empire, Galaxy
from ..vocabulary.phase import PHASE_KEYS

# The parts of Reveal.
SCREENS: Final = 0
PHASES_FOUND: Final = 1
SENT_BACK: Final = 2
PARTS: Final = 3


def show(s: Galaxy, p: Empire) -> None:
    params: dict[str, Any] = {"selected": PHASE_KEYS[p.selected] if p.selected >= 0 else "nothing"}
    dice = p.workers if p.strip < 0 else [p.strip, *p.workers]
    for phase in range(s.box.phases):
        column = [die for die in dice if phase_of(die) == phase]
        if column:
            params[PHASE_KEYS[phase]] = labels(column)
    if p.dictated:
        params["dictated"] = labels(p.dictated)
    s.say("reveal", p.seat, "R-26", params, EVERYONE, True)


def rolls_phase_die(s: Galaxy) -> bool:
    """With two players a die from the supply can bring one more phase."""
    return len(s.players) == 2


def forget(p: Empire) -> None:
    """How the workers came to their columns stays behind the screen: nobody is shown which powers were used.

    Nor does the order of the dice tell it: a worker that was moved stood behind the others.
    """
    p.workers.sort()
    p.dictated.sort()
    p.used = 0
    p.dictates = 0
    p.power = -1
    p.moved = 0
    p.column = -1


def reveal(s: Galaxy, part: int) -> None:
    """One part of Reveal. After each of them expansions may ask somebody something (V-21)."""
    if part == SCREENS:
        set_screens_aside(s)
    elif part == PHASES_FOUND:
        find_phases(s)
    else:
        send_back(s)


def set_screens_aside(s: Galaxy) -> None:
    """Show everything, and roll the die that can bring one more phase."""
    for p in s.players:
        forget(p)
        if s.listener is not None:
            show(s, p)
    if rolls_phase_die(s):
        s.phase_die = s.box.die_faces[s.box.phase_die][s.chance.below(6)]
        if s.listener is not None:
            s.say("phase_die", -1, "R-26", {"phase": FACE_KEYS[s.phase_die]}, EVERYONE, True)


def find_phases(s: Galaxy) -> None:
    """The phases that are played: those selected, and what the die has brought."""
    if s.phase_die >= 0:
        s.played |= s.box.brings[s.phase_die]
    for p in s.players:
        if p.selected >= 0:
            s.played |= 1 << p.selected
            p.workers.append(p.strip)
            p.strip = -1
    s.bring_phases()
    if s.listener is not None:
        s.say("phases", -1, "R-26", {"phases": [PHASE_KEYS[i] for i in range(s.box.phases) if s.played >> i & 1]})
    s.shift_workers()


def send_back(s: Galaxy) -> None:
    """Idle workers and dictated dice return to the cups."""
    played = s.played
    for p in s.players:
        busy: list[int] = []
        idle: list[int] = []
        for die in p.workers:
            if played >> (die >> PHASE_SHIFT & 15) & 1:
                busy.append(die)
            else:
                idle.append(die)
        idle += p.dictated
        if idle:
            p.workers = busy
            p.dictated = []
            for die in idle:
                s.rest(p, die)
            if s.listener is not None:
                s.tell_back(p, "back_to_cup", "R-27", idle)
