"""Whether numbers that were read can be a position. What is accepted here plays on to an end."""

from __future__ import annotations

from orrery.kernel.refusal import BadData
from orrery.kernel.state import EVERY_SEAT, NO_SEAT, STEP_BITS, STEP_MASK

from .state import OPEN, UNKNOWN, VEILED, Sky
from .steps import AIM, EXPOSE, SURVEY


def check(s: Sky) -> None:
    """BadData: why not."""
    p, box = s.keeper, s.box
    rows = [len(row) for row in (s.exposed, s.signs, s.dust, s.bright)]
    if rows != [len(box.filters), len(box.signs), len(box.signs), len(box.signs)]:
        raise BadData("a list has the wrong length")
    if s.viewer not in (EVERY_SEAT, NO_SEAT, 0) or not 1 <= s.round <= box.nights or s.dice - box.dice not in (0, 1):
        raise BadData("no such viewer, night or number of dice")
    if (
        (s.long_tail and s.dice == box.dice)
        or s.fed not in range(box.nights * 4)
        or p.waiting
        or p.busy != bool(p.todo)
        or s.agenda != [0] * bool(p.todo)
    ):
        raise BadData("this is no stage of the game")
    full = s.viewer == EVERY_SEAT
    if (full and not s.chance.is_sound()) or (not full and (any(s.chance.key) or s.chance.counter or s.chance.block)):
        raise BadData("chance cannot have come there")
    _plates(s)
    paying = p.todo[-1] >> STEP_BITS if p.todo and p.todo[-1] & STEP_MASK == EXPOSE else -1
    for i, sign in enumerate(s.signs):
        least, most = (
            (0, box.cost[i] - p.owed) if i == paying else (0, box.cost[i] if sign not in (OPEN, VEILED) else 0)
        )
        if not OPEN <= sign <= VEILED or not least <= s.bright[i] <= most:
            raise BadData(f"sign {i} cannot be so")
        if not 0 <= s.dust[i] < box.dust or (sign != OPEN and s.dust[i]):
            raise BadData(f"sign {i} cannot have that dust")
    if p.todo:
        _asked(s, paying)
    s.reopen()
    if p.todo and s.viewer != NO_SEAT and not s.open:
        raise BadData("nothing is left to choose, yet something is asked")
    if not p.todo and OPEN in s.signs and s.round < box.nights:
        raise BadData("the game is not over")


def _plates(s: Sky) -> None:
    p, box = s.keeper, s.box
    hidden_deck, hidden_hand = s.viewer != EVERY_SEAT, s.viewer == NO_SEAT
    if any(not 0 <= n <= box.plates for n in s.exposed) or len(p.hand) > box.most or p.hand != sorted(p.hand):
        raise BadData("the plates cannot lie so")
    for plates, hidden in ((s.deck, hidden_deck), (p.hand, hidden_hand)):
        if any(plate != UNKNOWN if hidden else not 0 <= plate < len(box.filters) for plate in plates):
            raise BadData("there is no such plate")
    if len(s.deck) + len(p.hand) + sum(s.exposed) != box.plates * len(box.filters):
        raise BadData("a plate is missing, or there twice")
    for plate in range(len(box.filters)):
        if s.exposed[plate] + p.hand.count(plate) + s.deck.count(plate) > box.plates:
            raise BadData("there are more plates of a filter than it has")
        if not hidden_deck and s.exposed[plate] + p.hand.count(plate) + s.deck.count(plate) != box.plates:
            raise BadData("there are fewer plates of a filter than it has")


def _asked(s: Sky, paying: int) -> None:
    p, box = s.keeper, s.box
    if p.todo not in ([AIM], [AIM, SURVEY]) and (paying < 0 or p.todo[:-1] != [AIM]):
        raise BadData("nobody is asked that")
    if paying < 0:
        if p.owed:
            raise BadData("plates are owed for nothing")
    elif paying >= len(box.signs) or s.signs[paying] != OPEN or not 1 <= p.owed <= box.cost[paying]:
        raise BadData("no such sign is being surveyed")
    elif len(p.hand) <= p.owed or sum(s.exposed) < box.cost[paying] - p.owed:
        raise BadData("plates that are owed cannot be paid so")
