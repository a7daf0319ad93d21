"""What would come of it: of a column if its phase were played now, of a choice. People ask, the rules answer."""

from __future__ import annotations

from orrery.kernel.choice import Choice
from orrery.kernel.state import EVERY_SEAT, STEP_BITS, STEP_MASK

from .building import go_on
from .phases.workers import call_virtual
from .pieces import DEVELOPMENT, WORLD, phase_of
from .required import required
from .state import Empire, Galaxy
from .vocabulary import phase, step


class Outlook:
    """`workers` counts the virtual ones too. `done`: goods made or shipped; `idle`: workers that find nothing to do.

    While building, `completes` are the tiles finished, and `lying` of the `needed` dice are then on tile `on` (-1: no
    tile is left).
    """

    __slots__ = ("completes", "done", "idle", "lying", "needed", "on", "workers")

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.completes: list[int] = []
        self.on = -1
        self.lying = 0
        self.needed = 0
        self.done = 0
        self.idle = 0


def outlook(view: Galaxy, seat: int, which: int) -> Outlook:
    """Play the phase for this seat alone on a copy, taking the first of any choices: those change no sums."""
    s = view.clone()
    s.viewer = EVERY_SEAT
    s.open = []
    p = s.players[seat]
    p.todo = []
    if p.strip >= 0:
        p.workers.append(p.strip)
        p.strip = -1
    call_virtual(s, which)
    found = Outlook(workers_in(p, which) + len(p.virtual))
    if which in (phase.DEVELOP, phase.SETTLE):
        build(s, p, DEVELOPMENT if which == phase.DEVELOP else WORLD, found)
    elif which not in (phase.EXPLORE, phase.DOLLAR):
        goods = len(p.goods)
        p.todo.append(step.PRODUCE if which == phase.PRODUCE else step.SHIP)
        finish(s, p)
        found.done = abs(len(p.goods) - goods)
        found.idle = workers_in(p, which) + len(p.virtual)
    return found


def after(view: Galaxy, seat: int, choice: Choice) -> Galaxy:
    """The view once this seat has chosen, before anything follows from it."""
    s = view.clone()
    p = s.players[seat]
    s.step(p.todo[-1] & STEP_MASK).take(s, p, choice)
    return s


def gains(view: Galaxy, seat: int, choice: Choice) -> list[tuple[int, int]]:
    """Credits and VP that a choice brings at once; one pair for each shipper who may do it, if that is asked next."""
    before = view.players[seat]
    s = after(view, seat, choice)
    p = s.players[seat]
    found = [s]
    if p.todo and p.todo[-1] & STEP_MASK == step.BY:
        shippers: list[Choice] = []
        s.step(step.BY).ask(s, p, shippers)
        found = [after(s, seat, shipper) for shipper in shippers]
    return [(t.players[seat].credits - before.credits, t.players[seat].chips - before.chips) for t in found]


def build(s: Galaxy, p: Empire, kind: int, found: Outlook) -> None:
    built = p.developments if kind == DEVELOPMENT else p.worlds
    before = len(built)
    p.todo.append(step.BUILD | kind << STEP_BITS)
    go_on(s, p, kind)
    finish(s, p)
    found.completes = built[before:]
    found.lying = len(p.builders[kind])
    found.idle = workers_in(p, phase.SETTLE - kind)
    if p.stacks[kind]:
        found.on = p.stacks[kind][-1]
        found.needed = required(s, p, found.on)
    else:
        found.idle += found.lying
        found.lying = 0


def finish(s: Galaxy, p: Empire) -> None:
    s.advance(p)
    while s.open:
        choice = s.open.pop().choices[0]
        s.step(p.todo[-1] & STEP_MASK).take(s, p, choice)
        s.advance(p)


def workers_in(p: Empire, phase: int) -> int:
    return sum(1 for die in p.workers if phase_of(die) == phase)
