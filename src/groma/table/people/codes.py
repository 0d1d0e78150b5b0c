"""Recovery codes and the operator's link: secrets that let a person in once."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256
from typing import Any

from sqlalchemy import CursorResult, Table, delete, insert, select, update

from groma.table.database import Database, DatabaseError, database_url
from groma.table.people.accounts import account_of, unnamed
from groma.table.people.handles import handle_key
from groma.table.refusal import Refusal
from groma.table.schema import accounts, keys, recovery_codes, reentries

COUNT = 8
_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: none of them is taken for another."""
_LENGTH = 16
"""Of five bits each: 80."""
_MISREAD = str.maketrans("OIL", "011")
_REENTRY = 3600.0


class Codes:
    """Secrets of which only digests are stored; each is good once."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def renew(self, guest: str) -> list[str]:
        """Make new recovery codes; the old ones end, and so does a personal link, which anyone could have kept."""
        made = [new_code() for _ in range(COUNT)]
        rows = [{"digest": digest(code), "guest": guest, "created": time.time()} for code in made]
        async with self.database.write() as connection:
            if await account_of(connection, guest) is None:
                raise unnamed()
            await connection.execute(delete(recovery_codes).where(recovery_codes.c.guest == guest))
            await connection.execute(insert(recovery_codes), rows)
            await connection.execute(delete(keys).where(keys.c.guest == guest, keys.c.kind == "link"))
        return made

    async def use_code(self, code: str) -> str:
        """Use a recovery code up; return whose it was."""
        return await self._use(recovery_codes, digest(read_code(code)), 0.0)

    async def use_link(self, secret: str) -> str:
        """Use the operator's link up; return whom it lets in."""
        return await self._use(reentries, digest(secret), time.time() - _REENTRY)

    async def _use(self, stored: Table, of: str, since: float) -> str:
        good = (stored.c.digest == of, stored.c.used.is_(None), stored.c.created > since)
        async with self.database.write() as connection:
            used: CursorResult[Any] = await connection.execute(update(stored).where(*good).values(used=time.time()))
            if used.rowcount != 1:
                raise Refusal(403, "code", "This is no code that is still good; each is good once.")
            return str(await connection.scalar(select(stored.c.guest).where(stored.c.digest == of)))


def new_code() -> str:
    """Return a code to be written down."""
    signs = "".join(secrets.choice(_SIGNS) for _ in range(_LENGTH))
    return "-".join(signs[at : at + 4] for at in range(0, _LENGTH, 4))


def read_code(text: str) -> str:
    """Return the code that somebody means who typed it from paper."""
    signs = "".join(sign for sign in text.upper() if sign.isalnum()).translate(_MISREAD)
    return "-".join(signs[at : at + 4] for at in range(0, len(signs), 4))


def digest(secret: str) -> str:
    """Return by what a secret is stored."""
    return sha256(secret.encode()).hexdigest()


async def make_reentry(address: str, handle: str) -> str:
    """Make the secret of a link that lets a person in once, within an hour; the person is shown that it was made."""
    database, secret = Database(database_url(address)), secrets.token_urlsafe(24)
    try:
        await database.migrate()
        async with database.write() as connection:
            wanted = select(accounts.c.guest).where(accounts.c.handle_key == handle_key(handle))
            guest = await connection.scalar(wanted)
            if guest is None:
                raise DatabaseError(f"{handle}: nobody has this handle")
            made = {"digest": digest(secret), "guest": guest, "created": time.time()}
            await connection.execute(insert(reentries).values(**made))
    finally:
        await database.close()
    return secret
