"""Tables on which a lesson is given, and how far each learner is."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add both."""
    op.add_column("tables", Column("lesson", Text(), nullable=True))
    op.create_table(
        "lesson_steps",
        Column("table_id", Text(), nullable=False),
        Column("step", Integer(), nullable=False),
        Column("ply", Integer(), nullable=False),
        Column("at", Float(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        PrimaryKeyConstraint("table_id", "step"),
    )
