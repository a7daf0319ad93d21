"""A bot at a table: who it is, and with which chance it chooses.

Its chance hangs on the table's seed, its seat and how often the seat has chosen. So it chooses the same after a resume,
and in whatever process it is asked.
"""

from __future__ import annotations

from typing import NamedTuple

from orrery import games
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State


class BotPlayer(NamedTuple):
    """A seat that a bot plays: the bot, the key of its chance at this table, and how often the seat has chosen."""

    seat: int
    bot: str
    key: str
    chosen: int

    @staticmethod
    def at(seed: str, seat: int, bot: str, chosen: int) -> BotPlayer:
        return BotPlayer(seat, bot, Chance(key_of_seed(f"{seed}/bots")).fork(seat).key.hex(), chosen)

    def chance(self) -> Chance:
        """For its next choice."""
        return Chance(bytes.fromhex(self.key)).fork(self.chosen)

    def choose(self, game: str, state: State, decision: Decision) -> Choice:
        bot = games.load(game).make_bot(self.bot, self.chance())
        return bot.choose(lambda: state.view(self.seat), decision)
