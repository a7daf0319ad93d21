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


class QuayPackage(GamePackage):
    key: ClassVar = "quay"
    rule_prefix: ClassVar = "Q"
    usual_seats: ClassVar = ["me"]
    bots: ClassVar = ["drifter", "pilot"]
    adviser: ClassVar = "pilot"

    @property
    def rules(self) -> Game:
        from .rules import GAME

        return GAME

    def make_bot(self, name: str, chance: Chance) -> Bot:
        from .bots import Drifter, Pilot

        return {"drifter": Drifter, "pilot": Pilot}[name]()

    @property
    def voice(self) -> type[Voice]:
        from .voice import QuayVoice

        return QuayVoice

    @property
    def painter(self) -> type[Painter]:
        from .painter import QuayPainter

        return QuayPainter

    @property
    def board(self) -> Board:
        from .board import board

        return board


PACKAGE = QuayPackage()
