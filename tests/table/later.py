"""Time that goes by at a stroke, for servers under test: as much of it as a file names, in seconds."""

from __future__ import annotations

import os
import time
from pathlib import Path

_ahead = Path(os.environ["GROMA_CLOCK"])
_wall, _steady = time.time, time.monotonic


def _gone() -> float:
    # While it is written, the file is empty for a moment.
    return float(_ahead.read_text() or 0)


time.time = lambda: _wall() + _gone()
time.monotonic = lambda: _steady() + _gone()
