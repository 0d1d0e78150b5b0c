"""A salt for the commitment to the seed; tables of before have none."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add it."""
    op.add_column("tables", Column("salt", Text(), nullable=False, server_default=""))
