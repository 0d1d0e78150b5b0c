"""Where the system's Chromium lies."""

from __future__ import annotations

import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """Return the path of Chromium; `make test` installs it where it is missing."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    raise RuntimeError("Chromium is missing: run `make test`, or install it and put it on the path")
