"""The end of the trading phase: what the Slavers, and star people, gain without a trade (E-212, E-176)."""

from __future__ import annotations

from orrery.kernel.acts import Act

from ..automas.learning import learn_by_lot
from ..automas.power_track import learns_without_trade
from ..state import Galaxy
from ..vocabulary import act
from ..vocabulary.faction import HUMAN, SLAVERS
from .taking import FROM_CONTACTS, ask_to_take_levels


class TradeOver(Act[Galaxy]):
    number = act.TRADE_OVER

    def act(self, s: Galaxy, argument: int) -> None:
        if s.listener is not None:
            s.say("trading_over", -1, "E-212", {"n": s.ledger.traded[HUMAN], "discs": s.robots.power})
        if s.ledger.traded[SLAVERS] == 0 and learns_without_trade(s):
            learn_by_lot(s, SLAVERS, "E-212", "power_track")
        if s.ledger.traded[HUMAN] == 0:
            for power in s.powers:
                if power.levels_without_trade() > 0:
                    ask_to_take_levels(s, FROM_CONTACTS, power.levels_without_trade())
