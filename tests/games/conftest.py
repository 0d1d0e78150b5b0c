"""A random game over which a test fails is saved; the report says where."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.games.failed import forget, save

FOLDER = Path(__file__).parents[2] / "failed"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Save the game of a test that fails."""
    report = yield
    if report.when == "call":
        file = save(FOLDER) if report.failed else None
        if file is not None:
            report.sections.append(("The random game", f"groma replay {file}"))
        forget()
    return report
