"""`orrery backup` and `orrery admin`: what the operator of a server does, also while it runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from .arguments import AsJson, DataFolder, Mishap, Mistake
from .output import complain, show, speech, tell

if TYPE_CHECKING:
    from orrery.store.operator import Ban, Operator, Summary

T = TypeVar("T")

Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="The database that the server was given.")
]
app = typer.Typer(
    rich_markup_mode=None, help="What an operator does, also while the server runs: look at tables, delete them, ban."
)


@app.callback(invoke_without_command=True)
def admin(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit(2)


@app.command()
def tables(data: DataFolder = None, database: Database = None, as_json: AsJson = False) -> None:
    """List all tables, those that were played at last first."""
    import msgspec

    found = operate(data, database, lambda operator: operator.tables())
    show(msgspec.to_builtins(found), table_lines(found), as_json)


@app.command()
def delete(
    table: Annotated[list[str], typer.Argument(metavar="TABLE...", help="Tables; 'orrery admin tables' lists them.")],
    data: DataFolder = None,
    database: Database = None,
) -> int:
    """Delete tables for good. Whoever sits at one is told within seconds that it is gone."""

    async def work(operator: Operator) -> list[str]:
        return [name for name in dict.fromkeys(table) if not await operator.delete(name)]

    unknown = operate(data, database, work)
    if deleted := len(set(table)) - len(unknown):
        tell("cli.deleted", n=deleted)
    if unknown:
        complain("unknown_tables", n=len(unknown), tables=unknown)
    return 1 if unknown else 0


@app.command()
def ban(
    address: Annotated[
        str | None,
        typer.Argument(metavar="ADDRESS", help="An address, or a network as 203.0.113.0/24; without: list them."),
    ] = None,
    end: Annotated[bool, typer.Option("--end", help="Let this address in again.")] = False,
    data: DataFolder = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Keep an address or a network out, or list who is. One of IPv6 stands for its /64."""
    import msgspec

    from orrery.web.orders import BadNetwork, network_of

    if address is None:
        if end:
            raise Mistake("bad_network", value="")
        found = operate(data, database, lambda operator: operator.bans())
        show(msgspec.to_builtins(found), ban_lines(found), as_json)
        return
    try:
        network = str(network_of(address))
    except BadNetwork:
        raise Mistake("bad_network", value=address) from None
    if not end:
        operate(data, database, lambda operator: operator.ban(network, time.time()))
        tell("cli.banned", network=network)
    elif operate(data, database, lambda operator: operator.unban(network)):
        tell("cli.unbanned", network=network)
    else:
        raise Mishap("not_banned", network=network)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; there must be nothing yet.")],
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Copy all tables into a file, also while the server runs. The copy is of one moment, and has been checked."""
    from orrery.store.operator import back_up
    from orrery.tables.port import StoreDown

    try:
        copied = back_up(address_of(data, database), file)
    except StoreDown as error:
        raise Mishap(error.key, **error.params, flag="--database" if database else "--data") from None
    except FileExistsError:
        raise Mistake("backup_there", file=str(file)) from None
    except OSError as error:
        raise Mishap("backup_failed", file=str(file), reason=error.strerror or str(error)) from None
    tell("cli.backed_up", n=copied, file=str(file))


def address_of(data: Path | None, database: str | None) -> str:
    from orrery.store import sqlite_url
    from orrery.tables.folder import data_folder

    return database or sqlite_url((data or data_folder()).absolute())


def operate(data: Path | None, database: str | None, work: Callable[[Operator], Awaitable[T]]) -> T:
    from orrery.store import operating
    from orrery.tables.port import StoreDown

    async def run() -> T:
        async with operating(address_of(data, database)) as operator:
            return await work(operator)

    try:
        return asyncio.run(run())
    except StoreDown as error:
        raise Mishap(error.key, **error.params, flag="--database" if database else "--data") from None


def table_lines(found: list[Summary]) -> list[str]:
    from orrery.texts import printable
    from orrery.texts.columns import columns

    words = speech()
    if not found:
        return [words.say("cli.no_tables")]
    head = [words.say(f"cli.column.{name}") for name in ("table", "game", "status", "rows", "touched", "who")]
    rows = [
        [
            table.table,
            table.game,
            words.say(f"cli.status.{table.status}"),
            str(table.rows),
            moment(table.touched),
            printable(", ".join(table.seats)),  # people may be called anything
        ]
        for table in found
    ]
    return columns([head, *rows], right=[3])


def ban_lines(found: list[Ban]) -> list[str]:
    words = speech()
    if not found:
        return [words.say("cli.no_bans")]
    return [words.say("cli.ban", network=one.network, at=moment(one.at)) for one in found]


def moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at):%Y-%m-%d %H:%M}"
