"""Brings a database to the schema of this Orrery, whatever older one it has."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from orrery.tables.port import StoreDown

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x6F727265  # "orre": servers that start together migrate one after the other


def migrate(connection: Connection, to: str = "head") -> None:
    """All of it or nothing. StoreDown: a newer Orrery made this database."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # else SQLite would commit every statement by itself
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    check_known(connection)
    command.upgrade(config, to)


def is_current(connection: Connection) -> bool:
    """Whether nothing is to be done. StoreDown: a newer Orrery made this database."""
    return check_known(connection) == set(scripts().get_heads())


def check_known(connection: Connection) -> set[str]:
    here = set(MigrationContext.configure(connection).get_current_heads())
    if not here <= {script.revision for script in scripts().walk_revisions()}:
        raise StoreDown("store_newer")
    return here


def scripts() -> ScriptDirectory:
    return ScriptDirectory(str(FOLDER))
