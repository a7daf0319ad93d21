"""Tables at which nobody has chosen are not kept for long, but for those that came from a file, and all until now."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.add_column("tables", sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.true()))
