"""Step 2, after selecting: Reassign powers and Dictate (R-20 to R-24, R-104 to R-106)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.event import EVERYONE, only
from orrery.kernel.refusal import Refusal

from ..alphabet import C_DICTATE, C_DONE, C_INTO, C_MOVE, C_READY, C_SACRIFICE, C_USE
from ..looks import ASSIGN_BITS, ASSIGN_LOOKS
from ..pieces import COLOUR_KEYS, PHASE_SHIFT, assigned, colour_of, label
from ..places import take_assigned
from ..powers.reassign import ReassignPower
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..vocabulary import step, verb
from ..vocabulary.phase import ALL_COLUMNS, ALL_PHASES, PHASE_KEYS
from .assign import list_workers

DICTATING = -1


def usable(s: Galaxy, p: Empire, power: ReassignPower) -> bool:
    if power.allowed(s, p) == 0:
        return False
    columns = [0] * ALL_COLUMNS
    found = 0
    for die in p.workers:
        if power.covers(s.box, p, die, -1):
            columns[die >> PHASE_SHIFT & 15] += 1
            found += 1
    return max(columns) >= power.least if power.one_column else found >= power.least


def may_dictate(p: Empire) -> bool:
    """Once a round, or at will with a power; one worker is given up and another one has to move (R-22, R-106)."""
    if len(p.workers) < 2:
        return False
    return p.dictates == 0 or len(p.powers.dictate_unlimited) > 0


def most_moves(s: Galaxy, p: Empire) -> int:
    if p.power != DICTATING:
        return p.powers.reassign[p.power].allowed(s, p)
    most = 1
    for power in p.powers.dictate_extra:
        most = power.most
    return most


class Reassign(RollStep):
    """Use Reassign powers in any order, each once, or say that you are ready (R-21, R-25)."""

    number = step.REASSIGN
    kind = "reassign"
    rule = "R-21"
    secret = True

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        out.append(C_READY)
        if may_dictate(p):
            out.append(C_DICTATE)
        powers = p.powers.reassign
        for i in range(len(powers)):
            if not p.used >> i & 1 and usable(s, p, powers[i]) and C_USE[powers[i].side] not in out:
                out.append(C_USE[powers[i].side])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.moved = 0
        p.column = -1
        if c.verb == verb.USE:
            powers = p.powers.reassign
            for i in range(len(powers)):
                if powers[i].side == c.a and not p.used >> i & 1:  # of base tiles there may be several alike
                    p.power = i
                    p.used |= 1 << i
                    break
            p.todo.append(step.MOVE)
        elif c.verb == verb.DICTATE:
            p.power = DICTATING
            p.dictates += 1
            p.todo.append(step.SACRIFICE)
        else:
            p.todo.pop()
            if s.listener is not None:
                s.say("ready", p.seat, "R-25", {}, EVERYONE)

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("selecting_die_stays", "R-24"))
        if p.dictates > 0 and not may_dictate(p):
            out.append(Refusal("dictated_already", "R-22"))
        elif len(p.workers) < 2:
            out.append(Refusal("too_few_to_dictate", "R-22", {"workers": len(p.workers)}))
        if p.dictated:
            out.append(Refusal("dictated_die_stays", "R-22"))
        for i in range(len(p.powers.reassign)):
            refusal = why_not(s, p, i)
            if refusal is not None:
                out.append(refusal)

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        if c.verb == verb.USE:
            for i in range(len(p.powers.reassign)):
                refusal = why_not(s, p, i)
                if refusal is not None and p.powers.reassign[i].side == c.a:
                    return refusal.rule
        return "R-22" if c.verb == verb.DICTATE else "R-21"


def why_not(s: Galaxy, p: Empire, i: int) -> Refusal | None:
    """Why the i-th Reassign power of a player cannot be used now, if so."""
    power = p.powers.reassign[i]
    tile = power.key
    if p.used >> i & 1:
        return Refusal("power_used", "R-21", {"tile": tile})
    if power.allowed(s, p) == 0:
        return Refusal("not_most_worlds", "R-104", {"tile": tile})
    if not usable(s, p, power):
        return Refusal("no_worker_for_power", "R-105" if power.one_column else "R-20", {"tile": tile})
    return None


class Sacrifice(RollStep):
    """Put one worker into the Dictate area; it does nothing this round (R-22)."""

    number = step.SACRIFICE
    kind = "sacrifice"
    rule = "R-22"
    secret = True

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        list_workers(p.workers, C_SACRIFICE, out)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.todo[-1] = step.MOVE
        die = take_assigned(p, c.a, c.b)
        p.dictated.append(die)
        if s.listener is not None:
            s.say("dictate", p.seat, "R-22", {"die": label(die)}, only(p.seat))

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("selecting_die_stays", "R-24"))

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        return "R-24" if c.verb == verb.SACRIFICE and names_strip(p, c) else "R-22"


class Move(RollStep):
    """Which worker to move."""

    number = step.MOVE
    kind = "move"
    rule = "R-20"
    secret = True

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        if p.moved >= most_moves(s, p):
            return
        least = 1
        fresh = p.workers[: len(p.workers) - p.moved]  # those this power has moved stand at the end
        if p.power == DICTATING:
            list_workers(fresh, C_MOVE, out)
        else:
            power = p.powers.reassign[p.power]
            least = power.least
            column = p.column if power.one_column and p.moved > 0 else -1
            seen = 0
            for die in fresh:
                look = ASSIGN_LOOKS[die & ASSIGN_BITS]
                phase = die >> PHASE_SHIFT & 15
                bit = 1 << (look * ALL_COLUMNS + phase)
                if not seen & bit and power.covers(s.box, p, die, column) and enough(p, power, phase):
                    seen |= bit
                    out.append(C_MOVE[look][phase])
        if p.moved >= least and out:
            out.append(C_DONE)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        if c.verb == verb.DONE:
            p.todo.pop()
            return
        p.hand = take_assigned(p, c.a, c.b)
        p.moved += 1
        p.column = c.b
        p.todo.append(step.INTO)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        tile = "dictate" if p.power == DICTATING else p.powers.reassign[p.power].key
        return {"tile": tile, "n": most_moves(s, p) - p.moved}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("selecting_die_stays", "R-24"))
        if p.dictated:
            out.append(Refusal("dictated_die_stays", "R-22"))
        if p.power != DICTATING:
            power = p.powers.reassign[p.power]
            column = p.column if power.one_column and p.moved > 0 else -1
            if any(not power.covers(s.box, p, die, column) for die in p.workers):
                rule = "R-105" if power.one_column else "R-20"
                out.append(Refusal("power_does_not_cover", rule, {"tile": power.key}))

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        if c.verb == verb.MOVE and names_strip(p, c):
            return "R-24"
        if p.power == DICTATING:
            return "R-22"
        return "R-105" if p.powers.reassign[p.power].one_column else "R-20"


def names_strip(p: Empire, c: Choice) -> bool:
    """Whether a choice of a worker, by look and column, names the selecting die."""
    return p.strip >= 0 and c.a == ASSIGN_LOOKS[p.strip & ASSIGN_BITS] and c.b == p.selected


def enough(p: Empire, power: ReassignPower, phase: int) -> bool:
    """Executive Power takes two of one column or none: the column must still have as many as it needs (R-105)."""
    if not power.one_column:
        return True
    n = 0
    for die in p.workers:
        if die >> PHASE_SHIFT & 15 == phase:
            n += 1
    return n + p.moved >= power.least


class Into(RollStep):
    """Where the worker goes: another column, whatever its face (R-20)."""

    number = step.INTO
    kind = "into"
    rule = "R-20"
    secret = True

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        into = ALL_PHASES
        if p.power != DICTATING:
            into = p.powers.reassign[p.power].targets(s.box, p, p.column)
        for phase in range(s.box.phases):
            if into >> phase & 1 and phase != p.column:
                out.append(C_INTO[phase])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.todo.pop()
        die = assigned(p.hand, c.a)
        p.workers.append(die)
        p.hand = -1
        if s.listener is not None:
            tile = "dictate" if p.power == DICTATING else p.powers.reassign[p.power].key
            params = {"die": label(die), "from": PHASE_KEYS[p.column], "phase": PHASE_KEYS[c.a], "tile": tile}
            s.say("move", p.seat, "R-20", params, only(p.seat))

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"die": COLOUR_KEYS[colour_of(p.hand)], "from": PHASE_KEYS[p.column]}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("another_column", "R-20"))
        if p.power != DICTATING and p.powers.reassign[p.power].into != ALL_PHASES:
            tile = p.powers.reassign[p.power].key
            out.append(Refusal("power_names_target", "R-21", {"tile": tile}))

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        return "R-21" if c.verb == verb.INTO and c.a != p.column else "R-20"
