"""Everything a process needs to serve tables, opened and closed together."""

from __future__ import annotations

import asyncio
import importlib
import secrets
from collections.abc import Coroutine
from typing import Any

import structlog

import groma
from groma.bots import enlist
from groma.kernel import Game
from groma.table.archive import Archive
from groma.table.background import for_ever
from groma.table.bots import Bots
from groma.table.chat import Chat
from groma.table.database import Database, Outage, database_url
from groma.table.hall import Hall
from groma.table.hosting import Hosting
from groma.table.identity import Identity
from groma.table.judging import Judging
from groma.table.ledger import Ledger
from groma.table.lessons import Lessons
from groma.table.limits import Limits
from groma.table.lobby import Lobby
from groma.table.metrics import Metrics
from groma.table.neighbours import Neighbours
from groma.table.people.accounts import Accounts
from groma.table.people.codes import Codes
from groma.table.people.export import Export
from groma.table.people.leaving import Leaving
from groma.table.people.merging import Merging
from groma.table.people.passkeys import Passkeys
from groma.table.presence import Presence
from groma.table.pulse import Pulse
from groma.table.resting import Resting
from groma.table.seating import Seating
from groma.table.seeks import Seeks
from groma.table.settings import Settings
from groma.table.stopped import Agreement
from groma.table.thinking import Workshop
from groma.table.timeouts import Timeouts
from groma.table.tips import Tips
from groma.table.undoing import Undoing
from groma.table.watching import Watching

log = structlog.get_logger()


def shelf(settings: Settings) -> dict[str, Game[Any]]:
    """Return the games that are played here, with the components that were chosen."""
    for module in settings.modules:
        importlib.import_module(module)
    enlist(settings.bots)
    return {name: groma.game(name, settings.components.get(name)) for name in groma.names()}


class House:
    """The parts of one process, in the order in which they need each other."""

    def __init__(self, settings: Settings, database: Database, secret: str, epoch: str) -> None:
        self.settings = settings
        self.database = database
        self.pulse = Pulse(database)
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.identity = Identity(database, secret)
        self.ledger = Ledger(database, secrets.token_hex(4), epoch)
        self.hall = Hall(settings, database, self.ledger, shelf(settings))
        self.seating = Seating(self.hall)
        self.timeouts = Timeouts(self.hall, self.seating)
        self.resting = Resting(self.hall)
        self.seeks = Seeks(self.hall, self.seating)
        self.lobby = Lobby(self.hall, self.seeks, self.limits)
        self.hosting = Hosting(self.hall, self.seating)
        self.archive = Archive(self.hall, self.seating)
        self.undoing = Undoing(self.hall)
        self.agreement = Agreement(self.hall)
        self.presence = Presence(self.hall)
        self.chat = Chat(self.hall)
        self.watching = Watching(self.hall, self.presence, self.chat, self.limits, self.metrics)
        self.workshop = Workshop(settings, self.metrics)
        self.bots = Bots(self.hall, self.workshop, self.metrics)
        self.lessons = Lessons(self.hall, self.seating, self.undoing)
        self.tips = Tips(self.hall)
        self.judging = Judging(self.hall, self.workshop)
        self.neighbours = Neighbours(self.hall, self.watching, self.identity, self.lobby)
        self.accounts = Accounts(database)
        self.passkeys = Passkeys(database)
        self.codes = Codes(database)
        self.merging = Merging(self.seating)
        self.leaving = Leaving(self.seating)
        self.export = Export(self.hall)
        self._tasks: list[asyncio.Task[None]] = []
        self._ledger_task: asyncio.Task[None] | None = None

    @staticmethod
    async def open(settings: Settings) -> House:
        """Open the database, bring it up to date and start what runs in the background."""
        database = Database(database_url(settings.database), settings.database_seconds)
        await database.migrate()
        house = House(settings, database, await database.setting("secret"), await database.setting("epoch"))
        await house.hall.time.begin(database)
        house._ledger_task = asyncio.create_task(house.ledger.run())
        await house.neighbours.listen()
        house._start(for_ever(house.hall.heal))
        house._start(house.presence.run())
        house._start(house.hosting.run())
        house._start(house.bots.run())
        house._start(house.hall.time.run(database))
        house._start(house.timeouts.run())
        house._start(house.seeks.run())
        house._start(house.lobby.run())
        house._start(house.neighbours.run())
        house._start(house.leaving.run())
        log.info("open", process=house.hall.process, database=database.url.get_backend_name())
        return house

    def _start(self, running: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(running)
        task.add_done_callback(_tell_failure)
        self._tasks.append(task)

    async def close(self) -> None:
        """Finish what was accepted, then close everything."""
        async with self.database.resting():
            for task in self._tasks:
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.judging.close()
        await self.lessons.close()
        await self.bots.close()
        self.ledger.close()
        if self._ledger_task:
            await self._ledger_task
        await self._say_goodbye()
        await self.neighbours.close()
        await self.database.close()
        self.hall.editions.close()
        log.info("closed", process=self.hall.process)

    async def _say_goodbye(self) -> None:
        """Note that nobody is here any more; where that cannot be stored, it is seen by the clock."""
        try:
            await self.presence.leave()
        except Outage as problem:
            log.warning("nobody was signed off", problem=str(problem))


def _tell_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("a background task ended", exc_info=task.exception())
