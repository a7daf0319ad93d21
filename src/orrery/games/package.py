"""GamePackage: all that a game brings, behind one object. Each part is imported when somebody asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Callable

    import msgspec

    from orrery.bots.bot import Bot
    from orrery.kernel.chance import Chance
    from orrery.kernel.game import Game
    from orrery.kernel.state import State
    from orrery.terminal.painter import Painter
    from orrery.texts.speech import Speech
    from orrery.texts.voice import Voice

    # A state or a view, who looks at it (None: a spectator), and in which language.
    Board = Callable[[State, int | None, Speech], msgspec.Struct]


class GamePackage:
    """What a game's own `package.py` fills in and calls PACKAGE."""

    key: ClassVar[str]  # the name of its folder
    rule_prefix: ClassVar[str]  # what the numbers of its rules begin with: `R` for `R-52`
    usual_seats: ClassVar[list[str]]  # who sits there unless somebody says otherwise
    bots: ClassVar[list[str]]  # weakest first
    measured: ClassVar[list[str]] = []  # bots that only simulations know, to measure what one of the others minds
    adviser: ClassVar[str | None] = None  # the bot whose plan is offered to a person who asks what to do

    @property
    def rules(self) -> Game:
        """The engine of this game."""
        raise NotImplementedError

    def make_bot(self, name: str, chance: Chance) -> Bot:
        """A bot with its own chance, from which all its randomness comes. KeyError: no such bot."""
        raise NotImplementedError

    @property
    def voice(self) -> type[Voice]:
        """How it is spoken about."""
        raise NotImplementedError

    @property
    def painter(self) -> type[Painter]:
        """How it is drawn at the prompt: in lines, unless it has a painter of its own."""
        from orrery.terminal.plain import PlainPainter

        return PlainPainter

    @property
    def board(self) -> Board:
        """How it is sent to the browser: as lines, unless it has a board of its own."""
        from orrery.web.plain import board

        return board
