"""What is stored. Entries are only ever added; everything else may be worked out again or is about people."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("merged_into", Text),
)

components = Table(
    "components",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("components", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", JSON, nullable=False),
    Column("salt", Text, nullable=False, server_default=""),
    Column("repeated", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("pace", Integer),
    Column("host", Text, ForeignKey("guests.id"), nullable=False),
    Column("status", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("waiting_since", Float, nullable=False),
    Column("bot_turn", Boolean, nullable=False),
    Column("result", JSON),
    Column("origin", Text),
    Column("origin_at", Integer),
    Column("rematch", Text),
    Column("quiet", Boolean, nullable=False, server_default=false()),
    Column("lesson", Text),
    Column("clock", JSON),
    Column("on_timeout", Text, nullable=False, server_default="stand-in"),
    Column("stand_in", Text, nullable=False, server_default="medium"),
    Column("started", Float),
    Column("due", Float),
)
Index("tables_of_host", tables.c.host)
Index("tables_by_status", tables.c.status, tables.c.bot_turn)
Index("tables_by_due", tables.c.due)

keys = Table(
    "keys",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id")),
    Column("seat", Integer),
    Column("created", Float, nullable=False),
    Column("label", Text),
    Column("used", Float),
    Column("proved", Float),
)
Index("keys_of_guest", keys.c.guest)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("guest", Text, ForeignKey("guests.id")),
    Column("level", Text),
    Column("colour", Text),
    Column("ready", Boolean, nullable=False, server_default=false()),
    Column("for_turn", Integer),
)
Index("seats_of_guest", seats.c.guest)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("notation", Text),
    Column("back_to", Integer),
    Column("guest", Text),
    Column("at", Float, nullable=False),
    Column("digest", Text),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
Index("chat_of_table", chat.c.table_id, chat.c.id)

mutes = Table(
    "mutes",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("muted", Text, ForeignKey("guests.id"), primary_key=True),
)

undo_requests = Table(
    "undo_requests",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("back_to", Integer, nullable=False),
)

undo_answers = Table(
    "undo_answers",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("agreed", Boolean, nullable=False),
)

wishes = Table(
    "wishes",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("wish", Text, nullable=False),
)

lesson_steps = Table(
    "lesson_steps",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

tips = Table(
    "tips",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("topic", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("closed", Boolean, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("process", Text, primary_key=True),
    Column("connected", Boolean, nullable=False),
    Column("seen", Float, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("process", Text, nullable=False),
    Column("until", Float, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("handle", Text, nullable=False),
    Column("handle_key", Text, nullable=False),
    Column("handle_since", Float, nullable=False),
    Column("user_handle", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("hidden_at", Float),
)
Index("accounts_by_handle", accounts.c.handle_key, unique=True)

reserved_handles = Table(
    "reserved_handles",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id")),
    Column("until", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("transports", JSON, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)
Index("passkeys_of_guest", passkeys.c.guest)

challenges = Table(
    "challenges",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id")),
    Column("kind", Text, nullable=False),
    Column("expires", Float, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
)
Index("recovery_codes_of_guest", recovery_codes.c.guest)

reentries = Table(
    "reentries",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
)
Index("reentries_of_guest", reentries.c.guest)

house_clock = Table(
    "house_clock",
    metadata,
    Column("key", Text, primary_key=True),
    Column("beat", Float, nullable=False),
)

house_pauses = Table(
    "house_pauses",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
)

holidays = Table(
    "holidays",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("begins", Float, primary_key=True),
    Column("ends", Float, nullable=False),
)

zones = Table(
    "zones",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("since", Float, primary_key=True),
    Column("zone", Text, nullable=False),
)

grants = Table(
    "grants",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Float, primary_key=True),
    Column("seconds", Float, nullable=False),
)

timeout_votes = Table(
    "timeout_votes",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("vote", Text, nullable=False),
)

seeks = Table(
    "seeks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("games", JSON, nullable=False),
    Column("seats_from", Integer, nullable=False),
    Column("seats_to", Integer, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("fill_at", Float),
    Column("expires", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id")),
)
Index("seeks_of_guest", seeks.c.guest)
