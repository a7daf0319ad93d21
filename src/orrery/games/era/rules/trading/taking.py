"""A level that the player takes from another faction, without teaching it anything (E-176, E-187)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_LEARN, C_PASS
from ..era_step import EraStep
from ..levels import gain_level
from ..state import Galaxy, Seat
from ..vocabulary import step, verb
from ..vocabulary.faction import FACTION_KEYS, HUMAN
from ..vocabulary.field import FIELD_KEYS
from .contact import contacts
from .terms import lessons

# From whom; the argument of the step is this and SOURCES times the number of levels.
FROM_CONTACTS: Final = 0
FROM_LOSERS: Final = 1  # those who lost a star to the player in this turn
SOURCES: Final = 2
TAKING_RULES: Final = ["E-176", "E-187"]
TAKING_KEYS: Final = ["contact", "lost_star"]


def ask_to_take_levels(s: Galaxy, whence: int, n: int) -> None:
    s.seat.todo.append(step.TAKE_LEVEL | (whence + SOURCES * n) << STEP_BITS)


def teachers(s: Galaxy, whence: int) -> list[int]:
    if whence == FROM_CONTACTS:
        return contacts(s, HUMAN)
    return [faction for faction in range(1, len(s.factions)) if faction in s.ledger.taken]


class TakeLevel(EraStep):
    """From whom, and in which field. It may be left."""

    number = step.TAKE_LEVEL
    kind = "take_level"
    rule = "E-176"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        argument = p.todo[-1] >> STEP_BITS
        if argument < SOURCES:
            return
        for teacher in teachers(s, argument % SOURCES):
            for field in lessons(s, HUMAN, teacher):
                out.append(C_LEARN[teacher][field])
        if out:
            out.append(C_PASS)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        argument = p.todo.pop() >> STEP_BITS
        if c is C_PASS:
            return
        rule = TAKING_RULES[argument % SOURCES]
        p.todo.append(step.TAKE_LEVEL | (argument - SOURCES) << STEP_BITS)
        if s.listener is not None:
            s.say("takes_level", HUMAN, rule, {"faction": FACTION_KEYS[c.a], "field": FIELD_KEYS[c.b]})
        gain_level(s, HUMAN, c.b, rule, "taken")

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        argument = p.todo[-1] >> STEP_BITS
        whence = argument % SOURCES
        factions = [FACTION_KEYS[faction] for faction in teachers(s, whence)]
        return {"why": TAKING_KEYS[whence], "n": argument // SOURCES, "factions": factions}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.LEARN:
            whence = (p.todo[-1] >> STEP_BITS) % SOURCES
            told = {"faction": FACTION_KEYS[c.a], "field": FIELD_KEYS[c.b]}
            known = c.a in teachers(s, whence)
            out.append(Refusal("no_lesson" if known else "no_teacher", TAKING_RULES[whence], told))
