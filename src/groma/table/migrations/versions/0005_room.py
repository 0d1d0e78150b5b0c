"""The colour of a seat, and whether whoever sits there is ready; tables of before have the colours of the box."""

from alembic import op
from sqlalchemy import Boolean, Column, Text, false

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add both."""
    op.add_column("seats", Column("colour", Text()))
    op.add_column("seats", Column("ready", Boolean(), nullable=False, server_default=false()))
