"""Galactic Era, the solo variant against two automas, all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from orrery.games.package import GamePackage

if TYPE_CHECKING:
    from orrery.bots.bot import Bot
    from orrery.kernel.chance import Chance
    from orrery.kernel.game import Game
    from orrery.terminal.painter import Painter
    from orrery.texts.voice import Voice


class EraPackage(GamePackage):
    key: ClassVar = "era"
    rule_prefix: ClassVar = "E"
    usual_seats: ClassVar = ["me"]
    bots: ClassVar = ["random", "novice", "captain"]

    @property
    def rules(self) -> Game:
        from .rules.game import ERA

        return ERA

    def make_bot(self, name: str, chance: Chance) -> Bot:
        from .bots import make

        return make(name, chance)

    @property
    def voice(self) -> type[Voice]:
        from .texts.voice import EraVoice

        return EraVoice

    @property
    def painter(self) -> type[Painter]:
        from .terminal import EraPainter

        return EraPainter


PACKAGE = EraPackage()
