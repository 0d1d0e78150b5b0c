"""Who a guest is by name: handles, and what is known of a person's keys and browsers."""

from __future__ import annotations

import secrets
import time
from typing import Any

from sqlalchemy import Row, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.table.database import Database
from groma.table.identity import Caller, digest_of
from groma.table.people.handles import handle_digest, handle_key
from groma.table.refusal import Refusal, conflict
from groma.table.schema import accounts, guests, keys, passkeys, recovery_codes, reentries, reserved_handles
from groma.table.settings import DAY
from groma.table.wire.people import Account, Browser, Passkey, Reentry

BETWEEN_HANDLES = 30 * DAY
RESERVED = 365 * DAY
SHOWN = 30 * DAY
"""How long a person is shown that the operator let somebody in."""
_FRESH = 600.0
"""Seconds for which a key that was shown is good for what a thief of a cookie may not do."""
_SIGNED_IN = 90 * DAY
"""A browser that was not used for so long is not listed: it is as good as gone."""


class Accounts:
    """Names that belong to one person; whoever has none is a guest, and stays welcome."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, guest: str) -> Row[Any] | None:
        """Return the account of a person, if the guest has one."""
        async with self.database.read() as connection:
            return await account_of(connection, guest)

    async def check_name(self, name: str) -> None:
        """Refuse a guest's name that is the handle of somebody."""
        async with self.database.read() as connection:
            if await _owner(connection, name, "") is not None:
                raise _taken()

    async def free_name(self, name: str) -> str:
        """Return a name for a guest who has just come: with a number, if it is the handle of somebody."""
        async with self.database.read() as connection:
            number, free = 1, name
            while await _owner(connection, free, "") is not None:
                number += 1
                free = f"{name[:36]} {number}"
        return free

    async def take_handle(self, caller: Caller, handle: str) -> None:
        """Name a guest, or give a person another handle."""
        try:
            async with self.database.write() as connection:
                await self._take_handle(connection, caller.guest, handle)
        except IntegrityError:
            raise _taken() from None

    async def _take_handle(self, connection: AsyncConnection, guest: str, handle: str) -> None:
        now, before = time.time(), await account_of(connection, guest)
        if await _owner(connection, handle, guest) is not None:
            raise _taken()
        chosen = {"handle": handle, "handle_key": handle_key(handle), "handle_since": now}
        if before is None:
            own = {"guest": guest, "user_handle": secrets.token_hex(32), "created": now}
            await connection.execute(insert(accounts).values(**own, **chosen))
        else:
            check_time(before, chosen["handle_key"], now)
            await self._reserve(connection, before, chosen["handle_key"], now)
            since = chosen if before.handle_key != chosen["handle_key"] else {"handle": handle}
            await connection.execute(update(accounts).where(accounts.c.guest == guest).values(**since))
        await connection.execute(update(guests).where(guests.c.id == guest).values(name=handle))

    async def _reserve(self, connection: AsyncConnection, before: Row[Any], key: object, now: float) -> None:
        """Keep the old handle for a year from anybody else."""
        if before.handle_key == key:
            return
        kept = reserved_handles.c.digest.in_([handle_digest(before.handle_key), handle_digest(str(key))])
        await connection.execute(delete(reserved_handles).where(kept))
        reserved = {"digest": handle_digest(before.handle_key), "guest": before.guest, "until": now + RESERVED}
        await connection.execute(insert(reserved_handles).values(**reserved))

    async def check_proof(self, caller: Caller, cookie: str) -> None:
        """Refuse what a stolen cookie must not do, unless a key was shown in this browser just now."""
        async with self.database.read() as connection:
            if not await has_keys(connection, caller.guest):
                return
            proved = await connection.scalar(select(keys.c.proved).where(keys.c.digest == digest_of(cookie)))
        if proved is None or time.time() - proved > _FRESH:
            raise Refusal(403, "prove", "Show a passkey or a recovery code first: POST /api/session/verify or code.")

    async def check_keys(self, guest: str) -> None:
        """Refuse a guest who could never sign in again."""
        async with self.database.read() as connection:
            if not await has_keys(connection, guest):
                raise conflict("keyless", "You have neither a passkey nor a code to sign in with again.")

    async def describe(self, caller: Caller, cookie: str) -> Account:
        """Return all that a person sees of their own account."""
        async with self.database.read() as connection:
            found = await account_of(connection, caller.guest)
            if found is None:
                raise unnamed()
            return Account(
                handle=found.handle,
                next_handle=found.handle_since + BETWEEN_HANDLES,
                created=found.created,
                passkeys=await _passkeys(connection, caller.guest),
                browsers=await _browsers(connection, caller.guest, digest_of(cookie)),
                codes=await _codes_left(connection, caller.guest),
                reentries=await _reentries(connection, caller.guest),
            )


def check_time(before: Row[Any], key: object, now: float) -> None:
    """Refuse another handle within a month; the same one may be written otherwise."""
    if before.handle_key != key and now < before.handle_since + BETWEEN_HANDLES:
        raise conflict("handle-soon", "A handle can be changed once in 30 days.")


def unnamed() -> Refusal:
    """Return the answer for what only a person with a handle can do."""
    return conflict("unnamed", "Name yourself first: PUT /api/me/handle.")


async def account_of(connection: AsyncConnection, guest: str) -> Row[Any] | None:
    """Read the account of a guest, if there is one."""
    return (await connection.execute(select(accounts).where(accounts.c.guest == guest))).one_or_none()


async def has_keys(connection: AsyncConnection, guest: str) -> bool:
    """Tell whether a person can sign in again: with a passkey or a code."""
    return bool(await _passkeys(connection, guest) or await _codes_left(connection, guest))


async def _owner(connection: AsyncConnection, name: str, guest: str) -> str | None:
    """Return who else has, or lately had, a handle that looks like a name."""
    key = handle_key(name)
    held = select(accounts.c.guest).where(accounts.c.handle_key == key, accounts.c.guest != guest)
    kept = select(reserved_handles.c.digest).where(
        reserved_handles.c.digest == handle_digest(key),
        reserved_handles.c.until > time.time(),
        or_(reserved_handles.c.guest.is_(None), reserved_handles.c.guest != guest),
    )
    if not key:
        return None
    return await connection.scalar(held) or await connection.scalar(kept)


async def _passkeys(connection: AsyncConnection, guest: str) -> list[Passkey]:
    wanted = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created)
    return [
        Passkey(id=row.id, label=row.label, created=row.created, used=row.used)
        for row in await connection.execute(wanted)
    ]


async def _browsers(connection: AsyncConnection, guest: str, here: str) -> list[Browser]:
    wanted = select(keys).where(keys.c.guest == guest, keys.c.kind == "cookie").order_by(keys.c.created.desc())
    rows = list(await connection.execute(wanted))
    return [
        Browser(label=row.label or "?", created=row.created, used=row.used or row.created, here=row.digest == here)
        for row in rows
        if row.digest == here or (row.used or row.created) > time.time() - _SIGNED_IN
    ]


async def _codes_left(connection: AsyncConnection, guest: str) -> int:
    wanted = select(recovery_codes.c.digest).where(recovery_codes.c.guest == guest, recovery_codes.c.used.is_(None))
    return len((await connection.scalars(wanted)).all())


async def _reentries(connection: AsyncConnection, guest: str) -> list[Reentry]:
    lately = select(reentries).where(reentries.c.guest == guest, reentries.c.created > time.time() - SHOWN)
    rows = await connection.execute(lately.order_by(reentries.c.created))
    return [Reentry(made=row.created, used=row.used) for row in rows]


def _taken() -> Refusal:
    return conflict("handle-taken", "This name belongs to somebody, or looks like it. Take another.")
