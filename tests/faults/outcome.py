"""What a fault did, as one row of a table."""

from __future__ import annotations

from dataclasses import dataclass

HEAD = "| fault | amount | measured | held |\n|---|---|---|---|"


@dataclass(frozen=True)
class Outcome:
    """One row: what was done how often, what was measured, and whether the promise held."""

    fault: str
    amount: str
    measured: str
    held: bool

    def row(self) -> str:
        """Return it as a row of a Markdown table."""
        return f"| {self.fault} | {self.amount} | {self.measured} | {'yes' if self.held else '**no**'} |"
