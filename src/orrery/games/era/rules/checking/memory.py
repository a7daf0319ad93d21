"""Whether what is remembered of the round can be so: the ledger, the cards, what star people have done, the battle."""

from __future__ import annotations

from typing import Final

from orrery.kernel.state import STEP_MASK

from ..board import HEXES, NOWHERE
from ..combat.groups import GROUPS, NO_GROUP
from ..people.converting import stars_to_melt_at
from ..state import Galaxy
from ..vocabulary import step
from ..vocabulary.faction import FACTIONS, HUMAN, NOBODY
from ..vocabulary.field import TOP
from .voyage import is_sorted

MOST_BUILT: Final = 99
MOST_SWITCHED: Final = 2
MOST_TRADES: Final = 6
MOST_IN_HAND: Final = 2
MOST_TAKEN: Final = 30
MOST_BONUS: Final = 99  # CV by a card
MOST_EXPELLED: Final = 9
ANSWERS: Final = 3


def memory_fits(s: Galaxy) -> bool:
    return ledger_fits(s) and hand_fits(s) and folk_fits(s) and battle_fits(s)


def ledger_fits(s: Galaxy) -> bool:
    n = s.ledger
    if not all(0 <= level <= TOP for level in n.raised) or not 0 <= n.switched <= MOST_SWITCHED:
        return False
    if not 0 <= n.built <= MOST_BUILT or not 0 <= n.extra_trades <= 1 or len(n.taken) > MOST_TAKEN:
        return False
    if n.taken != sorted(n.taken) or not all(HUMAN < faction < FACTIONS for faction in n.taken):
        return False
    return all(0 <= answer < ANSWERS for answer in n.willing) and all(0 <= times <= MOST_TRADES for times in n.traded)


def hand_fits(s: Galaxy) -> bool:
    """That every card is in one place is left to the audit."""
    hand = s.hand
    cards = len(s.box.cards)
    if not is_sorted(hand.cards, cards) or not is_sorted(hand.gone, cards):
        return False
    if len(hand.cards) > MOST_IN_HAND or len(hand.played) > MOST_IN_HAND or len(hand.sections) != len(hand.played):
        return False
    if not all(0 <= card < cards for card in hand.played) or not all(section in (0, 1) for section in hand.sections):
        return False
    return hand.sections.count(0) <= 1 and hand.top >= -1


def folk_fits(s: Galaxy) -> bool:
    folk = s.folk
    todo = [entry & STEP_MASK for entry in s.seat.todo]
    if not 0 <= folk.expelled <= MOST_EXPELLED or not is_sorted(folk.barred, FACTIONS * HEXES):
        return False
    if any(number % FACTIONS == HUMAN for number in folk.barred):
        return False
    if (folk.fleeing != 0) != (step.FLEE in todo) or not 0 <= folk.fleeing <= s.box.discs:
        return False
    if not (0 <= folk.fled_from < HEXES if folk.fleeing else folk.fled_from == NOWHERE):
        return False
    if folk.melted and step.GROW_BONUS not in todo:
        return False
    owned = all(s.owner[at] == HUMAN for at in folk.melted) if is_sorted(folk.melted, HEXES) else False
    return owned and len(folk.melted) <= stars_to_melt_at(s)


def battle_fits(s: Galaxy) -> bool:
    """Its figures; whether there can be one now is asked with what comes next."""
    b = s.battle
    sides = 1 << FACTIONS
    if not NOWHERE <= b.at < HEXES or not NOBODY <= b.attacker < FACTIONS or not NOBODY <= b.chooser < FACTIONS:
        return False
    if not 0 <= b.attackers < sides or not 0 <= b.defenders < sides or b.attackers & b.defenders:
        return False
    if b.winners not in (0, b.attackers, b.defenders) or not is_sorted(b.left, HEXES):
        return False
    if b.lost < 0 or b.mine < 0 or b.owed < 0 or not 0 <= b.bonus <= MOST_BONUS or not -1 <= b.tens < HEXES:
        return False
    if not NO_GROUP <= b.cursor < GROUPS * FACTIONS:
        return False
    if b.at == NOWHERE:
        return b.attackers == b.defenders == b.winners == b.owed == b.lost == b.mine == 0 and b.tens == NO_GROUP
    return b.attacker != NOBODY and b.attackers == 1 << b.attacker and b.defenders != 0
