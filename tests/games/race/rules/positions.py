"""Real positions of random games: some of every kind of question."""

from __future__ import annotations

from orrery.games.race.rules.flow import Flow
from orrery.games.race.rules.game import RACE
from orrery.games.race.rules.steps.choosing import chooses_late
from orrery.games.race.rules.vocabulary import act
from orrery.kernel.acts import entry
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.options import Draws
from orrery.kernel.state import STEP_MASK

KEPT = 4  # positions of each kind
RICH = (1, 3)  # rounds in which a player may be given much
TABLEAU = 11  # cards that he has then at most


class Sample:
    """Real positions of random games, some of every kind of question in every phase."""

    def __init__(self, games: int, seed: str) -> None:
        self.chance = Chance(key_of_seed(seed))
        self.kinds: dict[tuple[int, int, int], list[Flow]] = {}
        draws = Draws(RACE.options, {})
        for i in range(games):
            self._play(draws.at(i), f"{seed}/{i}", i % 4 > 0)
        self.all = [s for kept in self.kinds.values() for s in kept]

    def _play(self, options: dict[str, str], seed: str, rich: bool) -> None:
        s = RACE.new(options, 1, key_of_seed(seed))
        assert isinstance(s, Flow)
        last = 0
        while s.decisions():
            if rich and s.round in RICH and s.round != last and s.decisions()[0].kind == "choose" and not s.markers:
                last = s.round
                enrich(s, self.chance)
            self._keep(s)
            choices = s.decisions()[0].choices
            s.apply(0, choices[self.chance.below(len(choices))])
        self._keep(s)

    def _keep(self, s: Flow) -> None:
        todo = s.empire.todo
        kind = (s.phase, todo[-1] & STEP_MASK if todo else -1, len(todo))
        kept = self.kinds.setdefault(kind, [])
        if len(kept) < KEPT:
            kept.append(copy(s))
        elif self.chance.below(20) == 0:
            kept[self.chance.below(KEPT)] = copy(s)


def enrich(s: Flow, chance: Chance) -> None:
    """As a round begins: a bigger tableau with goods, a bigger hand, prestige, and now and then a thin draw pile."""
    p = s.empire
    more = max(0, min(1 + chance.below(8), TABLEAU - len(p.tableau)))
    chance.shuffle(s.deck)
    for design in s.deck[:more]:
        if design in s.deck and design not in p.tableau:
            s.deck.remove(design)
            at = p.enter(design)
            if s.deck and s.box.good_kind[design] >= 0 and chance.below(3):
                p.goods[at] = s.deck.pop()
    for _ in range(min(chance.below(8), len(s.deck))):
        p.hand.append(s.deck.pop())
    p.hand.sort()
    if s.prestige_on:
        p.prestige = max(p.prestige, chance.below(5))
        s.robot.prestige = max(s.robot.prestige, chance.below(3))
    if chance.below(3) == 0:
        few = chance.below(15)
        while len(s.deck) > few + 1:
            s.discard.append(s.deck.pop())
        s.discard.sort()
    if chooses_late(s) and act.ROLL in s.agenda and s.empire.owed == 2:
        s.agenda = [act.PHASES, act.PLACE_DICE, entry(act.CHOOSE, 1), act.ROLL]
        s.empire.owed = 1
    s.reopen()


def copy(s: Flow) -> Flow:
    c = s.clone()
    assert isinstance(c, Flow)
    c.markers, c.dice, c.dice_spaces = c.markers[:], c.dice[:], c.dice_spaces[:]  # clones share them
    c.empire.present = c.empire.present[:]
    return c
