"""Race for the Galaxy against the robot, all of it."""

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


class RacePackage(GamePackage):
    key: ClassVar = "race"
    rule_prefix: ClassVar = "S"
    usual_seats: ClassVar = ["me"]
    bots: ClassVar = ["random", "novice", "captain"]
    adviser: ClassVar = "captain"

    @property
    def rules(self) -> Game:
        from .rules.game import RACE

        return RACE

    def make_bot(self, name: str, chance: Chance) -> Bot:
        from .bots import make

        return make(name, chance)

    @property
    def voice(self) -> type[Voice]:
        from .texts.voice import RaceVoice

        return RaceVoice

    @property
    def painter(self) -> type[Painter]:
        from .terminal import RacePainter

        return RacePainter

    @property
    def board(self) -> Board:
        from .web.board import board

        return board


PACKAGE = RacePackage()
