"""War and peace (E-78 to E-83)."""

from __future__ import annotations

from .points import award
from .state import Galaxy
from .vocabulary import alignment, goal, source, star
from .vocabulary.faction import FACTION_KEYS, FARMERS, HUMAN, NOBODY, SLAVERS

LOST_BY_WAR: int = -3  # with the goal Cooperation (E-179)


def declare_war(s: Galaxy, by: int, on: int, rule: str) -> None:
    """One faction declares war on another; one of them is the player (E-206: the automas always are at war)."""
    automa = on if by == HUMAN else by
    s.wars[automa] = True
    if s.listener is not None:
        s.say("war", by, rule, {"faction": FACTION_KEYS[on]})
    if by != HUMAN:
        tell_what_it_costs(s, by)
    if by == HUMAN and s.goal == goal.COOPERATION and not s.war_declared[automa]:
        s.war_declared[automa] = True
        award(s, source.COOPERATION, LOST_BY_WAR, "E-179", "war_declared", faction=FACTION_KEYS[on])


def tell_what_it_costs(s: Galaxy, by: int) -> None:
    """Star people may make others pay for a declaration of war; automas have nothing to pay with (E-190)."""
    for power in s.powers:
        if power.declarer_loses() > 0 and s.listener is not None:
            s.say("nothing_to_lose", by, "E-176", {"n": power.declarer_loses(), "faction": FACTION_KEYS[by]})


def make_peace(s: Galaxy, automa: int, rule: str) -> None:
    s.wars[automa] = False
    if s.listener is not None:
        s.say("peace", HUMAN, rule, {"faction": FACTION_KEYS[automa]})


def peace_with_all(s: Galaxy, rule: str) -> None:
    """E-82."""
    for automa in (FARMERS, SLAVERS):
        if s.wars[automa]:
            make_peace(s, automa, rule)


# May the player declare war on an automa now? Each of these says no where there is war already.


def may_attack(s: Galaxy, automa: int) -> bool:
    """E-79: as STS may, in any turn: when it is needed to block something or to conquer a star."""
    return not s.wars[automa] and s.alignment == alignment.STS and not never_attacks(s)


def may_attack_while_moving(s: Galaxy, automa: int) -> bool:
    """E-79: while making fleets or moving. As STO only with star people that may, and on STS factions (E-80)."""
    if s.wars[automa] or never_attacks(s):
        return False
    if s.alignment == alignment.STS:
        return True
    if s.alignment_of(automa) == alignment.STS:
        for one in s.powers:
            if one.may_declare_while_moving():
                return True
    return False


def may_attack_to_block(s: Galaxy, automa: int, at: int, takes_star: bool) -> bool:
    """To block what an automa is about to do in a hex: the player needs ships there. As STO only the Slavers, and only
    where they are about to take a star with innocent population (E-80).
    """
    if s.wars[automa] or never_attacks(s) or not s.me.has_ships_at(at):
        return False
    if s.alignment == alignment.STS:
        return True
    return takes_star and s.alignment_of(automa) == alignment.STS and is_innocent(s, at)


def is_innocent(s: Galaxy, at: int) -> bool:
    """E-80: whether population of a neutral star or of an STO faction lives there."""
    if s.owner[at] != NOBODY:
        return s.alignment_of(s.owner[at]) == alignment.STO
    return s.counters[at] in (star.PRIMITIVE, star.ADVANCED)


def never_attacks(s: Galaxy) -> bool:
    """E-80: whether the player's star people may not declare war."""
    for one in s.powers:
        if not one.may_declare_war():
            return True
    return False


def may_be_attacked(s: Galaxy, automa: int) -> bool:
    """Whether an automa at peace may declare war on the player (E-204); a card may forbid it (E-81)."""
    return automa == SLAVERS and not s.wars[automa] and not s.ledger.no_war
