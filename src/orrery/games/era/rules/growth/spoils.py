"""Levels of technology that come with a star of a faction (E-132, E-242)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.acts import Act
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_FIELD
from ..era_step import EraStep
from ..levels import can_gain, gain_level
from ..state import Galaxy, Seat
from ..vocabulary import act, step, verb
from ..vocabulary.faction import FACTION_KEYS, FACTIONS, HUMAN
from ..vocabulary.field import FIELD_KEYS, FIELDS


def learnable(s: Galaxy, faction: int, victim: int) -> list[int]:
    """The fields in which the victim is higher and a level would be a gain."""
    mine = s.factions[faction].levels
    theirs = s.factions[victim].levels
    return [field for field in range(FIELDS) if theirs[field] > mine[field] and can_gain(s, faction, field)]


class Learn(EraStep):
    """The player chooses a field for each level. The argument: the victim, and how many levels times FACTIONS."""

    number = step.LEARN
    kind = "learn"
    rule = "E-132"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        argument = p.todo[-1] >> STEP_BITS
        if argument >= FACTIONS:
            out.extend([C_FIELD[field] for field in learnable(s, HUMAN, argument % FACTIONS)])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        argument = (p.todo.pop() >> STEP_BITS) - FACTIONS
        if argument >= FACTIONS:
            p.todo.append(step.LEARN | argument << STEP_BITS)
        gain_level(s, HUMAN, c.a, "E-132", "star")

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        argument = p.todo[-1] >> STEP_BITS
        return {"n": argument // FACTIONS, "from": FACTION_KEYS[argument % FACTIONS]}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.FIELD:
            victim = (p.todo[-1] >> STEP_BITS) % FACTIONS
            told = {
                "field": FIELD_KEYS[c.a],
                "level": s.me.levels[c.a],
                "theirs": s.factions[victim].levels[c.a],
                "faction": FACTION_KEYS[victim],
            }
            out.append(Refusal("not_higher", "E-132", told))


class LearnByForce(Act[Galaxy]):
    """An automa draws the field of one level. The argument: the automa, and the victim times FACTIONS."""

    number = act.LEARN_BY_FORCE

    def act(self, s: Galaxy, argument: int) -> None:
        automa = argument % FACTIONS
        victim = argument // FACTIONS
        fields = learnable(s, automa, victim)
        if not fields:
            if s.listener is not None:
                s.say("learns_nothing", automa, "E-132", {"from": FACTION_KEYS[victim]})
            return
        field = fields[0] if len(fields) == 1 else fields[s.chance.below(len(fields))]
        if s.listener is not None:
            told = {"field": FIELD_KEYS[field], "of": [FIELD_KEYS[one] for one in fields]}
            s.say("field_drawn", automa, "E-242", told, reveals=True)
        gain_level(s, automa, field, "E-242", "star")
