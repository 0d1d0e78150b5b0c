"""What a record is made from."""

from __future__ import annotations

from typing import Any

Table = tuple[int, list[str], dict[str, Any]]
"""The number of seats, the bots that play, the options."""
