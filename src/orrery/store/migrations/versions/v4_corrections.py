"""A table keeps what somebody corrected of its game's content."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("correction", sa.Text, nullable=False, server_default=""))
