"""The steps and acts of the trading phase."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act
from orrery.kernel.state import Step

from .dealing import Deal, Teach, Trade, Trades, Willing
from .ending import TradeOver
from .peace import Peace
from .taking import TakeLevel

TRADING_STEPS: Final[list[Step[Any, Any]]] = [Trades(), Teach(), TakeLevel()]

TRADING_ACTS: Final[list[Act[Any]]] = [Trade(), Willing(), Deal(), TradeOver(), Peace()]
