"""Guests: a random token in a signed cookie, a personal link for another device, a token for a program."""

from __future__ import annotations

import hmac
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import delete, insert, select, update

from groma.table.database import Database
from groma.table.refusal import Refusal
from groma.table.schema import accounts, guests, keys

COOKIE = "groma"
_REMEMBERED = 10_000
_NOTED = 3600.0
"""Seconds after which it is noted again that a browser is used."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that show nothing."""


@dataclass(frozen=True)
class Caller:
    """Who asks: a guest, perhaps through a token that is good for one seat only."""

    guest: str
    table: str | None = None
    seat: int | None = None

    def is_known_at(self, table: str) -> bool:
        """Tell whether this is anyone at a table: a seat token is good at its own only."""
        return self.table in (None, table)

    def may_use(self, table: str, seat: int) -> bool:
        """Tell whether a seat token, if it is one, is good for this seat."""
        return self.table is None or (self.table, self.seat) == (table, seat)


def clean_name(text: str) -> str:
    """Return a name or a line of chat as plain text: printable characters, single spaces."""
    shown = "".join(sign if sign.isprintable() and sign not in _BLANK else " " for sign in text)
    return " ".join(shown.split())


class Identity:
    """Knows guests by their keys; only digests of keys are stored."""

    def __init__(self, database: Database, secret: str) -> None:
        self.database = database
        self.sign_with(secret)
        self._known: OrderedDict[str, Caller] = OrderedDict()

    def sign_with(self, secret: str) -> None:
        """Take the secret of the database; a restored one brings its own."""
        self._secret = bytes.fromhex(secret)

    async def welcome(self, name: str) -> tuple[Caller, str]:
        """Make a new guest; return it with the value of its cookie."""
        guest = secrets.token_hex(8)
        token = secrets.token_urlsafe(24)
        async with self.database.write() as connection:
            await connection.execute(insert(guests).values(id=guest, name=name, created=time.time()))
            await connection.execute(insert(keys).values(**_key(token, guest, "cookie")))
        return Caller(guest), self.sign(token)

    async def name_of(self, caller: Caller) -> tuple[str, bool]:
        """Return the name of a guest, who may have changed it at another process, and whether it is a handle."""
        wanted = (
            select(guests.c.name, accounts.c.handle)
            .join_from(guests, accounts, isouter=True)
            .where(guests.c.id == caller.guest)
        )
        async with self.database.read() as connection:
            found = (await connection.execute(wanted)).one()
        return found.name, found.handle is not None

    async def note_use(self, cookie: str) -> None:
        """Note that a browser in which a person is signed in is still used, once an hour at most."""
        stale = (keys.c.digest == digest_of(cookie), keys.c.used < time.time() - _NOTED)
        async with self.database.read() as connection:
            if await connection.scalar(select(keys.c.digest).where(*stale)) is None:
                return
        async with self.database.write() as connection:
            await connection.execute(update(keys).where(*stale).values(used=time.time()))

    async def close_browser(self, cookie: str) -> None:
        """Sign a browser out."""
        async with self.database.write() as connection:
            await connection.execute(delete(keys).where(keys.c.digest == digest_of(cookie)))

    async def close_others(self, caller: Caller, cookie: str) -> None:
        """Sign out all browsers and programs of a person but this one."""
        others = (keys.c.guest == caller.guest, keys.c.digest != digest_of(cookie))
        async with self.database.write() as connection:
            await connection.execute(delete(keys).where(*others))

    async def personal_link(self, caller: Caller, cookie: str) -> str:
        """Make the secret of a personal link; all other keys of the guest end, but for this cookie."""
        secret = secrets.token_urlsafe(24)
        await self.close_others(caller, cookie)
        async with self.database.write() as connection:
            await connection.execute(insert(keys).values(**_key(secret, caller.guest, "link")))
        return secret

    async def open_browser(self, guest: str, label: str) -> str:
        """Sign a browser in that has just shown a key of a person; return the value of its cookie."""
        token = secrets.token_urlsafe(24)
        async with self.database.write() as connection:
            now = time.time()
            signed_in = {"label": label, "used": now, "proved": now}
            await connection.execute(insert(keys).values(**_key(token, guest, "cookie"), **signed_in))
        return self.sign(token)

    async def prove(self, cookie: str, label: str) -> None:
        """Note that whoever sits before this browser has just shown a key."""
        now = time.time()
        async with self.database.write() as connection:
            noted = update(keys).where(keys.c.digest == digest_of(cookie))
            await connection.execute(noted.values(label=label, used=now, proved=now))

    async def take_over(self, secret: str) -> tuple[Caller, str]:
        """Return the guest of a personal link, with the value of a cookie for this device."""
        caller = await self._find(secret, "link")
        if caller is None:
            raise Refusal(403, "link", "This personal link is not known; it may have been replaced.")
        token = secrets.token_urlsafe(24)
        async with self.database.write() as connection:
            await connection.execute(insert(keys).values(**_key(token, caller.guest, "cookie")))
        return caller, self.sign(token)

    async def seat_token(self, caller: Caller, table: str, seat: int) -> str:
        """Make a token with which a program plays one seat of this guest; it replaces an earlier one."""
        token = secrets.token_urlsafe(24)
        earlier = (keys.c.kind == "seat", keys.c.table_id == table, keys.c.seat == seat)
        async with self.database.write() as connection:
            await connection.execute(delete(keys).where(*earlier))
            await connection.execute(insert(keys).values(**_key(token, caller.guest, "seat", table, seat)))
        return token

    async def by_cookie(self, cookie: str) -> Caller | None:
        """Return the guest of a cookie, if its signature is ours."""
        token, _, signature = cookie.partition("~")
        if not hmac.compare_digest(self._signature(token), signature.encode()):
            return None
        return await self._remembered(token)

    async def by_seat_token(self, token: str) -> Caller | None:
        """Return the caller behind a seat token, which may have been replaced at another process."""
        return await self._find(token, "seat")

    def sign(self, token: str) -> str:
        """Return a token with our signature, as the cookie carries it."""
        return f"{token}~{self._signature(token).decode()}"

    def _signature(self, token: str) -> bytes:
        return hmac.new(self._secret, token.encode(), sha256).hexdigest().encode()

    async def _remembered(self, token: str) -> Caller | None:
        digest = _digest(token)
        if digest in self._known:
            self._known.move_to_end(digest)
            return self._known[digest]
        caller = await self._find(token, "cookie")
        if caller is not None:
            self._known[digest] = caller
            if len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        return caller

    async def _find(self, token: str, kind: str) -> Caller | None:
        wanted = (
            select(guests.c.id, keys.c.table_id, keys.c.seat)
            .join_from(keys, guests)
            .where(keys.c.digest == _digest(token), keys.c.kind == kind)
        )
        async with self.database.read() as connection:
            found = (await connection.execute(wanted)).one_or_none()
        return Caller(found.id, found.table_id, found.seat) if found else None

    def forget_guest(self, guest: str) -> None:
        """Forget by which keys a guest is known, because some of them are gone."""
        for digest in [digest for digest, caller in self._known.items() if caller.guest == guest]:
            del self._known[digest]

    def forget(self) -> None:
        """Forget whom we know, because the database was replaced."""
        self._known.clear()


def digest_of(cookie: str) -> str:
    """Return by what the key in a cookie is stored."""
    return _digest(cookie.partition("~")[0])


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _key(token: str, guest: str, kind: str, table: str | None = None, seat: int | None = None) -> dict[str, object]:
    return {
        "digest": _digest(token),
        "guest": guest,
        "kind": kind,
        "table_id": table,
        "seat": seat,
        "created": time.time(),
    }
