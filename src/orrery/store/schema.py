"""The schema as it is now. How an older one becomes this one is in migrations/; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules_version", String, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Text, nullable=False),  # JSON
    Column("secret", String, nullable=False),
    Column("commit", String, nullable=False),
    Column("seed", String),
    Column("status", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False, index=True),
    Column("study", Boolean, nullable=False),
    Column("digest", String, nullable=False),
    Column("next", String),
    Column("correction", Text, nullable=False, server_default=""),  # TOML
    Column("version", Integer, nullable=False, server_default="0"),
    Column("imported", Boolean, nullable=False, server_default=true()),
)

HEARTBEAT: Final = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("at", Float, nullable=False),
    Column("skipped", Float, nullable=False),
)

MARKS: Final = Table(  # what was written last to see whether it can be; one row
    "marks",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("mark", String, nullable=False),
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("network", String, primary_key=True),
    Column("at", Float, nullable=False),
)

ROWS: Final = Table(
    "rows",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("code", String, nullable=False),
    Column("key", String),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "key", name="one_row_per_key"),
)
