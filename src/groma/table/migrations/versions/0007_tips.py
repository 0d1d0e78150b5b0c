"""What guests who are new to a game have been told in it."""

from alembic import op
from sqlalchemy import Boolean, Column, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add it."""
    op.create_table(
        "tips",
        Column("guest", Text(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("topic", Text(), nullable=False),
        Column("table_id", Text(), nullable=False),
        Column("turn", Integer(), nullable=False),
        Column("closed", Boolean(), nullable=False),
        ForeignKeyConstraint(["guest"], ["guests.id"]),
        PrimaryKeyConstraint("guest", "game", "topic"),
    )
