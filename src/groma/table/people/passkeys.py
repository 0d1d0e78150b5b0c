"""Passkeys, as WebAuthn knows them; the library is imported when the first one is asked for."""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
import time
from hashlib import sha256
from typing import Any

import structlog
from sqlalchemy import CursorResult, Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.table.database import Database
from groma.table.people.accounts import account_of, unnamed
from groma.table.people.site import Site
from groma.table.refusal import Refusal, conflict, unknown
from groma.table.schema import challenges, keys, passkeys
from groma.table.wire.people import Passkey

log = structlog.get_logger()

MOST = 10
_PATIENCE = 300.0
_MAKE = "make"
_SHOW = "show"


class Passkeys:
    """Makes and checks passkeys; challenges are stored as digests, for some minutes, and are good once."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Making one

    async def ask_to_make(self, guest: str, site: Site) -> dict[str, Any]:
        """Return what a browser is asked to make a passkey for a person."""
        async with self.database.read() as connection:
            account = await account_of(connection, guest)
            known = await self._of(connection, guest)
        if account is None:
            raise unnamed()
        if len(known) >= MOST:
            raise _too_many()
        challenge = await self._challenge(_MAKE, guest)
        return await asyncio.to_thread(_options_to_make, site, account, [row.id for row in known], challenge)

    async def made(self, guest: str, site: Site, credential: dict[str, Any], label: str) -> None:
        """Store a passkey that a browser has made; with the first one the personal link ends."""
        challenge = await self._answered(credential, _MAKE, guest)
        row = await asyncio.to_thread(_check_made, credential, challenge, site)
        now = time.time()
        row |= {"guest": guest, "label": label, "created": now, "used": now}
        async with self.database.write() as connection:
            counted = select(func.count()).where(passkeys.c.guest == guest)
            if int(await connection.scalar(counted) or 0) >= MOST:
                raise _too_many()
            added: CursorResult[Any] = await connection.execute(self.database.add(passkeys).values(**row))
            if added.rowcount != 1:
                raise conflict("passkey-known", "This passkey is known already.")
            await connection.execute(delete(keys).where(keys.c.guest == guest, keys.c.kind == "link"))

    async def remove(self, guest: str, key: str) -> None:
        """Forget a passkey of a person."""
        async with self.database.write() as connection:
            own = (passkeys.c.guest == guest, passkeys.c.id == key)
            removed: CursorResult[Any] = await connection.execute(delete(passkeys).where(*own))
        if removed.rowcount != 1:
            raise unknown("passkey")

    async def look(self, guest: str, key: str) -> Passkey:
        """Return a passkey of a person."""
        async with self.database.read() as connection:
            found = [row for row in await self._of(connection, guest) if row.id == key]
        if not found:
            raise unknown("passkey")
        return Passkey(id=key, label=found[0].label, created=found[0].created, used=found[0].used)

    # Showing one

    async def ask_to_show(self, site: Site) -> dict[str, Any]:
        """Return what a browser is asked, to learn who sits before it."""
        return await asyncio.to_thread(_options_to_show, site, await self._challenge(_SHOW, None))

    async def shown(self, site: Site, credential: dict[str, Any]) -> str:
        """Return whose passkey was shown."""
        challenge = await self._answered(credential, _SHOW, None)
        async with self.database.read() as connection:
            wanted = select(passkeys).where(passkeys.c.id == str(credential.get("id")))
            known = (await connection.execute(wanted)).one_or_none()
        if known is None:
            raise _refused()
        count = await asyncio.to_thread(_check_shown, credential, challenge, site, known.public_key)
        if known.sign_count and count <= known.sign_count:
            # Passkeys that travel between devices do not count; a copy cannot be told from those.
            log.warning("the counter of a passkey did not grow", before=known.sign_count, now=count)
        async with self.database.write() as connection:
            used = {"used": time.time(), "sign_count": count}
            await connection.execute(update(passkeys).where(passkeys.c.id == known.id).values(**used))
        return str(known.guest)

    # Challenges

    async def _of(self, connection: AsyncConnection, guest: str) -> list[Row[Any]]:
        return list(await connection.execute(select(passkeys).where(passkeys.c.guest == guest)))

    async def _challenge(self, kind: str, guest: str | None) -> bytes:
        challenge, now = secrets.token_bytes(32), time.time()
        async with self.database.write() as connection:
            await connection.execute(delete(challenges).where(challenges.c.expires < now))
            stored = {"digest": _digest(challenge), "guest": guest, "kind": kind, "expires": now + _PATIENCE}
            await connection.execute(insert(challenges).values(**stored))
        return challenge

    async def _answered(self, credential: dict[str, Any], kind: str, guest: str | None) -> bytes:
        """Return the challenge that was answered, which nobody can answer again."""
        challenge = _challenge_of(credential)
        asked = (challenges.c.kind == kind, challenges.c.guest.is_not_distinct_from(guest))
        good = (challenges.c.digest == _digest(challenge), challenges.c.expires > time.time(), *asked)
        async with self.database.write() as connection:
            taken: CursorResult[Any] = await connection.execute(delete(challenges).where(*good))
        if taken.rowcount != 1:
            raise _refused()
        return challenge


def _digest(challenge: bytes) -> str:
    return sha256(challenge).hexdigest()


def _refused() -> Refusal:
    return Refusal(403, "passkey", "This passkey is not known here, or took too long.")


def _too_many() -> Refusal:
    return conflict("passkeys", f"You have {MOST} passkeys; remove one first.")


def _challenge_of(credential: dict[str, Any]) -> bytes:
    try:
        told = json.loads(from_base64(credential["response"]["clientDataJSON"]))
        return from_base64(told["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
        raise _refused() from None


def from_base64(text: str) -> bytes:
    """Read what WebAuthn writes."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_base64(some: bytes) -> str:
    """Write as WebAuthn does."""
    return base64.urlsafe_b64encode(some).decode().rstrip("=")


def _options_to_make(site: Site, account: Row[Any], known: list[str], challenge: bytes) -> dict[str, Any]:
    from webauthn import generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    wanted = AuthenticatorSelectionCriteria(
        resident_key=ResidentKeyRequirement.REQUIRED,
        require_resident_key=True,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json_dict(
        generate_registration_options(
            rp_id=site.name,
            rp_name="Groma",
            user_id=bytes.fromhex(account.user_handle),
            user_name=account.handle,
            challenge=challenge,
            authenticator_selection=wanted,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=from_base64(key)) for key in known],
        )
    )


def _options_to_show(site: Site, challenge: bytes) -> dict[str, Any]:
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict

    return options_to_json_dict(generate_authentication_options(rp_id=site.name, challenge=challenge))


def _check_made(credential: dict[str, Any], challenge: bytes, site: Site) -> dict[str, Any]:
    from webauthn import verify_registration_response

    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
        transports = [str(one) for one in credential["response"].get("transports") or []]
    except Exception:  # it comes from outside and may hold anything, and the library raises what its parts raise
        raise _refused() from None
    return {
        "id": to_base64(made.credential_id),
        "public_key": to_base64(made.credential_public_key),
        "sign_count": made.sign_count,
        "transports": transports[:8],
    }


def _check_shown(credential: dict[str, Any], challenge: bytes, site: Site, public_key: str) -> int:
    from webauthn import verify_authentication_response

    try:
        return verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=from_base64(public_key),
            credential_current_sign_count=0,
        ).new_sign_count
    except Exception:  # as above
        raise _refused() from None
