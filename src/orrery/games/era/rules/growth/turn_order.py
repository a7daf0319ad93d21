"""Switch Alignment counters and changes of the turn order: steps 2 and 3 of the growth phase (E-109 to E-112)."""

from __future__ import annotations

from orrery.kernel.acts import Act

from ..automas.wishes import wants_down, wants_up
from ..levels import turn_people
from ..state import Galaxy
from ..vocabulary import act
from ..vocabulary.counter import DOWN, UP
from ..vocabulary.counter import SWITCH as SWITCH_OVAL
from ..vocabulary.faction import FACTION_KEYS, FACTIONS, HUMAN
from ..vocabulary.field import SPIRITUALITY


class Switch(Act[Galaxy]):
    number = act.SWITCH

    def act(self, s: Galaxy, argument: int) -> None:
        if s.growth.ovals[SWITCH_OVAL] == 0:
            s.say("no_switch", HUMAN, "E-109", {})
            return
        s.growth.ovals[SWITCH_OVAL] = 0
        switch(s)


def switch(s: Galaxy) -> None:
    """A Switch Alignment counter is played; from Spirituality 5 on it is of no use (E-109, E-118)."""
    s.ledger.switched += 1
    if s.me.levels[SPIRITUALITY] >= s.box.free_from:
        if s.listener is not None:
            s.say("cannot_switch", HUMAN, "E-109", {"level": s.me.levels[SPIRITUALITY]})
        return
    turn_people(s, "E-109")


class Order(Act[Galaxy]):
    """First all who go up, then all who go down."""

    number = act.ORDER

    def act(self, s: Galaxy, argument: int) -> None:
        begun = s.order
        for faction in begun:
            if goes(s, faction, UP):
                move(s, faction, -1)
        for faction in reversed(begun):
            if goes(s, faction, DOWN):
                move(s, faction, 1)
        if s.listener is not None:
            key = "order_stays" if s.order == begun else "order"
            s.say(key, -1, "E-102", {"order": [FACTION_KEYS[faction] for faction in s.order]})


def goes(s: Galaxy, faction: int, way: int) -> bool:
    if faction == HUMAN:
        return s.growth.squares >> way & 1 == 1
    return wants_up(s, faction) if way == UP else wants_down(s, faction)


def move(s: Galaxy, faction: int, by: int) -> None:
    """The faction changes places with the one before or after it, if there is one."""
    place = s.order.index(faction)
    other = place + by
    rule = "E-110" if by < 0 else "E-111"
    way = "up" if by < 0 else "down"
    if not 0 <= other < FACTIONS:
        if s.listener is not None:
            s.say("order_end", faction, rule, {"way": way, "n": place + 1})
        return
    order = s.order[:]
    order[place] = order[other]
    order[other] = faction
    if s.listener is not None:
        s.say("order_moves", faction, rule, {"way": way, "n": other + 1, "faction": FACTION_KEYS[s.order[other]]})
    s.order = order
