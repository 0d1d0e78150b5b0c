"""A decision costs no more instructions than its budget allows, in every game, compiled."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest
from bench import budget
from bench.budget import made_with, overspent
from bench.instructions import costs

import groma

BUDGET = {"praetor": 32_000, "marble": 28_000}


def test_a_slow_down_of_five_hundredths_is_noticed_and_told() -> None:
    counted = {"praetor": 32_000.0, "marble": 28_000 * 1.05}
    assert overspent(counted, BUDGET) == ["marble: 29,400 instructions a decision, 28,840 allowed"]


def test_a_hundredth_more_is_let_pass() -> None:
    assert overspent({"praetor": 32_000 * 1.01, "marble": 28_000 * 0.9}, BUDGET) == []


def test_a_game_without_a_budget_is_told() -> None:
    assert overspent({"chess": 5.0}, BUDGET) == ["chess: 5 instructions a decision, 0 allowed"]


def test_budgets_are_read_as_they_were_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "FILE", tmp_path / "budget.toml")
    budget.write({"python-3.11-cc-12-x86_64": BUDGET, "python-3.12-cc-14-aarch64": {}})
    assert budget.read() == {"python-3.11-cc-12-x86_64": BUDGET, "python-3.12-cc-14-aarch64": {}}


@pytest.mark.skipif(os.environ.get("GROMA_EXPECTED") != "compiled", reason="only what make compiled has a budget")
def test_a_decision_costs_no_more_than_its_budget_allows() -> None:
    if shutil.which("valgrind") is None:
        pytest.skip("valgrind is missing")
    budgets = budget.read()
    if made_with() not in budgets:
        pytest.skip(f"there is no budget for {made_with()}; `make budget` makes one")
    counted = costs(Path(sys.executable))
    assert set(counted) == set(groma.names())
    assert overspent(counted, budgets[made_with()]) == [], "`make budget` renews it, if that is meant"
