"""Structured logs: one JSON object a line on standard error; no token, cookie, seed or link is ever in one.

Whoever knows the name of a table in its link may sit down there; a log has another name for it, which leads nowhere.
"""

from __future__ import annotations

import io
import logging
import re
import sys
from contextlib import suppress
from hashlib import sha256
from typing import TextIO, cast

import structlog


def log_name(table: str) -> str:
    """Return the name of a table in the log."""
    return sha256(table.encode()).hexdigest()[:8]


def without_links(_logger: object, _method: str, told: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Name tables otherwise than their links do."""
    if "table" in told:
        told["table"] = log_name(told["table"])
    if "path" in told:
        told["path"] = re.sub(r"^(/api/tables/|/t/)([^/]+)", _renamed, told["path"])
    return told


def _renamed(found: re.Match[str]) -> str:
    return found[1] + log_name(found[2])


class _Unfailing(io.TextIOBase):
    """Standard error; what cannot be written, because the disk is full, is lost, and play goes on."""

    def write(self, text: str) -> int:
        with suppress(OSError):
            return sys.stderr.write(text)
        return 0

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


def set_up(level: int = logging.INFO) -> None:
    """Write our own logs and those of libraries in the same form."""
    steps: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        without_links,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    ending: list[structlog.typing.Processor] = [
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer(),
    ]
    structlog.configure(
        processors=[*steps, *ending],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=cast("TextIO", _Unfailing())),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=steps, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *ending]
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
