"""What whoever runs a table may choose."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

DAY = 86400


class Settings(BaseModel):
    """All settings with their defaults; `GROMA_<NAME>` in the environment replaces one."""

    model_config = ConfigDict(frozen=True)

    database: str = ""
    """URL of the database; empty: a SQLite file in the user's data folder."""
    database_seconds: float = 10.0
    """The longest that anyone waits for the database before a request is refused."""
    components: dict[str, str] = Field(default_factory=dict)
    """Components files to play with, by game."""
    modules: list[str] = Field(default_factory=list)
    """Python modules that put further games or bots on the shelf, imported at the start."""
    bots: list[str] = Field(default_factory=list)
    """Bots of one's own that people may choose as levels: NAME=MODULE:CLASS or NAME=program:COMMAND, with commas."""
    origins: list[str] = Field(default_factory=list)
    """Origins of web pages that may use the table, besides its own."""
    site: str = ""
    """The public URL, such as https://groma.example.org: passkeys belong to its name. By default to where one is."""
    secure_cookies: bool | None = None
    """Whether cookies travel over HTTPS only; by default those do that are given out over HTTPS."""
    proxies: list[str] = Field(default_factory=list)
    """Addresses of the proxies that are believed about a caller's address and HTTPS, with commas; `*` for all."""

    body_bytes: int = 64_000
    record_bytes: int = 2_000_000
    moves_per_second: float = 20.0
    """Of one guest, in the long run."""
    moves_at_once: int = 60
    messages_per_second: float = 20.0
    """Over one websocket, in the long run; a guest may send three times as many over all of them."""
    messages_at_once: int = 100
    chat_per_minute: float = 20.0
    """Lines of one guest, in the long run."""
    chat_at_once: int = 5
    guests_per_minute: int = 120
    """New guests from one address."""
    accounts_per_hour: int = 5
    """People from one address who name themselves."""
    tables_per_guest: int = 200
    """Tables of one host that are not finished, and records that were imported."""
    websockets_per_guest: int = 30

    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots search, hints and reviews are found; one more serves bots that answer at once."""
    bot_thinkers: int = 0
    """Further processes with which each worker thinks about one answer; for machines with cores to spare."""
    bot_seconds: float = 10.0
    """The longest that a bot may think about one answer."""
    hint_seconds: float = 2.0
    """How long a hint is thought about."""
    review_simulations: int = 40
    """How often each decision of a finished game is tried when it is looked at again; doubtful ones five times that."""
    lease_seconds: float = 4.0
    """After so long without a sign of life another process may think in one's place."""
    desertion_seconds: float = 120.0
    """After so long an absence the host may hand a seat to a bot, and hosting itself passes on in a waiting room."""
    cached_tables: int = 500

    @staticmethod
    def from_environment(**chosen: Any) -> Settings:
        """Return the settings of the environment, overruled by what was chosen."""
        found = {
            name: os.environ[f"GROMA_{name.upper()}"] for name in _plain() if f"GROMA_{name.upper()}" in os.environ
        }
        lists = {name: _listed(os.environ.get(f"GROMA_{name.upper()}", "")) for name in _LISTS}
        return Settings.model_validate({**found, **lists, **chosen})


_LISTS = ("modules", "bots", "origins", "proxies")


def _listed(text: str) -> list[str]:
    return [one for one in text.split(",") if one]


def _plain() -> list[str]:
    return [name for name in Settings.model_fields if name not in ("components", *_LISTS)]


def data_folder() -> Path:
    """Return the folder in which the user's own data belong."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "groma"
