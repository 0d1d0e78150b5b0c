"""People who have a name of their own: handles, passkeys, recovery codes, and browsers that are signed in."""

from alembic import op
from sqlalchemy import JSON, BigInteger, Column, Float, ForeignKeyConstraint, PrimaryKeyConstraint, Text

revision = "0008"
down_revision = "0007"

_OF_A_PERSON = ("accounts", "reserved_handles", "passkeys", "challenges", "recovery_codes", "reentries")
_OF_A_BROWSER = ("label", "used", "proved")


def upgrade() -> None:
    """Add them; nobody has a name of their own yet."""
    op.add_column("guests", Column("merged_into", Text()))
    op.add_column("keys", Column("label", Text()))
    op.add_column("keys", Column("used", Float()))
    op.add_column("keys", Column("proved", Float()))
    op.create_index("keys_of_guest", "keys", ["guest"])
    op.create_table(
        "accounts",
        Column("guest", Text(), nullable=False),
        Column("handle", Text(), nullable=False),
        Column("handle_key", Text(), nullable=False),
        Column("handle_since", Float(), nullable=False),
        Column("user_handle", Text(), nullable=False),
        Column("created", Float(), nullable=False),
        Column("hidden_at", Float()),
        ForeignKeyConstraint(["guest"], ["guests.id"]),
        PrimaryKeyConstraint("guest"),
    )
    op.create_index("accounts_by_handle", "accounts", ["handle_key"], unique=True)
    op.create_table(
        "reserved_handles",
        Column("digest", Text(), nullable=False),
        Column("guest", Text()),
        Column("until", Float(), nullable=False),
        ForeignKeyConstraint(["guest"], ["guests.id"]),
        PrimaryKeyConstraint("digest"),
    )
    op.create_table(
        "passkeys",
        Column("id", Text(), nullable=False),
        Column("guest", Text(), nullable=False),
        Column("public_key", Text(), nullable=False),
        Column("sign_count", BigInteger(), nullable=False),
        Column("transports", JSON(), nullable=False),
        Column("label", Text(), nullable=False),
        Column("created", Float(), nullable=False),
        Column("used", Float(), nullable=False),
        ForeignKeyConstraint(["guest"], ["guests.id"]),
        PrimaryKeyConstraint("id"),
    )
    op.create_index("passkeys_of_guest", "passkeys", ["guest"])
    op.create_table(
        "challenges",
        Column("digest", Text(), nullable=False),
        Column("guest", Text()),
        Column("kind", Text(), nullable=False),
        Column("expires", Float(), nullable=False),
        ForeignKeyConstraint(["guest"], ["guests.id"]),
        PrimaryKeyConstraint("digest"),
    )
    for secret in ("recovery_codes", "reentries"):
        op.create_table(
            secret,
            Column("digest", Text(), nullable=False),
            Column("guest", Text(), nullable=False),
            Column("created", Float(), nullable=False),
            Column("used", Float()),
            ForeignKeyConstraint(["guest"], ["guests.id"]),
            PrimaryKeyConstraint("digest"),
        )
        op.create_index(f"{secret}_of_guest", secret, ["guest"])


def downgrade() -> None:
    """Take them away again; everybody is a guest, under the name they had."""
    for table in _OF_A_PERSON:
        op.drop_table(table)
    op.drop_index("keys_of_guest", "keys")
    for column in _OF_A_BROWSER:
        op.drop_column("keys", column)
    op.drop_column("guests", "merged_into")
