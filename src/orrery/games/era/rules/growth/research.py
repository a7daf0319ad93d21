"""Research, the player's action: levels in the fields selected, or research+ at level 6 (E-115 to E-118)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_FIELD, C_PASS, C_SECOND
from ..cards.drawing import RESEARCH as BY_RESEARCH
from ..cards.drawing import ask_to_exchange
from ..era_step import EraStep
from ..levels import can_gain, gain_level
from ..people.figures import level_by_research
from ..points import award
from ..state import Galaxy, Seat
from ..vocabulary import source, step
from ..vocabulary.faction import HUMAN
from ..vocabulary.field import FIELD_KEYS, FIELDS, GENETICS, MILITARY, PROPULSION, ROBOTICS, SPIRITUALITY, TOP
from .gaining import ask_to_gain
from .growing import RESEARCH_BONUS, ask_to_grow

FREE_GAINS = 2  # by research+ in Propulsion (E-116)
SECOND_COST = 2  # DP, by research+ in Robotics
NO_FIELD = -1


def selected_fields(s: Galaxy) -> list[int]:
    return [field for field in range(FIELDS) if s.growth.squares >> field & 1]


def research(s: Galaxy, fields: int) -> None:
    """The action with these fields, as bits."""
    s.seat.todo.append(step.RESEARCH | (fields | fields << FIELDS) << STEP_BITS)


class Research(EraStep):
    """Which field first, and then all that follows from it. The argument: as in vocabulary/step.py."""

    number = step.RESEARCH
    kind = "research"
    rule = "E-115"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        argument = p.todo[-1] >> STEP_BITS
        out.extend([C_FIELD[field] for field in range(FIELDS) if argument >> field & 1])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        argument = (p.todo.pop() >> STEP_BITS) & ~(1 << c.a)
        p.todo.append(step.RESEARCH | argument << STEP_BITS)
        other = NO_FIELD
        for field in range(FIELDS):
            if argument >> (FIELDS + field) & 1 and field != c.a:
                other = field
        research_field(s, c.a, other)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"levels": {FIELD_KEYS[field]: s.me.levels[field] for field in selected_fields(s)}}


def research_field(s: Galaxy, field: int, other: int) -> None:
    """A level by research, which is remembered for the stories (E-166); or the field's research+. `other`: the other
    field of the same Research.
    """
    if s.me.levels[field] >= TOP:
        research_plus(s, field, other)
        return
    if not can_gain(s, HUMAN, field):
        if s.listener is not None:
            told = {"field": FIELD_KEYS[field], "level": s.me.levels[field]}
            s.say("no_level_left", HUMAN, "E-176", told)
        return
    for _ in range(levels_by_research(s, field)):
        gain_level(s, HUMAN, field, "E-115", "research")
    s.ledger.raised[HUMAN * FIELDS + field] = s.me.levels[field]


def levels_by_research(s: Galaxy, field: int) -> int:
    """How many levels a Research brings in a field."""
    level = s.me.levels[field]
    return level_by_research(s, level) - level


def research_plus(s: Galaxy, field: int, other: int) -> None:
    """E-116."""
    if s.listener is not None:
        s.say("research_plus", HUMAN, "E-116", {"field": FIELD_KEYS[field]})
    if field == MILITARY:
        s.seat.todo.append(step.CANCEL)
    elif field == SPIRITUALITY:
        s.growth.extra += 1
        ask_to_exchange(s, BY_RESEARCH)
    elif field == PROPULSION:
        for _ in range(FREE_GAINS):
            ask_to_gain(s, optional=True)
    elif field == ROBOTICS:
        if other != NO_FIELD:
            s.seat.todo.append(step.SECOND_FIELD | other << STEP_BITS)
    elif field == GENETICS:
        ask_to_grow(s, RESEARCH_BONUS)


class SecondField(EraStep):
    """Research+ in Robotics: a level more in the other field, for DP. The argument: the field."""

    number = step.SECOND_FIELD
    kind = "second_field"
    rule = "E-116"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        field = p.todo[-1] >> STEP_BITS
        if s.me.levels[field] >= TOP or can_gain(s, HUMAN, field):
            out.append(C_SECOND)
            out.append(C_PASS)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        field = p.todo.pop() >> STEP_BITS
        if c is C_PASS:
            return
        award(s, source.COUNTERS, -SECOND_COST, "E-116", "second_field", field=FIELD_KEYS[field])
        research_field(s, field, NO_FIELD)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        field = p.todo[-1] >> STEP_BITS
        return {"field": FIELD_KEYS[field], "level": s.me.levels[field], "cost": SECOND_COST}
