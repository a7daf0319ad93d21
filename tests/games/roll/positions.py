"""Real positions of random games: some of every kind of question, at every number of seats."""

from __future__ import annotations

from orrery.games.roll.flow import Flow
from orrery.games.roll.game import ROLL
from orrery.games.roll.words import ASSIGN
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.state import STEP_MASK

# Developments that bring what is rare: questions, late tiles, virtual workers.
RARE = [
    "galactic_bankers", "galactic_exchange", "galactic_federation", "advanced_logistics", "alien_research_team",
    "organic_shipyards",
]  # fmt: skip
KEPT = 3  # positions of each kind


class Sample:
    """Real positions of random games, some of every kind of question at every number of seats."""

    def __init__(self, games: int, seed: str) -> None:
        self.chance = Chance(key_of_seed(seed))
        self.kinds: dict[tuple[int, int, int, bool], list[Flow]] = {}
        for i in range(games):
            self._play(2 + i % 4, ["free", "beginner"][i // 4 % 2], f"{seed}/{i}", i // 8 % 2 == 1)
        self.all = [s for kept in self.kinds.values() for s in kept]

    def _play(self, seats: int, setup: str, seed: str, rich: bool) -> None:
        s = ROLL.new({"setup": setup}, seats, key_of_seed(seed))
        assert isinstance(s, Flow)
        while s.decisions():
            if rich and s.stage == ASSIGN:
                rich = False
                enrich(s, self.chance)
            self._keep(s)
            decision = s.decisions()[self.chance.below(len(s.decisions()))]
            s.apply(decision.seat, decision.choices[self.chance.below(len(decision.choices))])
        self._keep(s)

    def _keep(self, s: Flow) -> None:
        tops = {(p.todo[-1] & STEP_MASK, p.waiting) for p in s.players if p.todo} or {(-1, False)}
        for top, waiting in sorted(tops):
            kept = self.kinds.setdefault((len(s.players), s.stage, top, waiting), [])
            if len(kept) < KEPT:
                kept.append(copy(s))
            elif self.chance.below(20) == 0:
                kept[self.chance.below(KEPT)] = copy(s)


def enrich(s: Flow, chance: Chance) -> None:
    """Give away developments out of the bag, and now and then almost all chips: VP will be paid beyond the pool."""
    for key in RARE:
        face = s.box.face(key)
        if face >> 1 in s.bag:
            s.bag.remove(face >> 1)
            p = s.players[chance.below(len(s.players))]
            p.developments.append(face)
            p.learn(s.box, face)
    if chance.below(2):
        s.award(s.players[0], s.pool - 2)
    s.reopen()


def copy(s: Flow) -> Flow:
    c = s.clone()
    assert isinstance(c, Flow)
    c.order, c.queue = c.order[:], c.queue[:]  # clones share them
    return c
