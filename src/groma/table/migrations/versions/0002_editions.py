"""Tables keep their components, moves the digest of the position after them, stopped tables the players' wishes."""

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what editions need; what 0.1.0 did not store is filled in when a server starts."""
    op.create_table(
        "components",
        Column("digest", Text(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("text", Text(), nullable=False),
        PrimaryKeyConstraint("digest"),
    )
    op.add_column("entries", Column("digest", Text(), nullable=True))
    op.create_table(
        "wishes",
        Column("table_id", Text(), nullable=False),
        Column("n", Integer(), nullable=False),
        Column("guest", Text(), nullable=False),
        Column("wish", Text(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        ForeignKeyConstraint(["guest"], ["guests.id"]),
        PrimaryKeyConstraint("table_id", "n", "guest"),
    )
