"""What a table is made of: its seats, and the rows of its log."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from orrery.kernel.error import OrreryError

UNDO: Final = "!undo"  # instead of a code: this seat takes back its last choice
STUDY: Final = "!study"  # the same in a solo game, with everything that came after it
LONGEST_NAME: Final = 100
ME: Final = "me"  # what a person without a name is called in a file


class SeatSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits there. A bot without a name of its own (`bot`) is called what it is."""

    kind: Literal["person", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    bot: str | None = None
    entropy: str | None = None  # a person's share of the fair dice
    promise: str | None = None  # its hash, published before any share was shown
    unused: bool = False  # a person's who came when they were fixed already

    @property
    def player(self) -> str | None:
        """The bot that plays here; None: a person."""
        return None if self.kind == "person" else self.bot or self.name


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The server's share of the fair dice, and what it published of it."""

    secret: str
    commit: str


class Row(msgspec.Struct, frozen=True, array_like=True):
    """A seat and the code of its choice, or UNDO, or STUDY."""

    seat: int
    code: str


class CannotUndo(OrreryError):
    """Nothing was taken back."""


class Stale(OrreryError):
    """An answer to a question that is not open any more. Nothing has changed."""

    def __init__(self) -> None:
        super().__init__("stale")


class Changed(Exception):
    """These rows do not lead to where the game stood: it was played by other rules than this Orrery's."""


class BadSave(OrreryError):
    """A file that is no saved game, or not one that can be played on."""
