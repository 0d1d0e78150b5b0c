"""The first tables."""

from alembic import op
from sqlalchemy import JSON, Boolean, Column, Float, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "guests",
        Column("id", Text(), nullable=False),
        Column("name", Text(), nullable=False),
        Column("created", Float(), nullable=False),
        PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "settings",
        Column("key", Text(), nullable=False),
        Column("value", Text(), nullable=False),
        PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "tables",
        Column("id", Text(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("components", Text(), nullable=False),
        Column("rules", Text(), nullable=False),
        Column("options", JSON(), nullable=False),
        Column("seed", JSON(), nullable=False),
        Column("repeated", Boolean(), nullable=False),
        Column("imported", Boolean(), nullable=False),
        Column("listed", Boolean(), nullable=False),
        Column("practice", Boolean(), nullable=False),
        Column("pace", Integer(), nullable=True),
        Column("host", Text(), nullable=False),
        Column("status", Text(), nullable=False),
        Column("created", Float(), nullable=False),
        Column("waiting", JSON(), nullable=False),
        Column("waiting_since", Float(), nullable=False),
        Column("bot_turn", Boolean(), nullable=False),
        Column("result", JSON(), nullable=True),
        Column("origin", Text(), nullable=True),
        Column("origin_at", Integer(), nullable=True),
        Column("rematch", Text(), nullable=True),
        ForeignKeyConstraint(
            ["host"],
            ["guests.id"],
        ),
        PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_by_status", "tables", ["status", "bot_turn"], unique=False)
    op.create_index("tables_of_host", "tables", ["host"], unique=False)
    op.create_table(
        "chat",
        Column("id", Integer(), autoincrement=True, nullable=False),
        Column("table_id", Text(), nullable=False),
        Column("guest", Text(), nullable=False),
        Column("name", Text(), nullable=False),
        Column("text", Text(), nullable=False),
        Column("at", Float(), nullable=False),
        ForeignKeyConstraint(
            ["guest"],
            ["guests.id"],
        ),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("id"),
    )
    op.create_index("chat_of_table", "chat", ["table_id", "id"], unique=False)
    op.create_table(
        "entries",
        Column("table_id", Text(), nullable=False),
        Column("n", Integer(), nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("notation", Text(), nullable=True),
        Column("back_to", Integer(), nullable=True),
        Column("guest", Text(), nullable=True),
        Column("at", Float(), nullable=False),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("table_id", "n"),
    )
    op.create_table(
        "keys",
        Column("digest", Text(), nullable=False),
        Column("guest", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("table_id", Text(), nullable=True),
        Column("seat", Integer(), nullable=True),
        Column("created", Float(), nullable=False),
        ForeignKeyConstraint(
            ["guest"],
            ["guests.id"],
        ),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("digest"),
    )
    op.create_table(
        "leases",
        Column("table_id", Text(), nullable=False),
        Column("process", Text(), nullable=False),
        Column("until", Float(), nullable=False),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "presence",
        Column("table_id", Text(), nullable=False),
        Column("guest", Text(), nullable=False),
        Column("process", Text(), nullable=False),
        Column("connected", Boolean(), nullable=False),
        Column("seen", Float(), nullable=False),
        ForeignKeyConstraint(
            ["guest"],
            ["guests.id"],
        ),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("table_id", "guest", "process"),
    )
    op.create_table(
        "seats",
        Column("table_id", Text(), nullable=False),
        Column("number", Integer(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("guest", Text(), nullable=True),
        Column("level", Text(), nullable=True),
        ForeignKeyConstraint(
            ["guest"],
            ["guests.id"],
        ),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_index("seats_of_guest", "seats", ["guest"], unique=False)
    op.create_table(
        "undo_answers",
        Column("table_id", Text(), nullable=False),
        Column("n", Integer(), nullable=False),
        Column("guest", Text(), nullable=False),
        Column("agreed", Boolean(), nullable=False),
        ForeignKeyConstraint(
            ["guest"],
            ["guests.id"],
        ),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("table_id", "n", "guest"),
    )
    op.create_table(
        "undo_requests",
        Column("table_id", Text(), nullable=False),
        Column("n", Integer(), nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("guest", Text(), nullable=False),
        Column("back_to", Integer(), nullable=False),
        ForeignKeyConstraint(
            ["guest"],
            ["guests.id"],
        ),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        PrimaryKeyConstraint("table_id", "n"),
    )
