"""What a browser is called in the list of those that are signed in."""

from __future__ import annotations

_PROGRAMS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("Chrom", "Chrome"),
             ("CriOS", "Chrome"), ("Safari", "Safari"))  # fmt: skip
_SYSTEMS = (("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac", "Mac"),
            ("CrOS", "ChromeOS"), ("Linux", "Linux"))  # fmt: skip


def browser_label(agent: str) -> str:
    """Return program and system of a browser, as far as it tells them."""
    found = [next((name for mark, name in known if mark in agent), "") for known in (_PROGRAMS, _SYSTEMS)]
    return " · ".join(part for part in found if part) or "?"
