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
Codes = Annotated[list[Code], Meta(min_length=1, max_length=64)]
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]*$(?!\n)", max_length=128)]
Small = Annotated[int, Meta(ge=-1, le=1_000_000_000)]


# What a client says over the socket.


class ToServer(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(ToServer, frozen=True, tag="hello"):
    """The first message. Without a token: a spectator. `since`: the number of news already known. `window`: made by
    the client and known to nobody else; the same when it comes back."""

    token: Token | None = None
    since: Small = 0
    lang: Lang = "en"
    version: int = VERSION
    window: Token = ""


class Choose(ToServer, frozen=True, tag="choose"):
    """`code`: one answer. `codes` instead of it: several in a row, all of which are carried out, or none."""

    decision: Small
    key: Key
    code: Code | None = None
    codes: Codes | None = None

    def __post_init__(self) -> None:
        if (self.code is None) == (self.codes is None):
            raise ValueError("either code or codes")

    def answers(self) -> list[str]:
        return self.codes or [self.code or ""]


class Undo(ToServer, frozen=True, tag="undo"):
    """`whole`: all parts of the last answer in parts, not only the last one."""

    key: Key
    study: bool = False
    whole: bool = False


class Why(ToServer, frozen=True, tag="why"):
    """`code`: why not this? Its code, the end of it, or a label. Without: what one would try here and cannot."""

    code: Code | None = None


class Advise(ToServer, frozen=True, tag="advise"):
    """What would the game's adviser do?"""


class Explain(ToServer, frozen=True, tag="explain"):
    code: Code


class SetLang(ToServer, frozen=True, tag="lang"):
    lang: Lang


class CatchUp(ToServer, frozen=True, tag="catch_up"):
    since: Small


class Ping(ToServer, frozen=True, tag="ping"):
    pass


FromClient = Hello | Choose | Undo | Why | Advise | Explain | SetLang | CatchUp | Ping


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

    `about`: the component that comes with it, to be read of before. `final`: as far as this seat can know, something
    is revealed to it then, or nothing is left for it to decide; of an answer in parts the whole counts. `times`: how
    often it may be part of that. `quiet`: one of many places, which a list may leave out.
    """

    code: str
    label: str
    gain: str
    about: str | None
    final: bool
    times: int
    quiet: bool


class Question(msgspec.Struct, frozen=True):
    """`id`: how often this seat has chosen or taken back. `primary`: the choice that goes on. `parts`: how many answers
    in a row make up the whole."""

    id: int
    kind: str
    text: str
    choices: list[ChoiceInfo]
    primary: str | None
    secret: bool
    parts: int


class SeatInfo(msgspec.Struct, frozen=True):
    """`bot` at a person's seat: it stands in for the person. `since`: when the others began to wait, in seconds.

    A `rival` is an automaton of the game and no seat: nobody sits there, waits for it or takes its place.
    """

    seat: int
    name: str
    kind: Literal["person", "bot", "open", "rival"]
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
    """Of a seat or a rival. `rank`: how good that is, in words; null: the game has none for it."""

    seat: int
    total: int
    wins: bool
    parts: list[PartInfo]
    rank: str | None


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
    seats: list[SeatInfo]  # and after them the rivals: everything that has a number in news and scores
    scores: list[ScoreInfo]
    undo: bool
    whole: int  # how many choices a whole undo takes back; 0: none
    study: bool  # free undo is possible (solo games)
    studied: int  # how often it was used
    read_only: str | None  # why nothing can be chosen here any more
    advice: bool  # a suggestion can be asked for


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
    code: str | None  # what was asked about


class Advice(FromServer, frozen=True, tag="advice"):
    """What the adviser would answer next, in order, and what that brings. `decision`: the question it begins with."""

    decision: int
    codes: list[str]
    labels: list[str]
    text: str


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

    what: Literal["joined", "left", "handover", "rematch", "windows"]
    seat: int | None
    text: str
    table: str | None = None
    token: str | None = None


class Closed(FromServer, frozen=True, tag="closed"):
    """The last message: why the server ends the connection."""

    error: str
    message: str


ToClient = Update | Ack | Refused | Reasons | Advice | Explanation | CaughtUp | Pong | Info | Closed
