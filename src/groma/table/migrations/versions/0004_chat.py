"""Whose chat a guest does not want to read, and tables whose host lets only players write."""

from alembic import op
from sqlalchemy import Boolean, Column, ForeignKeyConstraint, PrimaryKeyConstraint, Text, false

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add both."""
    op.create_table(
        "mutes",
        Column("guest", Text(), nullable=False),
        Column("muted", Text(), nullable=False),
        ForeignKeyConstraint(["guest"], ["guests.id"]),
        ForeignKeyConstraint(["muted"], ["guests.id"]),
        PrimaryKeyConstraint("guest", "muted"),
    )
    op.add_column("tables", Column("quiet", Boolean(), nullable=False, server_default=false()))
