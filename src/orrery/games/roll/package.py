"""Roll for the Galaxy, all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from orrery.games.package import GamePackage

if TYPE_CHECKING:
    from orrery.bots.bot import Bot
    from orrery.games.package import Board
    from orrery.kernel.chance import Chance
    from orrery.kernel.game import Game
    from orrery.terminal.painter import Painter
    from orrery.texts.voice import Voice


class RollPackage(GamePackage):
    key: ClassVar = "roll"
    rule_prefix: ClassVar = "R"
    usual_seats: ClassVar = ["me", "captain", "captain"]
    bots: ClassVar = ["random", "novice", "captain"]
    measured: ClassVar = ["captain_without_objectives", "captain_without_deal", "captain_without_orb"]
    adviser: ClassVar = "captain"

    @property
    def rules(self) -> Game:
        from .rules.game import ROLL

        return ROLL

    def make_bot(self, name: str, chance: Chance) -> Bot:
        from .bots import make

        return make(name, chance)

    @property
    def voice(self) -> type[Voice]:
        from .texts.voice import RollVoice

        return RollVoice

    @property
    def painter(self) -> type[Painter]:
        from .terminal.painter import RollPainter

        return RollPainter

    @property
    def board(self) -> Board:
        from .web.board import board

        return board


PACKAGE = RollPackage()
