"""A SQLite that refuses to write, as where its file can only be read, while the file of GROMA_READ_ONLY is there.

Taking away the right to write does not touch files that are open, and nothing at all where the tests run as root.
"""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import Connection, Engine, event

_sign = Path(os.environ["GROMA_READ_ONLY"])


@event.listens_for(Engine, "begin")
def _look(connection: Connection) -> None:
    connection.exec_driver_sql(f"PRAGMA query_only = {int(_sign.exists())}")
