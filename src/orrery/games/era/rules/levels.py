"""Gaining levels of technology, by whatever means, and what follows at once (E-157)."""

from __future__ import annotations

from typing import Final

from orrery.kernel.acts import entry
from orrery.kernel.state import STEP_BITS

from .diplomacy import peace_with_all
from .people.switching import cost_of_switch
from .state import Galaxy
from .vocabulary import act, alignment, step
from .vocabulary.faction import FARMERS, HUMAN, SLAVERS
from .vocabulary.field import FIELD_KEYS, FIELDS, MILITARY, SPIRITUALITY, TOP

SLAVER_SPIRITUALITY: Final = 4  # E-194


def can_gain(s: Galaxy, faction: int, field: int) -> bool:
    """Whether a level in this field would be a gain (E-193, E-194)."""
    level = s.factions[faction].levels[field]
    if faction == SLAVERS and field == SPIRITUALITY:
        return level < SLAVER_SPIRITUALITY
    return level < s.highest(field) if faction == HUMAN else level < TOP


def gainable(s: Galaxy, faction: int) -> list[int]:
    return [field for field in range(FIELDS) if can_gain(s, faction, field)]


def gain_level(s: Galaxy, faction: int, field: int, rule: str, why: str) -> bool:
    """One level more, if there is one; whether there was. `why` is a key for the texts of the event `level`."""
    if not can_gain(s, faction, field):
        return False
    f = s.factions[faction]
    f.levels[field] += 1
    if s.listener is not None:
        s.say("level", faction, rule, {"field": FIELD_KEYS[field], "level": f.levels[field], "why": why})
    if field == MILITARY:
        give_tactics(s, faction, s.box.tactics_at[f.levels[field]])
    if field == SPIRITUALITY and faction == HUMAN and f.levels[field] >= 5 and s.alignment == alignment.STS:
        turn_people(s, "E-118")
    return True


def give_tactics(s: Galaxy, faction: int, n: int) -> None:
    """E-58, E-197: the player is asked where they go; the Slavers' go to a random letter; the Farmers ignore them."""
    if n == 0 or faction == FARMERS:
        return
    if faction == HUMAN:
        s.seat.todo.append(step.TACTIC | n << STEP_BITS)
    else:
        s.plan(*[entry(act.SLAVER_TACTIC)] * n)


def start_at(s: Galaxy, faction: int, field: int, level: int, rule: str) -> None:
    """A field starts at a level; what was passed on the way counts (E-38)."""
    levels = s.factions[faction].levels
    tactics = 0
    while levels[field] < level:
        levels[field] += 1
        if field == MILITARY:
            tactics += s.box.tactics_at[levels[field]]
    if s.listener is not None:
        s.say("starts_at", faction, rule, {"field": FIELD_KEYS[field], "level": level})
    give_tactics(s, faction, tactics)


def turn_people(s: Galaxy, rule: str) -> None:
    """The player's alignment changes: peace with everybody (E-82)."""
    left = s.powers
    s.alignment = alignment.STS if s.alignment == alignment.STO else alignment.STO
    if s.listener is not None:
        s.say("switched", HUMAN, rule, {"alignment": alignment.ALIGNMENT_KEYS[s.alignment]})
    cost_of_switch(s, left)
    peace_with_all(s, "E-82")
