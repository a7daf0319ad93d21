"""Keeps tables in a database: SQLite by default, PostgreSQL when hosted."""

from .address import sqlite_url
from .only_server import one_server
from .sql import SqlStore, open_store

__all__ = ["SqlStore", "one_server", "open_store", "sqlite_url"]
