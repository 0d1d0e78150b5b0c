"""What only some commands need, and which extra of the package brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from groma.lab.workers import Processes, Workers


class MissingExtraError(Exception):
    """A command needs libraries that were not installed; the message says how to install them."""


@contextmanager
def needs_the_table(command: str) -> Iterator[None]:
    """Import what serves the table; if its libraries are missing, say which extra of the package has them."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.split(".")[0] == "groma":
            raise
        ways = f"in a checkout of Groma, pip install '.[table]', or uvx --from '.[table]' groma {command}"
        raise MissingExtraError(f"groma {command} needs the table: {ways}") from None


def workers_for(command: str, jobs: int, ray: str) -> Workers:
    """Return who works for a command: processes of this machine or, at an address, a Ray cluster."""
    if not ray:
        return Processes(jobs)
    with _needs_the_lab(f"{command} --ray"):
        from groma.lab.cluster import Cluster
    return Cluster(ray)


def needs_the_lab(command: str) -> AbstractContextManager[None]:
    """Import what learns; if numpy is missing, say which extra of the package has it."""
    return _needs_the_lab(f"lab {command}")


@contextmanager
def _needs_the_lab(command: str) -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.split(".")[0] == "groma":
            raise
        raise MissingExtraError(
            f"groma {command} needs {missing.name}: in a checkout of Groma, pip install '.[lab]'"
        ) from None
