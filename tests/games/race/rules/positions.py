"""Real positions of random games: some of every kind of question."""

from __future__ import annotations

from orrery.games.race.rules.content import Box
from orrery.games.race.rules.flow import Flow
from orrery.games.race.rules.game import RACE
from orrery.games.race.rules.powers.consume import Consume
from orrery.games.race.rules.powers.produce import ProduceHere, ProduceOnWindfall
from orrery.games.race.rules.steps.choosing import chooses_late
from orrery.games.race.rules.steps.discarding import WHY_MASK
from orrery.games.race.rules.vocabulary import act, kind, pay, step
from orrery.games.race.rules.vocabulary.goods import ANY_KIND, KINDS
from orrery.kernel.acts import entry
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.options import Draws
from orrery.kernel.state import STEP_BITS, STEP_MASK

KEPT = 4  # positions of each kind, if nobody wants more
RICH = (1, 3)  # rounds in which a player may be given much
TABLEAU = 11  # cards that he has then at most
RARE = {  # powers of few cards, which random games seldom use
    kind.DISCARD_CARD_FOR_PRESTIGE, kind.SPEND_GOOD_REDUCE_COST, kind.STASH_PAYMENT_CARD, kind.TEMPORARY_MILITARY,
    kind.PAY_FOR_MILITARY, kind.DISCARD_THIS_CONQUER_PEACEFUL, kind.DISCARD_THIS_SECOND_WORLD, kind.REPLACE_WORLD,
    kind.DRAW_THEN_DISCARD_AFTER_PLACING, kind.CONSUME_THREE_KINDS, kind.CONSUME_ONE_OF_EACH_KIND, kind.TRADE_GOOD,
}  # fmt: skip


class Sample:
    """Real positions of random games, some of every kind of question in every phase."""

    def __init__(self, games: int, seed: str, kept: int = KEPT) -> None:
        self.kept = kept
        self.chance = Chance(key_of_seed(seed))
        self.kinds: dict[tuple[int, int, int, int], list[Flow]] = {}
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
                enrich(s, self.chance, rare(s.box) if self.chance.below(2) else set())
            self._keep(s)
            choices = s.decisions()[0].choices
            s.apply(0, choices[self.chance.below(len(choices))])
        self._keep(s)

    def _keep(self, s: Flow) -> None:
        todo = s.empire.todo
        top = todo[-1] & STEP_MASK if todo else -1
        argument = todo[-1] >> STEP_BITS if todo else 0
        more = argument & WHY_MASK if top == step.DISCARD else min(argument, 1) + 2 * s.declined
        kept = self.kinds.setdefault((s.phase, top, len(todo), more), [])
        if len(kept) < self.kept:
            kept.append(copy(s))
        elif self.chance.below(20) == 0:
            kept[self.chance.below(self.kept)] = copy(s)


def rare(box: Box) -> set[int]:
    """Cards that do what few do."""
    found = {design for design, good in enumerate(box.good_kind) if good == ANY_KIND}
    for table in (box.explore, box.develop, box.settle, box.consume, box.produce):
        for power in (power for row in table for power in row):
            often = isinstance(power, Consume) and power.max_times > 1 and power.good < KINDS
            paid = isinstance(power, ProduceHere | ProduceOnWindfall) and power.pay != pay.NOTHING
            if power.kind in RARE or often or paid:
                found.add(power.design)
    return found


def enrich(s: Flow, chance: Chance, first: set[int]) -> None:
    """As a round begins: a bigger tableau with goods, a bigger hand, prestige, and now and then a thin draw pile."""
    p = s.empire
    more = max(0, min(1 + chance.below(8), TABLEAU - len(p.tableau)))
    chance.shuffle(s.deck)
    s.deck.sort(key=lambda design: design not in first)
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
