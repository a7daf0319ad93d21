"""Tables and the rows of their logs."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules_version", sa.String, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("commit", sa.String, nullable=False),
        sa.Column("seed", sa.String),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("study", sa.Boolean, nullable=False),
        sa.Column("digest", sa.String, nullable=False),
    )
    op.create_table(
        "rows",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("key", sa.String),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "key", name="one_row_per_key"),
    )
