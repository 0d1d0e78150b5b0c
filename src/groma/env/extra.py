"""What an environment needs beside the engine, and how to install it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs_the_extra(way: str = "in a checkout of Groma, pip install '.[env]'") -> Iterator[None]:
    """Import what environments are made with; if it is missing, say how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.split(".")[0] == "groma":
            raise
        raise ImportError(f"environments need {missing.name}: {way}") from None
