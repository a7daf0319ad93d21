"""Reveal: everybody sees how the workers lie, so the phases that are played are known (A-33, V-20, V-21)."""

from __future__ import annotations

from orrery.games.roll.rules.looks import ASSIGN_BITS, ASSIGN_LOOKS
from orrery.games.roll.rules.pieces import ANY_COLOUR, PHASE_SHIFT
from orrery.games.roll.rules.vocabulary import phase, verb
from orrery.kernel.choice import Choice

from .columns import Columns
from .valuation import Outlook
from .works import Works

LEAST_GAIN = 0.03  # what moving a worker must bring


def columns(o: Outlook, played: int, selected: int) -> Columns:
    """The workers as they lie, if these phases are played."""
    p = o.p
    works = Works(o.s, p, len(p.workers) + (p.strip >= 0) + (p.hand >= 0) + 1, o.ignores)
    chances = [float(played >> which & 1) for which in range(o.box.phases)]
    cols = Columns(works, chances, selected)
    for die in p.workers:
        cols.put(die >> PHASE_SHIFT & 15, ASSIGN_LOOKS[die & ASSIGN_BITS])
    if p.strip >= 0:
        cols.strip.append(ASSIGN_LOOKS[p.strip & ASSIGN_BITS])
    return cols


def forecast(o: Outlook, choices: list[Choice]) -> Choice:
    """Which phase the selecting die selects after all, when it is known what the others have selected."""
    s = o.s
    others = 0 if s.phase_die < 0 else o.box.brings[s.phase_die]
    for q in s.players:
        if q.seat != o.p.seat and q.selected >= 0:
            others |= 1 << q.selected
    best = choices[0]
    most = -1e9
    for choice in choices:
        selected = choice.a if choice.verb == verb.SELECT else o.p.selected
        gain = columns(o, others | 1 << selected, selected).total()
        if gain > most:
            most = gain
            best = choice
    return best


def relocate(o: Outlook, choices: list[Choice]) -> Choice:
    """Which worker goes to another phase that is played, if any should."""
    origins = 0
    for choice in choices:
        if choice.verb == verb.MOVE:
            origins |= 1 << choice.b
    found = columns(o, o.s.played, phase.EXPLORE).best_move(ANY_COLOUR, origins, o.s.played)
    if found is not None and (found[0] >= LEAST_GAIN or choices[0].verb == verb.MOVE):
        for choice in choices:
            if choice.verb == verb.MOVE and choice.a == found[1] and choice.b == found[2]:
                return choice
    return choices[0]


def relocate_into(o: Outlook, choices: list[Choice]) -> Choice:
    look = ASSIGN_LOOKS[o.p.hand & ASSIGN_BITS]
    best = columns(o, o.s.played, phase.EXPLORE).best_for(look, [choice.a for choice in choices])
    for choice in choices:
        if choice.a == best:
            return choice
    return choices[0]


def gain_by_leaving(o: Outlook) -> float:
    """What the best move of an explorer to another phase gains (Predictive Modeling)."""
    found = columns(o, o.s.played, phase.EXPLORE).best_move(ANY_COLOUR, 1 << phase.EXPLORE, o.s.played)
    return -1.0 if found is None else found[0]
