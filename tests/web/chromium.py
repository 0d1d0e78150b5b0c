"""Where the system's Chromium lies."""

from __future__ import annotations

import shutil

WINDOWLESS = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# A list given here takes the place of Playwright's own, so its members stand here too. The first two draw the menu
# of the address bar, which nobody sees, for every new guest: that takes longer than opening the page.
WITHOUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
FLAGS = [
    "--headless",
    "--font-render-hinting=none",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
]


def chromium(*, whole: bool = False) -> str:
    """Return the path of Chromium; the one without windows starts faster, the whole one can also give notices."""
    for name in NAMES if whole else (WINDOWLESS, *NAMES):
        found = shutil.which(name)
        if found:
            return found
    raise RuntimeError("Chromium is missing: run `make test`, or install it and put it on the path")
