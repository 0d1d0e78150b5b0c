"""What Prometheus may ask: tables, moves, latency, websockets, bots' time."""

from __future__ import annotations

import time
from collections.abc import Awaitable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The measures of this process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("groma_tables_in_memory", "Tables in memory.", registry=self.registry)
        self.websockets = Gauge("groma_websockets", "Open websockets.", registry=self.registry)
        self.moves = Counter("groma_moves", "Moves that were stored.", ["by"], registry=self.registry)
        self._moves_of_people = self.moves.labels("person")
        self.refused = Counter("groma_moves_refused", "Moves that were refused.", registry=self.registry)
        self.latency = Histogram(
            "groma_move_seconds", "From the arrival of a move to its commit.", buckets=_SECONDS, registry=self.registry
        )
        self.requests = Histogram(
            "groma_request_seconds", "Time of requests.", ["status"], buckets=_SECONDS, registry=self.registry
        )
        self.failures = Counter(
            "groma_failures", "Requests and websockets that broke by a fault of ours.", registry=self.registry
        )
        self.thinking = Histogram(
            "groma_bot_seconds", "Time bots thought.", ["level"], buckets=_SECONDS, registry=self.registry
        )
        self.failed_bots = Counter("groma_bot_failures", "Bots that failed or ran out of time.", registry=self.registry)

    async def timed_move(self, playing: Awaitable[int]) -> int:
        """Measure the playing of a move."""
        start = time.perf_counter()
        try:
            n = await playing
        except Exception:
            self.refused.inc()
            raise
        self._moves_of_people.inc()
        self.latency.observe(time.perf_counter() - start)
        return n

    def text(self, tables: int, websockets: int) -> bytes:
        """Return all measures in the format of Prometheus."""
        self.tables.set(tables)
        self.websockets.set(websockets)
        return generate_latest(self.registry)
