"""Levels of technology that automas research, or gain by lot (E-193 to E-196)."""

from __future__ import annotations

from typing import Final

from ..levels import can_gain, gain_level, gainable
from ..state import Galaxy
from ..vocabulary.field import FIELD_KEYS, FIELDS, ROBOTICS, TOP
from .choosing import pick

EXTRA_FROM: Final = 5  # the Robotics from which on research brings another level (E-196)
NO_FIELD: Final = -1


def research(s: Galaxy, automa: int, field: int) -> None:
    """E-245. A field that gives no level does nothing (E-194, E-195), but the extra level comes all the same."""
    f = s.factions[automa]
    extra = f.levels[ROBOTICS] >= EXTRA_FROM
    if field == NO_FIELD:  # none was left when the die was rolled
        s.say("no_field_left", automa, "E-193", {})
    elif can_gain(s, automa, field):
        _raise(s, automa, field, "E-245", "research")
    elif s.listener is not None:
        rule = "E-195" if f.levels[field] >= TOP else "E-194"
        s.say("no_level_left", automa, rule, {"field": FIELD_KEYS[field], "level": f.levels[field]})
    if extra:
        others = [other for other in gainable(s, automa) if other != field]
        if others:
            _raise(s, automa, draw_field(s, automa, others, "E-196"), "E-196", "robotics")
        else:
            s.say("no_field_left", automa, "E-193", {})


def _raise(s: Galaxy, automa: int, field: int, rule: str, why: str) -> None:
    """A level by research, which the stories of the last era look at (E-166)."""
    gain_level(s, automa, field, rule, why)
    s.ledger.raised[automa * FIELDS + field] = s.factions[automa].levels[field]


def learn_by_lot(s: Galaxy, automa: int, rule: str, why: str) -> None:
    """A level in a random field (E-193)."""
    fields = gainable(s, automa)
    if fields:
        gain_level(s, automa, draw_field(s, automa, fields, rule), rule, why)
    else:
        s.say("no_field_left", automa, "E-193", {})


def draw_field(s: Galaxy, automa: int, fields: list[int], rule: str) -> int:
    """One of these fields, by lot."""
    field = pick(s, fields)
    if s.listener is not None:
        told = {"field": FIELD_KEYS[field], "of": [FIELD_KEYS[one] for one in fields]}
        s.say("field_drawn", automa, rule, told, reveals=True)
    return field
