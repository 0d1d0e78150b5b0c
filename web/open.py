"""Open the table's page in the browser as soon as the table answers."""

from __future__ import annotations

import sys
import time
import urllib.request
import webbrowser
from urllib.error import URLError

PATIENCE = 120.0


def answers(url: str) -> bool:
    """Tell whether a page is served there."""
    try:
        with urllib.request.urlopen(url, timeout=2):
            return True
    except (URLError, OSError):
        return False


def main(url: str) -> None:
    """Wait for the page, then show it; where there is no browser, the address is enough."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if answers(url):
            webbrowser.open(url)
            return
        time.sleep(0.3)


if __name__ == "__main__":
    main(sys.argv[1])
