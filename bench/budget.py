"""How many instructions a decision of each game may cost: `make budget` counts them again, `make test` compares.

They are the same from run to run, but not with another Python or another C compiler: each such pair has its own.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from bench.instructions import costs

FILE = Path(__file__).resolve().parents[1] / "tests" / "budget.toml"
ALLOWANCE = 1.03
"""A change that costs more than this is noticed. Two counts of one engine differ by less than a hundredth of it."""
HEADING = "# Instructions of one decision and one copy, by Python and C compiler; `make budget` renews them.\n"

Budgets = dict[str, int]


def made_with() -> str:
    """Name the Python that runs and the C compiler that it would call: the counts depend on both."""
    version = subprocess.run([os.environ.get("CC", "cc"), "-dumpversion"], capture_output=True, text=True, check=True)
    python = ".".join(platform.python_version_tuple()[:2])
    return f"python-{python}-cc-{version.stdout.split('.')[0].strip()}-{platform.machine()}"


def read() -> dict[str, Budgets]:
    """Return the budgets of all machines."""
    return tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def write(budgets: dict[str, Budgets]) -> None:
    """Write the budgets of all machines."""
    parts = [
        f'\n["{machine}"]\n' + "".join(f"{game} = {count}\n" for game, count in sorted(budget.items()))
        for machine, budget in sorted(budgets.items())
    ]
    FILE.write_text(HEADING + "".join(parts), encoding="utf-8")


def overspent(counted: dict[str, float], budget: Budgets) -> list[str]:
    """Tell of each game that costs more than it may: what was counted, and what is allowed."""
    return [
        f"{game}: {count:,.0f} instructions a decision, {budget.get(game, 0) * ALLOWANCE:,.0f} allowed"
        for game, count in counted.items()
        if count > budget.get(game, 0) * ALLOWANCE
    ]


def main() -> int:
    """Count again, print old and new, and write the file."""
    if shutil.which("valgrind") is None:
        print("valgrind counts the instructions, and is not installed")
        return 2
    budgets, machine = read(), made_with()
    before = budgets.get(machine, {})
    budgets[machine] = {game: round(count) for game, count in costs(Path(sys.executable)).items()}
    print(f"{machine:24}{'before':>12}{'now':>12}")
    for game, count in budgets[machine].items():
        old = before.get(game)
        print(f"{game:24}{old or '-':>12}{count:>12}" + (f"{count / old:8.3f}" if old else ""))
    write(budgets)
    return 0


if __name__ == "__main__":
    sys.exit(main())
