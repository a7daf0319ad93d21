"""The terms of a trade: with whom, how often, on which roll, and what each side can learn (E-159 to E-162, E-209)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.refusal import Refusal

from ..levels import can_gain
from ..state import Galaxy
from ..vocabulary import goal
from ..vocabulary.faction import FACTION_KEYS, FARMERS, HUMAN, SLAVERS
from ..vocabulary.field import FIELDS, SPIRITUALITY
from .contact import in_contact

DIE: Final = 6
NOT_ASKED: Final = 0  # Ledger.willing
WILLING: Final = 1
UNWILLING: Final = 2


def lessons(s: Galaxy, learner: int, teacher: int) -> list[int]:
    """The fields in which one is higher than the other, who would gain a level."""
    mine = s.factions[learner].levels
    theirs = s.factions[teacher].levels
    return [field for field in range(FIELDS) if mine[field] < theirs[field] and can_gain(s, learner, field)]


def reaches(s: Galaxy, automa: int) -> bool:
    """E-159: contact, or so much Spirituality on one side."""
    least = s.box.trade_from
    if s.level(HUMAN, SPIRITUALITY) >= least or s.level(automa, SPIRITUALITY) >= least:
        return True
    return in_contact(s, HUMAN, automa)


def forces_trade(s: Galaxy) -> bool:
    """E-210: whether the player's star people make others trade."""
    for power in s.powers:
        if power.forces_trade():
            return True
    return False


def trades_with_each(s: Galaxy) -> bool:
    """E-210: whether the player's star people may trade with each automa in a round."""
    for power in s.powers:
        if power.trades_with_each():
            return True
    return False


def has_trade_left(s: Galaxy, automa: int) -> bool:
    """E-162: one trade in a round, or one with each; and those that a card allows, with any."""
    traded = s.ledger.traded
    if not trades_with_each(s):
        return traded[HUMAN] < 1 + s.ledger.extra_trades
    if traded[automa] == 0:
        return True
    again = traded[HUMAN] - (traded[FARMERS] > 0) - (traded[SLAVERS] > 0)
    return again < s.ledger.extra_trades


def trade_most(s: Galaxy, automa: int) -> int:
    """The highest number on the die with which an automa trades; from DIE on it always does (E-209, E-182)."""
    if forces_trade(s):
        return DIE
    most = s.box.automas[automa - 1].trade_most[s.alignment]
    if s.goal == goal.COOPERATION:
        most += s.box.goals[s.goal].trade_more
    return min(DIE, most)


def is_willing(s: Galaxy, automa: int) -> bool:
    """Whether an automa trades, without a roll or after it."""
    return s.ledger.willing[automa] == WILLING or trade_most(s, automa) >= DIE


def can_trade(s: Galaxy, automa: int) -> bool:
    """All but its willingness."""
    return not s.wars[automa] and has_trade_left(s, automa) and teaches_both(s, automa) and reaches(s, automa)


def teaches_both(s: Galaxy, automa: int) -> bool:
    """E-161."""
    return bool(lessons(s, HUMAN, automa)) and bool(lessons(s, automa, HUMAN))


def why_no_trade(s: Galaxy, automa: int) -> Refusal | None:
    """Why the player cannot trade with an automa now."""
    told: dict[str, Any] = {"faction": FACTION_KEYS[automa]}
    if s.wars[automa]:
        return Refusal("trade_in_war", "E-159", told)
    if not has_trade_left(s, automa):
        return Refusal("traded_already", "E-162", told)
    if not reaches(s, automa):
        return Refusal("no_contact", "E-159", {**told, "level": s.box.trade_from})
    if not lessons(s, HUMAN, automa):
        return Refusal("nothing_to_learn", "E-161", told)
    if not lessons(s, automa, HUMAN):
        return Refusal("nothing_to_teach", "E-161", told)
    if s.ledger.willing[automa] == UNWILLING and not is_willing(s, automa):
        return Refusal("unwilling", "E-209", told)
    return None
