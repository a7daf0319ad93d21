"""The protocol over the socket: every message, as a type. (Over HTTP: bodies.py.) docs/protocol.md explains it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from orrery.tables.port import Status

VERSION: Final = 1

Board = Any  # what the game makes of a view
Lang = Literal["en", "de"]
Name = Annotated[str, Meta(max_length=200)]  # cut to what is shown; much longer ones are refused
Token = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(pattern=r"^[!-~]+$(?!\n)", min_length=1, max_length=64)]  # printable ASCII
Code = Annotated[str, Meta(min_length=1, max_length=120)]
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]*$(?!\n)", max_length=128)]
Small = Annotated[int, Meta(ge=-1, le=1_000_000_000)]


# What a client says over the socket.


class ToServer(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(ToServer, frozen=True, tag="hello"):
    """The first message. Without a token: a spectator. `since`: the number of news already known."""

    token: Token | None = None
    since: Small = 0
    lang: Lang = "en"
    version: int = VERSION


class Choose(ToServer, frozen=True, tag="choose"):
    decision: Small
    code: Code
    key: Key


class Undo(ToServer, frozen=True, tag="undo"):
    key: Key
    study: bool = False


class Why(ToServer, frozen=True, tag="why"):
    pass


class Explain(ToServer, frozen=True, tag="explain"):
    code: Code


class SetLang(ToServer, frozen=True, tag="lang"):
    lang: Lang


class CatchUp(ToServer, frozen=True, tag="catch_up"):
    since: Small


class Ping(ToServer, frozen=True, tag="ping"):
    pass


FromClient = Hello | Choose | Undo | Why | Explain | SetLang | CatchUp | Ping


# What the server says over the socket.


class News(msgspec.Struct, frozen=True):
    """What happened, as this seat may know it. `n` counts what this seat was told."""

    n: int
    key: str
    seat: int  # -1: all
    text: str
    rule: str
    params: dict[str, Any]


class ChoiceInfo(msgspec.Struct, frozen=True):
    """`gain`: what it brings at once, where that can be said in a few words (`$3`, `1-2 VP`); else nothing.

    `about`: the component that comes with it, to be read of before. `final`: it may be too late to take it back then.
    """

    code: str
    label: str
    gain: str
    about: str | None
    final: bool


class Question(msgspec.Struct, frozen=True):
    """`id`: how often this seat has chosen or taken back. `primary`: the choice that goes on."""

    id: int
    kind: str
    text: str
    choices: list[ChoiceInfo]
    primary: str | None
    secret: bool


class SeatInfo(msgspec.Struct, frozen=True):
    """`bot` at a person's seat: it stands in for the person. `since`: when the others began to wait, in seconds."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    host: bool
    hot_seat: bool
    busy: bool
    since: float | None
    connected: bool


class PartInfo(msgspec.Struct, frozen=True):
    key: str
    text: str
    points: int
    component: str | None


class ScoreInfo(msgspec.Struct, frozen=True):
    seat: int
    total: int
    wins: bool
    parts: list[PartInfo]


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Update(FromServer, frozen=True, tag="update"):
    """Everything a seat sees, and what is new. Sent only if something changed for this seat."""

    seq: int  # how many news this seat has been told so far
    first: int  # the number of the first one below
    chosen: int  # how many it had been told when it last chose: what came after may be news to somebody who was away
    news: list[News]
    status: Status
    me: int | None  # null: a spectator
    round: int
    board: Board | None  # null: the game has not begun
    question: Question | None
    seats: list[SeatInfo]
    scores: list[ScoreInfo]
    undo: bool
    study: bool  # free undo is possible (solo games)
    studied: int  # how often it was used
    read_only: str | None  # why nothing can be chosen here any more


class Ack(FromServer, frozen=True, tag="ack"):
    """The choice of this key is stored. A repeated key is acknowledged again and carried out once."""

    key: str
    ok: bool


class Refused(FromServer, frozen=True, tag="refused"):
    """Nothing has changed. `key` is null if the message had none."""

    key: str | None
    error: str
    message: str
    rule: str


class Reason(msgspec.Struct, frozen=True):
    text: str
    rule: str


class Reasons(FromServer, frozen=True, tag="why"):
    reasons: list[Reason]


class Explanation(FromServer, frozen=True, tag="explain"):
    code: str
    lines: list[str]


class CaughtUp(FromServer, frozen=True, tag="catch_up"):
    first: int
    news: list[News]


class Pong(FromServer, frozen=True, tag="pong"):
    pass


class Info(FromServer, frozen=True, tag="info"):
    """Something about the table. `table` and `token`: this seat's place at the next one (rematch)."""

    what: Literal["joined", "left", "handover", "rematch"]
    seat: int | None
    text: str
    table: str | None = None
    token: str | None = None


class Closed(FromServer, frozen=True, tag="closed"):
    """The last message: why the server ends the connection."""

    error: str
    message: str


ToClient = Update | Ack | Refused | Reasons | Explanation | CaughtUp | Pong | Info | Closed
