"""Clocks with saved time, when they rest, what happens when time is out; and who looks for a game."""

from alembic import op
from sqlalchemy import JSON, Column, Float, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text, text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add all of it; a time for each turn becomes a clock on which nothing is saved up."""
    op.add_column("tables", Column("clock", JSON()))
    op.add_column("tables", Column("on_timeout", Text(), nullable=False, server_default="stand-in"))
    op.add_column("tables", Column("stand_in", Text(), nullable=False, server_default="medium"))
    op.add_column("tables", Column("started", Float()))
    op.add_column("tables", Column("due", Float()))
    op.add_column("seats", Column("for_turn", Integer()))
    op.create_index("tables_by_due", "tables", ["due"], unique=False)
    _paces_become_clocks()
    _add_rests()
    _add_timeouts()
    _add_seeks()


def _paces_become_clocks() -> None:
    """Until now the others decided what happens when a turn takes too long, so they still do."""
    tables = op.get_bind().execute(text("SELECT id, pace FROM tables WHERE pace IS NOT NULL")).all()
    for table, pace in tables:
        kind = "live" if pace < 86400 else "days"
        clock = f'{{"kind": "{kind}", "budget": 0, "step": {pace}, "cap": {pace}, "weekends": false}}'
        setting = text("UPDATE tables SET clock = CAST(:clock AS JSON), on_timeout = 'vote' WHERE id = :id")
        if op.get_bind().dialect.name == "sqlite":
            setting = text("UPDATE tables SET clock = :clock, on_timeout = 'vote' WHERE id = :id")
        op.get_bind().execute(setting, {"clock": clock, "id": table})


def _add_rests() -> None:
    op.create_table("house_clock", Column("key", Text()), Column("beat", Float(), nullable=False), _key("key"))
    op.create_table(
        "house_pauses",
        Column("id", Integer(), autoincrement=True, nullable=False),
        Column("began", Float(), nullable=False),
        Column("ended", Float(), nullable=False),
        _key("id"),
    )
    op.create_table(
        "holidays",
        Column("guest", Text(), nullable=False),
        Column("begins", Float(), nullable=False),
        Column("ends", Float(), nullable=False),
        _of_guest(),
        _key("guest", "begins"),
    )
    op.create_table(
        "zones",
        Column("guest", Text(), nullable=False),
        Column("since", Float(), nullable=False),
        Column("zone", Text(), nullable=False),
        _of_guest(),
        _key("guest", "since"),
    )


def _add_timeouts() -> None:
    op.create_table(
        "grants",
        Column("table_id", Text(), nullable=False),
        Column("n", Integer(), nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("at", Float(), nullable=False),
        Column("seconds", Float(), nullable=False),
        _of_table(),
        _key("table_id", "n", "seat", "at"),
    )
    op.create_table(
        "timeout_votes",
        Column("table_id", Text(), nullable=False),
        Column("n", Integer(), nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("guest", Text(), nullable=False),
        Column("vote", Text(), nullable=False),
        _of_table(),
        _of_guest(),
        _key("table_id", "n", "seat", "guest"),
    )


def _add_seeks() -> None:
    op.create_table(
        "seeks",
        Column("id", Text(), nullable=False),
        Column("guest", Text(), nullable=False),
        Column("games", JSON(), nullable=False),
        Column("seats_from", Integer(), nullable=False),
        Column("seats_to", Integer(), nullable=False),
        Column("clock", JSON(), nullable=False),
        Column("fill_at", Float()),
        Column("expires", Float(), nullable=False),
        Column("created", Float(), nullable=False),
        Column("table_id", Text()),
        _of_guest(),
        _of_table(),
        _key("id"),
    )
    op.create_index("seeks_of_guest", "seeks", ["guest"], unique=False)


def _key(*columns: str) -> PrimaryKeyConstraint:
    return PrimaryKeyConstraint(*columns)


def _of_guest() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["guest"], ["guests.id"])


def _of_table() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["table_id"], ["tables.id"])
