"""What players do with Talent counters: assign, reassign, return and recall them (A-25, A-26, A-29, A-30)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.event import only
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_ASSIGN, C_DICTATE, C_DONE, C_REMOVE, C_SACRIFICE
from ..pieces import NONE, PLACE_KEYS, SETTLERS, STOCK, TALENT, label
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..steps.assign import list_workers
from ..steps.manage import Recall
from ..steps.reassign import Reassign, Sacrifice
from ..talents import MOST_TALENTS, at_work, dice_among, is_talent, put_to_work, talents_among
from ..vocabulary import step, verb
from ..vocabulary.phase import PHASE_KEYS
from .casualty import LoseSettler


class AssignTalents(RollStep):
    """Any number of Talents, each to any phase (A-25)."""

    number = step.TALENTS
    kind = "talents"
    rule = "A-25"
    secret = True

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        if p.more.talents > 0 and len(at_work(p)) < MOST_TALENTS:
            out.append(C_DONE)
            out.extend(C_ASSIGN[TALENT][: s.box.phases])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        if c.verb == verb.DONE:
            p.todo.pop()
            return
        die = put_to_work(p, c.b)
        p.workers.append(die)
        if s.listener is not None:
            params = {"die": label(die), "phase": PHASE_KEYS[c.b]}
            s.say("assign_talent", p.seat, "A-25", params, only(p.seat))

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"n": p.more.talents}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("talents_before_selecting", "A-25"))


class ReassignWithTalents(Reassign):
    """Talents may be moved, but a die has to be given up to dictate (A-26)."""

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        super().ask(s, p, out)
        if C_DICTATE in out and not dice_among(p.workers):
            out.remove(C_DICTATE)

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        super().refuse(s, p, out)
        if p.workers and not dice_among(p.workers):
            out.append(Refusal("talents_do_not_dictate", "A-26"))

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        if c.verb == verb.DICTATE and p.workers and not dice_among(p.workers):
            return "A-26"
        return super().rule_against(s, p, c)


class SacrificeADie(Sacrifice):
    """A Talent cannot be put into the Dictate area (A-26)."""

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        list_workers(dice_among(p.workers), C_SACRIFICE, out)

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        super().refuse(s, p, out)
        if talents_among(p.workers):
            out.append(Refusal("talents_do_not_dictate", "A-26"))

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        return "A-26" if c.verb == verb.SACRIFICE and c.a == TALENT else super().rule_against(s, p, c)


class LoseSettlerOrTalent(LoseSettler):
    """A Talent that has settled the world has gone to the supply already, and is settler enough; if there was none, one
    out of the stock takes the place of a die (A-39, A-29)."""

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        super().ask(s, p, out)
        if talents_among(p.more.used):
            out.append(C_REMOVE[SETTLERS][TALENT])
        elif p.more.talents > 0:
            out.append(C_REMOVE[STOCK][TALENT])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        if c.a != TALENT:
            super().take(s, p, c)
            return
        side = p.todo.pop() >> STEP_BITS
        place = -1 - c.b
        if place == SETTLERS:
            die = talents_among(p.more.used)[0]
            p.more.used.remove(die)
        else:
            die = put_to_work(p, NONE)  # told of once, and gone
        if s.listener is not None:
            params = {"tile": s.box.sides[side].key, "die": label(die), "from": PLACE_KEYS[place]}
            s.say("remove", p.seat, "A-39" if place == SETTLERS else "A-29", params)


class RecallTalents(Recall):
    """Talents go back to the stock (A-30). That is no die for an empty cup, as R-71 wants one (A-40)."""

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        super().ask(s, p, out)
        if out and not p.cup and not dice_to_recall(p):
            out.insert(0, C_DONE)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"must": not p.cup and dice_to_recall(p)}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        if p.cup or dice_to_recall(p):
            super().refuse(s, p, out)

    def told_rule(self, p: Empire, die: int) -> str:
        return "A-30" if is_talent(die) else super().told_rule(p, die)


def dice_to_recall(p: Empire) -> bool:
    return len(dice_among(p.builders[0] + p.builders[1] + p.goods)) > 0
