"""Population discs: putting them on stars, losing them, and stars that are left without any (E-125, E-137, E-153)."""

from __future__ import annotations

from bisect import insort

from ..board import ADDRESSES
from ..state import Galaxy
from ..vocabulary import star, step
from ..vocabulary.faction import HUMAN, NOBODY
from ..vocabulary.field import SPIRITUALITY


def discs_elsewhere(s: Galaxy, faction: int, at: int) -> list[int]:
    """The unblocked stars of a faction from which a disc could come when the track is empty (E-125)."""
    return [
        other for other in s.stars_of(faction) if other != at and s.discs[other] > 0 and not s.blocked(faction, other)
    ]


def can_bring_disc(s: Galaxy, faction: int, at: int) -> bool:
    return s.factions[faction].track > 0 or bool(discs_elsewhere(s, faction, at))


def put_discs(s: Galaxy, faction: int, at: int, n: int) -> int:
    """Discs from the track; how many. What is missing comes from other own stars (E-125, E-151): the player is asked
    for each, an automa draws, so for it only acts may call this.
    """
    f = s.factions[faction]
    put = min(n, f.track)
    f.track -= put
    s.discs[at] += put
    if put == n:
        return put
    if faction == HUMAN:
        for _ in range(n - put):
            s.growth.waiting.append(at)
        s.seat.todo.append(step.FETCH)
        return put
    while put < n:
        others = discs_elsewhere(s, faction, at)
        if not others:
            break
        carry_disc(s, faction, others[s.chance.below(len(others))], at, "E-125")
        put += 1
    return put


def carry_disc(s: Galaxy, faction: int, at: int, to: int, rule: str) -> None:
    """A disc moves from one own star to another."""
    s.discs[at] -= 1
    s.discs[to] += 1
    if s.listener is not None:
        s.say("disc_moves", faction, rule, {"from": ADDRESSES[at], "to": ADDRESSES[to], "left": s.population(at)})
    empty_if_left(s, at)


def take_back(s: Galaxy, faction: int, at: int, n: int) -> None:
    """Discs leave a star for good: to the track, or they ascend (E-153). What that means for the star is not said."""
    s.discs[at] -= n
    if faction == HUMAN:
        ascend_or_return(s, at, n)
    else:
        s.factions[faction].track += n


def ascend_or_return(s: Galaxy, at: int, n: int) -> None:
    """Discs that the player has lost in a hex go to the track, or ascend (E-153)."""
    if s.me.levels[SPIRITUALITY] < s.box.ascends_from:
        s.me.track += n
        return
    s.ascended += n
    if n and s.listener is not None:
        s.say("ascend", HUMAN, "E-153", {"n": n, "hex": ADDRESSES[at], "total": s.ascended})


def lose_disc(s: Galaxy, at: int, rule: str) -> None:
    """A star loses a disc without being taken (E-99); without population it becomes uninhabited (E-101)."""
    faction = s.owner[at]
    if s.listener is not None:
        s.say("loses_disc", faction, rule, {"hex": ADDRESSES[at], "left": s.population(at) - 1})
    take_back(s, faction, at, 1)
    empty_if_left(s, at)


def empty_if_left(s: Galaxy, at: int) -> None:
    """E-137: a star without any population gets an uninhabited counter; a hex that is no star is just left."""
    if s.population(at) > 0 or s.owner[at] == NOBODY:
        return
    faction = s.owner[at]
    s.owner[at] = NOBODY
    s.growth.waiting = [other for other in s.growth.waiting if other != at]  # no disc will come there any more
    if s.layout.is_star[at]:
        s.counters[at] = star.UNINHABITED
        s.faces_seen[at] = True
        if at not in s.emptied:
            insort(s.emptied, at)
        if s.listener is not None:
            s.say("uninhabited", faction, "E-137", {"hex": ADDRESSES[at]})
