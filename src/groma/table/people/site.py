"""Where passkeys belong: to the name of the site, over HTTPS or on this very machine."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import Request

from groma.table.settings import Settings

_OWN_MACHINE = "localhost"


@dataclass(frozen=True)
class Site:
    """The address that a browser binds passkeys to."""

    name: str
    origin: str


def site_of(settings: Settings, request: Request) -> Site | None:
    """Return where passkeys belong; nothing where browsers offer none, as over plain HTTP."""
    address = settings.site or f"{request.url.scheme}://{request.headers.get('host', '')}"
    try:
        parts = urlsplit(address)
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return None
    is_own_machine = name == _OWN_MACHINE or name.endswith(f".{_OWN_MACHINE}")
    if not name or _is_number(name) or (parts.scheme != "https" and not is_own_machine):
        return None
    return Site(name, f"{parts.scheme}://{name}" + (f":{port}" if port else ""))


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
