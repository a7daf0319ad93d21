"""Battles: whether to stand, what to destroy, what to lose."""

from __future__ import annotations

from orrery.games.era.rules.alphabet import C_DESTROY, C_HOLD, C_PASS, C_RETREAT, C_SAFE, C_STAND
from orrery.games.era.rules.board import DISTANCE
from orrery.games.era.rules.combat.groups import GROUPS, next_group
from orrery.games.era.rules.combat.losses import EVERYTHING, NOTHING
from orrery.games.era.rules.combat.sides import losers, opponents
from orrery.games.era.rules.vocabulary import deed, verb
from orrery.games.era.rules.vocabulary.faction import FACTIONS, FARMERS, HUMAN, SLAVERS
from orrery.kernel.choice import Choice, Decision

from . import weights
from .counters import story_of
from .outlook import Outlook
from .strength import faction_cv, people_cv, wins


def stand_or_retreat(o: Outlook) -> Choice:
    if not is_lost(o):
        return C_STAND
    s = o.s
    b = s.battle
    loss = s.me.ships_at(b.at) * weights.SHIP_LOST
    if b.attacker == FARMERS:
        loss = 0.0
    return C_RETREAT if loss + story_of(s)[deed.RETREAT] > 0 else C_STAND


def is_lost(o: Outlook) -> bool:
    """Whether the battle would be lost as things stand."""
    s = o.s
    b = s.battle
    attacking = b.attackers >> HUMAN & 1 == 1
    theirs = 0.0
    enemy = SLAVERS
    for faction in range(FACTIONS):
        if faction != HUMAN and opponents(b, HUMAN) >> faction & 1:
            theirs += faction_cv(s, faction, b.at)
            enemy = faction
    mine = faction_cv(s, HUMAN, b.at) + people_cv(s, attacking, enemy == FARMERS) * s.me.ships_at(b.at) + b.bonus
    return not wins(s, mine, theirs, attacking, enemy)


def force(o: Outlook, decision: Decision) -> Choice:
    """Whoever would win is driven off."""
    return decision.choices[0] if is_lost(o) else C_PASS


def hold(o: Outlook, decision: Decision) -> Choice:
    if is_lost(o) or C_HOLD not in decision.choices:
        return C_SAFE
    return C_HOLD


def destroy(o: Outlook) -> Choice:
    """What the story pays for, and Slavers when it costs nothing or little."""
    return C_DESTROY[EVERYTHING] if destroys(o) else C_DESTROY[NOTHING]


def destroys(o: Outlook) -> bool:
    s = o.s
    b = s.battle
    if story_of(s)[deed.SHIP_DESTROYED] > 0:
        return True
    slavers = s.factions[SLAVERS].ships_at(b.at) if losers(b) >> SLAVERS & 1 else 0
    return slavers > 0


def losses(o: Outlook, decision: Decision) -> Choice:
    """A number of one group: all of it, or none."""
    if decision.choices[0].verb == verb.DESTROY:
        return destroy(o)
    return decision.choices[-1] if destroys(o) else decision.choices[0]


def own_losses(o: Outlook, decision: Decision) -> Choice:
    """Of loose ships as many as can be."""
    s = o.s
    group = next_group(s, s.battle.winners)
    mine = group // GROUPS == HUMAN
    if decision.choices[0].verb in (verb.TENS, verb.LOSE):
        return decision.choices[-1] if not mine or group % GROUPS == 0 else decision.choices[0]
    return decision.choices[0]


def retreat_to(o: Outlook, decision: Decision) -> Choice:
    """Where a star of use is near."""
    s = o.s
    best = decision.choices[0]
    most = -1e9
    for choice in decision.choices:
        value = 1.0 if s.owner[choice.a] == HUMAN else 0.5 if s.is_neutral(choice.a) else 0.0
        value -= 0.1 * min([DISTANCE[choice.a][star] for star in o.own], default=0)
        if value > most:
            most = value
            best = choice
    return best


def fight(o: Outlook, decision: Decision) -> Choice:
    return decision.choices[0]
