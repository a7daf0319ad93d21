"""Comet, all of it. The board, the painter and most of the voice are those of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from orrery.games.package import GamePackage

if TYPE_CHECKING:
    from orrery.bots.bot import Bot
    from orrery.kernel.chance import Chance
    from orrery.kernel.game import Game
    from orrery.texts.voice import Voice


class CometPackage(GamePackage):
    key: ClassVar = "comet"
    rule_prefix: ClassVar = "C"
    usual_seats: ClassVar = ["me"]
    bots: ClassVar = ["random", "planner"]
    adviser: ClassVar = "planner"

    @property
    def rules(self) -> Game:
        from .rules.game import COMET

        return COMET

    def make_bot(self, name: str, chance: Chance) -> Bot:
        from .bots import make

        return make(name, chance)

    @property
    def voice(self) -> type[Voice]:
        from .texts.voice import CometVoice

        return CometVoice


PACKAGE = CometPackage()
