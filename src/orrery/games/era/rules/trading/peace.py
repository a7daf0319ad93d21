"""Peace that the player offers an automa (E-207, E-208): once in a round each, and a die decides."""

from __future__ import annotations

from typing import Final

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_PEACE
from ..automas.choosing import roll
from ..automas.power_track import makes_no_peace
from ..board import NOWHERE
from ..diplomacy import make_peace
from ..state import Galaxy
from ..vocabulary import act, phase
from ..vocabulary.faction import FACTION_KEYS, FARMERS, HUMAN, SLAVERS

PEACE_RULES: Final = ["", "E-207", "E-208"]  # by automa


def offer_peace(s: Galaxy, out: list[Choice]) -> None:
    for automa in (FARMERS, SLAVERS):
        if may_offer_peace(s, automa):
            choice = C_PEACE[automa]
            if choice is not None:
                out.append(choice)


def may_offer_peace(s: Galaxy, automa: int) -> bool:
    """Whether `why_no_peace` has no reason: the same, found faster."""
    if not s.wars[automa] or s.ledger.peace_tried[automa] or not is_time_for_peace(s):
        return False
    return automa != SLAVERS or not makes_no_peace(s)


def try_peace(s: Galaxy, c: Choice) -> None:
    s.ledger.peace_tried[c.a] = True
    s.soon(entry(act.PEACE, c.a))


def peace_most(s: Galaxy, automa: int) -> int:
    """The highest number on the die with which an automa makes peace; no goal changes it (E-266)."""
    return s.box.automas[automa - 1].peace_most


def is_time_for_peace(s: Galaxy) -> bool:
    """In an own turn, outside battles, or in the trading phase."""
    if s.phase == phase.TRADE:
        return True
    return s.active == HUMAN and s.phase in (phase.MOVE, phase.GROWTH) and s.battle.at == NOWHERE


def why_no_peace(s: Galaxy, automa: int) -> Refusal | None:
    """Why the player cannot offer an automa peace now."""
    rule = PEACE_RULES[automa]
    told = {"faction": FACTION_KEYS[automa]}
    if not s.wars[automa]:
        return Refusal("peace_already", rule, told)
    if not is_time_for_peace(s):
        return Refusal("no_time_for_peace", rule, told)
    if s.ledger.peace_tried[automa]:
        return Refusal("peace_tried", rule, told)
    if automa == SLAVERS and makes_no_peace(s):
        return Refusal("never_peace", rule, {**told, "discs": s.robots.power})
    return None


class Peace(Act[Galaxy]):
    """The automa answers."""

    number = act.PEACE

    def act(self, s: Galaxy, argument: int) -> None:
        most = peace_most(s, argument)
        die = roll(s)
        rule = PEACE_RULES[argument]
        if s.listener is not None:
            told = {"dice": [die], "die": die, "most": most}
            s.say("peace_roll" if die <= most else "no_peace_roll", argument, rule, told, reveals=True)
        if die <= most:
            make_peace(s, argument, rule)
        s.resume()
