"""Alembic runs this. The connection and its transaction are the caller's (see migrate.py)."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
