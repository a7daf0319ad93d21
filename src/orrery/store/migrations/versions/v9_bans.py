"""Addresses that an operator keeps out."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("network", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
