"""The player's star people: two are dealt, one is kept, and then a side is chosen (E-27)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_FIELD, C_KEEP, C_SIDE
from ..era_step import EraStep
from ..levels import start_at
from ..state import Galaxy, Seat
from ..vocabulary import act, step, verb
from ..vocabulary.alignment import ALIGNMENT_KEYS
from ..vocabulary.faction import HUMAN
from ..vocabulary.field import FIELD_KEYS, FIELDS

SECTOR: Final = 16  # in the argument of START_FIELD: the bonus of the home sector, not that of star people


class Peoples(Act[Galaxy]):
    """Star people are dealt, or have been named before the game."""

    number = act.PEOPLES

    def act(self, s: Galaxy, argument: int) -> None:
        s.active = HUMAN
        todo = s.seat.todo
        todo.append(step.SIDE)
        if s.people >= 0:
            if s.listener is not None:
                s.say("people", HUMAN, "E-27", {"people": s.box.people_keys[s.people], "drawn": argument == 1})
            return
        if s.listener is not None:
            told = {"peoples": [s.box.people_keys[people] for people in s.dealt]}
            s.say("peoples_dealt", HUMAN, "E-27", told, reveals=True)
        todo.append(step.KEEP)


def deal_peoples(s: Galaxy, among: list[int]) -> None:
    """E-27: so many of these star people by lot, in the order of their numbers."""
    left = among[:]
    s.dealt = sorted([left.pop(s.chance.below(len(left))) for _ in range(s.box.start_peoples)])


class Keep(EraStep):
    """Which of the star people that were dealt is kept."""

    number = step.KEEP
    kind = "keep_people"
    rule = "E-27"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        for people in s.dealt:
            out.append(C_KEEP[people])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        p.todo.pop()
        s.people = c.a
        s.dealt = []
        if s.listener is not None:
            s.say("keeps", HUMAN, "E-27", {"people": s.box.people_keys[c.a]})

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.KEEP:
            out.append(Refusal("not_dealt", "E-27", {"people": s.box.people_keys[c.a]}))


class Side(EraStep):
    """Which side of it, and with it the alignment to begin with."""

    number = step.SIDE
    kind = "side"
    rule = "E-27"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        out.extend(C_SIDE)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        p.todo.pop()
        s.alignment = c.a
        for side in s.box.peoples[s.people].sides:
            for power in side.powers:  # both sides draw on the same free actions
                s.people_left = max(s.people_left, power.free_colonies())
        if s.listener is not None:
            told = {"people": s.box.people_keys[s.people], "alignment": ALIGNMENT_KEYS[c.a]}
            s.say("chosen_side", HUMAN, "E-27", told)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"people": s.box.people_keys[s.people]}


class StartField(EraStep):
    """A field of the player's choice starts at a level (E-28); also where the bonus of the home sector gives nothing
    (E-29). Argument: the level, and SECTOR.
    """

    number = step.START_FIELD
    kind = "start_field"
    rule = "E-28"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        for field in start_fields(s, p.todo[-1] >> STEP_BITS):
            out.append(C_FIELD[field])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        argument = p.todo.pop() >> STEP_BITS
        start_at(s, HUMAN, c.a, argument % SECTOR, "E-29" if argument >= SECTOR else "E-28")

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        argument = p.todo[-1] >> STEP_BITS
        rule = "E-29" if argument >= SECTOR else "E-28"
        return {"level": argument % SECTOR, "rule": rule, "sector": s.box.tile_keys[s.layout.home_tile]}

    def rule_against(self, s: Galaxy, p: Seat, c: Choice) -> str:
        return "E-29" if p.todo[-1] >> STEP_BITS >= SECTOR else "E-28"

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.FIELD:
            level = p.todo[-1] >> STEP_BITS
            told = {"field": FIELD_KEYS[c.a], "level": s.me.levels[c.a]}
            key = "level_limit" if s.highest(c.a) < level % SECTOR else "above_start"
            out.append(Refusal(key, self.rule_against(s, p, c), told))


def start_fields(s: Galaxy, argument: int) -> list[int]:
    """Fields that can start at this level; for the sector's bonus only those that are at level 1 (E-29)."""
    level = argument % SECTOR
    most = 1 if argument >= SECTOR else level - 1
    return [field for field in range(FIELDS) if s.me.levels[field] <= most and s.highest(field) >= level]
