"""Keeps tables in a database: SQLite by default, PostgreSQL when hosted."""

from .address import sqlite_url
from .only_server import one_server
from .operator import back_up, operating
from .sql import SqlStore, open_store

__all__ = ["SqlStore", "back_up", "one_server", "open_store", "operating", "sqlite_url"]
