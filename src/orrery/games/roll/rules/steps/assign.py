"""Steps 1 and 2: Roll and Assign (R-17 to R-25)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.event import only
from orrery.kernel.refusal import Refusal

from ..alphabet import C_ASSIGN, C_SELECT, C_WITH
from ..looks import ASSIGN_BITS, ASSIGN_LOOKS
from ..pieces import (
    COLOUR_KEYS,
    COLOUR_MASK,
    FACE_KEYS,
    NONE,
    PHASE_SHIFT,
    WILD,
    assigned,
    colour_of,
    face_of,
    label,
    phase_of,
    rolled,
)
from ..places import take_assigned
from ..roll_step import RollStep
from ..sets import rule_of
from ..state import Empire, Galaxy
from ..vocabulary import stage, step, verb
from ..vocabulary.phase import ALL_COLUMNS, PHASE_KEYS


def begin(s: Galaxy) -> None:
    """A new round: everybody rolls all dice of the cup (R-17); faces other than wild say where a die goes (R-18)."""
    s.round += 1
    s.stage = stage.ASSIGN
    s.played = 0
    s.phase_die = -1
    if s.listener is not None:
        s.say("round", -1, "R-16", {"round": s.round})
    s.begin_round()
    for p in s.players:
        roll(s, p)
        p.selected = -1
    s.begin_assign()


def roll(s: Galaxy, p: Empire) -> None:
    workers: list[int] = []
    die_faces = s.box.die_faces
    face_phase = s.box.face_phase
    numbers = s.chance.several_below(6, len(p.cup))
    for i in range(len(numbers)):
        die = p.cup[i]
        face = die_faces[die & COLOUR_MASK][numbers[i]]
        phase = face_phase[face]
        workers.append(rolled(die, face, phase if phase >= 0 else NONE))
    p.workers = workers
    p.cup = []
    if s.listener is not None:
        dice = [f"{label(die)}:{FACE_KEYS[face_of(die)]}" for die in workers]
        s.say("roll", p.seat, "R-17", {"dice": dice}, only(p.seat), True)


class Wilds(RollStep):
    """Each worker showing wild goes under a column of its owner's choice (R-18), one of two under either (A-5)."""

    number = step.WILDS
    kind = "assign"
    rule = "R-18"
    secret = True

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        for die in p.workers:
            if die >> PHASE_SHIFT & 15 == NONE:
                allowed = s.box.face_phases[face_of(die)]
                for phase in range(s.box.phases):
                    if allowed >> phase & 1:
                        out.append(C_ASSIGN[die & COLOUR_MASK][phase])
                return

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        wanted = NONE << PHASE_SHIFT | c.a
        workers = p.workers
        for i in range(len(workers)):
            if workers[i] & (15 << PHASE_SHIFT | COLOUR_MASK) == wanted:
                workers[i] = assigned(workers[i], c.b)
                if s.listener is not None:
                    params = {"die": label(workers[i]), "phase": PHASE_KEYS[c.b]}
                    s.say("assign", p.seat, rule_for(s, workers[i]), params, only(p.seat))
                return

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        die = to_assign(p)
        about = {"die": COLOUR_KEYS[colour_of(die)]}
        return about if face_of(die) == WILD else {**about, "face": FACE_KEYS[face_of(die)]}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        die = to_assign(p)
        if face_of(die) == WILD:
            out.append(Refusal("wild_not_later", "R-18"))
        else:
            out.append(Refusal("one_of_two", rule_for(s, die), {"face": FACE_KEYS[face_of(die)]}))
        for die in p.workers:
            if phase_of(die) != NONE:
                out.append(Refusal("face_says_where", "R-18"))
                return

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        return rule_for(s, to_assign(p))


def to_assign(p: Empire) -> int:
    """The worker that is asked about: the first in no column yet."""
    for die in p.workers:
        if phase_of(die) == NONE:
            return die
    raise LookupError("all workers are assigned")


def rule_for(s: Galaxy, die: int) -> str:
    """The rule by which a worker is assigned that leaves its owner a choice."""
    return "R-18" if face_of(die) == WILD else rule_of(s.box.sets, "A-5", "V-5")


class Select(RollStep):
    """Select exactly one phase (R-19). Who has no worker at all selects nothing."""

    number = step.SELECT
    kind = "select"
    rule = "R-19"
    secret = True

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        if p.workers:
            out.extend(C_SELECT[: s.box.phases])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.selected = c.a
        p.todo[-1] = step.WITH

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("reassign_after_selecting", "R-20"))
        out.append(Refusal("must_select_one", "R-19"))

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        return "R-20" if c.verb in (verb.USE, verb.DICTATE) else "R-19"


class With(RollStep):
    """The worker that selects: any colour, any face; it works in the selected phase (R-19)."""

    number = step.WITH
    kind = "with"
    rule = "R-19"
    secret = True

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        list_workers(p.workers, C_WITH, out)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.todo.pop()
        die = take_assigned(p, c.a, c.b)
        p.strip = assigned(die, p.selected)
        if s.listener is not None:
            params = {"die": label(die), "phase": PHASE_KEYS[p.selected]}
            s.say("select", p.seat, "R-19", params, only(p.seat))

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"phase": PHASE_KEYS[p.selected]}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("one_worker_selects", "R-19"))


def list_workers(dice: list[int], table: list[list[Choice]], out: list[Choice]) -> None:
    """One choice per look and column."""
    seen = 0
    for die in dice:
        look = ASSIGN_LOOKS[die & ASSIGN_BITS]
        phase = die >> PHASE_SHIFT & 15
        bit = 1 << (look * ALL_COLUMNS + phase)
        if not seen & bit:
            seen |= bit
            out.append(table[look][phase])
