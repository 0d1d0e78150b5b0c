"""Experts that think without end, for servers under test; the file of GROMA_BROODING tells that one has begun."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from groma.bots import Bot, bot
from groma.table import mind


def _brood(level: str, seed: int) -> Bot:
    if level != "expert":
        return bot(level, seed)
    Path(os.environ["GROMA_BROODING"]).touch()
    while True:
        time.sleep(60)


pytest.MonkeyPatch().setattr(mind, "bot", _brood)
