"""How a seat sees the table: how long the game will last, and what a credit is worth to it.

Everything is measured in victory points at the end of the game.
"""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.scoring import parts
from orrery.games.roll.rules.state import Empire, Galaxy
from orrery.games.roll.rules.vocabulary import stage

from .dice import die_values

START_TILES: Final = 3
USUAL_PACE: Final = 1.03  # tiles that a good player completes in a round
SCARCE: Final = 0.53  # a credit that recruits a die which would stay behind
GROWTH: Final = 0.065  # and what that die adds for each round to come
SPARE: Final = 0.22  # a credit saved for later
RACE: Final = 0.25  # who is ahead ends the game: for each point
NEAR_TILES: Final = 3
NEAR_POOL: Final = 10
BINDING: Final = 1.45
BUSY: Final = 0.7  # part of the dice rolled that are used up in a round
AT_WORK: Final = 0.75  # part of them when it is known which phases are played


class Outlook:
    """One empire's prospects. `rounds`: how many are to come after this one; `future`: how likely there is any.

    `ignores`: modules that this player takes no notice of (sets.py), to measure what minding them is worth.
    """

    __slots__ = (
        "binding", "box", "die_values", "ending", "free", "future", "ignores", "limit", "p", "rounds", "s", "scarce",
        "short", "spare",
    )  # fmt: skip

    def __init__(self, s: Galaxy, p: Empire, ignores: int = 0) -> None:
        self.s = s
        self.p = p
        self.box = s.box
        self.ignores = ignores
        self.limit = s.credit_limit(p)
        self.die_values = die_values(s.box)
        self.rounds = rounds_left(s)
        self.future = chance_of_more(s)
        # Credits that will be missing at the end of the round.
        at_work = BUSY * screened(p) if s.stage == stage.ASSIGN else AT_WORK * len(p.workers)
        self.short = len(p.citizenry) + at_work - p.credits
        self.scarce = (SCARCE + GROWTH * min(8.0, self.rounds)) * self.future
        self.free = screened(p) + len(p.citizenry)  # dice that are not bound on a stack or as a good
        self.binding = BINDING * self.future / (1 + 0.3 * self.free)  # what it costs that a die is bound for a while
        self.ending = self._ending()  # what it is worth to make this round the last
        self.spare = SPARE * self.future * min(1.0, self.rounds / 3)

    def _ending(self) -> float:
        if self.box.end_tiles - self.p.tiles() > NEAR_TILES and self.s.pool > NEAR_POOL:
            return 0.0
        return RACE * max(-8, min(8, lead(self.s, self.p)))

    def credits(self, amount: float) -> float:
        """What so many credits more are worth: first they recruit dice, then they are saved, up to the limit."""
        missing = max(0.0, min(self.short, amount))
        room = self.limit - self.p.credits
        return missing * self.scarce + max(0.0, min(amount, room) - missing) * self.spare

    def wait(self, missing: int) -> float:
        """About how many rounds it takes until so many dice have come to a stack."""
        return missing / (0.3 + 0.35 * self.free)

    def recruiting(self) -> float:
        """What it costs to get a used die back from the Citizenry."""
        if self.short >= 1:
            return self.scarce
        if self.short <= -2:
            return self.spare
        return self.spare + (self.scarce - self.spare) * (self.short + 2) / 3


def screened(p: Empire) -> int:
    """Dice of this round's roll and in the cup; where others assigned theirs cannot be seen."""
    return len(p.workers) + len(p.cup) + (p.strip >= 0) + (p.hand >= 0)


def points(s: Galaxy, p: Empire) -> int:
    return sum(part.points for part in parts(s, p))


def lead(s: Galaxy, p: Empire) -> int:
    """By how many points this empire is ahead of the best of the others."""
    return points(s, p) - max(points(s, q) for q in s.players if q.seat != p.seat)


def rounds_left(s: Galaxy) -> float:
    """Rounds after this one, from the pace of the fastest empire and of the victory points pool."""
    played = max(1, s.round)
    most = max(q.tiles() for q in s.players)
    pace = ((most - START_TILES) + 4 * USUAL_PACE) / (played + 4)
    by_tiles = (s.box.end_tiles - most) / max(0.4, pace)
    start = s.box.pool_per_player * len(s.players)
    flow = (start - s.pool + 3.0) / (played + 3)
    by_pool = s.pool / max(0.3, flow)
    return max(0.0, min(by_tiles, by_pool) - 0.7)


def chance_of_more(s: Galaxy) -> float:
    """The chance that this round is not the last one."""
    if s.pool == 0:
        return 0.0
    more = 1.0
    for q in s.players:
        missing = s.box.end_tiles - q.tiles()
        if missing <= 0:
            return 0.0
        if missing == 1:
            more *= 0.5
        elif missing == 2:
            more *= 0.88
    goods = sum(len(q.goods) for q in s.players)
    if s.pool <= 2 * goods:
        more *= 0.5
    elif s.pool <= 2 * goods + 5:
        more *= 0.8
    return more
