"""A place to write to, for whoever asks whether the store is well."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.String, nullable=False),
    )
