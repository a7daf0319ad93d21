"""Keeps tables in a database: SQLite by default, PostgreSQL when hosted."""

from .sql import SqlStore, open_store, sqlite_url

__all__ = ["SqlStore", "open_store", "sqlite_url"]
