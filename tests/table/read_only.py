"""A SQLite that refuses to write, as where its file can only be read, while the file of GROMA_READ_ONLY is there.

Taking away the right to write does not touch files that are open, and nothing at all where the tests run as root.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import Pool, event

_sign = Path(os.environ["GROMA_READ_ONLY"])


@event.listens_for(Pool, "checkout")
def _look(connection: Any, _record: object, _proxy: object) -> None:
    """Whatever takes a connection finds it so, also what speaks with the driver itself."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA query_only = {int(_sign.exists())}")
    cursor.close()
