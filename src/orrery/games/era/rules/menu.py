"""What the player may do besides in the menus of his turns: cards, peace, war. Each offer is once per occasion."""

from __future__ import annotations

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from .alphabet import C_WAR
from .board import NOWHERE
from .cards.playing import offer_cards, play_card, why_not_play
from .diplomacy import declare_war, may_attack_while_moving, never_attacks
from .state import Galaxy
from .trading.peace import offer_peace, try_peace, why_no_peace
from .vocabulary import alignment, phase, verb
from .vocabulary.faction import FACTION_KEYS, FARMERS, HUMAN, SLAVERS


def offer_free(s: Galaxy, out: list[Choice]) -> None:
    """List what can be done now besides."""
    offer_cards(s, out)
    offer_peace(s, out)
    if is_moving(s):
        offer_war(s, out)


def take_free(s: Galaxy, c: Choice) -> bool:
    """Do it; whether this was such a choice."""
    if c.verb == verb.PLAY:
        play_card(s, c)
    elif c.verb == verb.PEACE:
        try_peace(s, c)
    elif c.verb == verb.WAR:
        declare_war(s, HUMAN, c.a, war_rule(s))
    else:
        return False
    return True


def is_moving(s: Galaxy) -> bool:
    """Whether the player makes fleets or moves."""
    return s.phase == phase.MOVE and s.active == HUMAN and s.battle.at == NOWHERE


def offer_war(s: Galaxy, out: list[Choice]) -> None:
    """E-79, E-80. Who has declared war can make peace once in a round, so this comes to an end."""
    for automa in (FARMERS, SLAVERS):
        if may_attack_while_moving(s, automa):
            choice = C_WAR[automa]
            if choice is not None:
                out.append(choice)


def war_rule(s: Galaxy) -> str:
    return "E-79" if s.alignment == alignment.STS else "E-80"


def why_not_free(s: Galaxy, c: Choice, out: list[Refusal]) -> None:
    """Why such a choice is not offered. Outside the hot path."""
    if c.verb == verb.PLAY:
        why_not_play(s, c, out)
    elif c.verb == verb.PEACE:
        refusal = why_no_peace(s, c.a)
        if refusal is not None:
            out.append(refusal)
    elif c.verb == verb.WAR:
        out.append(why_no_war(s, c.a))


def why_no_war(s: Galaxy, automa: int) -> Refusal:
    told = {"faction": FACTION_KEYS[automa]}
    if s.wars[automa]:
        return Refusal("war_already", "E-78", told)
    if never_attacks(s):
        return Refusal("never_war", "E-80", told)
    if not is_moving(s):
        return Refusal("no_time_for_war", "E-79", told)
    return Refusal("war_as_sto", "E-80", told)
