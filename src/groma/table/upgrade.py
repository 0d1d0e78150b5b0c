"""When the rules change: every running table is played again, and says where it would go on otherwise."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

import structlog
from sqlalchemy import Row, bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.kernel import Game
from groma.table.backup import back_up
from groma.table.database import Database, alone, database_url
from groma.table.editions import Editions, keep_all
from groma.table.ledger import last_n
from groma.table.line import Difference, Line
from groma.table.live import FINISHED, OPEN, RUNNING, deal_of, read_entries, read_seats
from groma.table.refusal import Refusal
from groma.table.schema import entries, tables

log = structlog.get_logger()

Outcome = Literal["current", "same", "differs", "unreadable"]
_UPGRADE_LOCK = 71_078


@dataclass(frozen=True)
class Finding:
    """A running table, played again unless it was played by the present rules."""

    table: str
    game: str
    played_by: str
    """The version of the rules by which it was played so far."""
    rules: str
    moves: int
    outcome: Outcome
    difference: Difference | None = None
    problem: str = ""


@dataclass(frozen=True)
class Findings:
    """What a start with the present rules does to the tables of a database."""

    running: list[Finding]
    finished: int
    """They keep log, points and result."""

    def count(self, outcome: Outcome) -> int:
        """Return how many tables had this outcome."""
        return sum(finding.outcome == outcome for finding in self.running)


async def check(address: str, games: dict[str, Game[Any]]) -> Findings:
    """Tell what would happen to every table; the database stays as it is, a copy is looked at."""
    with TemporaryDirectory(prefix="groma-upgrade-") as folder:
        copy = Path(folder) / "copy.sqlite"
        await back_up(address, copy)
        database = Database(database_url(str(copy)))
        try:
            await database.migrate()
            return await bring_up_to_date(database, games)
        finally:
            await database.close()


async def upgrade(address: str, games: dict[str, Game[Any]]) -> Findings:
    """Bring a database up to date that no server uses."""
    url = database_url(address)
    with alone(url):
        database = Database(url)
        try:
            await database.migrate()
            return await bring_up_to_date(database, games)
        finally:
            await database.close()


async def bring_up_to_date(database: Database, games: dict[str, Game[Any]]) -> Findings:
    """Play every running table again that was played by other rules; those that come out the same go on by these.

    Of several processes that start at once, one does it and the others wait.
    """
    editions = Editions(games)
    try:
        async with database.write() as connection:
            if database.is_postgresql:
                await connection.execute(select(func.pg_advisory_xact_lock(_UPGRADE_LOCK)))
            await keep_all(database, connection, games)
            await _renew_open(connection, games)
            found = [finding async for finding in _played_again(connection, editions)]
            finished = await connection.scalar(select(func.count()).where(tables.c.status == FINISHED))
    finally:
        editions.close()
    return Findings(found, int(finished or 0))


async def _renew_open(connection: AsyncConnection, games: dict[str, Game[Any]]) -> None:
    """Let tables that have not begun be played by the present rules, with the components they were opened with."""
    for game in games.values():
        theirs = (tables.c.game == game.name) & (tables.c.status == OPEN)
        await connection.execute(update(tables).where(theirs).values(rules=game.version))


def tell(findings: Findings) -> None:
    """Name in the log what cannot go on by itself."""
    for finding in findings.running:
        if finding.difference is not None:
            move = finding.difference
            told = {"ply": move.ply, "seat": move.seat, "notation": move.notation, "rule": move.rule}
            log.warning("table stopped: the rules changed", table=finding.table, game=finding.game, **told)
        elif finding.outcome == "unreadable":
            log.error("table cannot be read", table=finding.table, game=finding.game, problem=finding.problem)
    if findings.count("same"):
        log.info("tables brought up to date", tables=findings.count("same"))


async def _played_again(connection: AsyncConnection, editions: Editions) -> AsyncIterator[Finding]:
    rows = (await connection.execute(select(tables).where(tables.c.status == RUNNING))).all()
    for row in rows:
        if row.game not in editions.games:
            yield _finding(row, "", 0, "unreadable", problem=f"there is no game {row.game} here")
        elif row.rules != editions.games[row.game].version or await _lacks_digests(connection, row.id):
            yield await _play_again(connection, editions, row)
        else:
            yield _finding(row, row.rules, await last_n(connection, row.id), "current")


async def _lacks_digests(connection: AsyncConnection, table: str) -> bool:
    without = (entries.c.table_id == table) & entries.c.notation.is_not(None) & entries.c.digest.is_(None)
    return await connection.scalar(select(entries.c.n).where(without).limit(1)) is not None


async def _play_again(connection: AsyncConnection, editions: Editions, row: Row[Any]) -> Finding:
    rules = editions.games[row.game].version
    stored = await read_entries(connection, row.id, 0)
    try:
        game = await editions.find(connection, row.game, row.components)
        line = Line(deal_of(row, game, len(await read_seats(connection, row.id))), is_checked=True)
    except (Refusal, ValueError) as problem:
        return _finding(row, rules, len(stored), "unreadable", problem=str(problem))
    for entry in stored:
        line.take(entry)
    line.expect(row.waiting, row.result)
    if line.difference is not None:
        await connection.execute(update(tables).where(tables.c.id == row.id).values(bot_turn=False))
        return _finding(row, rules, len(stored), "differs", line.difference)
    await connection.execute(update(tables).where(tables.c.id == row.id).values(rules=rules))
    await _fill_digests(connection, row.id, line)
    return _finding(row, rules, len(stored), "same")


async def _fill_digests(connection: AsyncConnection, table: str, line: Line) -> None:
    """Write down the positions that version 0.1.0 did not, so that the next rules can be compared with them."""
    found = [
        {"at_table": table, "at_n": logged.entry.n, "reached": logged.entry.digest}
        for logged in line.log
        if logged.entry.digest is not None
    ]
    if found:
        await connection.execute(_FILL, found)


_FILL = (
    update(entries)
    .where(entries.c.table_id == bindparam("at_table"), entries.c.n == bindparam("at_n"), entries.c.digest.is_(None))
    .values(digest=bindparam("reached"))
)


def _finding(
    row: Row[Any], rules: str, moves: int, outcome: Outcome, difference: Difference | None = None, problem: str = ""
) -> Finding:
    return Finding(row.id, row.game, row.rules, rules, moves, outcome, difference, problem)
