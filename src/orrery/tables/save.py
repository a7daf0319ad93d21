"""Games as files: one JSON format for saved games and for exports, checked by playing them again when they are read.

Saved games are written whole or not at all.
"""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from orrery import games
from orrery.kernel.game import Game
from orrery.kernel.refusal import BadOptions

from .log import BadSave, Changed, Fair, Row, SeatSpec
from .table import Keep, Table

FORMAT: Final = 3  # 1 had no fair dice, result and checksum; 2 did not say whose share of the dice was not used
MOST_BYTES: Final = 10_000_000  # a long game has some fifty thousand
OURS: Final = re.compile(rb'\s*\{\s*"orrery"\s*:')
VIEW: Final = re.compile(rb'\s*\{\s*"orrery_view"\s*:')


class Header(msgspec.Struct):
    """What any version of the format begins with."""

    orrery: int


class Points(msgspec.Struct, frozen=True, array_like=True):
    """How a seat or a rival ended: points, tie-break, and whether it won."""

    total: int
    tie: int
    wins: bool


class Saved(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    orrery: int  # the version of this format
    game: str
    rules_version: str
    options: dict[str, str]
    seats: list[SeatSpec]
    seed: str
    log: list[Row]
    digest: str  # of the state that the log leads to
    fair: Fair | None = None  # None: the seed was chosen
    result: list[Points] | None = None  # by seat, then by rival that has points; None: the game is not over
    ranks: list[str] = []  # of each in `result`, as keys; empty: the game has no words for it, or is not over
    correction: str = ""  # of the game's content, as TOML; its hash stands among the options
    check: str = ""  # of all the rest, against damage


def freeze(table: Table) -> bytes:
    return sealed(
        Saved(
            FORMAT,
            table.game.key,
            table.game.version(table.options),
            table.options,
            table.seats,
            table.seed,
            table.log,
            table.digest(),
            table.fair,
            result(table),
            ranks(table),
            table.game.correction_text,
        )
    )


def sealed(saved: Saved) -> bytes:
    saved.check = checksum(saved)
    return msgspec.json.format(msgspec.json.encode(saved), indent=0) + b"\n"


def result(table: Table) -> list[Points] | None:
    if not table.over:
        return None
    return [Points(score.total, score.tie, score.wins) for score in table.scores()]


def ranks(table: Table) -> list[str]:
    found = [score.rank for score in table.scores()] if table.over else []
    return found if any(found) else []


def checksum(saved: Saved) -> str:
    """BLAKE2b-128 of the file's compact JSON without the checksum itself."""
    plain = msgspec.json.encode(msgspec.structs.replace(saved, check=""))
    return blake2b(plain, digest_size=16, person=b"orrery file").hexdigest()


class SaveChanged(Exception):
    """Somebody else has written the file since it was read or written here."""


def save(table: Table, path: Path) -> bytes:
    """Replace the file in one move: whatever happens, it is the old one or the new one. Returns what it holds."""
    data = freeze(table)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)  # noqa: PTH105 - the one call that tests let fail
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
    sync_folder(path.parent)
    return data


def sync_folder(folder: Path) -> None:
    """Make the new name last. Not every system can."""
    with contextlib.suppress(OSError, AttributeError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def keeper(path: Path, known: bytes = b"") -> Keep:
    """Saves a table whose file holds what is known. SaveChanged: it holds something else, and keeps it."""

    def keep(table: Table) -> None:
        nonlocal known
        if path.exists() and path.read_bytes() != known:
            raise SaveChanged
        known = save(table, path)

    return keep


def load(path: Path, keep: Keep | None = None) -> Table:
    """The table as it was saved, or BadSave with the reason."""
    return thaw(read(path), str(path), keep)


def read(path: Path) -> Saved:
    return parse(contents(path), str(path))


def contents(path: Path) -> bytes:
    file = str(path)
    try:
        if path.is_dir():
            raise BadSave("save_folder", file=file)
        if not path.is_file():
            raise BadSave("save_missing", file=file)
        if path.stat().st_size > MOST_BYTES:
            raise BadSave("save_foreign", file=file)
        return path.read_bytes()
    except OSError as error:
        raise BadSave("save_unreadable", file=file, reason=error.strerror or str(error)) from error
    except ValueError as error:  # a name that no file can have
        raise BadSave("save_missing", file=file) from error


def parse(data: bytes, file: str) -> Saved:
    """The file as it stands; what it claims is not checked yet."""
    if VIEW.match(data):
        raise BadSave("save_is_view", file=file)
    if not OURS.match(data):
        raise BadSave("save_foreign" if data.strip() else "save_damaged", file=file)
    try:
        if msgspec.json.decode(data, type=Header).orrery > FORMAT:
            raise BadSave("save_newer", file=file)
        return msgspec.json.decode(data, type=Saved)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave("save_damaged", file=file) from error


def thaw(saved: Saved, file: str, keep: Keep | None = None) -> Table:
    params = {"file": file, "game": saved.game, "rules": saved.rules_version}
    if saved.game not in games.keys():
        raise BadSave("save_unknown_game", **params)
    try:
        game = games.rules(saved.game, saved.correction)
    except BadOptions as error:
        raise BadSave(error.key, **error.params) from None
    for spec in saved.seats:
        if spec.player is not None and spec.player not in games.load(saved.game).bots:
            raise BadSave("save_unknown_bot", **params, bot=spec.player)
    try:
        table = Table(game, saved.options, saved.seats, saved.seed)
        table.replay(saved.log)
        fits = table.digest() == saved.digest and saved.result in (None, result(table))
        fits = fits and saved.ranks in ([], ranks(table))
    except (BadOptions, Changed, UnicodeEncodeError):
        fits = False
    if not fits:
        raise BadSave("save_damaged" if same_rules(game, saved) else "save_other_rules", **params)
    table.fair = saved.fair
    table.keep = keep
    return table


def same_rules(game: Game, saved: Saved) -> bool:
    """Whether a file says that it was played by the rules that are here."""
    try:
        return saved.rules_version == game.version(game.complete(saved.options))
    except BadOptions:  # no options of this version
        return saved.rules_version == game.rules_version
