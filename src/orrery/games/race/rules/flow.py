"""How the game runs: the table of steps, the table of acts, and the state that goes through them."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act, acts_by_number
from orrery.kernel.chance import Chance
from orrery.kernel.codec import Writer
from orrery.kernel.score import Score, rank
from orrery.kernel.state import Step, table_of

from . import encoding
from .draw import Draw
from .hidden import blank_for
from .phases import (
    boosting,
    consume,
    develop,
    explore,
    gains,
    gambling,
    goods,
    harvest,
    paying,
    placing,
    produce,
    produce_paid,
    replacing,
    search,
    settle,
    trade,
)
from .robot.acts import ROBOT_ACTS
from .robot.score import robot_score
from .scoring import player_parts
from .state import Race
from .steps import choosing, discarding, ending, opening

STEPS: Final = table_of(
    [
        discarding.Discard(),
        opening.Bury(),
        choosing.Choose(),
        choosing.Raise(),
        search.Category(),
        search.Find(),
        explore.Offer(),
        explore.Keep(),
        develop.Develop(),
        paying.Reduce(),
        paying.Pay(),
        paying.Stash(),
        settle.Settle(),
        settle.Way(),
        boosting.Boost(),
        paying.Spend(),
        replacing.Replace(),
        replacing.ReplaceBy(),
        trade.Trade(),
        trade.Kind(),
        consume.STEP,
        goods.Goods(),
        goods.MoreGoods(),
        goods.ThreeKinds(),
        goods.EachKind(),
        gains.DiscardForGain(),
        gambling.Number(),
        gambling.Ante(),
        gambling.Winnings(),
        produce.Produce(),
        produce_paid.ProducePaid(),
        produce_paid.ProduceBy(),
    ]
)

ACTS: Final = acts_by_number(
    [
        opening.Start(),
        choosing.Round(),
        choosing.Leader(),
        choosing.ChooseActions(),
        choosing.Phases(),
        search.SearchPhase(),
        search.Search(),
        explore.ExplorePhase(),
        explore.ExploreDraw(),
        develop.DevelopPhase(),
        settle.SettlePhase(),
        placing.Placed(),
        replacing.Replaced(),
        consume.ConsumePhase(),
        gambling.Gamble(),
        gambling.Wager(),
        produce.ProducePhase(),
        produce.LayGoods(),
        harvest.Produced(),
        Draw(),
        ending.EndRound(),
        ending.EndGame(),
        *ROBOT_ACTS,
    ]
)


class Flow(Race):
    """A game under way."""

    __slots__ = ()

    def blank(self, chance: Chance) -> Race:
        return Flow(self.box, chance)

    def step(self, number: int) -> Step[Any, Any]:
        return STEPS[number]

    def act(self, number: int) -> Act[Any]:
        return ACTS[number]

    def write(self, w: Writer) -> None:
        encoding.write(self, w)

    def scores(self) -> list[Score]:
        p = self.empire
        held = p.goods_held()
        parts = player_parts(self.box, p.tableau, p.vp, p.prestige, held)
        return rank([Score(0, parts, len(p.hand) + held), robot_score(self)])

    def view(self, seat: int | None) -> Race:
        c = self.clone()
        c.discard.sort()
        blank_for(c, seat)
        c.reopen()
        return c
