"""The protocol over HTTP: every body, as a type. (Of finished games: finished.py.) docs/protocol.md explains it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from orrery.kernel.corrections import MOST_LETTERS
from orrery.tables.port import Status

from .wire import Hex, Name, Small, Token

Promise = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$(?!\n)", max_length=64)]  # of a share of the dice
MOST_GLANCES: Final = 12  # tables in one request


class ErrorBody(msgspec.Struct, frozen=True):
    error: str
    message: str


class ValueInfo(msgspec.Struct, frozen=True):
    """`needs`: which values of other options it goes together with; `only`: the same in words."""

    value: str
    name: str
    needs: dict[str, list[str]]
    only: str


class SwitchInfo(msgspec.Struct, frozen=True):
    key: str
    name: str


class OptionInfo(msgspec.Struct, frozen=True):
    """`parts`: what its values are sets of (`a+b`), where they are; each is switched by itself."""

    key: str
    name: str
    values: list[ValueInfo]
    default: str
    parts: list[SwitchInfo]


class BotInfo(msgspec.Struct, frozen=True):
    key: str
    name: str
    about: str


class GuidedInfo(msgspec.Struct, frozen=True):
    """What a guided first game is called: to somebody who is new here, and later."""

    offer: str
    again: str


class GameInfo(msgspec.Struct, frozen=True):
    """What the lobby says of a game. `quick`: the button for a game with the `usual` seats (`me`, or a bot's key)."""

    key: str
    name: str
    pitch: str
    quick: str
    usual: list[str]
    guided: GuidedInfo | None  # null: it has no guided first game
    least: int
    most: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    doubts: int  # values that an owner of the printed game may correct


class Uncertain(msgspec.Struct, frozen=True):
    """What is doubtful about a game's content, as a TOML file that can be edited and given with a new table."""

    correction: str


class Plural(msgspec.Struct, frozen=True):
    one: str
    other: str


Phrases = dict[str, str | Plural]


class Component(msgspec.Struct, frozen=True):
    """A component for the inspector. `facts` are the game's own; `doubt`: what is uncertain about it."""

    key: str
    name: str
    kind: str
    part: str
    facts: dict[str, Any]
    text: list[str]
    rule: str
    doubt: str | None


class Content(msgspec.Struct, frozen=True):
    """What a game's board is drawn with: components, single words by what they name, and texts by their keys."""

    game: str
    components: dict[str, Component]
    words: dict[str, dict[str, str]]
    phrases: Phrases


Rules = dict[str, str]  # what each rule says in short, by its number (`R-52`)


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["me", "hotseat", "friend", "bot"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seed`: only without friends. `entropy`: the creator's share of the fair dice, with friends its hash, `promise`;
    `commit`: what it was added to."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}
    seed: Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f-\x9f]*$(?!\n)", max_length=64)] | None = None
    entropy: Hex = ""
    promise: Promise = ""
    commit: Hex = ""
    correction: Annotated[str, Meta(max_length=MOST_LETTERS)] = ""  # of the game's content, as TOML


class Commit(msgspec.Struct, frozen=True):
    """The hash of a secret that the server will use for a table made with it."""

    commit: str


class SeatLink(msgspec.Struct, frozen=True):
    seat: int
    kind: Literal["me", "hotseat", "friend", "bot"]
    name: str
    token: str | None


class Created(msgspec.Struct, frozen=True):
    table: str
    commit: str
    seats: list[SeatLink]


class SeatPublic(msgspec.Struct, frozen=True):
    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    joined: bool
    host: bool
    hot_seat: bool
    promise: str | None  # the hash of this person's share of the dice
    unused: bool  # no share of this person is in the dice


class Fairness(msgspec.Struct, frozen=True):
    """Revealed when the game is over: what the seed was made of. `shares`: by seat."""

    secret: str
    seed: str
    shares: list[str | None]


class ChosenOption(msgspec.Struct, frozen=True):
    """An option of a table in words."""

    option: str
    value: str


class TableInfo(msgspec.Struct, frozen=True):
    """`chosen`: the options in words. `corrected`: the components that somebody has corrected, as in print. `me`: the
    seat whose token came with the request."""

    table: str
    game: str
    name: str
    options: dict[str, str]
    chosen: list[ChosenOption]
    corrected: list[str]
    seats: list[SeatPublic]
    status: Status
    me: int | None
    commit: str
    created: float
    rows: int  # of the log, when the game is over; else 0
    studied: bool
    fair: Fairness | None
    read_only: str | None


class SeatAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of one's own."""

    table: Annotated[str, Meta(max_length=64)]
    token: Token


class Glances(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables one would like to know about."""

    seats: Annotated[list[SeatAt], Meta(min_length=1, max_length=MOST_GLANCES)]


class Glance(msgspec.Struct, frozen=True):
    """What the list of one's own games says of a table.

    `names`: the others there and the rivals, `busy`: who of them is awaited.
    """

    status: Status
    round: int
    mine: bool  # whether it is one's own turn
    names: list[str]
    busy: list[str]
    read_only: str | None  # why nothing can be chosen here any more


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`promise`: the hash of one's share of the dice. `token`: of the link, exchanged by the first join. `key`: made by
    the client, so that nobody else who knows the link can get the same; sent again with the link, it gets it again."""

    token: Token
    name: Name = ""
    entropy: Hex = ""  # refused: kept to say so
    promise: Promise = ""
    key: Token = ""


class Reveal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The share that was promised, when everybody has joined."""

    token: Token
    share: Hex


class Joined(msgspec.Struct, frozen=True):
    """`unused`: the dice were fixed before this person came, so no share of his is in them. `token`: what opens the
    seat from now on."""

    seat: int
    status: Status
    unused: bool
    token: str


class OwnSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By the person whose seat it is."""

    token: Token


class DeviceLink(msgspec.Struct, frozen=True):
    """The token of a link that opens one's own seat at another device, once. An older one opens nothing any more."""

    token: str


class Handover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By the host, or by the person whose seat it is. `bot` null: back to the person."""

    token: Token
    seat: Small
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Done(msgspec.Struct, frozen=True):
    ok: bool


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Token
    entropy: Hex = ""
    promise: Promise = ""
    commit: Hex = ""


class Imported(msgspec.Struct, frozen=True):
    table: str
    status: Status
    seats: list[SeatLink]


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str
