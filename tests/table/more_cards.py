"""The toy with corrected figures: everyone is dealt four cards."""

from __future__ import annotations

from pathlib import Path

from groma.kernel.shelf import register
from tests.kernel.toy import Toy

FILE = Path(__file__).with_name("more_cards.toml")


def corrected(components: Path | None) -> Toy:
    """Return the toy, by default with the corrected figures."""
    return Toy(components or FILE)


register("toy", corrected)
