"""What every call may answer instead of what it was asked for."""

from __future__ import annotations

from typing import Any

from groma.table.wire.base import Problem
from groma.table.wire.playing import Refused

PROBLEMS: dict[int | str, dict[str, Any]] = {
    401: {"model": Problem, "description": "The caller is not known."},
    403: {"model": Problem, "description": "The caller may not do this."},
    404: {"model": Problem, "description": "There is no such thing."},
    409: {"model": Problem | Refused, "description": "The table does not allow it now."},
    413: {"model": Problem, "description": "The request is too large."},
    422: {"model": Problem, "description": "The request cannot be understood."},
    429: {"model": Problem, "description": "Too much at once."},
    503: {"model": Problem, "description": "The table cannot do it now; ask again in a moment."},
}
